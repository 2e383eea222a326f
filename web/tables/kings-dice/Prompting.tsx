import { Absent } from '../../parts/Absent.tsx';
import { Prompt } from '../../parts/notices.tsx';
import { Refusal } from '../../parts/Refusal.tsx';
import { WhoWaits } from '../../parts/TableBar.tsx';
import { promptOf, sentencesOf } from './say.ts';
import { useTable } from './table.ts';

/** The one place that says what there is to do, what has just been revealed, and why something cannot be done. */
export function Prompting({ from, lifting }: { from: number; lifting: boolean }) {
  const table = useTable();
  const { t, notice, open, held, view } = table;
  if (notice !== null) {
    const more = <Refusal notice={notice} nameOf={t.book.rule} onRule={rule => open({ rule })} />;
    return <Prompt icon="info" what={notice.title} more={more} />;
  }
  if (held && lifting) return <Prompt icon="stack" what={t.reveal.lifting} />;
  const { lamp, title, text } = promptOf(table);
  const told = held && view.shown !== null ? sentencesOf(table, view.shown, from) : [];
  return (
    <Prompt
      icon={lamp ? 'lamp' : held ? 'stack' : undefined}
      what={title}
      more={
        <>
          {text} {held ? <WhoWaits /> : <Absent />}
          {told.length > 0 && (
            <span class="told">
              {told.map(sentence => (
                <span key={sentence}>{sentence} </span>
              ))}
            </span>
          )}
        </>
      }
    />
  );
}
