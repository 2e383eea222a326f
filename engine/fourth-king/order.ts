import { same } from '../json.ts';
import type { BySeat, Seat } from '../seats.ts';
import { at, seatsOf } from '../seats.ts';
import type { FourthState } from './state.ts';
import { turnOf } from './state.ts';

/** F8, F9: the first roll in which two differ decides between them; the higher goes first. */
export function orderOf(rolls: BySeat<readonly number[]>): readonly Seat[] {
  const ahead = (a: Seat, b: Seat): number => {
    const [mine, theirs] = [at(rolls, a), at(rolls, b)];
    const pass = mine.findIndex((roll, index) => roll !== theirs[index]);
    return pass < 0 ? 0 : (theirs[pass] ?? 0) - (mine[pass] ?? 0);
  };
  return [...seatsOf(rolls.length)].sort(ahead);
}

/** F9: those who are equal to somebody else in every roll so far. */
export function tiedIn(rolls: BySeat<readonly number[]>): readonly Seat[] {
  const seats = seatsOf(rolls.length);
  return seats.filter(seat => seats.some(other => other !== seat && same(at(rolls, seat), at(rolls, other))));
}

/** F10, F21: the turn passes to whoever comes after the one who acted. */
export function passTurn(state: FourthState, actor: Seat, sincePick = state.sincePick + 1): FourthState {
  const order = orderOf(state.rolls);
  const next = order[(order.indexOf(actor) + 1) % order.length];
  if (next === undefined) throw new Error('nobody comes next');
  return { ...state, turn: state.turn + 1, sincePick, phase: turnOf(next) };
}
