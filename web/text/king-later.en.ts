import type { Bid } from '../../engine/king/kinds.ts';
import { does, list, They, TheyAll, they, type Who } from './grammar.en.ts';
import { bid } from './king-words.en.ts';

const sells = (seller: Who): string => `${does(seller, 'sell', 'sells')} the hand`;

/** What is said at a table of King, but not from the first trick on. */
export const later = {
  trick: (n: number): string => `Trick ${n}`,
  led: (who: Who): string => `${They(who)} led`,
  claimed: (who: Who): string => `${They(who)} claimed the rest.`,
  /** What the words of the ladder mean. */
  terms: (seller: Who): string =>
    `${sells(seller)}: the others bid for the right to choose the game. Up: each trick brings 25; who buys at 2 up pays for two, 50. Down: each trick costs 75; who buys at 2 down takes over two of the seller’s.`,
  /** Whose hand is for sale, and to whom it went. */
  sells,
  sellsForEight: (seller: Who): string => `${does(seller, 'sell', 'sells')} for ${bid('8u')} only`,
  bought: (who: Who, it: Bid): string => `${does(who, 'bought', 'bought')} the hand for ${bid(it)}`,
  ultimatum: 'Up: each trick brings 25. If nobody says 8 up, the hand is played down: each trick costs 75.',
  stillIn: (names: readonly Who[]): string => `May still speak: ${list(names.map(they))}.`,
  beats: (points: number): string => `A bid of more than ${points} points beats it.`,
  top: 'No bid is higher.',
  mayMatch: (names: readonly Who[]): string => `${TheyAll(names)} may match it.`,
  /** About a hand that is over. */
  early: 'Everything that counts was taken.',
  forfeited: (who: Who): string => does(who, 'forfeited the hand.', 'forfeited the hand.'),
  dealTitle: 'The deal of the hand before',
  lastOf: 'Its last trick',
};
