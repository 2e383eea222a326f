import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Tally } from './figures.ts';
import { MUTANTS } from './mutants.ts';
import { Storm } from './storm.ts';

/** A longer run: `STORM=500 npx vitest run test/storm`; the same one again: with the `STORM_SEED` that it printed. */
const COUNT = Number(process.env.STORM ?? 3);
/** Fresh in every run of ours; what lands is held against storms that do not change. */
const SEED = process.env.STORM_SEED ?? (process.env.CI ? 'calm before' : Date.now().toString(36));

/** Storms that once did harm. */
const NAMED = [
  'a seat lost with its answer 0',
  'a duplicate after a kill 4',
  'words said again under a new pass 8',
  'g 1',
];

const figures = new Tally();
afterAll(() => console.log(`storms of seed ${SEED}: ${figures.line}`));
afterEach(() => vi.restoreAllMocks());

const rage = async (seed: string): Promise<Tally> => new Storm(seed).run();

test.each(NAMED)('%s', async seed => {
  expect((await rage(seed)).faults).toEqual([]);
});

test(`[W6] [W7] [W11] [W12] ${COUNT} storms of seed ${SEED}: every move acts once or is refused, and every table ends or rests`, {
  timeout: 60_000 + COUNT * 30_000,
}, async () => {
  for (let index = 0; index < COUNT; index++) {
    const seed = `${SEED} ${index}`;
    const tally = await rage(seed);
    figures.take(tally);
    if (index % 25 === 24) console.log(`${index + 1} storms: ${figures.line}`);
    expect(tally.faults, `STORM_SEED=${SEED}, storm ${index}`).toEqual([]);
  }
  for (const figure of ['lost', 'doubled', 'hung'] as const) expect(figures.get(figure), figure).toBe(0);
  for (const figure of [
    'duplicates',
    'kills',
    'evictions',
    'acknowledged',
    'talkHeard',
    'undos',
    'renewed',
    'silent',
  ] as const) {
    expect(figures.get(figure), figure).toBeGreaterThan(0);
  }
});

describe('a storm finds a room that', () => {
  test.each(MUTANTS)('$name', async ({ plant }) => {
    plant();
    for (const which of 'ibaohgcdefjkl') if ((await rage(`mutant ${which}`)).faults.length > 0) return;
    expect.unreachable('nobody noticed');
  });
});
