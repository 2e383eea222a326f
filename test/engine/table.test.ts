import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../engine/game.ts';
import type { Header } from '../../engine/log.ts';
import { openTable, type Played, type Table } from '../../engine/table.ts';
import { bids } from '../toys/bids.ts';

const HEADER: Header = {
  format: 1,
  game: 'bids',
  rules: 1,
  secret: '5e'.repeat(32),
  shares: ['a1'.repeat(32)],
  seatCount: 2,
  options: {},
  brought: [],
};
const open = () => openTable(bids, HEADER);

/** The numbers that a seat holds, from its own ask. */
function held(table: Table, seat: 0 | 1): readonly number[] {
  const { ask } = table.look(seat);
  return Array.isArray(ask) ? ask : [];
}

const seal = (table: Table, seat: 0 | 1, index = 0): Played =>
  table.play(seat, table.turn, { bid: held(table, seat)[index] }, false);
const seqs = (table: Table) => VIEWERS.map(viewer => table.look(viewer).seq);
const VIEWERS: readonly Viewer[] = [0, 1, 'bob', 'watcher'];

function playedOut(): Table {
  const table = open();
  while (table.outcome === null) for (const seat of [0, 1] as const) seal(table, seat);
  return table;
}

describe('a move', () => {
  test('of an earlier or later turn is stale', () => {
    const table = open();
    for (const turn of [-1, 1, 0.5]) {
      expect(table.play(0, turn, { bid: held(table, 0)[0] }, false)).toMatchObject({ ok: false, why: 'stale-turn' });
    }
    expect(table.entries).toEqual([]);
  });

  test('of a seat that is not asked is refused', () => {
    const table = openTable({ ...bids, mayChange: () => [] }, HEADER);
    expect(seal(table, 0).ok).toBe(true);
    expect(table.play(0, 0, { bid: held(table, 0)[0] }, false)).toMatchObject({ ok: false, why: 'not-awaited' });
  });

  test.each([null, {}, { bid: '1' }, { bid: 1, more: 1 }, 'x'])('that is none is garbled: %j', raw => {
    expect(open().play(0, 0, raw, false)).toMatchObject({ ok: false, why: 'garbled' });
  });

  test('against the rules is refused in the words of the game', () => {
    const table = open();
    const bid = [1, 2, 3, 4, 5, 6].find(number => !held(table, 0).includes(number));
    expect(table.play(0, 0, { bid }, false)).toMatchObject({ ok: false, why: 'not-held' });
  });

  test('after the end is refused', () => {
    const table = playedOut();
    expect(table.play(0, table.turn, { bid: 1 }, false)).toMatchObject({ ok: false, why: 'over' });
  });

  test('after which the audit complains is not played', () => {
    const table = openTable({ ...bids, audit: state => (state.round > 0 ? ['a number is lost'] : []) }, HEADER);
    seal(table, 0);
    const before = JSON.stringify(VIEWERS.map(table.look));
    expect(seal(table, 1)).toEqual({ ok: false, why: 'broken', faults: ['a number is lost'] });
    expect(table.entries.length).toBe(1);
    expect(table.turn).toBe(0);
    expect(JSON.stringify(VIEWERS.map(table.look))).toBe(before);
  });

  test('is written down as the game reads it, with who played it', () => {
    const table = open();
    const bid = held(table, 0)[0];
    table.play(0, 0, { bid }, true);
    expect(table.entries).toEqual([{ seat: 0, move: { bid }, auto: true }]);
  });
});

describe('looks', () => {
  test('are numbered for each viewer by what he saw, not by entries', () => {
    const table = open();
    expect(seqs(table)).toEqual([0, 0, 0, 0]);
    seal(table, 0, 0);
    expect(seqs(table)).toEqual([1, 1, 1, 1]);
    seal(table, 0, 1);
    seal(table, 0, 2);
    expect(seqs(table)).toEqual([3, 1, 1, 1]);
    seal(table, 1, 0);
    expect(seqs(table)).toEqual([4, 2, 2, 2]);
  });

  test('that have changed are named with the move', () => {
    const table = open();
    const told = (played: Played) => played.ok && VIEWERS.filter(played.changed);
    expect(told(seal(table, 0, 0))).toEqual(VIEWERS);
    expect(told(seal(table, 0, 1))).toEqual([0]);
    expect(told(seal(table, 0, 1))).toEqual([]);
  });

  test('show each seat what it may do, and nobody else', () => {
    const table = open();
    expect(VIEWERS.map(viewer => table.look(viewer).ask === null)).toEqual([false, false, true, true]);
  });

  test('are news to those whom the game tells', () => {
    const table = open();
    const played = seal(table, 0);
    expect(played.ok && played.news(0)).toEqual([{ e: 'sealed', seat: 0, bid: held(table, 0)[0] }]);
    expect(played.ok && played.news(1)).toEqual([{ e: 'sealed', seat: 0, bid: null }]);
    expect(table.opening(1)).toEqual([{ e: 'dealt', mine: held(open(), 1) }]);
    expect(table.opening('watcher')).toEqual([{ e: 'dealt', mine: [] }]);
  });
});

describe('a table', () => {
  test('is rebuilt from its entries, numbers of looks included', () => {
    const table = open();
    for (const seat of [0, 0, 1, 1] as const) seal(table, seat, 1);
    const again = openTable(bids, HEADER, JSON.parse(JSON.stringify(table.entries)));
    expect(VIEWERS.map(again.look)).toEqual(VIEWERS.map(table.look));
    expect(again.entries).toEqual(table.entries);
  });

  test('is not rebuilt from entries that do not fit', () => {
    const entry = { seat: 0, move: { bid: 9 }, auto: false } as const;
    expect(() => openTable(bids, HEADER, [entry])).toThrow('move 1, by seat 0, does not fit: garbled');
  });

  test.each([
    [{ game: 'tricks' }, 'not tricks'],
    [{ rules: 2 }, 'rules 2'],
    [{ options: { rounds: '9' } }, 'garbled options'],
    [{ brought: [{ title: 'myrrh' }] }, 'garbled'],
  ])('is not opened with a header of %j', (change, why) => {
    expect(() => openTable(bids, { ...HEADER, ...change })).toThrow(why);
  });

  test('chooses for a seat by draws of its own, the same each time', () => {
    for (const manner of ['player', 'standIn', 'random'] as const) {
      const [one, two] = [open(), open()];
      const move = one.choose(1, manner);
      expect(two.choose(1, manner)).toEqual(move);
      expect(one.choose(1, manner)).toEqual(move);
      expect(one.play(1, 0, move, true).ok).toBe(true);
    }
    expect(() => playedOut().choose(0, 'player')).toThrow('nothing to decide');
  });

  test('does not let choosing change what is drawn later', () => {
    const chosen = open();
    chosen.choose(0, 'random');
    const plain = open();
    for (const table of [chosen, plain]) for (const seat of [0, 1] as const) seal(table, seat);
    expect(chosen.look('watcher')).toEqual(plain.look('watcher'));
  });

  test('promises its secret and depends on it and on the shares', () => {
    const hands = (header: Header) => JSON.stringify(openTable(bids, header).look(0).view);
    expect(open().promise).toMatch(/^[0-9a-f]{64}$/);
    expect(open().promise).not.toBe(HEADER.secret);
    expect(hands({ ...HEADER, secret: '00'.repeat(32) })).not.toBe(hands(HEADER));
    expect(hands({ ...HEADER, shares: [] })).not.toBe(hands(HEADER));
  });
});
