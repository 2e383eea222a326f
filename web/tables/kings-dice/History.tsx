import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import { nameAt } from '../../parts/people.ts';
import { Legend } from './Mark.tsx';
import { Reveal } from './Reveal.tsx';
import { chairOf, seatsFromMine, useTable } from './table.ts';

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
  const { t, view, options } = table;
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
                  <Face chair={chairOf(table, seat)} />
                  <span class="vh">{nameAt(table, seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dice.map((left, index) => (
              <tr key={from + index}>
                <th scope="row" class="num">
                  {from + index}
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

/** What was revealed last, to be looked at again. */
export function RevealDialog({ onClose }: { onClose: () => void }) {
  const { t, view } = useTable();
  if (view.shown === null) return null;
  return (
    <Dialog
      title={t.reveal.title(view.shown.round)}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t.history.back}</Button>}
    >
      <div class="clothed">
        <Reveal shown={view.shown} from={null} />
      </div>
      <Legend />
    </Dialog>
  );
}
