import { describe, expect, test } from 'vitest';
import { SHELF } from '../engine/shelf.ts';
import { LABS } from './labs/index.ts';
import { KING_MUTANTS } from './labs/king.mutants.ts';

/** Another run of the same tests: `CONTRACT_SEED=7 npx vitest run test/games.test.ts`. */
const seed = process.env.CONTRACT_SEED ?? 'contract';

describe('the games', { timeout: 60_000 }, () => {
  test('on the shelf are all held to the contract', () => {
    expect(LABS.map(lab => lab.id)).toEqual(SHELF.map(game => game.id));
  });

  test.each(LABS)('$id keeps the contract', lab => {
    const tally = lab.contract({ seed, games: 2, every: 30 });
    const { changes, ...always } = tally;
    for (const [what, count] of Object.entries(always)) expect(count, what).toBeGreaterThan(0);
  });
});

describe('the contract catches', { timeout: 60_000 }, () => {
  test.each(KING_MUTANTS)('$name', ({ run, claim }) => {
    expect(run).toThrow(claim);
  });
});
