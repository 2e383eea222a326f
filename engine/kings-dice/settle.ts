import { without } from '../dice.ts';
import { at, type BySeat, type Seat, seatsOf } from '../seats.ts';
import type { Pick, Place } from './kinds.ts';
import { type DiceState, type Hand, isDie } from './state.ts';

/** Settles one position or turn by itself. */
export function settle(dice: BySeat<Pick | null>): Place {
  const numbers = dice.filter(isDie);
  if (numbers.length === 0) return { dice, winner: null, taken: 0, gone: 0 }; // D10, D20
  const highest = Math.max(...numbers);
  const holders = seatsOf(dice.length).filter(seat => at(dice, seat) === highest);
  const [winner] = holders;
  if (winner === undefined || holders.length > 1) return { dice, winner: null, taken: 0, gone: numbers.length }; // D13
  return { dice, winner, taken: numbers.length - 1, gone: 0 }; // D11, D12
}

/** Moves the dice as the place was settled: out of the hands, back to the winner, aside for him, out of the game. */
export function carryOut(state: DiceState, place: Place): DiceState {
  const after = (hand: Hand, seat: Seat): Hand => {
    const laid = at(place.dice, seat);
    const fresh = isDie(laid) ? without(hand.fresh, [laid]) : hand.fresh;
    if (fresh === null) throw new Error(`seat ${seat} laid a die that it does not have`);
    const won = seat === place.winner;
    return { fresh, kept: hand.kept + (won ? 1 : 0), aside: hand.aside + (won ? place.taken : 0) }; // D14, D21
  };
  return {
    ...state,
    round: { ...state.round, places: [...state.round.places, place] },
    hands: seatsOf(state.hands.length).map(seat => after(at(state.hands, seat), seat)),
    discarded: state.discarded + place.gone,
  };
}
