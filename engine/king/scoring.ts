import { type Card, heightOf, suitOf } from '../cards.ts';
import { at, type BySeat, type Seat, seatsOf } from '../seats.ts';
import type { Contract, HandKind, KingOptions, NegativeHand, Trick } from './kinds.ts';
import { PLAYERS } from './state.ts';

/** What a hand came to, before any price is put on it. */
export type Facts = {
  readonly tricks: BySeat<number>;
  /** How many of the tricks 12 and 13. */
  readonly lastTwo: BySeat<number>;
  /** All cards taken, in the order in which they fell. */
  readonly cards: BySeat<readonly Card[]>;
};

/** What a granted claim gives: all tricks and every card that are left (K61). */
export type Rest = { readonly to: Seat; readonly cards: readonly Card[] };

const SEATS = seatsOf(PLAYERS);
export const TRICKS = 13;
const LAST_TWO_FROM = TRICKS - 2;

/** What the tricks came to, with what a granted claim adds. */
export function factsOf(tricks: readonly Trick[], rest: Rest | null): Facts {
  const won = SEATS.map(seat => tricks.filter(({ winner }) => winner === seat));
  const late = SEATS.map(seat => tricks.slice(LAST_TWO_FROM).filter(({ winner }) => winner === seat).length);
  const claimed = rest === null ? 0 : TRICKS - tricks.length;
  const claimedLate = Math.min(claimed, TRICKS - LAST_TWO_FROM);
  return {
    tricks: SEATS.map(seat => at(won, seat).length + (seat === rest?.to ? claimed : 0)),
    lastTwo: SEATS.map(seat => at(late, seat) + (seat === rest?.to ? claimedLate : 0)),
    cards: SEATS.map(seat => [
      ...at(won, seat).flatMap(({ cards }) => cards),
      ...(seat === rest?.to ? rest.cards : []),
    ]),
  };
}

type Prices = {
  readonly trick: number;
  readonly lastTwo: number;
  readonly heart: number;
  readonly kingOfHearts: number;
  readonly queen: number;
  readonly kingOrJack: number;
};
const FREE: Prices = { trick: 0, lastTwo: 0, heart: 0, kingOfHearts: 0, queen: 0, kingOrJack: 0 };

/** K16 to K24: what a trick costs, how much more when it is 12 or 13, and what each kind of card costs. */
const PRICES: Readonly<Record<NegativeHand, Prices>> = {
  noTricks: { ...FREE, trick: 20 },
  noHearts: { ...FREE, heart: 20 },
  noQueens: { ...FREE, queen: 50 },
  noKingsOrJacks: { ...FREE, kingOrJack: 30 },
  noKingOfHearts: { ...FREE, kingOfHearts: 160 },
  noLastTwo: { ...FREE, lastTwo: 90 },
  quick16: { ...FREE, trick: 20, lastTwo: 90 },
  quick25: { ...FREE, heart: 20, kingOfHearts: 160 },
  quick34: { ...FREE, queen: 50, kingOrJack: 30 },
};

/** What the four scores of a hand add up to: the totals of K16 to K24, and K32. They stand by themselves, as a check. */
export const TOTALS: Readonly<Record<HandKind, number>> = {
  noTricks: -260,
  noHearts: -260,
  noQueens: -200,
  noKingsOrJacks: -240,
  noKingOfHearts: -160,
  noLastTwo: -180,
  quick16: -440,
  quick25: -420,
  quick34: -440,
  positive: 325,
};

const HEIGHT = { king: heightOf('KS'), queen: heightOf('QS'), jack: heightOf('JS') };

function priceOf(prices: Prices, card: Card): number {
  const height = heightOf(card);
  return (
    (suitOf(card) === 'H' ? prices.heart : 0) +
    (card === 'KH' ? prices.kingOfHearts : 0) +
    (height === HEIGHT.queen ? prices.queen : 0) +
    (height === HEIGHT.king || height === HEIGHT.jack ? prices.kingOrJack : 0)
  );
}

/** What taking a card costs in this negative hand, beside what its trick costs. */
export const priceOfCard = (kind: NegativeHand, card: Card): number => priceOf(PRICES[kind], card);

/** What a trick costs in this negative hand by its number, from 0, beside the cards in it. */
export const priceOfTrick = (kind: NegativeHand, number: number): number =>
  PRICES[kind].trick + (number >= LAST_TWO_FROM ? PRICES[kind].lastTwo : 0);

/** Whether a card costs anything in this negative hand. */
export const isPenalty = (kind: NegativeHand, card: Card): boolean => priceOfCard(kind, card) > 0;

export const hasPenaltyCards = (kind: NegativeHand): boolean => PRICES[kind].trick === 0 && PRICES[kind].lastTwo === 0;

/** What each has paid: tricks and cards at the prices of the hand. */
export function scoreNegative(kind: NegativeHand, facts: Facts): BySeat<number> {
  const prices = PRICES[kind];
  return SEATS.map(seat =>
    negated(
      prices.trick * at(facts.tricks, seat) +
        prices.lastTwo * at(facts.lastTwo, seat) +
        at(facts.cards, seat).reduce((sum, card) => sum + priceOf(prices, card), 0),
    ),
  );
}

/** Nothing is 0, never -0, which does not survive JSON. */
const negated = (cost: number): number => 0 - cost;

export const UP_TRICK = 25;
export const DOWN_START = 325;
export const DOWN_TRICK = 75;

/** Everybody's tricks (K31, K32), then the payment (K56 to K59); to himself the beneficiary pays nothing. */
export function scorePositive(
  contract: Contract,
  beneficiary: Seat,
  tricks: BySeat<number>,
  options: KingOptions,
): BySeat<number> {
  const { way, by, n } = contract;
  const own = tricks.map(won => (way === 'up' ? UP_TRICK * won : DOWN_START - DOWN_TRICK * won));
  const paid =
    way === 'up'
      ? UP_TRICK * paidTricks(n, at(tricks, by), options.shortfall === 'noDebt')
      : DOWN_TRICK * paidTricks(n, at(tricks, beneficiary), options.downPayment === 'capped');
  return own.map((score, seat) => score + (seat === beneficiary ? paid : 0) - (seat === by ? paid : 0));
}

const paidTricks = (n: number, won: number, capped: boolean): number => (capped ? Math.min(n, won) : n);

export const FORFEIT = { beneficiary: 100, other: 75 };

/** K50. */
export function scoreForfeit(beneficiary: Seat): BySeat<number> {
  return SEATS.map(seat => (seat === beneficiary ? FORFEIT.beneficiary : FORFEIT.other));
}
