import type { Chance, Step } from '../game.ts';
import type { Seat } from '../seats.ts';
import { at, put } from '../seats.ts';
import type { FourthKinds } from './kinds.ts';
import { orderOf, tiedIn } from './order.ts';
import type { FourthState, InitiativePhase } from './state.ts';
import { happened, turnOf } from './state.ts';

const SIDES = { d20: 20, d6: 6 } as const;

/** F8, F9: one seat rolls. When all have, the tied ones go on to the next pass, or the first turn begins. */
export function roll(state: FourthState, phase: InitiativePhase, seat: Seat, chance: Chance): Step<FourthKinds> {
  const { pass } = phase;
  // The label carries the seat, so that the order in which the players press does not matter.
  const draws = chance.stream(`initiative pass ${pass} seat ${seat}`);
  const rolled = 1 + draws.below(SIDES[state.options.initiativeDie]);
  const rolls = put(state.rolls, seat, [...at(state.rolls, seat), rolled]);
  const left = phase.left.filter(other => other !== seat);
  const event = { e: 'roll', seat, pass, rolled } as const;
  // Rolls do not go into the journal: it would keep the order in which they came, and must not depend on it.
  const told = (step: Step<FourthKinds>) => ({ ...step, events: [event, ...step.events] });
  if (left.length > 0) return told(happened({ ...state, rolls, phase: { ...phase, left } }));

  const settled = { ...state, rolls, turn: state.turn + 1 };
  const tied = tiedIn(rolls);
  if (tied.length > 0) {
    const again = { name: 'initiative', pass: pass + 1, left: tied } as const;
    return told(happened({ ...settled, phase: again }, { e: 'tied', seats: tied }));
  }
  const [first, ...others] = orderOf(rolls);
  if (first === undefined) throw new Error('nobody sits at the table');
  return told(happened({ ...settled, phase: turnOf(first) }, { e: 'order', seats: [first, ...others] }));
}
