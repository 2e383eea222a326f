import type { Viewer } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { OnShelf } from '../engine/shelf.ts';
import type { Gifts } from './gifts.ts';
import { isPaused, leftMs } from './pausing.ts';
import type { RoomView, SentLook } from './protocol.ts';
import type { Running } from './running.ts';
import { seatOf } from './seating.ts';
import type { TableRow } from './storage.ts';

/** The table at this moment. */
export type Present = {
  readonly table: TableRow;
  readonly running: Running | null;
  readonly game: OnShelf;
  readonly gifts: Gifts;
  readonly anyoneMayHost: boolean;
  /** The hash of the table's secret. */
  readonly promise: string;
};

export const phaseOf = (running: Running | null): RoomView['phase'] =>
  running === null ? 'lobby' : running.isOver ? 'over' : 'playing';

/** What can be read on the door of a table: its club by its address. */
export type TableDoor = { readonly game: string; readonly club: string | null };

/** What everybody may know about the table: the same for all who look. */
export function roomView(
  { table, running, game, gifts, anyoneMayHost, promise }: Present,
  isHere: (person: string) => boolean,
  watchers: number,
): RoomView {
  const { seats, pile } = game;
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    settings: table.settings,
    phase: phaseOf(running),
    nth: table.nth,
    chairs: table.chairs.map(chair => {
      if (chair === null) return null;
      const { name, face, who } = chair;
      if (chair.who === 'player') return { name, face, who, here: true, standIn: false, muted: false };
      return { name, face, who, here: isHere(chair.pass), standIn: chair.relieved !== 'no', muted: chair.muted };
    }),
    seats: { min: seats.min, max: seats.max },
    hostSeat: seatOf(table, table.host),
    anyoneMayHost,
    locked: table.locked,
    pause: { on: isPaused(table), wanted: table.stop.wanted },
    undo: undoOf(table),
    watchers,
    brought: gifts.count,
    pile: pile(table.options),
    promise,
  };
}

function undoOf({ undo }: TableRow): RoomView['undo'] {
  return undo === null || undo === 'declined' ? undo : { by: undo.by, agreed: undo.agreed };
}

/** What one viewer may know about the game, as it goes over the wire. */
export function lookOf(
  table: TableRow,
  running: Running,
  viewer: Viewer,
  news: readonly Json[],
  now: number,
): SentLook {
  const { seq, turn, awaited, mayChange, ask, outcome, view: whole } = running.table.look(viewer);
  const view = running.table.gifts?.glance(viewer) ?? whole;
  return {
    game: table.game,
    nth: table.nth,
    seq,
    turn,
    awaited,
    mayChange,
    ask,
    mayUndo: running.mayUndo(viewer),
    view,
    outcome,
    news,
    leftMs: leftMs(table, running, now),
  };
}
