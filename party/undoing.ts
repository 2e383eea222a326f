import { UNDO_MS } from './deadlines.ts';
import { isPaused } from './pausing.ts';
import type { Up } from './protocol.ts';
import { type Change, kept, no, type Scene } from './scene.ts';
import { seatOf } from './seating.ts';
import type { TableRow } from './storage.ts';

type Asked = Extract<Up, { t: 'undo' }>;

/** Asks for the last move to be taken back, agrees or objects. It is done once all agree who are here and play. */
export function undo({ table, running, isHere }: Scene, person: string | null, asked: Asked, now: number): Change {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-seated');
  if (running?.goesOn !== true) return no('not-playing');
  if (asked.turn !== running.table.turn) return no('stale-turn');
  if (isPaused(table)) return no('paused');
  if (asked.do === 'ask') {
    // Once for a move: while it is asked built-in players wait.
    if (table.undo !== null) return no('asked-already');
    return running.mayUndo(seat)
      ? settled({ ...table, undo: { by: seat, agreed: [], since: now } }, isHere)
      : no('no-undo');
  }
  const pending = asking(table);
  if (pending === null) return no('not-asked');
  // Whoever has asked may think better of it.
  if (asked.do === 'object') return kept({ ...table, undo: 'declined' });
  if (seat === pending.by || pending.agreed.includes(seat)) return kept(table);
  const agreed = [...pending.agreed, seat].sort((a, b) => a - b);
  return settled({ ...table, undo: { ...pending, agreed } }, isHere);
}

/** What people are asked now; null once that came to nothing. */
export const asking = ({ undo }: TableRow) => (undo === 'declined' ? null : undo);

/**
 * When silence has been a no for long enough: meanwhile built-in players wait. Null when nothing is asked, and in a pause:
 * nobody can answer then.
 */
export function undoEnd(table: TableRow): number | null {
  const pending = asking(table);
  return pending === null || isPaused(table) ? null : Math.max(pending.since, table.stop.resumed) + UNDO_MS;
}

/** Whoever has not answered by now does not agree. */
export const lapsed = (table: TableRow, now: number): TableRow =>
  (undoEnd(table) ?? now + 1) <= now ? { ...table, undo: 'declined' } : table;

function settled(table: TableRow, isHere: (person: string) => boolean): Change {
  const pending = asking(table);
  const agrees = (seat: number) => seat === pending?.by || pending?.agreed.some(each => each === seat) === true;
  const all = table.chairs.every((chair, seat) => {
    const plays = chair?.who === 'person' && chair.relieved === 'no' && isHere(chair.pass);
    return !plays || agrees(seat);
  });
  if (!all) return kept(table);
  return { is: 'undone', table: { ...table, undo: null } };
}
