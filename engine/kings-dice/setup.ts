import type { Chance, Start, Step } from '../game.ts';
import { seatsOf } from '../seats.ts';
import { DICE_SEATS, type DiceKinds } from './kinds.ts';
import { beginRound, nothingSealed } from './rounds.ts';

export const DICE_EACH = 5;

/** Five dice each (D1), rolled for the first round. */
export function setup({ options, seatCount }: Start<DiceKinds>, chance: Chance): Step<DiceKinds> {
  if (seatCount < DICE_SEATS.min || seatCount > DICE_SEATS.max) throw new Error(`not for ${seatCount} players`);
  const seats = seatsOf(seatCount);
  const empty = {
    options,
    turn: 0,
    round: { number: 0, rolls: seats.map(() => []), places: [] },
    past: [],
    hands: seats.map(() => ({ fresh: [], kept: DICE_EACH, aside: 0 })),
    discarded: 0,
    out: seats.map(() => null),
    now: nothingSealed(options, seatCount),
  };
  return beginRound(empty, 1, chance);
}
