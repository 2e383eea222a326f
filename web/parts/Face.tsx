import type { Chair } from '../../party/protocol.ts';

const DRAWN_FACES = 8;

/** A round face in its coat; a nutcracker for a built-in player, an empty chair for nobody. */
export function Face({ chair }: { chair: Pick<Chair, 'face' | 'who'> | null }) {
  if (chair === null) {
    return (
      <span class="face chair" aria-hidden="true">
        <svg viewBox="0 0 40 40">
          <use href="#av-empty" />
        </svg>
      </span>
    );
  }
  const coat = (chair.face % DRAWN_FACES) + 1;
  return (
    <span class={`face c${coat}`} aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <use href={chair.who === 'player' ? '#av-bot' : `#av-${coat}`} />
      </svg>
    </span>
  );
}
