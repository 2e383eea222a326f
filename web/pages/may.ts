import type { GameLook, RoomView } from '../../party/protocol.ts';

/** Whether one's own last move may be taken back, if all agree: nobody was asked about it yet, and all can answer. */
export const mayTakeBack = ({ undo, pause }: RoomView, look: GameLook | null): boolean =>
  look?.mayUndo === true && undo === null && !pause.on;
