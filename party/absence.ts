import type { Seat } from '../engine/seats.ts';
import type { Running } from './running.ts';
import { peopleOf } from './seating.ts';
import type { TableRow } from './storage.ts';

/** The next seat for which the table plays without being asked. While nobody is here, the table rests. */
export function nextByItself(
  table: TableRow,
  running: Running | null,
  isHere: (person: string) => boolean,
): Seat | null {
  if (running === null || !running.goesOn || !peopleOf(table).some(isHere)) return null;
  const byItself = (seat: Seat) => {
    const chair = table.chairs[seat];
    return chair?.who === 'player' || chair?.relieved === true;
  };
  return running.table.awaited.find(byItself) ?? null;
}

/** Whether built-in players are to sit in for people who are away. */
export const needsRelief = ({ settings }: TableRow, running: Running | null): boolean =>
  running?.goesOn === true && settings.absence === 'player';

/** The people for whom nobody sits in. */
export const unrelieved = ({ chairs }: TableRow): readonly string[] =>
  chairs.flatMap(chair => (chair?.who === 'person' && !chair.relieved ? [chair.pass] : []));
