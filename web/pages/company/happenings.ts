import { type Seat, seatsOf } from '../../../engine/seats.ts';
import type { RoomView } from '../../../party/protocol.ts';

/** What happened between two views of a room that everybody should hear of. */
export type Happening =
  | { readonly what: 'crown' | 'standIn' | 'giveBack' | 'muted' | 'unmuted'; readonly seat: Seat }
  | { readonly what: 'anyone' | 'hostBack' | 'locked' | 'unlocked' | 'goesOn' };

export function happenings(before: RoomView, now: RoomView): readonly Happening[] {
  // At the start of a game people move together, and after it the chairs are set anew.
  if (before.nth !== now.nth || before.phase !== now.phase) return [];
  return [...inTheRoom(before, now), ...seatsOf(now.chairs.length).flatMap(seat => toSomebody(before, now, seat))];
}

function inTheRoom(before: RoomView, now: RoomView): readonly Happening[] {
  const all: Happening[] = [];
  const { hostSeat } = now;
  const isCrowned = hostSeat !== null && hostSeat !== before.hostSeat && sat(before, now, hostSeat);
  if (isCrowned) all.push({ what: 'crown', seat: hostSeat });
  else if (before.anyoneMayHost !== now.anyoneMayHost) all.push({ what: now.anyoneMayHost ? 'anyone' : 'hostBack' });
  if (before.locked !== now.locked) all.push({ what: now.locked ? 'locked' : 'unlocked' });
  if (before.pause.on && !now.pause.on) all.push({ what: 'goesOn' });
  return all;
}

function toSomebody(before: RoomView, now: RoomView, seat: Seat): readonly Happening[] {
  const [then, chair] = [before.chairs[seat], now.chairs[seat]];
  if (then == null || chair == null || !sat(before, now, seat)) return [];
  const all: Happening[] = [];
  if (then.standIn !== chair.standIn) all.push({ what: chair.standIn ? 'standIn' : 'giveBack', seat });
  if (then.muted !== chair.muted) all.push({ what: chair.muted ? 'muted' : 'unmuted', seat });
  return all;
}

/** Whether the same person sat there before. */
function sat(before: RoomView, now: RoomView, seat: Seat): boolean {
  const [then, chair] = [before.chairs[seat], now.chairs[seat]];
  return then?.who === 'person' && chair?.who === 'person' && then.face === chair.face;
}
