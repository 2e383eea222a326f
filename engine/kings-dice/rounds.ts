import { rollDice } from '../dice.ts';
import type { Chance, Outcome, Step } from '../game.ts';
import { placesOf } from '../places.ts';
import { at, type BySeat, type Seat } from '../seats.ts';
import type { DiceEvent, DiceKinds, DiceOptions } from './kinds.ts';
import { type DiceState, diceIn, type Phase, seatsIn } from './state.ts';

/** Rolls all the dice of every player who has any; the numbers are drawn whatever was chosen before (D4, D30). */
export function beginRound(state: DiceState, number: number, chance: Chance): Step<DiceKinds> {
  const rolls = seatsIn(state).map(seat =>
    rollDice(diceIn(at(state.hands, seat)), chance.stream(`round ${number} seat ${seat}`)),
  );
  return {
    state: {
      ...state,
      round: { number, rolls, places: [] },
      hands: rolls.map(fresh => ({ fresh, kept: 0, aside: 0 })),
      now: nothingSealed(state.options, rolls.length),
    },
    events: [{ e: 'roll', round: number, rolls }],
  };
}

/** Judges who is out and whether the game is over, and if not, rolls for the next round. */
export function endRound(state: DiceState, chance: Chance): Step<DiceKinds> {
  const { number } = state.round;
  const left = state.hands.map(diceIn);
  const goesOut = (seat: Seat) => at(left, seat) === 0 && at(state.out, seat) === null; // D15
  const gone = seatsIn(state).filter(goesOut);
  const ended: DiceState = {
    ...state,
    past: [...state.past, { ...state.round, left }],
    out: seatsIn(state).map(seat => (goesOut(seat) ? number : at(state.out, seat))),
  };
  const outs = gone.map((seat): DiceEvent => ({ e: 'out', seat, round: number }));
  const how = ending(state.options, number, left);
  if (how !== null) return { state: { ...ended, now: { phase: 'over' } }, events: [...outs, { e: 'over', how }] };
  const next = beginRound(ended, number + 1, chance);
  return { state: next.state, events: [...outs, ...next.events] };
}

/** How the game ends with this round, or null when it goes on. */
function ending({ roundLimit }: DiceOptions, round: number, left: BySeat<number>): 'last' | 'limit' | 'drawn' | null {
  const stillIn = left.filter(dice => dice > 0).length;
  if (stillIn === 1) return 'last'; // D16
  if (stillIn === 0) return 'drawn'; // D17
  return roundLimit === `${round}` ? 'limit' : null; // D23
}

/** Those still in by dice, then those out, the later the better; equals share the better place (D24). */
export function outcomeOf({ now, hands, out, round }: DiceState): Outcome | null {
  if (now.phase !== 'over') return null;
  const scores = hands.map(diceIn);
  return { scores, places: placesOf(scores.map((dice, seat) => out[seat] ?? round.number + dice)) };
}

/** Everybody owes an order or a pick. */
export function nothingSealed({ variant }: DiceOptions, seatCount: number): Phase {
  const sealed = Array.from({ length: seatCount }, () => null);
  return variant === 'lords' ? { phase: 'placing', sealed } : { phase: 'picking', sealed };
}
