import { describe, expect, test } from 'vitest';
import { settle } from '../../../engine/kings-dice/settle.ts';
import { picks } from './tabletop.ts';

/** What lies in one position by seat, '-' for a turn that was sat out; who wins, what he takes, what is discarded. */
const CASES: readonly (readonly [rule: string, dice: string, winner: number | null, taken: number, gone: number])[] = [
  ['[D12] the highest die takes two (example 1)', '6 | 5 | 5', 0, 2, 0],
  ['[D12] the highest die takes a pair below it (example 2)', '4 | 4 | 6', 2, 2, 0],
  ['[D12] the highest die takes three of a kind', '6 | 3 | 3 | 3', 0, 3, 0],
  ['[D12] a two takes a one', '2 | | 1', 0, 1, 0],
  ['[D12] eight dice, one of them highest', '1 | 2 | 3 | 4 | 5 | 6 | 5 | 4', 5, 7, 0],
  ['[D13] a tie for the highest discards the lower die too (example 3)', '6 | 6 | 2', null, 0, 3],
  ['[D13] two ones are a tie', '1 | 1', null, 0, 2],
  ['[D13] a tie of three', '5 | 5 | 5', null, 0, 3],
  ['[D13] a tie of three with a lower die', '6 | 1 | 6 | 6', null, 0, 4],
  ['[D13] two pairs: the lower one goes with the higher', '4 | 4 | 2 | 2', null, 0, 4],
  ['[D13] eight equal dice', '3 | 3 | 3 | 3 | 3 | 3 | 3 | 3', null, 0, 8],
  ['[D11] a die that is alone stays (example 4)', '3 | | ', 0, 0, 0],
  ['[D11] even a one', ' | | 1', 2, 0, 0],
  ['[D11] alone among those who sat out', '- | 4 | - ', 1, 0, 0],
  ['[D10] nobody laid a die', ' | | ', null, 0, 0],
  ['[D20] all sat out', '- | - ', null, 0, 0],
];

describe('a position or turn', () => {
  test.each(CASES)('%s: %s', (_rule, text, winner, taken, gone) => {
    const dice = picks(text);
    expect(settle(dice)).toEqual({ dice, winner, taken, gone });
  });
});
