import { clockEnd } from './deadlines.ts';
import type { Running } from './running.ts';
import { type Change, kept, mayHost, no, type Scene } from './scene.ts';
import { peopleOf, seatOf } from './seating.ts';
import type { Stop, TableRow } from './storage.ts';

/** As a game begins: it was never stopped, and nobody wishes for it. */
export const GOING: Stop = { since: null, wanted: [], resumed: 0, began: 0, stoodMs: 0 };

export const isPaused = ({ stop }: TableRow): boolean => stop.since !== null;

/** Stops the game or lets it go on: by the host, or because all who are here wish for it. */
export function pause(scene: Scene, person: string | null, on: boolean, now: number): Change {
  const { table, running } = scene;
  if (running?.goesOn !== true) return no('not-playing');
  const seat = seatOf(table, person);
  const isHost = mayHost(scene, person);
  if (seat === null && !isHost) return no('not-seated');
  const { stop } = table;
  const others = stop.wanted.filter(other => other !== seat);
  const wishes = others.length < stop.wanted.length;
  const stopped = (changed: Partial<Stop>): TableRow => ({ ...table, stop: { ...stop, ...changed } });

  if (stop.since !== null) {
    if (on) return kept(table);
    return isHost || wishes ? { is: 'timed', table: stopped(goesOn(stop, stop.since, running, now)) } : no('not-host');
  }
  if (!on) return wishes ? kept(stopped({ wanted: others })) : no('not-paused');
  const wanted = seat === null ? others : [...others, seat].sort((a, b) => a - b);
  const here = peopleOf(table).filter(scene.isHere);
  const agreed = here.every(each => wanted.some(wish => wish === seatOf(table, each)));
  return isHost || agreed ? { is: 'timed', table: stopped({ wanted, since: now }) } : kept(stopped({ wanted }));
}

/** How long the decision has stood still is added to its time. */
function goesOn(stop: Stop, since: number, running: Running, now: number): Stop {
  const began = running.table.decisionBegan;
  return { since: null, wanted: [], resumed: now, began, stoodMs: stoodStill(stop, running) + now - since };
}

const stoodStill = ({ began, stoodMs }: Stop, running: Running): number =>
  began === running.table.decisionBegan ? stoodMs : 0;

/** When the time for the decision is up if nothing stops it; null without a clock. */
export function decisionEnd({ settings, stop }: TableRow, running: Running): number | null {
  const end = running.goesOn ? clockEnd(settings, running.decisionSince) : null;
  return end === null ? null : end + stoodStill(stop, running);
}

/** How much time is left for the decision; in a pause it stands still. */
export function leftMs(table: TableRow, running: Running, now: number): number | null {
  const end = decisionEnd(table, running);
  return end === null ? null : Math.max(0, end - (table.stop.since ?? now));
}
