import type { Chair } from '../../party/protocol.ts';
import { Drawing } from './Icon.tsx';

const DRAWN_FACES = 8;

/** A round face in its coat; a nutcracker for a built-in player, an empty chair for nobody. */
export function Face({ chair }: { chair: Pick<Chair, 'face' | 'who'> | null }) {
  const coat = chair === null ? null : (chair.face % DRAWN_FACES) + 1;
  return (
    <span class={coat === null ? 'face chair' : `face c${coat}`} aria-hidden="true">
      <Drawing id={chair === null ? 'av-empty' : chair.who === 'player' ? 'av-bot' : `av-${coat}`} box="0 0 40 40" />
    </span>
  );
}
