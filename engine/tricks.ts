import { type Card, heightOf, type Suit, suitOf } from './cards.ts';

/** Whether a card may be played to the suit led: of that suit, or any card from a hand that has none of it. */
export function followsSuit(hand: readonly Card[], led: Suit | null, card: Card): boolean {
  return led === null || suitOf(card) === led || isVoid(hand, led);
}

/** Whether a hand has no card of a suit. */
export function isVoid(hand: readonly Card[], suit: Suit): boolean {
  return !hand.some(card => suitOf(card) === suit);
}

/** The suit of the first card, or null before it. */
export function suitLed(trick: readonly Card[]): Suit | null {
  const first = trick[0];
  return first === undefined ? null : suitOf(first);
}

/** Whether a card played later beats the best one so far: a higher one of its suit, or a trump on a plain card. */
export function beats(card: Card, best: Card, trump: Suit | null): boolean {
  return suitOf(card) === suitOf(best) ? heightOf(card) > heightOf(best) : suitOf(card) === trump;
}

/** The place in a trick, from 0, of the card that is winning it. */
export function winningPlace(trick: readonly Card[], trump: Suit | null): number {
  let place = 0;
  let best = trick[0];
  for (const [index, card] of trick.entries()) {
    if (best === undefined || !beats(card, best, trump)) continue;
    place = index;
    best = card;
  }
  return place;
}
