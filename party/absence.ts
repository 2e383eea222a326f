import { perState } from '../engine/once.ts';
import type { Seat } from '../engine/seats.ts';
import { ABSENCE_MS } from './deadlines.ts';
import { isPaused } from './pausing.ts';
import type { Running } from './running.ts';
import { peopleOf } from './seating.ts';
import type { Away, TableRow } from './storage.ts';
import { asking } from './undoing.ts';

/**
 * The next seat for which the table plays without being asked. While nobody is here the table rests, and it waits while
 * people think about a move that is to be taken back.
 */
export function nextByItself(
  table: TableRow,
  running: Running | null,
  isHere: (person: string) => boolean,
): Seat | null {
  if (running === null || !running.goesOn || isPaused(table) || asking(table) !== null || !peopleOf(table).some(isHere))
    return null;
  const byItself = (seat: Seat) => {
    const chair = table.chairs[seat];
    return chair?.who === 'player' || (chair !== null && chair !== undefined && chair.relieved !== 'no');
  };
  return running.table.awaited.find(byItself) ?? null;
}

/** Whether built-in players are to sit in for people who are away. */
export const needsRelief = (table: TableRow, running: Running | null): boolean =>
  running?.goesOn === true && !isPaused(table) && table.settings.absence === 'player';

/** The people for whom nobody sits in. */
export const unrelieved = perState(({ chairs }: TableRow): readonly string[] =>
  chairs.flatMap(chair => (chair?.who === 'person' && chair.relieved === 'no' ? [chair.pass] : [])),
);

/** From when on everybody may act as host because the one who is has been away for so long; null while he is here. */
export function hostGoneFrom({ host }: TableRow, away: Away): number | null {
  const since = away[host];
  return since === undefined ? null : since + ABSENCE_MS;
}
