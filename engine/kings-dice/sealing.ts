import type { Chance, Step } from '../game.ts';
import { never } from '../json.ts';
import { put, type Seat } from '../seats.ts';
import { askForPick, refusePick, revealPicks } from './commoners.ts';
import type { DiceAsk, DiceKinds, DiceMove, DiceRefusal, Order, Pick } from './kinds.ts';
import { askForOrder, refuseOrder, revealOrders } from './lords.ts';
import { type DiceState, deciding, hasSealed } from './state.ts';

/** The same whether he has sealed or not: until the reveal he may seal anew (D7). */
export function ask(state: DiceState, seat: Seat): DiceAsk | null {
  if (!deciding(state).includes(seat)) return null;
  return state.now.phase === 'placing' ? askForOrder(state, seat) : askForPick(state, seat);
}

/** Why this may not be sealed, or null. */
export function refuse(state: DiceState, seat: Seat, move: DiceMove): DiceRefusal | null {
  if (!deciding(state).includes(seat)) return 'not-now';
  const choice = choiceOf(move);
  if (isOrder(choice)) return state.now.phase === 'placing' ? refuseOrder(state, seat, choice) : 'not-now';
  return state.now.phase === 'picking' ? refusePick(state, seat, choice) : 'not-now';
}

/** Seals a choice, or replaces the one that was sealed, of which nobody else hears; the last one to seal reveals all. */
export function seal(state: DiceState, seat: Seat, move: DiceMove, chance: Chance): Step<DiceKinds> {
  const sealed = withSealed(state, seat, choiceOf(move));
  if (deciding(sealed).every(other => hasSealed(sealed, other))) return reveal(sealed, chance); // D9
  return { state: sealed, events: hasSealed(state, seat) ? [] : [{ e: 'seal', seat }] };
}

function reveal(state: DiceState, chance: Chance): Step<DiceKinds> {
  const { now } = state;
  const resolved = { ...state, turn: state.turn + 1 };
  switch (now.phase) {
    case 'placing':
      return revealOrders(resolved, now.sealed, chance);
    case 'picking':
      return revealPicks(resolved, now.sealed, chance);
    case 'over':
      throw new Error('nothing is revealed once the game is over');
    default:
      return never(now);
  }
}

/** Always the whole list, in seat order: neither time nor repetition of sealing leaves a trace. */
function withSealed(state: DiceState, seat: Seat, choice: Order | Pick): DiceState {
  const { now } = state;
  if (now.phase === 'placing' && isOrder(choice)) {
    return { ...state, now: { phase: 'placing', sealed: put<Order | null>(now.sealed, seat, choice) } };
  }
  if (now.phase === 'picking' && !isOrder(choice)) {
    return { ...state, now: { phase: 'picking', sealed: put<Pick | null>(now.sealed, seat, choice) } };
  }
  throw new Error('a move of the other form was let through');
}

function choiceOf(move: DiceMove): Order | Pick {
  switch (move.do) {
    case 'order':
      return move.places;
    case 'pick':
      return move.die;
    case 'sitOut':
      return 'satOut';
    default:
      return never(move);
  }
}

function isOrder(choice: Order | Pick): choice is Order {
  return typeof choice === 'object';
}
