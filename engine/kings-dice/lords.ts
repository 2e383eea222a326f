import { without } from '../dice.ts';
import type { Chance, Step } from '../game.ts';
import { at, type BySeat, type Seat } from '../seats.ts';
import { type DiceAsk, type DiceKinds, type DiceRefusal, type Order, PLACES } from './kinds.ts';
import { endRound } from './rounds.ts';
import { carryOut, settle } from './settle.ts';
import { type DiceState, toPlay } from './state.ts';

/** The lords' form: everybody orders dice into five positions, and all orders are revealed at once. */
export function askForOrder(state: DiceState, seat: Seat): DiceAsk {
  return { ask: 'place', dice: at(state.hands, seat).fresh, count: toPlay(state, seat) };
}

/** Exactly as many dice as fit, and all of them his own (D6). */
export function refuseOrder(state: DiceState, seat: Seat, places: Order): DiceRefusal | null {
  const laid = places.filter(die => die !== null);
  if (without(at(state.hands, seat).fresh, laid) === null) return 'not-your-dice';
  return laid.length === toPlay(state, seat) ? null : 'wrong-count';
}

/** Settles each position by itself; then the round has ended. */
export function revealOrders(state: DiceState, orders: BySeat<Order | null>, chance: Chance): Step<DiceKinds> {
  const positions = Array.from({ length: PLACES }, (_, index) => orders.map(order => order?.[index] ?? null));
  const settled = positions.map(settle).reduce(carryOut, state);
  const ended = endRound(settled, chance);
  return { state: ended.state, events: [{ e: 'reveal', round: state.round.number, turn: null }, ...ended.events] };
}
