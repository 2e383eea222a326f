import type { Chance, Start, Step } from '../game.ts';
import { seatsOf } from '../seats.ts';
import type { DiceKinds } from './kinds.ts';
import { beginRound, nothingSealed } from './rounds.ts';

export const DICE_EACH = 5;
export const SEATS_MIN_MAX = { min: 2, max: 8 } as const;

/** Five dice each (D1), rolled for the first round. */
export function setup({ options, seatCount }: Start<DiceKinds>, chance: Chance): Step<DiceKinds> {
  if (seatCount < SEATS_MIN_MAX.min || seatCount > SEATS_MIN_MAX.max) throw new Error(`not for ${seatCount} players`);
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
