import '../../styles/king.css';
import './cloth.css';
import type { GameLook, KingLook, RoomView, You } from '../../../party/protocol.ts';
import { held, type Stage } from '../../line/stage.ts';
import { useBefore } from '../../parts/before.ts';
import { Game } from './Game.tsx';
import { holdMs, newsOf } from './scene.ts';

/** How long what has just happened stays on the table, and what it sounds like. */
export const kingStage: Stage = {
  holdMs: look => (look.game === 'king' ? holdMs(look) : 0),
  sound: look => {
    if (look.game !== 'king') return null;
    if (newsOf(look.news, 'over') !== null) return 'win';
    if (newsOf(look.news, 'trick') !== null) return 'trick';
    return newsOf(look.news, 'play') === null ? null : 'card';
  },
};

type Props = { look: GameLook; room: RoomView; you: You };

/** A table of King, for those who play and those who watch. */
export function KingTable({ look, room, you }: Props) {
  return look.game === 'king' ? <Games look={look} room={room} you={you} /> : null;
}

/** One game after the other at the same table. */
function Games({ look, room, you }: Props & { look: KingLook }) {
  const before = useBefore(look);
  return <Game key={look.nth} look={look} before={before} held={held.value} room={room} you={you} />;
}
