import { PLACES, type Place } from '../../../engine/kings-dice/kinds.ts';
import { at, type Seat } from '../../../engine/seats.ts';
import { Cup, DieFace } from '../../parts/Die.tsx';
import { Face } from '../../parts/Face.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { Mark } from './Mark.tsx';
import { diceOf, fateOf, type Shown, seatsIn } from './reveal.ts';
import { type DiceAtTable, seatsFromMine, useTable } from './table.ts';

type Props = {
  shown: Shown;
  /** The first place that is being uncovered now; those before it lie open. Null when all of them do. */
  from: number | null;
};

/** Rows are players, columns places or turns: who laid what, and what became of it. */
export function Reveal({ shown, from }: Props) {
  const table = useTable();
  const { t, options } = table;
  const lords = options.variant === 'lords';
  const seats = seatsFromMine(table).filter(seat => seatsIn(shown).includes(seat));
  const columns = Array.from({ length: PLACES }, (_, index) => shown.places[index] ?? null);
  return (
    <table class={`reveal${seats.length > 5 ? ' dense' : ''}${from === null ? '' : ' uncovering'}`}>
      <caption class="vh">{t.reveal.caption(shown.round, lords)}</caption>
      <thead>
        <tr>
          <th class="first" scope="col">
            <span class="vh">{t.reveal.player}</span>
          </th>
          {columns.map((_, index) => (
            <th key={index} scope="col">
              <span class="vh">{lords ? t.reveal.place : t.reveal.turn} </span>
              {index + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <tr key={seat}>
            <th scope="row">
              <span>
                <Face chair={chairAt(table, seat)} />
                <span class="who">
                  <Name of={table.you.seat === seat ? t.name(whoAt(table, seat)) : nameAt(table, seat)} />
                  <Change shown={shown} seat={seat} />
                </span>
              </span>
            </th>
            {columns.map((place, index) => (
              <td key={index}>
                {place !== null && (
                  <Cell place={place} seat={seat} nth={from !== null && index >= from ? index - from : null} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" class="tiny">
            {t.reveal.result}
          </th>
          {columns.map((place, index) => (
            <td key={index}>{place !== null && <Came place={place} />}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** How many dice somebody had, and has now. */
function Change({ shown, seat }: { shown: Shown; seat: Seat }) {
  const table = useTable();
  const before = at(shown.before, seat);
  const after = diceAfter(table, shown, seat);
  return (
    <span class="change">
      <span aria-hidden="true">
        {before} <Icon name="next" /> {after}
      </span>
      <span class="vh">{table.t.reveal.count(before, after)}</span>
    </span>
  );
}

function diceAfter({ view }: DiceAtTable, { round }: Shown, seat: Seat): number {
  const { from, dice } = view.history;
  const left = dice[round - from];
  return left === undefined ? diceOf(view, seat) : at(left, seat);
}

type CellProps = { place: Place; seat: Seat; nth: number | null };

function Cell({ place, seat, nth }: CellProps) {
  const { t } = useTable();
  const laid = at(place.dice, seat);
  const fate = fateOf(place, seat);
  const style = nth === null ? undefined : { '--i': nth };
  const covered = nth !== null && (
    <span class="cover" aria-hidden="true">
      <Cup />
    </span>
  );
  if (typeof laid !== 'number') {
    return (
      <span class="res none" style={style}>
        <span aria-hidden="true">{fate === 'satOut' ? t.cloth.out : '·'}</span>
        <span class="vh">{fate === 'satOut' ? t.reveal.satOut : t.reveal.empty}</span>
        {fate === 'satOut' && covered}
      </span>
    );
  }
  return (
    <span class={`res ${fate}${nth === null ? '' : ' lifting'}`} style={style}>
      <span class="turner">
        <DieFace die={laid} name={`${laid}`} />
      </span>
      <Mark fate={fate} />
      {covered}
    </span>
  );
}

/** What came of a place, under its column. */
function Came({ place }: { place: Place }) {
  const table = useTable();
  const { t } = table;
  const { winner, taken, gone } = place;
  if (gone > 0) return <>{t.reveal.tie(gone)}</>;
  if (winner === null) return <>{t.reveal.none}</>;
  if (taken === 0) return <>{t.reveal.alone}</>;
  return (
    <>
      <span aria-hidden="true" class="pos num">
        +{taken}
      </span>
      <span class="vh">{t.reveal.takes(whoAt(table, winner), taken)}</span>
    </>
  );
}
