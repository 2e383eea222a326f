import type { Die } from '../dice.ts';
import type { Choices, Chosen } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { DiceMove } from './moves.ts';
import type { DiceState } from './state.ts';

export type { DiceMove };

/** For how many it is. */
export const DICE_SEATS = { min: 2, max: 8 } as const;

/** House rules of King's Dice; the first choice of each list is the default. */
export const DICE_CHOICES = {
  variant: ['lords', 'commoners'],
  roundLimit: ['none', '20', '40', '60'],
} as const satisfies Choices;
export type DiceOptions = Chosen<typeof DICE_CHOICES>;

/** Positions of an order in the lords' form, turns of a round in the commoners'. */
export const PLACES = 5;

export type DiceRefusal =
  /** Not the kind of decision that is being taken. */
  | 'not-now'
  /** Fewer or more dice than must be placed. */
  | 'wrong-count'
  /** A number that none of the dice shows, or not so many. */
  | 'not-your-dice'
  /** Every die that showed this number was played in this round. */
  | 'already-played'
  /** As many turns are left as dice must still be played. */
  | 'may-not-sit-out';

export type Order = readonly (Die | null)[];
export type Pick = Die | 'satOut';

export type DiceAsk =
  /** All the dice, in rising order, and how many of them must be placed. */
  | { readonly ask: 'place'; readonly dice: readonly Die[]; readonly count: number }
  /** The numbers that may be played, each once; how many dice must still be played, in how many turns. */
  | {
      readonly ask: 'pick';
      readonly dice: readonly Die[];
      readonly maySitOut: boolean;
      readonly toPlay: number;
      readonly turnsLeft: number;
    };

/** One position or turn as it was revealed, and what came of it. */
export type Place = {
  /** What each seat laid there; null for an empty position, or for a seat that had no die to play. */
  readonly dice: BySeat<Pick | null>;
  /** Whose die stayed: the highest, or the only one. Null for a tie, and where nobody laid a die. */
  readonly winner: Seat | null;
  /** How many dice the winner took. */
  readonly taken: number;
  /** How many dice a tie discarded. */
  readonly gone: number;
};

/** A round as far as it was revealed. */
export type PastRound = {
  readonly round: number;
  readonly before: BySeat<number>;
  readonly places: readonly Place[];
};

export type DiceView = {
  /** The number of the round, from 1. */
  readonly round: number;
  /** Commoners: the turn of the round, from 1. Lords, and when it is over: null. */
  readonly turn: number | null;
  /** Dice in hand: those to be played, those not to be, and those that were played and kept. */
  readonly held: BySeat<number>;
  /** Dice won in this round, for use in the next one. */
  readonly aside: BySeat<number>;
  /** How many dice each must still lay in this round. */
  readonly toPlay: BySeat<number>;
  readonly sealed: BySeat<boolean>;
  readonly discarded: number;
  /** The round in which a seat went out. */
  readonly out: BySeat<number | null>;
  /** The viewer's own dice that he has not played, in rising order, and what he sealed; none for a watcher. */
  readonly mine: { readonly dice: readonly Die[]; readonly sealed: Order | Pick | null };
  /** What was last revealed: this round's turns, or else the whole round before. `before` counts the dice rolled. */
  readonly shown: PastRound | null;
  /** How many dice each had after the last rounds that were finished, the first of which is `from`. */
  readonly history: { readonly from: number; readonly dice: readonly BySeat<number>[] };
};

export type DiceEvent =
  | { readonly e: 'roll'; readonly round: number; readonly rolls: BySeat<readonly Die[]> }
  /** Only the first time: that somebody changed what he sealed is not an event. */
  | { readonly e: 'seal'; readonly seat: Seat }
  /** All orders of the round, or one turn of it; the view shows them. */
  | { readonly e: 'reveal'; readonly round: number; readonly turn: number | null }
  | { readonly e: 'out'; readonly seat: Seat; readonly round: number }
  /** Won by being the last with dice, by the limit, or by nobody. */
  | { readonly e: 'over'; readonly how: 'last' | 'limit' | 'drawn' };

export type DiceNews =
  | Exclude<DiceEvent, { readonly e: 'roll' }>
  | { readonly e: 'roll'; readonly round: number; readonly mine: readonly Die[] };

export type DiceKinds = {
  options: DiceOptions;
  thing: never;
  state: DiceState;
  move: DiceMove;
  ask: DiceAsk;
  event: DiceEvent;
  view: DiceView;
  news: DiceNews;
  refusal: DiceRefusal;
};
