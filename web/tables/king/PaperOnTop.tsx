import type { KingView } from '../../../engine/king/kinds.ts';
import { Later } from '../../parts/Later.tsx';
import { useTable } from './table.ts';

/** Fetched once one of them lies there. */
export const handOver = () => import('./HandOver.tsx');
const draw = () => import('./Draw.tsx');
const openClaim = () => import('./Claim.tsx');

type Claim = Extract<KingView['play'], { readonly phase: 'play' }>['claim'];

/** The paper that lies on the cloth, if any: a claim that is answered, else what may be put away. */
export function PaperOnTop({ claim = null }: { claim?: Claim }) {
  const { papers } = useTable();
  const { paper, close } = papers;
  if (claim !== null) return <Later load={openClaim}>{({ OpenClaim }) => <OpenClaim claim={claim} />}</Later>;
  if (paper === null) return null;
  return paper.paper === 'draw' ? (
    <Later load={draw}>{({ Draw }) => <Draw draw={paper.draw} onClose={close} />}</Later>
  ) : (
    <Later load={handOver}>
      {({ HandOver }) => <HandOver line={paper.line} number={paper.number} onClose={close} />}
    </Later>
  );
}
