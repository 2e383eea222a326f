import { isRecord } from '../../engine/json.ts';
import type { RoomView } from '../../party/protocol.ts';

/** What is meant for one game. */
const BOUND: readonly unknown[] = ['stand', 'start', 'host', 'pause', 'bring', 'unwrapAll'];
/** Who acts for, or against, one person. */
const PERSONAL: readonly unknown[] = ['remove', 'crown', 'mute', 'reissue', 'standIn'];

/** A wish as a page says it: for the game that it shows, and for whom it shows in that seat. */
export function asAPage(wish: object, room: RoomView | null): object {
  if (!isRecord(wish) || !BOUND.includes(wish.t) || room === null) return wish;
  const { act } = wish;
  const named = isRecord(act) && PERSONAL.includes(act.do) ? { act: { name: nameAt(room, act.seat), ...act } } : {};
  return { nth: room.nth, ...wish, ...named };
}

const nameAt = ({ chairs }: RoomView, seat: unknown): string =>
  chairs.find((_, index) => index === seat)?.name ?? 'nobody';
