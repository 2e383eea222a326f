import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { bidsLab, tricksLab } from './toys/labs.ts';
import { MUTANTS } from './toys/mutants.ts';
import { TABLE_MUTANTS } from './toys/table.mutants.ts';

describe('the contract suite', { timeout: 60_000 }, () => {
  test('passes a toy with simultaneous secrets, and has something to check everywhere', () => {
    const tally = contract(bidsLab, { seed: 'toys', games: 12, every: 2 });
    expect(tally.games).toBe(24);
    for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(10);
  });

  test('passes a toy in turns with hidden hands', () => {
    const { changes, orders, ...tally } = contract(tricksLab, { seed: 'toys', games: 6, every: 2 });
    expect({ changes, orders }).toEqual({ changes: 0, orders: 0 });
    for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(10);
  });

  test.each([...MUTANTS, ...TABLE_MUTANTS])('catches $name', ({ run, claim }) => {
    expect(run).toThrow(claim);
  });

  test('two runs with one seed check the same', () => {
    const run = () => contract(bidsLab, { seed: 'twice', games: 2, every: 2 });
    expect(run()).toEqual(run());
  });
});
