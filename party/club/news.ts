import { promiseOf } from '../../engine/chance.ts';
import { at, seatsOf } from '../../engine/seats.ts';
import type { ClubNews } from '../effects.ts';
import type { Running } from '../running.ts';
import type { TableRow } from '../storage.ts';

/** How the game at a club's table ended: what everybody there sees, and nothing else. Null before, and without a club. */
export function clubNews(table: TableRow, running: Running | null): ClubNews | null {
  const { club, code, chairs, game, secret } = table;
  const outcome = running?.table.outcome ?? null;
  if (club === null || running === null || outcome === null) return null;
  const people = seatsOf(outcome.places.length).map(seat => ({
    name: chairs[seat]?.name ?? '',
    place: at(outcome.places, seat),
    score: at(outcome.scores, seat),
    player: chairs[seat]?.who !== 'person',
  }));
  return { club, table: code, result: { game, at: running.lastMove, promise: promiseOf(secret), people } };
}
