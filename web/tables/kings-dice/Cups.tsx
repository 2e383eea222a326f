import { at } from '../../../engine/seats.ts';
import { Cup } from '../../parts/Die.tsx';
import { Name } from '../../parts/Name.tsx';
import { nameAt } from '../../parts/people.ts';
import { seatsFromMine, useTable } from './table.ts';

/** All dice are under the cups, and nothing was revealed yet: for those who look on. */
export function Cups() {
  const table = useTable();
  const { t, view } = table;
  return (
    <section class="clothed mine" aria-label={t.cloth.cups}>
      <ul class="cups">
        {seatsFromMine(table)
          .filter(seat => at(view.out, seat) === null)
          .map(seat => (
            <li key={seat} class={at(view.sealed, seat) ? 'down' : ''}>
              <Cup />
              <Name of={nameAt(table, seat)} />
            </li>
          ))}
      </ul>
      <p class="small middle">{t.cloth.cups}</p>
    </section>
  );
}
