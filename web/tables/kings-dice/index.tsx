import '../../styles/table.css';
import '../../styles/dice.css';
import './cloth.css';
import './reveal.css';
import type { GameLook, RoomView, You } from '../../../party/protocol.ts';
import { held, type Stage } from '../../line/stage.ts';
import { Game } from './Game.tsx';
import { holdMs, soundOf } from './reveal.ts';

/** How long a reveal stays on the cloth, and what it sounds like. */
export const diceStage: Stage = {
  holdMs: look => (look.game === 'kings-dice' ? holdMs(look) : 0),
  sound: look => (look.game === 'kings-dice' ? soundOf(look) : null),
};

type Props = { look: GameLook; room: RoomView; you: You };

/** A table of King's Dice, for those who play and those who watch. */
export function DiceTable({ look, room, you }: Props) {
  return look.game === 'kings-dice' ? (
    <Game key={look.nth} look={look} held={held.value} room={room} you={you} />
  ) : null;
}
