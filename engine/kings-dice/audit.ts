import { broken } from '../checks.ts';
import { rising, without } from '../dice.ts';
import { same } from '../json.ts';
import { at, type Seat } from '../seats.ts';
import { refusePick } from './commoners.ts';
import { refuseOrder } from './lords.ts';
import { DICE_EACH } from './setup.ts';
import { type DiceState, deciding, diceIn, hasSealed, seatsIn } from './state.ts';

/** The invariants that do not hold, in words; empty when all is well. */
export function audit(state: DiceState): readonly string[] {
  const seats = seatsIn(state);
  return broken([
    [diceAtAll(state) === DICE_EACH * seats.length, 'held, aside and discarded are five dice a player'],
    [discardedByTies(state) === state.discarded, 'only ties discard dice'],
    [state.past.every(({ number }, index) => number === index + 1), 'rounds are numbered from one'],
    [state.past.length + (isOver(state) ? 0 : 1) === state.round.number, 'every former round is finished'],
    [seats.every(seat => isInOrder(state, seat)), 'what is unplayed was rolled, and lies in rising order'],
    [seats.every(seat => isOutRightly(state, seat)), 'out is who had no dice left at the end of a round'],
    [seats.every(seat => isSealedRightly(state, seat)), 'sealed is only what those may seal who must'],
    [isOver(state) || isUndecided(state), 'two or more decide, and not all have sealed'],
  ]);
}

const isOver = (state: DiceState): boolean => state.now.phase === 'over';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const diceAtAll = ({ hands, discarded }: DiceState): number => sum(hands.map(diceIn)) + discarded;

/** Once the game is over the last round is a finished one as well. */
function discardedByTies(state: DiceState): number {
  const rounds = isOver(state) ? state.past : [...state.past, state.round];
  return sum(rounds.flatMap(({ places }) => places.map(({ gone }) => gone)));
}

function isInOrder({ hands, round }: DiceState, seat: Seat): boolean {
  const { fresh } = at(hands, seat);
  return without(at(round.rolls, seat), fresh) !== null && same(fresh, rising(fresh));
}

function isOutRightly({ past, out }: DiceState, seat: Seat): boolean {
  const first = past.find(({ left }) => at(left, seat) === 0);
  return at(out, seat) === (first?.number ?? null);
}

function isSealedRightly(state: DiceState, seat: Seat): boolean {
  if (!hasSealed(state, seat)) return true;
  if (!deciding(state).includes(seat)) return false;
  const { now } = state;
  if (now.phase === 'placing') return refuseOrder(state, seat, at(now.sealed, seat) ?? []) === null;
  return now.phase === 'picking' && refusePick(state, seat, at(now.sealed, seat) ?? 'satOut') === null;
}

function isUndecided(state: DiceState): boolean {
  const seats = deciding(state);
  return seats.length > 1 && seats.some(seat => !hasSealed(state, seat));
}
