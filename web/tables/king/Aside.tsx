import { Face } from '../../parts/Face.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt } from '../../parts/people.ts';
import { TalkBeside } from '../../parts/TalkBeside.tsx';
import { scoreClass, totalOf } from './scores.ts';
import { seatsFromBottom, useTable } from './table.ts';

/** Beside the cloth, where there is room for it: how the table stands, and talk. */
export const Aside = () => (
  <div class="tal">
    <Standings />
    <TalkBeside />
  </div>
);

function Standings() {
  const table = useTable();
  const { t, view } = table;
  const { sheet, hands } = view;
  const seats = [...seatsFromBottom(table)].sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a));
  return (
    <aside class="panel tally" aria-label={t.sheet.title}>
      <h2>{t.sheet.after(sheet.length, hands)}</h2>
      <ol>
        {seats.map(seat => (
          <li key={seat}>
            <Face chair={chairAt(table, seat)} />
            <Name of={nameAt(table, seat)} />
            <span class={`num ${scoreClass(totalOf(sheet, seat))}`}>{t.signed(totalOf(sheet, seat))}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
