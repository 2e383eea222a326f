import { describe, expect, test } from 'vitest';
import { SHELF } from '../engine/shelf.ts';
import { FOURTH_KING_MUTANTS } from './labs/fourth-king.mutants.ts';
import { LABS } from './labs/index.ts';
import { KING_MUTANTS } from './labs/king.mutants.ts';
import { KINGS_DICE_MUTANTS } from './labs/kings-dice.mutants.ts';

/** Another run of the same tests, or a longer one: `CONTRACT_SEED=7 CONTRACT_GAMES=20 npx vitest run test/games.test.ts`. */
const seed = process.env.CONTRACT_SEED ?? 'contract';
const games = Number(process.env.CONTRACT_GAMES ?? 1);

describe('the games', { timeout: 60_000 }, () => {
  test('on the shelf are all held to the contract', () => {
    expect(LABS.map(lab => lab.id)).toEqual(SHELF.map(game => game.id));
  });

  test.each(LABS)('$id keeps the contract', lab => {
    const tally = lab.contract({ seed, games, every: 30 });
    const idle = Object.entries(tally).flatMap(([what, count]) => (count === 0 ? [what] : []));
    expect(idle).toEqual(lab.none);
  });
});

describe('the contract catches', { timeout: 60_000 }, () => {
  test.each([...KING_MUTANTS, ...KINGS_DICE_MUTANTS, ...FOURTH_KING_MUTANTS])('$name', ({ run, claim }) => {
    expect(run).toThrow(claim);
  });
});
