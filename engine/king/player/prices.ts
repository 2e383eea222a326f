import type { Card } from '../../cards.ts';
import type { HandKind } from '../kinds.ts';
import { DOWN_TRICK, priceOfCard, priceOfTrick } from '../scoring.ts';

/** What a hand charges where tricks are to be avoided. */
export interface Prices {
  /** By the number of the trick, from 0. */
  trick(number: number): number;
  card(card: Card): number;
}

/** The prices of a negative hand, or of a positive one that is played down. */
export const pricesOf = (kind: HandKind): Prices =>
  kind === 'positive'
    ? { trick: () => DOWN_TRICK, card: () => 0 }
    : { trick: number => priceOfTrick(kind, number), card: card => priceOfCard(kind, card) };
