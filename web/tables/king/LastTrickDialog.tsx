import type { Trick } from '../../../engine/king/kinds.ts';
import { at } from '../../../engine/seats.ts';
import { CardFace } from '../../parts/Card.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Crown } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { nameAt } from '../../parts/people.ts';
import { playedBy, winningCard } from './say.ts';
import { seatsFromBottom, useTable } from './table.ts';

/** The last trick at full size, and every card that was taken in this hand and counts. */
export function LastTrickDialog({ onClose }: { onClose: () => void }) {
  const table = useTable();
  const { t, view } = table;
  const seats = seatsFromBottom(table).filter(seat => at(view.taken, seat).length > 0);
  return (
    <Dialog title={t.trick.last} onClose={onClose}>
      {view.last === null ? <p>{t.trick.nobody}</p> : <TrickRow trick={view.last} />}
      {seats.length > 0 && (
        <>
          <h3>{t.trick.takenTitle}</h3>
          <ul class="rows">
            {seats.map(seat => (
              <li key={seat}>
                <span class="grow">
                  <Name of={nameAt(table, seat)} />
                </span>
                <span class="minis">
                  {at(view.taken, seat).map(card => (
                    <CardFace key={card} card={card} name={t.cardTitle(card)} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** Four cards side by side in the order of play, each with its player; the winner wears the crown. */
export function TrickRow({ trick }: { trick: Trick }) {
  const table = useTable();
  const { t } = table;
  const won = winningCard(trick);
  return (
    <ol class="trickrow">
      {trick.cards.map((card, index) => {
        const seat = playedBy(trick.leader, index);
        return (
          <li key={card} class={card === won ? 'best' : ''}>
            <CardFace card={card} name={t.cardTitle(card)} />
            <Name of={nameAt(table, seat)} />
            {card === won && (
              <span class="mark deal" title={t.trick.won}>
                <Crown />
                <span class="vh">{t.trick.won}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
