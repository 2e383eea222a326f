import { describe, expect, test } from 'vitest';
import { cards } from '../../../engine/cards.ts';
import { king } from '../../../engine/king/index.ts';
import type { Contract } from '../../../engine/king/kinds.ts';
import { followsSuit, winningPlace } from '../../../engine/tricks.ts';
import { beneficiary, moves, only, play, playable, position, refusal, start, watched } from './build.ts';

const up = (trump: Contract['trump']): Contract => ({ way: 'up', trump, by: 0, n: 0 });

describe('who leads', () => {
  test('[K8] the dealer leads the first trick of a negative hand', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = start({}, seed);
      expect(king.awaited(state)).toEqual([watched(state).dealer]);
    }
  });

  const SOLD = [
    { do: 'auction' },
    { do: 'pass' },
    { do: 'bid', bid: '4u' },
    { do: 'pass' },
    { do: 'accept' },
    { do: 'nameTrump', trump: 'S' },
  ] as const;
  const OWN = [{ do: 'up', trump: 'NT' }] as const;

  test.each([
    ['[K8] by default the dealer', 'dealer', OWN, 1],
    ['[K8] by default the dealer, even of a sold hand', 'dealer', SOLD, 1],
    ['[K9] the contract holder, who bought it', 'contractHolder', SOLD, 3],
    ['[K9] the contract holder, the beneficiary when nobody did', 'contractHolder', OWN, 1],
    ['[K9] the left of the dealer', 'leftOfDealer', OWN, 2],
    ['[K9] the left of the dealer of a sold hand', 'leftOfDealer', SOLD, 2],
  ] as const)('%s leads a positive hand', (_, positiveLead, calls, leader) => {
    const { state } = moves(beneficiary(1, { positiveLead }), calls);
    expect(king.awaited(state)).toEqual([leader]);
  });

  test.each(['contractHolder', 'leftOfDealer'] as const)('[K9] %s is for positive hands only', positiveLead => {
    const { state } = start({ positiveLead });
    expect(king.awaited(state)).toEqual([watched(state).dealer]);
  });
});

describe('following suit', () => {
  test('[K10] who can follow must', () => {
    const { state } = play(position({ hands: 'AS 2C / KS QD / QS 3C / JS 4C' }), 'AS');
    expect(refusal(state, 'QD')).toBe('must-follow');
    expect(playable(state)).toBe('KS');
  });

  test('[K10] any card of the suit will do', () => {
    const { state } = play(position({ hands: 'TS 2C / KS 3S / QS 3C / JS 4C' }), 'TS');
    expect(playable(state)).toBe('KS 3S');
  });

  test('[K10] the suit led counts, not the one that somebody threw on it', () => {
    const { state } = play(position({ hands: 'AS 2C / QD JD / QS TD / JS 4C' }), 'AS QD');
    expect(playable(state)).toBe('QS');
  });

  test('[K11] who is void may play anything, trump or not', () => {
    const { state } = play(position({ hands: 'AS 2C / TD 9H / QS 3C / JS 4C', contract: up('D') }), 'AS');
    expect(playable(state)).toBe('9H TD');
  });

  test('[K11] nobody must go over a card', () => {
    const { state } = play(position({ hands: 'QS 2C / AS 2S / KS 3S / JS 4C', contract: up('S') }), 'QS 2S');
    expect(playable(state)).toBe('KS 3S');
  });

  test('[K10] a card from elsewhere is no card of his', () => {
    const state = position({ hands: 'AS 2C / KS QD / QS 3C / JS 4C' });
    expect(refusal(state, 'KS')).toBe('not-your-card');
    expect(refusal(state, '7H')).toBe('not-your-card');
    expect(king.refuse(state, 1, { do: 'play', card: 'KS' })).toBe('not-now');
  });

  test('the cards that may not be played are listed by the reason', () => {
    const { state } = play(position({ hands: 'AS 2C 5C / KS QD 8H / QS 3C 6C / JS 4C 7C' }), 'AS');
    expect(king.ask(state, 1)).toEqual({
      ask: 'play',
      cards: ['KS'],
      not: [{ why: 'must-follow', cards: ['8H', 'QD'] }],
      mayClaim: false,
    });
    expect(king.ask(state, 2)).toBeNull();
  });

  test('followsSuit reads a hand and the suit led', () => {
    const hand = cards('AS 2H');
    expect(hand.map(card => followsSuit(hand, 'S', card))).toEqual([true, false]);
    expect(hand.map(card => followsSuit(hand, 'D', card))).toEqual([true, true]);
    expect(hand.map(card => followsSuit(hand, null, card))).toEqual([true, true]);
  });
});

describe('winning', () => {
  test.each([
    ['the highest of the suit led', 'TS KS 2S AS', null, 3],
    ['not a higher card of another suit', 'TS AH AD AC', null, 0],
    ['a trump over an ace', 'AS 2H KS QS', 'H', 1],
    ['the highest of several trumps', 'AS 2H 9H QS', 'H', 2],
    ['a trump led', '2H AS KH QS', 'H', 2],
    ['a card of no suit that counts never', '2S AD 3S AC', 'H', 2],
  ] as const)('[K12] %s wins', (_, trick, trump, place) => {
    expect(winningPlace(cards(trick), trump)).toBe(place);
  });

  test('[K12] in a hand without trumps no suit is one', () => {
    const { state } = play(position({ hands: '3S 2C / AD QD / 4S 3C / AC 4C', contract: up('NT') }), '3S AD 4S AC');
    expect(watched(state).last?.winner).toBe(2);
  });

  test('[K13] the winner takes the trick and leads', () => {
    const { state, events } = play(position({ hands: 'TS 2C / QS QD / AS 3C / 2S 4C' }), 'TS QS AS 2S');
    expect(king.awaited(state)).toEqual([2]);
    const trick = { leader: 0, cards: cards('TS QS AS 2S'), winner: 2 };
    expect(events.at(-1)).toEqual({ e: 'trick', trick });
    expect(watched(state).last).toEqual(trick);
    expect(watched(state).tricks).toEqual([11, 0, 1, 0]);
  });

  test('[K13] a card counts as taken when its trick is complete, for who wins the trick', () => {
    const late = position({ kind: 'noQueens', hands: 'QS 2C / QD 3D / AS 3C / QC 4C', wonBy: 1 });
    const three = play(late, 'QS QD AS').state;
    expect(watched(three).taken[2]).toEqual([]);
    const four = play(three, 'QC').state;
    expect(only(watched(four).sheet).scores).toEqual([0, -50, -150, 0]);
  });

  test('[K13] who is winning so far is in sight', () => {
    let { state } = { state: position({ hands: 'TS 2C / QS QD / AS 3C / 2S 4C' }) };
    const winning = ['TS', 'QS', 'AS'].map(card => {
      state = play(state, card).state;
      const { play: now } = watched(state);
      return now.phase === 'play' ? now.winning : null;
    });
    expect(winning).toEqual([0, 1, 2]);
  });
});
