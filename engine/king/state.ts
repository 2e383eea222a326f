import type { Card } from '../cards.ts';
import type { Step } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import {
  type Auction,
  type Contract,
  type HandKind,
  KING_SEATS,
  type KingKinds,
  type KingOptions,
  type PastHand,
  type SheetLine,
  type Standing,
  type Trick,
} from './kinds.ts';

/** King is for four. */
export const PLAYERS = KING_SEATS.max;

/** The draw for the first dealer: cards face up, clockwise from a seat, until the king of hearts appears. */
export type Draw = {
  readonly from: Seat;
  readonly cards: readonly Card[];
  readonly receiver: Seat;
};

/** The hand that is on the table. */
export type Hand = {
  /** From 0. */
  readonly number: number;
  readonly kind: HandKind;
  readonly dealer: Seat;
  /** What each seat was dealt, sorted, as text. */
  readonly deal: BySeat<string>;
  /** What each seat still holds, sorted. */
  readonly cards: BySeat<readonly Card[]>;
};

/** A hand that is over, however it ended. */
export type DoneHand = {
  readonly dealer: Seat;
  readonly line: SheetLine;
  readonly deal: BySeat<string>;
  readonly past: PastHand;
};

/** Who must say what before a positive hand is played. */
export type Stage =
  | { readonly stage: 'choose'; readonly declined: boolean }
  /** Who passed: for good, or since the last raise or match, as the house rules have it. */
  | { readonly stage: 'bidding'; readonly speaker: Seat; readonly passed: readonly Seat[] }
  | { readonly stage: 'decide' }
  | { readonly stage: 'more'; readonly holder: Seat }
  | { readonly stage: 'ultimatum'; readonly asked: Seat }
  | { readonly stage: 'nameTrump'; readonly holder: Seat; readonly n: number };

/** All that is said before a positive hand is played. */
export type Talk = {
  readonly calls: Auction['calls'];
  readonly standing: Standing | null;
  readonly now: Stage;
};

export type Play = {
  /** Null in negative hands. */
  readonly contract: Contract | null;
  /** What was said before it; nothing in negative hands. */
  readonly calls: Auction['calls'];
  readonly leader: Seat;
  /** The trick on the table, in the order of play. */
  readonly trick: readonly Card[];
  /** The finished tricks of this hand. */
  readonly tricks: readonly Trick[];
  /** Whether the leader claimed at this very lead and was refused. */
  readonly claimRefused: boolean;
};

/** Before the first lead of a hand. */
export const openPlay = (leader: Seat, contract: Contract | null, calls: Auction['calls']): Play => ({
  contract,
  calls,
  leader,
  trick: [],
  tricks: [],
  claimRefused: false,
});

export type Phase =
  | { readonly name: 'nameDealer' }
  | { readonly name: 'talk'; readonly hand: Hand; readonly talk: Talk }
  | { readonly name: 'play'; readonly hand: Hand; readonly play: Play }
  /** The leader claims the rest; these have agreed so far, in seat order. */
  | { readonly name: 'claim'; readonly hand: Hand; readonly play: Play; readonly agreed: readonly Seat[] }
  | { readonly name: 'over' };

export type KingState = {
  readonly options: KingOptions;
  readonly turn: number;
  readonly draw: Draw;
  readonly done: readonly DoneHand[];
  readonly phase: Phase;
};

export type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;
export type KingStep = Step<KingKinds>;

/** The decision is taken: the next phase begins a new turn. */
export function advance(state: KingState, phase: Phase): KingState {
  return { ...state, turn: state.turn + 1, phase };
}
