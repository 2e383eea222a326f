import { type Card, SUITS, suitOf } from '../../cards.ts';
import type { Draws } from '../../game.ts';
import type { Seat } from '../../seats.ts';
import type { HandKind } from '../kinds.ts';
import { TRICKS } from '../scoring.ts';
import type { Sight } from './count.ts';
import { above, below, best, chanceAlive, chanceOf, chanceOfNone, inSuit, without, wouldLead } from './count.ts';
import { type Prices, pricesOf } from './prices.ts';

/**
 * Play where tricks or cards cost points: the card with which this trick, and what is left in the hand after it,
 * is likely to cost least.
 */
export function dodge(sight: Sight, kind: HandKind, legal: readonly Card[], draws: Draws): Card {
  const prices = pricesOf(kind);
  return best(
    legal,
    card => -costNow(sight, prices, card) - LATER * costLater(sight, prices, without(sight.mine, card)),
    draws,
  );
}

/** How much what may come counts against what is at hand. */
const LATER = 0.7;

function costNow(sight: Sight, prices: Prices, card: Card): number {
  const wins = chanceToWin(sight, card);
  if (wins === 0) return 0;
  const table = [...sight.trick, card].reduce((sum, played) => sum + prices.card(played), prices.trick(sight.number));
  const thrown = sight.after.reduce<number>((sum, seat) => sum + thrownBy(sight, prices, seat, card), 0);
  return wins * (table + thrown);
}

/** Others go over a card only where they must: when all that they hold of the suit is higher. */
function chanceToWin(sight: Sight, card: Card): number {
  if (!wouldLead(sight, card)) return 0;
  const lower = below(sight, card).length;
  const higher = above(sight, card).length;
  return sight.after.reduce<number>((chance, seat) => {
    const noLower = chanceOfNone(sight, seat, lower);
    return chance * (1 - noLower * (1 - chanceOfNone(sight, seat, higher)));
  }, 1);
}

/** What a later player is likely to throw on a trick that he does not win. */
function thrownBy(sight: Sight, prices: Prices, seat: Seat, card: Card): number {
  const suit = sight.unseenIn[suitOf(card)];
  const others = SUITS.flatMap(other => (other === suitOf(card) ? [] : sight.unseenIn[other]));
  const isVoid = chanceOfNone(sight, seat, suit.length);
  return dearest(sight, prices, seat, below(sight, card)) + isVoid * dearest(sight, prices, seat, others);
}

/** The price to expect of the dearest of these cards that a seat holds. */
function dearest(sight: Sight, prices: Prices, seat: Seat, cards: readonly Card[]): number {
  const holds = chanceOf(sight, seat);
  let sum = 0;
  let none = 1;
  for (const price of cards.map(prices.card).sort((a, b) => b - a)) {
    if (price === 0) break;
    sum += none * holds * price;
    none *= 1 - holds;
  }
  return sum;
}

/** What the cards that stay in the hand are likely to cost, suit by suit. */
export function costLater(sight: Sight, prices: Prices, hand: readonly Card[]): number {
  const alive = chanceAlive(sight);
  const rounds = hand.length;
  if (rounds === 0) return 0;
  const tricks = Array.from({ length: rounds }, (_, round) => prices.trick(TRICKS - rounds + round));
  const open = [...hand, ...sight.unseen.filter(card => prices.card(card) > 0)];
  const cardsToCome = open.reduce((sum, card) => sum + prices.card(card) * (hand.includes(card) ? 1 : alive), 0);
  const aTrick = (tricks.reduce((sum, price) => sum + price, 0) + DUMPED * cardsToCome) / rounds;

  return SUITS.reduce((sum, suit) => {
    const held = [...inSuit(hand, suit)].reverse();
    return sum + held.reduce((risk, card, round) => risk + riskOf(sight, card, round, alive) * stakeOf(card), 0);
  }, 0);

  function stakeOf(card: Card): number {
    const caught = below(sight, card).reduce((sum, other) => sum + prices.card(other), 0);
    return aTrick + prices.card(card) + CAUGHT * alive * caught;
  }
}

// These numbers did best in matches of this player against itself.

/** How much of the penalty cards to come falls on tricks of any suit, thrown by those who are void. */
const DUMPED = 0.5;
/** How much of those below a card, in its own suit, falls under it. */
const CAUGHT = 0.6;
/** How likely the first, second, third… round of a suit is to come. */
const ROUNDS = [1, 0.8, 0.5, 0.25, 0.1];
/** Of the cards below, how many are left after each round. */
const LOWER_LEFT = 0.75;

/** How likely a card is to win the round of its suit in which it would fall; the lower ones go first. */
function riskOf(sight: Sight, card: Card, round: number, alive: number): number {
  const lower = alive * below(sight, card).length * LOWER_LEFT ** round;
  const higher = alive * above(sight, card).length;
  return (ROUNDS[round] ?? 0.05) * (lower / (lower + higher + 0.5));
}
