import type { Step } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import { seatsOf } from '../seats.ts';
import type { Challenge, Contest, FourthEvent, FourthKinds, FourthOptions } from './kinds.ts';
import { SHAKES_A_TURN } from './kinds.ts';
import type { Inside, Outside, Wrapper } from './things.ts';

/** A gift in play. */
export type Gift = {
  readonly outside: Outside;
  /** Null only in the replay of a record, which may not show it. */
  readonly inside: Inside | null;
  readonly rattle: string | null;
  /** Null only in the replay of a record. */
  readonly by: Wrapper | null;
  readonly seal: string;
  /** Its place before the shuffle: the order in which the record lists it. */
  readonly lot: number;
  /** Null on the pile. */
  readonly holder: Seat | null;
  readonly open: boolean;
  readonly travels: number;
  readonly shakenBy: readonly Seat[];
};

export type InitiativePhase = { readonly name: 'initiative'; readonly pass: number; readonly left: readonly Seat[] };
export type TurnPhase = { readonly name: 'turn'; readonly seat: Seat; readonly shakesLeft: number };
export type AnswerPhase = { readonly name: 'answer'; readonly challenge: Challenge };
export type Phase = InitiativePhase | TurnPhase | AnswerPhase | { readonly name: 'over' };

export type FourthState = {
  readonly options: FourthOptions;
  readonly turn: number;
  /** Gift n stands at place n - 1. */
  readonly gifts: readonly Gift[];
  /** Each seat's rolls for initiative, one a pass. They make the order of turns. */
  readonly rolls: BySeat<readonly number[]>;
  readonly phase: Phase;
  /** Turns since the last pick. */
  readonly sincePick: number;
  /** Attempts to steal. */
  readonly tries: BySeat<number>;
  /** Contests lost as a defender. */
  readonly lost: BySeat<number>;
  readonly contest: Contest | null;
  readonly journal: readonly FourthEvent[];
};

export const turnOf = (seat: Seat): TurnPhase => ({ name: 'turn', seat, shakesLeft: SHAKES_A_TURN });

export const everySeat = (state: FourthState): readonly Seat[] => seatsOf(state.rolls.length);

/** The numbers of the gifts of which something holds. */
export function giftsThat(state: FourthState, holds: (gift: Gift) => boolean): readonly number[] {
  return state.gifts.flatMap((gift, index) => (holds(gift) ? [index + 1] : []));
}

export const isOnPile = (gift: Gift): boolean => gift.holder === null;

export const isHeldBy =
  (seat: Seat) =>
  (gift: Gift): boolean =>
    gift.holder === seat;

export const isSealedWith =
  (seat: Seat) =>
  (gift: Gift): boolean =>
    gift.holder === seat && !gift.open;

/** The gift with a number that is known to be one. */
export function giftOf(state: FourthState, number: number): Gift {
  const gift = state.gifts[number - 1];
  if (gift === undefined) throw new Error(`no gift ${number}`);
  return gift;
}

/** The same state with something about one gift changed. */
export function withGift(state: FourthState, number: number, change: Partial<Gift>): FourthState {
  return { ...state, gifts: state.gifts.map((gift, index) => (index === number - 1 ? { ...gift, ...change } : gift)) };
}

/** Writes what happened into the journal. */
export function happened(state: FourthState, ...events: readonly FourthEvent[]): Step<FourthKinds> {
  return { state: { ...state, journal: [...state.journal, ...events] }, events };
}
