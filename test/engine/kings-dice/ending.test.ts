import { describe, expect, test } from 'vitest';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import type { DiceOptions } from '../../../engine/kings-dice/kinds.ts';
import { COMMONERS, LORDS, left, results, reveal, rolled, turns } from './tabletop.ts';

const over = (events: readonly { readonly e: string }[]) => events.filter(({ e }) => e === 'over');

describe('the end', () => {
  test('[D3] the game goes on while two players have dice', () => {
    const { state, events } = reveal(rolled('6 | 1 | '), '6---- | -1--- | ');
    expect(kingsDice.outcome(state)).toBeNull();
    expect(over(events)).toEqual([]);
  });

  test('[D16] one player left with dice wins', () => {
    const { state, events } = reveal(rolled('6 | 1 | '), '6---- | 1---- | ');
    expect(kingsDice.outcome(state)).toEqual({ scores: [2, 0, 0], places: [1, 2, 3] });
    expect(events.slice(-2)).toEqual([
      { e: 'out', seat: 1, round: 2 },
      { e: 'over', how: 'last' },
    ]);
    expect(kingsDice.awaited(state)).toEqual([]);
    expect(kingsDice.mayChange(state)).toEqual([]);
  });

  test('[D15] who lost his dice but one, and won with that, is in', () => {
    const { state } = reveal(rolled('51 | 61 | '), '1---5 | 6---1 | ');
    expect(left(state)).toEqual([2, 2, 0]);
    expect(state.out).toEqual([null, null, 1]);
  });

  test('[D17] if nobody has dice left the game is drawn between those who went out in that round', () => {
    const { state, events } = reveal(rolled('4 | 4'), '--4-- | --4--');
    expect(kingsDice.outcome(state)).toEqual({ scores: [0, 0], places: [1, 1] });
    expect(over(events)).toEqual([{ e: 'over', how: 'drawn' }]);
  });

  test('[D17] three may go out at once', () => {
    const { state } = reveal(rolled('55555 | 55555 | 55555'), '55555 | 55555 | 55555');
    expect(kingsDice.outcome(state)).toEqual({ scores: [0, 0, 0], places: [1, 1, 1] });
  });

  test('[D24] drawn players share place 1 before those who went out earlier', () => {
    const { state } = reveal(rolled('33 | 33 | | '), '33--- | 33--- | | ');
    expect(kingsDice.outcome(state)).toEqual({ scores: [0, 0, 0, 0], places: [1, 1, 3, 3] });
  });

  test('[D24] out later is better than out earlier', () => {
    const three = reveal(rolled('666666 | 5 | 1 | '), '66666 | 5---- | --1-- | ').state;
    expect(kingsDice.outcome(three)).toEqual({ scores: [8, 0, 0, 0], places: [1, 2, 2, 4] });
  });
});

describe('the limit of rounds', () => {
  const limited = (roundLimit: DiceOptions['roundLimit']): DiceOptions => ({ ...LORDS, roundLimit });

  test.each(['20', '40', '60'] as const)('[D23] ends the game with round %s, not before', roundLimit => {
    const orders = '66--- | --1-- | ';
    const before = reveal(rolled('66 | 1 | ', limited(roundLimit), Number(roundLimit) - 1), orders);
    expect(kingsDice.outcome(before.state)).toBeNull();
    const { state, events } = reveal(rolled('66 | 1 | ', limited(roundLimit), Number(roundLimit)), orders);
    expect(kingsDice.outcome(state)).toEqual({ scores: [2, 1, 0], places: [1, 2, 3] });
    expect(over(events)).toEqual([{ e: 'over', how: 'limit' }]);
  });

  test('[D23] equal counts share the win', () => {
    const { state } = reveal(rolled('6 | 1 | 5 | ', limited('20'), 20), '6---- | -1--- | --5-- | ');
    expect(kingsDice.outcome(state)).toEqual({ scores: [1, 1, 1, 0], places: [1, 1, 1, 4] });
  });

  test('[D23] dice won in the last round count', () => {
    const { state } = reveal(rolled('61 | 554 | ', limited('20'), 20), '6---1 | 55-4- | ');
    expect(results(state)).toBe('A+1 B . B A');
    expect(kingsDice.outcome(state)).toEqual({ scores: [3, 2, 0], places: [1, 2, 3] });
  });

  test('[D23] who is last with dice wins also in the round of the limit', () => {
    const { events } = reveal(rolled('6 | 1', limited('20'), 20), '6---- | 1----');
    expect(over(events)).toEqual([{ e: 'over', how: 'last' }]);
  });

  test('[D23] all out in the round of the limit: drawn', () => {
    const { state, events } = reveal(rolled('6 | 6', limited('20'), 20), '6---- | 6----');
    expect(over(events)).toEqual([{ e: 'over', how: 'drawn' }]);
    expect(kingsDice.outcome(state)).toEqual({ scores: [0, 0], places: [1, 1] });
  });

  test('[D23] without a limit round 60 is like any other', () => {
    expect(kingsDice.outcome(reveal(rolled('66 | 1', LORDS, 60), '66--- | --1--').state)).toBeNull();
  });

  test('[D23] in the commoners’ form the limit waits for the round’s last turn', () => {
    const start = rolled('6 | 55', { ...COMMONERS, roundLimit: '20' }, 20);
    const sat = turns(start, '- | 5');
    expect(kingsDice.outcome(sat)).toBeNull();
    expect(kingsDice.outcome(turns(sat, '6 | 5'))).toEqual({ scores: [2, 1], places: [1, 2] });
  });
});
