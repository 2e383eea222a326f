import { type Card, heightOf, suitOf } from '../../cards.ts';
import type { HandKind } from '../kinds.ts';

/** What a hand charges: a price for each trick, by its number from 0, and one for each card in it. */
export interface Prices {
  trick(number: number): number;
  card(card: Card): number;
}

const LAST = 12;
const isLastTwo = (number: number) => number >= LAST - 1;
const heightIs = (card: Card, like: Card) => heightOf(card) === heightOf(like);

const heart = (card: Card) => (suitOf(card) === 'H' ? 20 : 0);
const queen = (card: Card) => (heightIs(card, 'QS') ? 50 : 0);
const kingOrJack = (card: Card) => (heightIs(card, 'KS') || heightIs(card, 'JS') ? 30 : 0);
const kingOfHearts = (card: Card) => (card === 'KH' ? 160 : 0);
const nothing = () => 0;

const PRICES: Readonly<Record<HandKind, Prices>> = {
  noTricks: { trick: () => 20, card: nothing },
  noHearts: { trick: nothing, card: heart },
  noQueens: { trick: nothing, card: queen },
  noKingsOrJacks: { trick: nothing, card: kingOrJack },
  noKingOfHearts: { trick: nothing, card: kingOfHearts },
  noLastTwo: { trick: number => (isLastTwo(number) ? 90 : 0), card: nothing },
  quick16: { trick: number => (isLastTwo(number) ? 110 : 20), card: nothing },
  quick25: { trick: nothing, card: card => heart(card) + kingOfHearts(card) },
  quick34: { trick: nothing, card: card => queen(card) + kingOrJack(card) },
  positive: { trick: () => 75, card: nothing },
};

/** The prices of a hand in which tricks are to be avoided, a positive one played down included. */
export const pricesOf = (kind: HandKind): Prices => PRICES[kind];
