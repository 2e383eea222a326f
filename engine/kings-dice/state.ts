import type { Die } from '../dice.ts';
import { at, type BySeat, type Seat, seatsOf } from '../seats.ts';
import { type DiceOptions, type Order, type Pick, PLACES, type Place } from './kinds.ts';

/** One player's dice. Only those that may yet be played in this round have a number that matters. */
export type Hand = {
  /** Rolled and not played, in rising order. */
  readonly fresh: readonly Die[];
  /** Played and kept. */
  readonly kept: number;
  /** Won from others. */
  readonly aside: number;
};

export type Round = {
  readonly number: number;
  readonly rolls: BySeat<readonly Die[]>;
  /** The positions or turns that were settled so far. */
  readonly places: readonly Place[];
};

export type FinishedRound = Round & {
  /** How many dice each seat had when it had ended. */
  readonly left: BySeat<number>;
};

export type Phase =
  | { readonly phase: 'placing'; readonly sealed: BySeat<Order | null> }
  | { readonly phase: 'picking'; readonly sealed: BySeat<Pick | null> }
  | { readonly phase: 'over' };

export type DiceState = {
  readonly options: DiceOptions;
  /** How many decisions were resolved. */
  readonly turn: number;
  /** The round that is played, or the last one. */
  readonly round: Round;
  readonly past: readonly FinishedRound[];
  readonly hands: BySeat<Hand>;
  readonly discarded: number;
  /** The round in which a seat went out. */
  readonly out: BySeat<number | null>;
  readonly now: Phase;
};

/** What a player has on the table, whatever its use: this decides who is out. */
export function diceIn(hand: Hand): number {
  return hand.fresh.length + hand.kept + hand.aside;
}

/** How many dice a seat must still lay in this round: five in all, or as many as it has (D6, D19). */
export function toPlay({ round }: DiceState, seat: Seat): number {
  const played = round.places.filter(({ dice }) => isDie(at(dice, seat))).length;
  return Math.min(PLACES, at(round.rolls, seat).length) - played;
}

/** How many turns of the round are left, this one included. */
export function turnsLeft({ round }: DiceState): number {
  return PLACES - round.places.length;
}

/** The seats that take part in this decision, sealed or not. */
export function deciding(state: DiceState): readonly Seat[] {
  return state.now.phase === 'over' ? [] : seatsIn(state).filter(seat => toPlay(state, seat) > 0);
}

export function hasSealed({ now }: DiceState, seat: Seat): boolean {
  return now.phase !== 'over' && at<Order | Pick | null>(now.sealed, seat) !== null;
}

export function seatsIn(state: DiceState): readonly Seat[] {
  return seatsOf(state.hands.length);
}

export function isDie(pick: Pick | null): pick is Die {
  return typeof pick === 'number';
}
