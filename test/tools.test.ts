import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordOf } from '../engine/record.ts';
import { takeFromShelf } from '../engine/shelf.ts';
import { Misuse, readOrder } from '../tools/order.ts';
import { digest } from './contract/lab.ts';

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a tool as its npm script does. */
function tool(name: 'simulate' | 'verify', ...args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tools/${name}.ts`, ...args]);
  const texts = { out: '', err: '' };
  child.stdout.on('data', data => (texts.out += data));
  child.stderr.on('data', data => (texts.err += data));
  return new Promise(done => child.on('close', code => done({ code, ...texts })));
}

const lines = (text: string) => text.split('\n').slice(0, -1);

describe('simulate', { timeout: 60_000 }, () => {
  test('plays whole games, and the same ones for the same seed', async () => {
    const args = ['--game', 'king', '--games', '2', '--seed', 'a', '--players', 'random'];
    const [one, two, other] = await Promise.all([
      tool('simulate', ...args),
      tool('simulate', ...args),
      tool('simulate', ...args, '--seed', 'b'),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(lines(one.out).length).toBe(1);
    const { gamesPerSecond, ...result } = JSON.parse(one.out);
    expect(result).toEqual({
      game: 'king',
      games: 2,
      moves: expect.any(Number),
      auditsFailed: 0,
      longestGame: expect.any(Number),
      nonZeroSums: 0,
      sharedWins: expect.any(Number),
      rounds: null,
      seed: 'a',
    });
    expect(gamesPerSecond).toBeGreaterThan(0);
    expect(result.moves).toBeGreaterThan(result.longestGame);
    expect(JSON.parse(two.out)).toMatchObject(result);
    expect(JSON.parse(other.out).moves).not.toBe(result.moves);
  });

  test('keeps to options and players that are asked for', async () => {
    const args = ['--games', '1', '--players', 'builtin', '--options', '{"length":"quick"}'];
    const { code, out } = await tool('simulate', ...args);
    expect(code).toBe(0);
    // Seven hands; ten would be more cards than this even if each ended early.
    expect(JSON.parse(out).longestGame).toBeLessThan(7 * 52 + 80);
  });

  test('keeps to the number of seats that is asked for, and counts rounds', async () => {
    const args = ['--game', 'kings-dice', '--games', '3', '--seats', '8', '--options', '{"variant":"lords"}'];
    const { code, out } = await tool('simulate', ...args);
    expect(code).toBe(0);
    const { moves, rounds } = JSON.parse(out);
    // Eight seal in each first round, and at least two in every further one.
    expect(moves).toBeGreaterThanOrEqual(3 * 8);
    expect(rounds.max).toBeGreaterThanOrEqual(rounds.p50);
    expect(moves).toBeGreaterThanOrEqual(8 + 2 * (rounds.max - 1));
  });

  test('says in one line what is wrong with the command', async () => {
    const { code, out, err } = await tool('simulate', '--game', 'chess');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err).length).toBe(1);
    expect(err).toContain("no game 'chess' here");
  });

  test.each([
    [['--game', 'chess'], "no game 'chess'"],
    [['--games', '0'], '--games wants a number'],
    [['--games', '1e3'], '--games wants a number'],
    [['--games', '2.5'], '--games wants a number'],
    [['--players', 'best'], '--players wants mixed, builtin, random'],
    [['--seats', '3'], '--seats wants a number from 4 to 4 for king'],
    [['--seats', 'all', '--game', 'kings-dice'], '--seats wants a number from 2 to 8 for kings-dice'],
    [['--options', '{'], '--options wants JSON'],
    [['--options', 'null'], 'are not options of king'],
    [['--options', '{"lenght":"quick"}'], 'length: full | quick'],
    [['--speed', '9'], "Unknown option '--speed'"],
    [['--seed'], 'Usage: npm run'],
    [['king'], 'Usage: npm run'],
  ])('does not play for %j', (args, why) => {
    expect(() => readOrder(args)).toThrow(why);
    expect(() => readOrder(args)).toThrow(Misuse);
    expect(() => readOrder(args)).not.toThrow('\n');
  });

  test('plays a hundred games of King with other options each time, unless it is told otherwise', () => {
    expect(readOrder([])).toMatchObject({
      games: 100,
      seed: '1',
      options: null,
      players: 'mixed',
      seats: null,
      game: { id: 'king' },
    });
  });
});

describe('verify', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  function played() {
    const king = takeFromShelf('king');
    if (king === null) throw new Error('no King');
    const [secret, options] = [digest('verify'), { length: 'quick' }];
    const { id: game, rules } = king;
    const table = king.open({ format: 1, game, rules, secret, shares: [], seatCount: 4, options, brought: [] });
    while (table.outcome === null) {
      for (const seat of table.awaited.slice(0, 1)) table.play(seat, table.turn, table.choose(seat, 'random'), true);
    }
    return recordOf(table, ['Ann', 'Ben', 'Cleo', 'Dan']);
  }

  test('finds a true record true, and a forged one out', async () => {
    const record = JSON.stringify(played());
    const forged = record.replace(/"scores":\[-?\d+/, '"scores":[12345');
    expect(forged).not.toBe(record);
    const [good, bad] = await Promise.all([
      tool('verify', file('good.json', record)),
      tool('verify', file('bad.json', forged)),
    ]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(lines(good.out).length).toBe(1);
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(lines(bad.err).length).toBe(1);
    expect(bad.err).toContain('is not what the secret and the moves lead to');
  });

  test('says what is wrong with files that are none', async () => {
    const runs = await Promise.all([
      tool('verify', join(folder, 'missing.json')),
      tool('verify', file('text.json', 'King\nof\nhearts')),
      tool('verify', file('empty.json', '{}')),
      tool('verify'),
    ]);
    expect(runs.map(({ code, out }) => [code, out])).toEqual([1, 1, 1, 2].map(code => [code, '']));
    expect(runs.every(({ err }) => lines(err).length === 1)).toBe(true);
    expect(runs.map(({ err }) => err.split(':')[0])).toEqual([
      `cannot read ${join(folder, 'missing.json')}`,
      `cannot read ${join(folder, 'text.json')}`,
      'this is not the record of a game\n',
      'usage',
    ]);
  });
});
