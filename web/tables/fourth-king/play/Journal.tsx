import { line } from '../say.ts';
import { useTable } from '../table.ts';

/** What happened so far, the newest first: whoever comes late can read it. */
export function Journal() {
  const table = useTable();
  const { t, view } = table;
  const newest = view.journal.map((event, index) => [index, line(table, event)] as const).reverse();
  if (newest.length === 0) return <p class="small soft">{t.journal.empty}</p>;
  return (
    <>
      <ol class="journal small">
        {newest.map(([index, sentence]) => (
          <li key={index}>{sentence}</li>
        ))}
      </ol>
      {view.journal[0]?.e !== 'start' && <p class="tiny soft">{t.journal.earlier}</p>}
    </>
  );
}
