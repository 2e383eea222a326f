import { describe, expect, test } from 'vitest';
import { king } from '../../../engine/king/index.ts';
import type { KingOptions } from '../../../engine/king/kinds.ts';
import { offersOf } from '../../../engine/king/offers.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { beneficiary, move, only, position } from './build.ts';
import { say } from './script.ts';

/** In how many ways the hand can go on, `depth` moves deep, without claims; a hand that is over goes on in one way. */
function perft(state: KingState, depth: number): number {
  if (depth === 0 || state.done.length > 0) return 1;
  const seat = only(king.awaited(state));
  const ask = king.ask(state, seat);
  if (ask === null) throw new Error('nothing to decide');
  return offersOf(ask)
    .filter(({ do: word }) => word !== 'claim')
    .reduce((sum, made) => sum + perft(move(state, seat, made).state, depth - 1), 0);
}

const counts = (state: KingState, depths: number) =>
  Array.from({ length: depths }, (_, depth) => perft(state, depth + 1));

describe('cards: how many ways there are', () => {
  test('[K13] the last trick plays itself', () => {
    expect(counts(position({ hands: 'AS / KH / QD / JC' }), 4)).toEqual([1, 1, 1, 1]);
  });

  test('[K10] one suit: two ways each in the first trick, one in the second', () => {
    // Everybody has two spades: 2 × 2 × 2 × 2 ways through the first trick, whoever wins it. Then one card each is left.
    expect(counts(position({ hands: 'AS KS / QS JS / TS 9S / 8S 7S' }), 8)).toEqual([2, 4, 8, 16, 16, 16, 16, 16]);
  });

  test('[K10] [K11] two must follow with their only spade, one is void', () => {
    // Ace or king; the ten; the queen; either diamond: 2, 2, 2, 4. The second trick: one card each.
    expect(counts(position({ hands: 'AS KS / TS JH / QS QH / 5D 6D' }), 8)).toEqual([2, 2, 2, 4, 4, 4, 4, 4]);
  });

  test('[K12] [K13] who wins the first trick decides who may do what in the second', () => {
    // Leads: ace of spades or three of hearts.
    // AS: seat 1 must play KS; seat 2, void, has two; seat 3 must play 2S: 1 × 2 × 1 = 2 ways, and then one card each.
    // 3H: seat 1 must play 2H; seat 2 must play AH (its other card is a diamond); seat 3, void, has two: 1 × 1 × 2 = 2.
    const state = position({ hands: 'AS 3H / KS 2H / AH 4D / 2S 5D' });
    expect(counts(state, 8)).toEqual([2, 2, 3, 4, 4, 4, 4, 4]);
  });

  test('[K13] three cards: the leads multiply', () => {
    // Seat 0 has the three highest spades, the others follow with 3, 2, 1 choices of their own three spades.
    // First trick 3⁴ = 81, second 2⁴ each: 81 × 16 = 1296, third 1.
    const state = position({ hands: 'AS KS QS / JS TS 9S / 8S 7S 6S / 5S 4S 3S' });
    expect(counts(state, 6)).toEqual([3, 9, 27, 81, 162, 324]);
    expect(perft(state, 12)).toBe(1296);
  });

  test('[K25] a heart may not be led, so half of the leads are gone', () => {
    // No hearts: only the club may be led. Seat 1 follows with its club, seats 2 and 3 are void, two cards each.
    const hands = 'AH 2C / KH 3C / QH 4D / JH 5D';
    expect(counts(position({ kind: 'noHearts', hands }), 4)).toEqual([1, 1, 2, 4]);
    // No tricks: the ace of hearts too. Then seat 1 has KH alone, seat 2 QH alone, seat 3 JH alone: one more way.
    expect(counts(position({ kind: 'noTricks', hands }), 4)).toEqual([2, 2, 3, 5]);
  });

  test('[K26] [K27] the king of hearts leaves no choice, or less', () => {
    const hands = 'AH QH / KH JH / TH 9H / 8H 7H';
    const under = (kingOfHearts: KingOptions['kingOfHearts']) =>
      counts(position({ kind: 'noKingOfHearts', hands, options: { kingOfHearts, playOut: 'on' } }), 4);
    // Two leads; the king must fall: 2, 2, 4, 8. With voidOnly seat 1 may play either heart: 2, 4, 8, 16.
    expect(under('strict')).toEqual([2, 2, 4, 8]);
    expect(under('voidOnly')).toEqual([2, 4, 8, 16]);
  });

  test('[K28] a hand that ends has no more ways', () => {
    // Two leads. The first trick takes the last queen: either way the hand is over after four cards.
    const hands = 'AS KS / QS 2D / TS 9S / 8S 7S';
    expect(counts(position({ kind: 'noQueens', hands }), 8)).toEqual([2, 2, 4, 8, 8, 8, 8, 8]);
    expect(counts(position({ kind: 'noQueens', hands, options: { playOut: 'on' } }), 5)).toEqual([2, 2, 4, 8, 8]);
  });
});

describe('calls: how many ways there are', () => {
  test('[K30] six ways to play oneself, the auction, the ultimatum', () => {
    expect(perft(beneficiary(0), 1)).toBe(8);
    expect(perft(beneficiary(0, { forfeitAnytime: 'on' }), 1)).toBe(9);
  });

  test('[K35] [K36] [K44] the first two calls of an auction', () => {
    // Ten bids and a pass. Over them 9, 8, 6, 6, 5, 4, 2, 2, 1 raises, in the order of BIDS up to 7 up, and always a pass:
    // 43 + 9 = 52. Over 8 up, which nobody is preferred to match, the beneficiary accepts or declines: 2. After a pass: 11.
    const open = say(beneficiary(0), ['A:auction'], 0);
    expect(perft(open, 1)).toBe(11);
    expect(perft(open, 2)).toBe(52 + 2 + 11);
  });

  test('[K37] [K41] [K42] one who is preferred has a match more, if he is still in', () => {
    // P1 passed, P2 bid 7 up. P3 may bid 8 up or pass.
    // Final: over 8 up P2 may match or pass (2); after the pass the beneficiary accepts, asks, gives the ultimatum or
    // declines (4). Not final: over 8 up P1 comes first, to match or pass (2); after the pass P1 may bid 8 up, match or
    // pass (3).
    const script = ['A:auction', '1:p', '2:7u'];
    expect(perft(say(beneficiary(0), script, 0), 2)).toBe(2 + 4);
    expect(perft(say(beneficiary(0, { passIsFinal: 'off' }), script, 0), 2)).toBe(2 + 3);
  });

  test('[K52] [K54] [K55] an ultimatum', () => {
    // Each of the three may take it, and then names one of five trumps; or all refuse, and a card is led: one of 13.
    const asked = say(beneficiary(0), ['A:ult'], 0);
    expect([1, 2, 3].map(depth => perft(asked, depth))).toEqual([2, 5 + 2, 5 * 13 + 5 + 2]);
    expect(perft(asked, 4)).toBe(5 * 13 * 13 + 5 * 13 + 5 + 13);
  });
});
