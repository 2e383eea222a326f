import { useRef } from 'preact/hooks';
import type { GameLook } from '../../party/protocol.ts';

/** The look that was shown before this one, in the same game. */
export function useBefore<L extends GameLook>(look: L): L | null {
  const looks = useRef<{ now: L; before: L | null }>({ now: look, before: null });
  if (looks.current.now !== look) {
    const { now } = looks.current;
    looks.current = { now: look, before: now.nth === look.nth ? now : null };
  }
  return looks.current.before;
}
