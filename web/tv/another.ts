import type { RoomView, You } from '../../party/protocol.ts';
import { endingWords } from '../parts/endingWords.ts';
import type { IconName } from '../parts/Icon.tsx';
import { whoAt } from '../parts/people.ts';

/** After the game: who may begin another one. */
export function anotherAt(at: { room: RoomView; you: You }): { icon: IconName; title: string; text: string } {
  const t = endingWords.value;
  const { hostSeat } = at.room;
  return { icon: 'again', title: t.again, text: t.waiting(hostSeat === null ? null : whoAt(at, hostSeat)) };
}
