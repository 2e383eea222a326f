import '../../styles/table.css';
import '../../styles/gifts.css';
import type { FourthLook, GameLook, RoomView, You } from '../../../party/protocol.ts';
import { held, type Stage } from '../../line/stage.ts';
import { useBefore } from '../../parts/before.ts';
import { Game } from './Game.tsx';
import { holdMs, newsOf } from './scene.ts';

/** How long what has just happened stays on the table, and what it sounds like. */
export const fourthStage: Stage = {
  holdMs: look => (look.game === 'fourth-king' ? holdMs(look) : 0),
  sound: look => {
    if (look.game !== 'fourth-king') return null;
    if (newsOf(look.news, 'over') !== null) return 'win';
    if (newsOf(look.news, 'open') !== null) return 'trick';
    const small = (['pick', 'allow', 'resist', 'roll', 'shake'] as const).some(e => newsOf(look.news, e) !== null);
    return small ? 'card' : null;
  },
};

type Props = { look: GameLook; room: RoomView; you: You };

/** A table of the Fourth King, for players, for King Bob and for those who watch. */
export function FourthTable({ look, room, you }: Props) {
  return look.game === 'fourth-king' ? <Games look={look} room={room} you={you} /> : null;
}

/** One game after the other at the same table. */
function Games({ look, room, you }: Props & { look: FourthLook }) {
  const before = useBefore(look);
  return <Game key={look.nth} look={look} before={before} held={held.value} room={room} you={you} />;
}
