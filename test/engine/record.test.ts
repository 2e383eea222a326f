import { describe, expect, test } from 'vitest';
import type { Header } from '../../engine/log.ts';
import { parseRecord, recordOf, verifyRecord } from '../../engine/record.ts';
import { SHELF, shelve, takeFromShelf } from '../../engine/shelf.ts';
import { openTable, type Table } from '../../engine/table.ts';
import { BIDS_CHOICES, bids } from '../toys/bids.ts';
import { tricks } from '../toys/tricks.ts';

const HEADER: Header = {
  format: 1,
  game: 'bids',
  rules: 1,
  secret: '5e'.repeat(32),
  shares: ['a1'.repeat(32), 'b2'.repeat(32)],
  seatCount: 2,
  options: { rounds: '3' },
  brought: [],
};
const NAMES = ['Ann', 'Ben'];
const TOYS = [shelve(bids, BIDS_CHOICES), shelve(tricks, {})];

function playedOut(): Table {
  const table = openTable(bids, HEADER);
  while (table.outcome === null) {
    for (const seat of [0, 1] as const) table.play(seat, table.turn, table.choose(seat, 'random'), seat === 1);
  }
  return table;
}

const FILE = JSON.stringify(recordOf(playedOut(), NAMES));
const verify = (raw: unknown) => verifyRecord(raw, TOYS);

/** The record with one value replaced, at a path of keys. */
function forged(path: readonly (string | number)[], value: unknown): unknown {
  const record = JSON.parse(FILE);
  let inner = record;
  for (const key of path.slice(0, -1)) inner = inner[key];
  const last = path.at(-1);
  if (last !== undefined) inner[last] = value;
  return record;
}

/** Every path to a number, text or truth value. */
function leaves(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => leaves(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

describe('the record of a game', () => {
  test('is not given out while the game runs', () => {
    expect(recordOf(openTable(bids, HEADER), NAMES)).toBeNull();
  });

  test('is found true, also when it comes from a file', () => {
    const table = playedOut();
    expect(verify(recordOf(table, NAMES))).toEqual({ ok: true, outcome: table.outcome });
    expect(verify(JSON.parse(FILE))).toEqual({ ok: true, outcome: table.outcome });
  });

  test('tells who played each move', () => {
    expect(parseRecord(JSON.parse(FILE))?.entries.map(entry => entry.auto)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('a forged record', () => {
  const numbers = (value: number) => 1 + (value % 6);
  const [shown] = [JSON.parse(FILE).story[0][0]];

  test.each([
    ['the format', ['format'], 2, 'not the record of a game'],
    ['the game', ['game'], 'tricks', 'names for tricks'],
    ['the game, to an unknown one', ['game'], 'chess', 'nobody here knows chess with rules 1'],
    ['the rules', ['rules'], 2, 'nobody here knows bids with rules 2'],
    ['the secret', ['secret'], '5f'.repeat(32), 'not the one that was promised'],
    ['the promise', ['promise'], '5f'.repeat(32), 'not the one that was promised'],
    ['options, to unknown ones', ['options'], { rounds: '4' }, 'garbled options'],
    ['options', ['options', 'rounds'], '2', 'move 5, by seat 1, does not fit: over'],
    ['what was brought', ['brought'], [{ title: 'myrrh' }], 'garbled'],
    ['the number of players', ['names'], ['Ann'], '1 names for bids'],
    ['a move, to garbage', ['entries', 2, 'move'], { bid: 0 }, 'move 3, by seat 1, does not fit: garbled'],
    [
      'a move, to one played before',
      ['entries', 2, 'move'],
      { bid: shown },
      'move 3, by seat 1, does not fit: not-held',
    ],
    ['who moved', ['entries', 0, 'seat'], 2, 'move 1, by seat 3, does not fit'],
    ['the last move, away', ['entries', 5], undefined, 'not the record of a game'],
    ['the moves, away', ['entries'], [], 'not over after the last move'],
    ['a score', ['outcome', 'scores', 0], 1000, 'outcome.scores.0 is not what'],
    ['a place', ['outcome', 'places', 1], 3, 'outcome.places.1 is not what'],
    ['the story', ['story', 1, 0], numbers(JSON.parse(FILE).story[1][0]), 'story.1.0 is not what'],
    ['something added', ['more'], 1, 'not the record of a game'],
  ])('is found out by %s', (_, path, value, why) => {
    const verdict = verify(JSON.parse(JSON.stringify(forged(path, value))));
    expect(verdict.ok ? 'found true' : verdict.why).toContain(why);
  });

  test('is found out whichever value is changed, but for names and who was away', () => {
    const free = (path: readonly (string | number)[]) => path[0] === 'names' || path[2] === 'auto';
    const checked = leaves(JSON.parse(FILE)).filter(path => !free(path));
    expect(checked.length).toBe(30);
    for (const path of checked) {
      const old = path.reduce((inner, key) => inner[key], JSON.parse(FILE));
      const value = typeof old === 'number' ? old + 1 : `${old}`.replace(/.$/, last => (last === '0' ? '1' : '0'));
      expect(verify(forged(path, value)).ok, path.join('.')).toBe(false);
    }
  });

  test.each([null, undefined, 7, 'text', [], {}, { format: 1 }])('%j is no record', raw => {
    expect(verify(raw)).toEqual({ ok: false, why: 'this is not the record of a game' });
    expect(parseRecord(raw)).toBeNull();
  });

  const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  test.each([
    ['the story', ['story'], nested(20_000)],
    ['what was brought', ['brought'], nested(20_000)],
    ['a move', ['entries', 0, 'move'], nested(20_000)],
    ['the name of the game', ['game'], 'bids\ntrue: every move and draw fits'],
    ['the name of a part', ['story'], { 'x\ntrue: every move and draw fits': 1 }],
    ['a part named like a part of all things', ['story'], JSON.parse('{"__proto__":[1],"constructor":{}}')],
  ])('made to be hard to read is answered in one line: %s', (_, path, value) => {
    const verdict = verify(forged(path, value));
    expect(verdict.ok ? 'found true' : verdict.why).toMatch(
      /^(this is not the record of a game|[ -~]+ is not what .+)$/,
    );
  });

  test('that cannot even be set up is an answer, not a crash', () => {
    const broken = shelve(
      {
        ...bids,
        setup: () => {
          throw new Error('no table large enough');
        },
      },
      BIDS_CHOICES,
    );
    expect(verifyRecord(JSON.parse(FILE), [broken])).toEqual({ ok: false, why: 'no table large enough' });
  });
});

describe('the shelf', () => {
  test('gives the newest rules of a game, or the ones that are asked for', () => {
    const newer = shelve({ ...bids, rules: 2 }, BIDS_CHOICES);
    const shelf = [...TOYS, newer];
    expect(takeFromShelf('bids', undefined, shelf)).toBe(newer);
    expect(takeFromShelf('bids', 1, shelf)?.rules).toBe(1);
    expect(takeFromShelf('bids', 3, shelf)).toBeNull();
    expect(takeFromShelf('chess', undefined, shelf)).toBeNull();
  });

  test('holds no game twice with the same rules', () => {
    const ids = SHELF.map(game => `${game.id} ${game.rules}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('offers something to choose with every choice', () => {
    for (const { choices } of SHELF) {
      for (const [name, values] of Object.entries(choices)) expect(new Set(values).size, name).toBeGreaterThan(1);
    }
  });
});
