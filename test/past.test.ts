import { describe, expect, test } from 'vitest';
import { isRecord, type Json } from '../engine/json.ts';
import { takeFromShelf } from '../engine/shelf.ts';
import type { Table } from '../engine/table.ts';
import { digest } from './contract/lab.ts';

/** A game played by random players; what a watcher heard, and what was told of its parts after each move. */
function played(id: string, seatCount: number, options: Json, seed: string) {
  const game = takeFromShelf(id);
  if (game === null) throw new Error(`no ${id}`);
  const header = {
    format: 1,
    game: id,
    rules: game.rules,
    secret: digest(seed),
    shares: [],
    seatCount,
    options,
  } as const;
  const table = game.open({ ...header, brought: [] });
  const heard: Json[] = [];
  const told: { readonly heard: number; readonly parts: readonly Json[] }[] = [];
  while (table.outcome === null) {
    for (const seat of table.awaited.slice(0, 1)) {
      const step = table.play(seat, table.turn, table.choose(seat, 'random'), true);
      if (!step.ok) throw new Error(step.why);
      heard.push(...step.news('watcher'));
    }
    told.push({ heard: heard.length, parts: partsOf(table) });
  }
  return { table, heard, told };
}

function partsOf(table: Table): readonly Json[] {
  const parts: Json[] = [];
  for (let part = 1, past = table.past(part); past !== null; past = table.past(++part)) parts.push(past);
  return parts;
}

const has = (news: Json, e: string): boolean => isRecord(news) && news.e === e;

/** What a watcher heard, hand by hand. */
function handsIn(
  heard: readonly Json[],
): readonly { readonly tricks: readonly unknown[]; readonly calls: readonly unknown[] }[] {
  const hands: { tricks: unknown[]; calls: unknown[] }[] = [];
  let now: { tricks: unknown[]; calls: unknown[] } = { tricks: [], calls: [] };
  for (const news of heard) {
    if (!isRecord(news)) continue;
    if (news.e === 'trick') now.tricks.push(news.trick);
    if (news.e === 'call') now.calls.push({ seat: news.seat, call: news.call });
    if (news.e !== 'handOver') continue;
    hands.push(now);
    now = { tricks: [], calls: [] };
  }
  return hands;
}

describe.each(['a', 'b', 'c'])('what is over may be looked at again (%s)', seed => {
  test('[K72] of King every finished hand: its tricks and what was said, as all have heard them, and no more', () => {
    const { table, heard, told } = played('king', 4, { length: 'full', forfeitAnytime: 'on' }, seed);
    for (const { heard: count, parts } of told) {
      expect(parts).toHaveLength(heard.slice(0, count).filter(news => has(news, 'handOver')).length);
    }
    const parts = partsOf(table);
    expect(parts).toHaveLength(10);
    expect(parts).toMatchObject(handsIn(heard));
    for (const part of parts) expect(Object.keys(part ?? {}).sort()).toEqual(['calls', 'claimer', 'tricks']);
  });

  test('[D28] of King’s Dice every finished round: what was revealed, and no number that was not laid', () => {
    const { table, told } = played('kings-dice', 4, { variant: 'lords', roundLimit: '20' }, seed);
    const parts = partsOf(table);
    expect(parts.length).toBeGreaterThan(0);
    for (const [index, part] of parts.entries()) {
      if (!isRecord(part)) throw new Error('a round was to come');
      expect(Object.keys(part).sort()).toEqual(['before', 'places', 'round']);
      expect(part).toMatchObject({ round: index + 1, places: { length: 5 } });
    }
    // Never before the round is over, and the same ever after.
    for (const { parts: then } of told) expect(then).toEqual(parts.slice(0, then.length));
    expect(told[0]?.parts).toEqual([]);
  });
});

test('there is no part before the first, nor between two', () => {
  const { table } = played('king', 4, { length: 'quick' }, 'd');
  expect([0, -1, 0.5, 8, 1e9].map(part => table.past(part))).toEqual([null, null, null, null, null]);
});
