import { type Card, SUITS } from '../../cards.ts';
import type { Trump } from '../kinds.ts';
import { inSuit, sightOfDeal } from './count.ts';
import { costLater } from './dodge.ts';
import { pricesOf } from './prices.ts';
import { tricksLater } from './win.ts';

// The numbers below were fitted to deals that four of these players played out.

/** The tricks to expect of 13 cards for the one who names this trump and plays up. */
export function tricksUp(hand: readonly Card[], trump: Trump): number {
  const counted = tricksLater(sightOfDeal(hand, 'up', trump), hand);
  return trump === 'NT' ? 0.17 + 0.8 * counted : 0.93 * counted + 0.46 * inSuit(hand, trump).length - 0.75;
}

/** The tricks to expect where somebody else names the trump. */
export function tricksAside(hand: readonly Card[]): number {
  const counted = SUITS.map(trump => tricksLater(sightOfDeal(hand, 'up', trump), hand));
  return 0.13 + (0.98 * counted.reduce((sum, tricks) => sum + tricks, 0)) / SUITS.length;
}

/** The tricks that one is likely to be left with when the hand is played down. */
export function tricksDown(hand: readonly Card[]): number {
  const prices = pricesOf('positive');
  const counted = costLater(sightOfDeal(hand, 'down'), prices, hand) / prices.trick(0);
  return Math.max(0, 0.13 * counted ** 2 + 0.74 * counted - 0.56);
}
