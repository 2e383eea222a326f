import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { perState } from '../engine/once.ts';
import { parseSeat, type Seat } from '../engine/seats.ts';
import type { LogLine } from './effects.ts';
import { cleanText, freshName, playerName } from './names.ts';
import { LIMITS, type RoomRefusal, type You } from './protocol.ts';
import type { Occupant, Person, TableRow } from './storage.ts';

type Chairs = TableRow['chairs'];
/** The table after an act, or why not. */
export type Reseated = TableRow | RoomRefusal;

/** A pass is kept as its hash, and its hash is who the person is. */
export const personOf = (pass: string): string => bytesToHex(sha256(hexToBytes(pass)));

export const emptyChairs = (count: number): Chairs => Array.from({ length: Math.max(0, count) }, () => null);

/** Where a person sits; null for one who does not. */
export function seatOf({ chairs }: TableRow, person: string | null): Seat | null {
  if (person === null) return null;
  return parseSeat(chairs.findIndex(chair => chair?.who === 'person' && chair.pass === person));
}

/** The person in a seat; null when there is none. */
export function personAt({ chairs }: TableRow, seat: Seat | null): Person | null {
  const chair = seat === null ? null : (chairs[seat] ?? null);
  return chair?.who === 'person' ? chair : null;
}

/** Whether the table knows this person: somebody seated, or the host. */
export const isKnown = (table: TableRow, person: string): boolean =>
  table.host === person || seatOf(table, person) !== null;

export const youOf = (table: TableRow, person: string | null, devices: number): You => ({
  seat: seatOf(table, person),
  host: person === table.host,
  devices,
});

/** Takes a chair for a person, or changes his name or, in the lobby, his place. A built-in player makes way. */
export function sit(table: TableRow, person: string, wanted: Seat | null, rawName: string): Reseated {
  const { chairs } = table;
  const old = seatOf(table, person);
  const seat = wanted ?? old ?? freeChair(chairs);
  if (table.phase !== 'lobby' && (old === null || seat !== old)) return 'not-in-lobby';
  const name = cleanText(rawName, LIMITS.name);
  if (name === null) return 'bad-name';
  if (seat === null || seat >= chairs.length) return 'no-seat-free';
  if (seat !== old && chairs[seat]?.who === 'person') return 'seat-taken';

  const others = chairs.map((chair, index) => (index === old || index === seat ? null : chair));
  const chair = personAt(table, old) ?? newPerson(person, others);
  return seatAt({ ...table, chairs: others }, seat, { ...chair, name: freshName(name, namesOf(others)) });
}

/** Leaves a chair: free in the lobby, played by a built-in player of the same name during a game. */
export function vacate(table: TableRow, seat: Seat): Reseated {
  const chair = table.chairs[seat] ?? null;
  if (chair === null) return 'not-seated';
  if (table.phase === 'lobby') return seatAt(table, seat, null);
  if (chair.who === 'player') return 'not-seated';
  return seatAt(table, seat, { who: 'player', name: chair.name, face: chair.face });
}

/** A built-in player for an empty chair; during a game, for somebody who is away. */
export function fill(table: TableRow, seat: Seat, isHere: (person: string) => boolean): Reseated {
  const chair = table.chairs[seat];
  if (chair === undefined) return 'no-seat-free';
  if (chair === null) return seatAt(table, seat, newPlayer(table.chairs));
  if (table.phase === 'lobby' || chair.who === 'player' || isHere(chair.pass)) return 'seat-taken';
  return seatAt(table, seat, { ...chair, relieved: 'away' });
}

/** A built-in player sits in for a person by the host's order, or no more. */
export function standIn(table: TableRow, seat: Seat, on: boolean): Reseated {
  const person = personAt(table, seat);
  return person === null ? 'nobody-there' : seatAt(table, seat, { ...person, relieved: on ? 'order' : 'no' });
}

/** Whether the person in a seat is heard. */
export function mute(table: TableRow, seat: Seat, muted: boolean): Reseated {
  const person = personAt(table, seat);
  return person === null ? 'nobody-there' : seatAt(table, seat, { ...person, muted });
}

/** Gives a seat to whoever shows another pass; the crown stays with the seat. A built-in player plays until he is there. */
export function handTo(table: TableRow, seat: Seat, person: string): Reseated {
  const chair = table.chairs[seat] ?? null;
  if (chair === null) return 'nobody-there';
  if (chair.who === 'person') {
    const host = chair.pass === table.host ? person : table.host;
    return seatAt({ ...table, host }, seat, { ...chair, pass: person });
  }
  if (table.phase === 'lobby') return 'nobody-there';
  return seatAt(table, seat, { ...chair, who: 'person', pass: person, relieved: 'away', muted: false });
}

/** The same person under another pass, wherever he is. */
export function renew(table: TableRow, person: string, renewed: string): TableRow {
  const host = table.host === person ? renewed : table.host;
  const chairs = table.chairs.map(chair =>
    chair?.who === 'person' && chair.pass === person ? { ...chair, pass: renewed } : chair,
  );
  return { ...table, host, chairs };
}

type Relieved = Person['relieved'];

/** A built-in player begins to sit in for people who are away, */
export const sitInFor = (table: TableRow, people: readonly string[]): TableRow =>
  relieve(table, people, ['no'], 'away');
/** or makes way because they are here, but for what the host has ordered: */
export const makeWayFor = (table: TableRow, people: readonly string[]): TableRow =>
  relieve(table, people, ['away'], 'no');
/** that ends as well when they do something themselves. */
export const backTo = (table: TableRow, people: readonly string[]): TableRow =>
  relieve(table, people, ['away', 'order'], 'no');

function relieve(table: TableRow, people: readonly string[], from: readonly Relieved[], to: Relieved): TableRow {
  const concerned = (chair: Occupant | null) =>
    chair?.who === 'person' && people.includes(chair.pass) && from.includes(chair.relieved);
  if (!table.chairs.some(concerned)) return table;
  return {
    ...table,
    chairs: table.chairs.map(chair =>
      chair?.who === 'person' && concerned(chair) ? { ...chair, relieved: to } : chair,
    ),
  };
}

/** The chairs of those who play, moved together; built-in players make up the least number. */
export function chairsForGame({ chairs }: TableRow, min: number): readonly Occupant[] | null {
  if (!chairs.some(chair => chair?.who === 'person')) return null;
  const filled = [...chairs];
  for (let seat = 0; filled.filter(chair => chair !== null).length < min; seat++) {
    filled[seat] ??= newPlayer(filled);
  }
  return filled.flatMap(chair => (chair === null ? [] : [chair]));
}

/** The chairs of a game, with empty ones up to the most that may play. */
export const chairsForLobby = (chairs: Chairs, max: number): Chairs => [...chairs, ...emptyChairs(max - chairs.length)];

/**
 * The chairs of the lobby of a game for so many: who has to move takes the first free one, and built-in players make
 * way. Null when more people sit there: nobody loses a seat by it.
 */
export function chairsForOther({ chairs }: TableRow, max: number): Chairs | null {
  const next = [...chairs.slice(0, max), ...emptyChairs(max - chairs.length)];
  for (const chair of chairs.slice(max)) {
    if (chair?.who !== 'person') continue;
    const free = freeChair(next);
    if (free === null) return null;
    next[free] = chair;
  }
  return next;
}

export const namesOf = (chairs: Chairs): readonly string[] =>
  chairs.flatMap(chair => (chair === null ? [] : [chair.name]));

/** What may be told of a table in a log. */
export function logLine(what: LogLine['what'], table: TableRow): LogLine {
  const { game, nth, chairs } = table;
  const people = peopleOf(table).length;
  return { what, game, nth, people, players: chairs.filter(chair => chair !== null).length - people };
}

/** The people at the table, by the hash of their pass. */
export const peopleOf = perState(({ chairs }: TableRow): readonly string[] =>
  chairs.flatMap(chair => (chair?.who === 'person' ? [chair.pass] : [])),
);

function freeChair(chairs: Chairs): Seat | null {
  const empty = chairs.indexOf(null);
  return parseSeat(empty >= 0 ? empty : chairs.findIndex(chair => chair?.who === 'player'));
}

const seatAt = (table: TableRow, seat: Seat, occupant: Occupant | null): TableRow => ({
  ...table,
  chairs: table.chairs.map((chair, index) => (index === seat ? occupant : chair)),
});

const newPlayer = (chairs: Chairs): Occupant => ({
  who: 'player',
  name: playerName(namesOf(chairs)),
  face: freshFace(chairs),
});

const newPerson = (person: string, chairs: Chairs): Person => ({
  who: 'person',
  pass: person,
  name: '',
  face: freshFace(chairs),
  relieved: 'no',
  muted: false,
});

/** The lowest face that nobody at the table has. */
function freshFace(chairs: Chairs): number {
  const worn = chairs.map(chair => chair?.face);
  for (let face = 0; ; face++) if (!worn.includes(face)) return face;
}
