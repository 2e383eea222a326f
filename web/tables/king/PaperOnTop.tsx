import { Later } from '../../parts/Later.tsx';
import { Draw } from './Draw.tsx';
import { useTable } from './table.ts';

/** Not needed before the first hand is over. */
export const handOver = () => import('./HandOver.tsx');

/** The paper that lies on the cloth, if any. */
export function PaperOnTop() {
  const { papers } = useTable();
  const { paper, close } = papers;
  if (paper === null) return null;
  return paper.paper === 'draw' ? (
    <Draw draw={paper.draw} onClose={close} />
  ) : (
    <Later load={handOver}>
      {({ HandOver }) => <HandOver line={paper.line} number={paper.number} onClose={close} />}
    </Later>
  );
}
