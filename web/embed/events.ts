import type { GameLook, RoomView, You } from '../../party/protocol.ts';

/** What a page around a frame is told of a table. Each is built field by field from nothing, like a look. */
export type Ready = { readonly game: string };
export type Turn = { readonly mine: boolean };
export type Over = {
  readonly game: string;
  /** Null where it is nobody else's business: at a table that the page did not name, or that lets nobody watch. */
  readonly result: readonly { readonly name: string; readonly place: number; readonly score: number }[] | null;
};

export const readyOf = (room: RoomView | null): Ready | null => (room === null ? null : { game: room.game });

/** Who is awaited is seen by everybody at a table; here it is said of whoever sits at this frame, and not who that is. */
export function turnOf(room: RoomView | null, look: GameLook | null, { seat }: You): Turn | null {
  if (room === null) return null;
  const isOn = room.phase === 'playing' && !room.pause.on && seat !== null;
  return { mine: isOn && look !== null && look.outcome === null && look.awaited.some(one => one === seat) };
}

export function overOf(room: RoomView | null, look: GameLook | null, isNamed: boolean): Over | null {
  const outcome = look?.outcome ?? null;
  if (room === null || look === null || outcome === null) return null;
  const isPublic = isNamed && room.settings.watchers === 'on';
  const result = outcome.places.map((place, seat) => ({
    name: room.chairs[seat]?.name ?? '',
    place,
    score: outcome.scores[seat] ?? 0,
  }));
  return { game: look.game, result: isPublic ? result : null };
}
