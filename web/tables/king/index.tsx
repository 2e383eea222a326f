import '../../styles/king.css';
import './king.css';
import { useRef } from 'preact/hooks';
import type { KingLook, RoomView, You } from '../../../party/protocol.ts';
import { held, type Stage } from '../../stage.ts';
import { Game } from './Game.tsx';
import { holdMs } from './scene.ts';

export { KingRules } from './Rules.tsx';

/** How long what has just happened stays on the table. */
export const kingStage: Stage = { holdMs: look => holdMs(look) };

type Props = { look: KingLook; room: RoomView; you: You };

/** A table of King, for those who play and those who watch. */
export function KingTable({ look, room, you }: Props) {
  const before = useBefore(look);
  return <Game key={look.nth} look={look} before={before} held={held.value} room={room} you={you} />;
}

/** The look that was shown before this one, in the same game. */
function useBefore(look: KingLook): KingLook | null {
  const looks = useRef<{ now: KingLook; before: KingLook | null }>({ now: look, before: null });
  if (looks.current.now !== look) {
    const { now } = looks.current;
    looks.current = { now: look, before: now.nth === look.nth ? now : null };
  }
  return looks.current.before;
}
