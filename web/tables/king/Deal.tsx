import './suits.css';
import { cards, SUITS, suitOf } from '../../../engine/cards.ts';
import { at } from '../../../engine/seats.ts';
import { CardFace } from '../../parts/Card.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import { Later } from '../../parts/Later.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt } from '../../parts/people.ts';
import { TrickRow } from './LastTrickDialog.tsx';
import { seatsFromBottom, useTable } from './table.ts';

/** The whole deal of the hand before, all four hands open, and its last trick. */
export function DealDialog({ onClose }: { onClose: () => void }) {
  const table = useTable();
  const { t, look } = table;
  const { before } = look.view;
  return (
    <Later load={t.later}>
      {say => (
        <Dialog title={say.dealTitle} onClose={onClose}>
          {before !== null && (
            <>
              {seatsFromBottom(table).map(seat => (
                <section key={seat} class="dealt">
                  <h3>
                    <Face chair={chairAt(table, seat)} />
                    <Name of={nameAt(table, seat)} />
                  </h3>
                  <div class="suits">
                    {SUITS.map(suit => {
                      const held = cards(at(before.deal, seat)).filter(card => suitOf(card) === suit);
                      return held.length === 0 ? null : (
                        <span key={suit} class="minis">
                          {held.map(card => (
                            <CardFace key={card} card={card} name={t.cardTitle(card)} />
                          ))}
                        </span>
                      );
                    })}
                  </div>
                </section>
              ))}
              {before.last !== null && (
                <>
                  <h3>{say.lastOf}</h3>
                  <TrickRow trick={before.last} />
                </>
              )}
            </>
          )}
        </Dialog>
      )}
    </Later>
  );
}
