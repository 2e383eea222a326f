import { Draw } from './Draw.tsx';
import { HandOver } from './HandOver.tsx';
import { useTable } from './table.ts';

/** The paper that lies on the cloth, if any. */
export function PaperOnTop() {
  const { papers } = useTable();
  const { paper, close } = papers;
  if (paper === null) return null;
  return paper.paper === 'draw' ? (
    <Draw draw={paper.draw} onClose={close} />
  ) : (
    <HandOver line={paper.line} number={paper.number} onClose={close} />
  );
}
