import type { Seat } from '../../../../engine/seats.ts';
import { Face } from '../../../parts/Face.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt } from '../../../parts/people.ts';
import { byRolls, Place, Rolled } from '../play/rolls.tsx';
import { useTable } from '../table.ts';

/** Everybody rolls for a place; then the order stands there for a moment. */
export function TvRolls({ order }: { order: readonly Seat[] | null }) {
  const table = useTable();
  const { t, view, look } = table;
  const seats = order ?? byRolls(view.rolls);
  const cols = seats.length > 10 ? 3 : seats.length > 5 ? 2 : 1;
  return (
    <section class="clothed tv-rolls">
      <h2>{order === null ? t.initiative.title : t.initiative.order}</h2>
      <ol style={{ '--cols': cols, '--rows': Math.ceil(seats.length / cols) }}>
        {seats.map((seat, index) => (
          <li key={seat} class={look.awaited.includes(seat) && order === null ? 'now' : ''}>
            {order !== null && <Place number={index + 1} />}
            <Face chair={chairAt(table, seat)} />
            <Name of={nameAt(table, seat)} />
            <span class="rolled">
              <Rolled seat={seat} />
            </span>
          </li>
        ))}
      </ol>
      {order === null && <p class="soft">{t.initiative.yoursText}</p>}
    </section>
  );
}
