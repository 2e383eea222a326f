import { parseChoices } from '../engine/choices.ts';
import { never } from '../engine/json.ts';
import type { Seat } from '../engine/seats.ts';
import type { OnShelf } from '../engine/shelf.ts';
import { type HostAct, type RoomRefusal, SETTINGS } from './protocol.ts';
import type { Running } from './running.ts';
import { chairsForGame, chairsForLobby, fill, peopleOf, relieve, seatOf, vacate } from './seating.ts';
import type { TableRow } from './storage.ts';

/** What an act sees of the table. */
export type Scene = {
  readonly table: TableRow;
  readonly running: Running | null;
  readonly game: OnShelf;
  readonly isHere: (person: string) => boolean;
  /** Why the game cannot start at this table, or null. */
  readonly refusal: (table: TableRow) => string | null;
  /** Whether all gifts that are there could have been brought to this table. */
  readonly giftsFit: (table: TableRow) => boolean;
  /** A fresh secret for a game to come. */
  readonly secret: () => string;
};

/** What an act makes of the table. */
export type Change =
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'kept'; readonly table: TableRow }
  /** Somebody has no seat any more; `removed` when another one wanted it so. */
  | { readonly is: 'left'; readonly table: TableRow; readonly person: string; readonly removed: boolean }
  /** A game begins, with these chairs and this secret. */
  | { readonly is: 'begun'; readonly table: TableRow }
  /** The game that is over is cleared away. */
  | { readonly is: 'cleared'; readonly table: TableRow };

const no = (why: RoomRefusal): Change => ({ is: 'refused', why });
const kept = (table: TableRow | RoomRefusal): Change => (typeof table === 'string' ? no(table) : { is: 'kept', table });

export function start({ table, game, refusal }: Scene, person: string | null): Change {
  if (person !== table.host) return no('not-host');
  if (table.phase !== 'lobby') return no('not-in-lobby');
  const chairs = chairsForGame(table, game.seats.min);
  if (chairs === null) return no('too-few');
  const begun: TableRow = { ...table, phase: 'game', chairs: [...chairs] };
  const why = refusal(begun);
  return why === null ? { is: 'begun', table: begun } : { is: 'refused', why };
}

export function stand({ table }: Scene, person: string | null): Change {
  const seat = seatOf(table, person);
  return seat === null || person === null ? no('not-seated') : leave(table, seat, person, false);
}

export function host(scene: Scene, person: string | null, act: HostAct): Change {
  const { table, game } = scene;
  if (person !== table.host) return no('not-host');
  switch (act.do) {
    case 'options': {
      if (table.phase !== 'lobby') return no('not-in-lobby');
      const options = game.parseOptions(act.options);
      if (options === null) return no('bad-options');
      const changed = bobStands({ ...table, options }, game);
      return scene.giftsFit(changed) ? kept(changed) : no('gifts-in-the-way');
    }
    case 'settings': {
      const settings = parseChoices(SETTINGS, act.settings);
      return settings === null ? no('bad-options') : kept({ ...table, settings });
    }
    case 'fill':
      return kept(fill(table, act.seat, scene.isHere));
    case 'remove':
      return remove(table, act.seat);
    case 'rematch':
      // A game to which people bring gifts begins with an empty pile, so with its lobby.
      if (game.pile(table.options) !== null) return again(scene, next => cleared(next, game));
      return again(scene, next => (peopleOf(next).length === 0 ? no('too-few') : { is: 'begun', table: next }));
    case 'lobby':
      return again(scene, next => cleared(next, game));
    case 'crown':
    case 'lock':
    case 'mute':
    case 'reissue':
    case 'standIn':
    case 'close':
      return no('garbled');
    default:
      return never(act);
  }
}

const cleared = ({ chairs, ...table }: TableRow, { seats }: OnShelf): Change => ({
  is: 'cleared',
  table: { ...table, phase: 'lobby', chairs: chairsForLobby(chairs, seats.max) },
});

/** A host who is King Bob and does not play has no chair. */
function bobStands(table: TableRow, game: OnShelf): TableRow {
  const seat = game.pile(table.options)?.bob === 'host' ? seatOf(table, table.host) : null;
  const freed = seat === null ? table : vacate(table, seat);
  return typeof freed === 'string' ? table : freed;
}

function remove(table: TableRow, seat: Seat): Change {
  const chair = table.chairs[seat] ?? null;
  return chair?.who === 'person'
    ? leave(table, seat, chair.pass, chair.pass !== table.host)
    : kept(vacate(table, seat));
}

function leave(table: TableRow, seat: Seat, person: string, removed: boolean): Change {
  const left = vacate(table, seat);
  return typeof left === 'string' ? no(left) : { is: 'left', table: left, person, removed };
}

/**
 * After a game, or when it cannot go on because nobody is left to play it: the next one has a number and a secret of
 * its own.
 */
function again({ table, running, secret }: Scene, next: (table: TableRow) => Change): Change {
  if (running === null || (running.goesOn && peopleOf(table).length > 0)) return no('not-over');
  return next(relieve({ ...table, nth: table.nth + 1, secret: secret() }, peopleOf(table), false));
}
