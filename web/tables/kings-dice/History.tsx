import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import { PastPart } from '../../parts/Past.tsx';
import { chairAt, nameAt } from '../../parts/people.ts';
import { Legend } from './Mark.tsx';
import { Reveal } from './Reveal.tsx';
import type { Shown } from './reveal.ts';
import { seatsFromMine, useTable } from './table.ts';

/** The rounds that are over: how many dice each had after them. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t, view, open } = useTable();
  return (
    <Dialog
      title={t.history.title}
      onClose={onClose}
      footer={
        <>
          {view.shown !== null && (
            <Button icon="stack" onPress={() => open('reveal')}>
              {t.history.look}
            </Button>
          )}
          <Button onPress={onClose}>{t.history.back}</Button>
        </>
      }
    >
      <Rounds />
    </Dialog>
  );
}

/** Each round with the dice that everybody had after it. */
export function Rounds() {
  const table = useTable();
  const { t, view, options, open } = table;
  const seats = seatsFromMine(table);
  const { from, dice } = view.history;
  return (
    <>
      {dice.length === 0 ? (
        <p>{t.history.none}</p>
      ) : (
        <table class="rounds">
          <thead>
            <tr>
              <th scope="col">{t.history.round}</th>
              {seats.map(seat => (
                <th key={seat} scope="col" title={nameAt(table, seat)}>
                  <Face chair={chairAt(table, seat)} />
                  <span class="vh">{nameAt(table, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dice.map((left, index) => (
              <tr key={from + index}>
                <th scope="row" class="num">
                  <button type="button" class="inlink noprint" onClick={() => open({ round: from + index })}>
                    <span class="vh">{t.history.round} </span>
                    {from + index}
                  </button>
                  <span class="printonly">{from + index}</span>
                </th>
                {seats.map(seat => {
                  const count = at(left, seat);
                  return (
                    <td key={seat} class="num">
                      {count > 0 ? (
                        count
                      ) : (
                        <span class="soft">{at(view.out, seat) === from + index ? t.history.out : '–'}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="small soft">
        {t.history.gone(view.discarded)}{' '}
        {options.roundLimit === 'none' ? t.history.noLimit : t.history.limit(options.roundLimit)}
      </p>
    </>
  );
}

/** What was revealed last, or in an earlier round, to be looked at again. */
export function RevealDialog({ round, onClose }: { round: number | null; onClose: () => void }) {
  const { t, view, open } = useTable();
  const last = view.shown;
  const number = round ?? last?.round;
  if (number === undefined) return null;
  return (
    <Dialog
      key={number}
      title={t.reveal.title(number)}
      onClose={onClose}
      footer={
        <>
          {round !== null && <Button onPress={() => open('history')}>{t.bar.history}</Button>}
          <Button onPress={onClose}>{t.history.back}</Button>
        </>
      }
    >
      {last?.round === number ? (
        <Revealed shown={last} />
      ) : (
        <PastPart part={number} instead={why => <p>{why}</p>}>
          {past => ('places' in past ? <Revealed shown={past} /> : null)}
        </PastPart>
      )}
    </Dialog>
  );
}

const Revealed = ({ shown }: { shown: Shown }) => (
  <>
    <div class="clothed">
      <Reveal shown={shown} from={null} />
    </div>
    <Legend />
  </>
);
