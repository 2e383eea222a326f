import { parseChoices } from '../engine/choices.ts';
import { never } from '../engine/json.ts';
import type { Seat } from '../engine/seats.ts';
import type { OnShelf } from '../engine/shelf.ts';
import { GOING } from './pausing.ts';
import { type HostAct, LIMITS, SETTINGS } from './protocol.ts';
import { type Change, kept, mayHost, no, type Scene } from './scene.ts';
import {
  backTo,
  chairsForGame,
  chairsForLobby,
  chairsForOther,
  fill,
  handTo,
  mute,
  peopleOf,
  personAt,
  personOf,
  seatOf,
  standIn,
  vacate,
} from './seating.ts';
import type { TableRow } from './storage.ts';

/** Whether something is meant for another game than the one that is played or prepared here. */
export const isForAnother = (asked: object, { nth }: TableRow): boolean => 'nth' in asked && asked.nth !== nth;

/** The host begins the game that is prepared. */
export function start(scene: Scene, person: string | null): Change {
  const { table, game, refusal } = scene;
  if (!mayHost(scene, person)) return no('not-host');
  if (table.phase !== 'lobby') return no('not-in-lobby');
  const chairs = chairsForGame(table, game.seats.min);
  if (chairs === null) return no('too-few');
  const begun: TableRow = { ...table, phase: 'game', chairs: [...chairs] };
  const why = refusal(begun);
  return why === null ? { is: 'begun', table: begun } : { is: 'refused', why };
}

/** Somebody leaves his seat. */
export function stand({ table }: Scene, person: string | null): Change {
  const seat = seatOf(table, person);
  return seat === null || person === null ? no('not-seated') : leave(table, seat, person, false);
}

/** What the host does, or whoever acts as one. */
export function host(scene: Scene, person: string | null, act: HostAct): Change {
  const { table, game } = scene;
  if (!mayHost(scene, person)) return no('not-host');
  if ('name' in act && table.chairs[act.seat]?.name !== act.name) return no('nobody-there');
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
      if (settings === null) return no('bad-options');
      return { is: settings.clock === table.settings.clock ? 'kept' : 'timed', table: { ...table, settings } };
    }
    case 'fill':
      return kept(fill(table, act.seat, scene.isHere));
    case 'remove':
      return remove(table, act.seat);
    case 'rematch':
      if (peopleOf(table).length === 0) return no('too-few');
      // A game to which people bring gifts begins with an empty pile, so with its lobby.
      return again(scene, next =>
        game.pile(table.options) === null ? { is: 'begun', table: next } : cleared(next, game),
      );
    case 'lobby':
      return again(scene, next => cleared(next, game));
    case 'game':
      return anotherGame(scene, act.game, act.options);
    case 'crown':
      return crown(scene, act.seat);
    case 'lock':
      return kept({ ...table, locked: act.on });
    case 'mute':
      return kept(mute(table, act.seat, act.on));
    case 'reissue':
      return reissue(scene, person, act.seat);
    case 'standIn':
      return scene.running?.goesOn === true ? kept(standIn(table, act.seat, act.on)) : no('not-playing');
    case 'close':
      // A seat may be taken for a while, but a table is gone for good: he who stands in for the host has to be crowned.
      return person === table.host ? { is: 'closed' } : no('no-crown');
    default:
      return never(act);
  }
}

const cleared = ({ chairs, ...table }: TableRow, game: OnShelf): Change => ({
  is: 'cleared',
  table: bobStands({ ...table, phase: 'lobby', chairs: chairsForLobby(chairs, game.seats.max) }, game),
});

/** The same people prepare another game; what was meant for the former one does not reach it. */
function anotherGame({ table, gameCalled, giftsFit, secret }: Scene, id: string, raw: unknown): Change {
  if (table.phase !== 'lobby') return no('not-in-lobby');
  const game = gameCalled(id);
  if (game === null) return no('unknown-game');
  if (table.nth >= LIMITS.games) return no('too-many-games');
  const options = game.parseOptions(raw);
  if (options === null) return no('bad-options');
  const chairs = chairsForOther(table, game.seats.max);
  if (chairs === null) return no('too-many');
  const other = bobStands({ ...table, nth: table.nth + 1, secret: secret(), game: id, options, chairs }, game);
  return giftsFit(other) ? kept(other) : no('gifts-in-the-way');
}

/** All that a host may do goes with the crown: who wore it has no more to say than others. */
function crown({ table, game, giftsFit }: Scene, seat: Seat): Change {
  const heir = personAt(table, seat);
  if (heir === null) return no('nobody-there');
  if (heir.pass === table.host) return kept(table);
  const crowned = { ...table, host: heir.pass };
  const changed = table.phase === 'lobby' ? bobStands(crowned, game) : crowned;
  if (table.phase === 'lobby' && !giftsFit(changed)) return no('gifts-in-the-way');
  if (seatOf(table, table.host) !== null) return kept(changed);
  return { is: 'left', table: changed, person: table.host, removed: false };
}

function reissue({ table, othersBrought, newPass }: Scene, person: string | null, seat: Seat): Change {
  const former = personAt(table, seat)?.pass ?? null;
  if (former !== null && former === person) return no('own-seat');
  // What was wrapped would be gone with who wrapped it, and who that is nobody tells.
  if (former !== null && table.phase === 'lobby' && othersBrought(person)) return no('gifts-in-the-way');
  const pass = newPass();
  const handed = handTo(table, seat, personOf(pass));
  if (typeof handed === 'string') return no(handed);
  return { is: 'reissued', table: { ...handed, undo: null }, seat, former, pass };
}

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
  if (typeof left === 'string') return no(left);
  // What a seat has agreed to, whoever comes after has not.
  return { is: 'left', table: { ...left, undo: null }, person, removed };
}

/**
 * After a game, or when it cannot go on because nobody is left to play it: the next one has a number and a secret of
 * its own.
 */
function again({ table, running, secret }: Scene, next: (table: TableRow) => Change): Change {
  if (running === null || (running.goesOn && peopleOf(table).length > 0)) return no('not-over');
  if (table.nth >= LIMITS.games) return no('too-many-games');
  return next(backTo({ ...table, nth: table.nth + 1, secret: secret(), stop: GOING, undo: null }, peopleOf(table)));
}
