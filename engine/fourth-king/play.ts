import type { Chance, Step } from '../game.ts';
import { never } from '../json.ts';
import type { Seat } from '../seats.ts';
import { allow, resist } from './challenge.ts';
import { mayUnwrap, unwrapAfterwards } from './ending.ts';
import { roll } from './initiative.ts';
import type { FourthAsk, FourthKinds, FourthMove, FourthRefusal } from './kinds.ts';
import type { FourthState } from './state.ts';
import { giftsThat, isSealedWith } from './state.ts';
import { act, can, refuseAct } from './turn.ts';

/** Who owes an answer. F18: while one is awaited from a defender, nobody else is asked. */
export function awaited({ phase }: FourthState): readonly Seat[] {
  switch (phase.name) {
    case 'initiative':
      return phase.left;
    case 'turn':
      return [phase.seat];
    case 'answer':
      return [phase.challenge.defender];
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

/** F28: nothing is sealed by a move in this game; what may be done late is to unwrap. */
export function mayChange(state: FourthState): readonly Seat[] {
  return state.phase.name === 'over' ? mayUnwrap(state) : [];
}

/** What a seat may do: its part of the phase, and once the game is over to unwrap what it holds (F28). */
export function ask(state: FourthState, seat: Seat): FourthAsk | null {
  const { phase } = state;
  if (phase.name === 'over') {
    const open = giftsThat(state, isSealedWith(seat));
    return open.length > 0 ? { ask: 'unwrap', open } : null;
  }
  if (!awaited(state).includes(seat)) return null;
  switch (phase.name) {
    case 'initiative':
      return { ask: 'roll' };
    case 'turn':
      return { ask: 'act', ...can(state, phase) };
    case 'answer':
      return { ask: 'defend' };
    default:
      return never(phase);
  }
}

/** Why a move is not allowed in this phase, or null. */
export function refuse(state: FourthState, seat: Seat, move: FourthMove): FourthRefusal | null {
  const { phase } = state;
  if (phase.name === 'over') {
    if (move.do !== 'open') return 'not-now';
    return giftsThat(state, isSealedWith(seat)).includes(move.gift) ? null : 'no-such-gift';
  }
  if (!awaited(state).includes(seat)) return 'not-now';
  switch (phase.name) {
    case 'initiative':
      return move.do === 'roll' ? null : 'not-now';
    case 'turn':
      return refuseAct(state, phase, move);
    case 'answer':
      return move.do === 'allow' || move.do === 'resist' ? null : 'not-now';
    default:
      return never(phase);
  }
}

/** Hands a move that was let through to its phase. */
export function apply(state: FourthState, seat: Seat, move: FourthMove, chance: Chance): Step<FourthKinds> {
  const { phase } = state;
  switch (phase.name) {
    case 'initiative':
      return roll(state, phase, seat, chance);
    case 'turn':
      return act(state, phase, move);
    case 'answer':
      return move.do === 'allow' ? allow(state, phase) : resist(state, phase, chance);
    case 'over': {
      if (move.do !== 'open') throw new Error(`${move.do} after the end`);
      return unwrapAfterwards(state, seat, move.gift);
    }
    default:
      return never(phase);
  }
}
