import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../engine/game.ts';
import { type Header, type Logged, TAKEN_BACK } from '../../engine/log.ts';
import { recordOf, verifyRecord } from '../../engine/record.ts';
import { shelve } from '../../engine/shelf.ts';
import { openTable, type Table } from '../../engine/table.ts';
import { bids } from '../toys/bids.ts';

const HEADER: Header = {
  format: 1,
  game: 'bids',
  rules: 1,
  secret: '5e'.repeat(32),
  shares: [],
  seatCount: 2,
  options: {},
  brought: [],
};
const VIEWERS: readonly Viewer[] = [0, 1, 'bob', 'watcher'];
/** Until a round is over every bid may be taken back; a round that is over was seen. */
const game: typeof bids = { ...bids, mayUndo: events => events.every(({ e }) => e === 'sealed') };
const open = (log: readonly Logged[] = []): Table => openTable(game, HEADER, log);

function held(table: Table, seat: 0 | 1): readonly number[] {
  const { ask } = table.look(seat);
  return Array.isArray(ask) ? ask.filter(each => typeof each === 'number') : [];
}

function seal(table: Table, seat: 0 | 1, index = 0): Logged {
  const played = table.play(seat, table.turn, { bid: held(table, seat)[index] }, false);
  if (!played.ok) throw new Error(played.why);
  return played.entry;
}

const looks = (table: Table) => VIEWERS.map(viewer => table.look(viewer));
const bare = (table: Table) => looks(table).map(({ seq, turn, ...look }) => look);

describe('a move that is taken back', () => {
  test('leaves the table as it was, but for the number of the decision, which is new, and one look more for all', () => {
    const table = open();
    const before = bare(table);
    seal(table, 0);
    const seqs = looks(table).map(({ seq }) => seq);
    const { turn } = table;
    table.takeBack();
    expect(bare(table)).toEqual(before);
    expect(looks(table).map(look => [look.turn, look.seq])).toEqual(seqs.map(seq => [turn + 1, seq + 1]));
    expect(table.entries).toEqual([]);
  });

  test('cannot be answered to under its number, whatever is played', () => {
    const table = open();
    const bid = held(table, 0)[0];
    const turns = new Set<number>();
    for (let times = 0; times < 5; times++) {
      expect(turns.has(table.turn)).toBe(false);
      turns.add(table.turn);
      seal(table, 0);
      table.takeBack();
      for (const turn of turns) expect(table.play(0, turn, { bid }, false)).toMatchObject({ why: 'stale-turn' });
    }
  });

  test('stays taken back when the table is replayed from its log', () => {
    const table = open();
    const log: Logged[] = [seal(table, 0), seal(table, 1)];
    log.push(seal(table, 1));
    table.takeBack();
    log.push(TAKEN_BACK);
    log.push(seal(table, 0, 1), seal(table, 1, 1));
    const again = open(JSON.parse(JSON.stringify(log)));
    expect(looks(again)).toEqual(looks(table));
    expect([again.turn, again.decisionBegan, again.entries]).toEqual([table.turn, table.decisionBegan, table.entries]);
  });

  test('is not part of the record, which is true without it', () => {
    const table = open();
    seal(table, 0);
    table.takeBack();
    while (table.outcome === null) for (const seat of [0, 1] as const) seal(table, seat);
    const record = recordOf(table, ['Ann', 'Bea']);
    expect(verifyRecord(JSON.parse(JSON.stringify(record)), [shelve(game, {})])).toMatchObject({ ok: true });
    const twin = open();
    while (twin.outcome === null) for (const seat of [0, 1] as const) seal(twin, seat);
    expect(record).toEqual(recordOf(twin, ['Ann', 'Bea']));
  });

  test('was the last one: nothing is taken back once something was shown, nor before the first move', () => {
    const table = open();
    expect(table.mayUndo).toBe(false);
    expect(() => table.takeBack()).toThrow('nothing that may be taken back');
    seal(table, 0);
    expect(table.mayUndo).toBe(true);
    seal(table, 1);
    expect(table.mayUndo).toBe(false);
    expect(() => table.takeBack()).toThrow('nothing that may be taken back');
    expect(openTable(bids, HEADER, table.entries).mayUndo).toBe(false);
  });
});
