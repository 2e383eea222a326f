import { type Card, SUITS, type Suit, suitOf } from '../../cards.ts';
import type { Draws } from '../../game.ts';
import type { Seat } from '../../seats.ts';
import type { Sight } from './count.ts';
import { above, best, chanceAlive, chanceOfNone, inSuit, without, wouldLead } from './count.ts';

/** Play where tricks earn points: the card with which this trick, and what is left in the hand, is likely to earn most. */
export function win(sight: Sight, legal: readonly Card[], draws: Draws): Card {
  return best(
    legal,
    card =>
      chanceToWin(sight, card) +
      tricksLater(sight, without(sight.mine, card)) +
      (sight.trick.length === 0 ? leadBonus(sight, card) : 0),
    draws,
  );
}

/** Whoever can go over a card is taken to do so. */
function chanceToWin(sight: Sight, card: Card): number {
  if (!wouldLead(sight, card)) return 0;
  const led = suitOf(sight.trick[0] ?? card);
  return sight.after.reduce<number>((chance, seat) => chance * (1 - chanceToBeat(sight, seat, card, led)), 1);
}

function chanceToBeat(sight: Sight, seat: Seat, card: Card, led: Suit): number {
  const { trump, unseenIn } = sight;
  const isVoid = chanceOfNone(sight, seat, unseenIn[led].length);
  const higher = 1 - chanceOfNone(sight, seat, above(sight, card).length);
  if (suitOf(card) !== led) return isVoid * higher;
  if (trump === null || trump === led) return higher;
  return higher + isVoid * (1 - chanceOfNone(sight, seat, unseenIn[trump].length));
}

/** The tricks to expect of cards that stay in the hand. */
export function tricksLater(sight: Sight, hand: readonly Card[]): number {
  return SUITS.reduce((sum, suit) => sum + tricksInSuit(sight, inSuit(hand, suit), suit), 0);
}

function tricksInSuit(sight: Sight, held: readonly Card[], suit: Suit): number {
  const alive = chanceAlive(sight);
  const out = alive * sight.unseenIn[suit].length;
  return held.reduce((sum, card, round) => {
    const higher = alive * above(sight, card).length;
    const top = 0.65 ** higher;
    const long = round >= 3 ? Math.max(0, 1 - out / (3 * round)) : 0;
    return sum + Math.max(top, long) * survives(sight.trump, suit, round);
  }, 0);
}

/** How likely a high card is to win its round of a suit before somebody trumps it. */
function survives(trump: Suit | null, suit: Suit, round: number): number {
  if (trump === null || trump === suit) return 0.95;
  return [0.85, 0.55, 0.25][round] ?? 0.2;
}

/** Trumps are led from length; otherwise short suits first, to trump them later. */
function leadBonus(sight: Sight, card: Card): number {
  const { mine, trump, unseenIn } = sight;
  if (trump === null) return 0;
  const trumps = inSuit(mine, trump).length;
  const suit = suitOf(card);
  if (suit === trump) return trumps >= 4 && chanceAlive(sight) * unseenIn[trump].length > 0.5 ? 0.7 : -0.3;
  return trumps > 0 ? 0.2 * Math.max(0, 3 - inSuit(mine, suit).length) : 0;
}
