import { chanceFromText } from '../../../engine/chance.ts';
import { type Die, FACES, rising } from '../../../engine/dice.ts';
import type { Chance, Step } from '../../../engine/game.ts';
import { oneOf } from '../../../engine/json.ts';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import type { DiceKinds, DiceMove, DiceOptions, Pick } from '../../../engine/kings-dice/kinds.ts';
import { nothingSealed } from '../../../engine/kings-dice/rounds.ts';
import type { DiceState, FinishedRound } from '../../../engine/kings-dice/state.ts';
import { at, type Seat, seatsOf } from '../../../engine/seats.ts';

export type DiceStep = Step<DiceKinds>;

export const LORDS: DiceOptions = { variant: 'lords', roundLimit: 'none' };
export const COMMONERS: DiceOptions = { variant: 'commoners', roundLimit: 'none' };

/** Seats are written one after another, with a bar between: '66 | 5-4' . */
const bySeat = (text: string): readonly string[] => text.split('|').map(part => part.replaceAll(' ', ''));

export function dice(text: string): readonly Die[] {
  return [...text].map(die);
}

function die(text: string): Die {
  const face = oneOf(FACES, Number(text));
  if (face === null) throw new Error(`${text} is no die`);
  return face;
}

/**
 * A round that begins with these dice: '654321 | 66 | ' are three players, the third of whom is out. Whatever is
 * missing to five dice a player was discarded in the round before.
 */
export function rolled(text: string, options: DiceOptions = LORDS, number = 2): DiceState {
  const rolls = bySeat(text).map(part => rising(dice(part)));
  const left = rolls.map(roll => roll.length);
  const gone = 5 * rolls.length - left.reduce((sum, count) => sum + count, 0);
  const past = Array.from({ length: number - 1 }, (_, index): FinishedRound => {
    const places = index === 0 ? [{ dice: rolls.map(() => null), winner: null, taken: 0, gone }] : [];
    return { number: index + 1, rolls: rolls.map(() => []), places, left };
  });
  return {
    options,
    turn: 0,
    round: { number, rolls, places: [] },
    past,
    hands: rolls.map(fresh => ({ fresh, kept: 0, aside: 0 })),
    discarded: gone,
    out: left.map(count => (count === 0 ? 1 : null)),
    now: nothingSealed(options, rolls.length),
  };
}

/** '6-5-1' leaves positions 2 and 4 empty. */
export function order(text: string): DiceMove {
  return { do: 'order', places: [...text].map(char => (char === '-' ? null : die(char))) };
}

export function pick(text: string): DiceMove {
  return text === '-' ? { do: 'sitOut' } : { do: 'pick', die: die(text) };
}

export function seal(state: DiceState, seat: Seat, move: DiceMove, chance: Chance = chanceFromText('dice')): DiceStep {
  const why = kingsDice.refuse(state, seat, move);
  if (why !== null) throw new Error(`seat ${seat} may not ${JSON.stringify(move)}: ${why}`);
  const step = kingsDice.apply(state, seat, move, chance);
  const faults = kingsDice.audit(step.state);
  if (faults.length > 0) throw new Error(faults.join());
  return step;
}

/** All seal, in seat order: orders such as '62553 | 5-261', or picks of one turn such as '6 | - | '. Nobody at an empty one. */
export function reveal(state: DiceState, text: string, chance?: Chance): DiceStep {
  const read = state.options.variant === 'lords' ? order : pick;
  let step: DiceStep = { state, events: [] };
  const parts = bySeat(text);
  for (const seat of seatsOf(parts.length)) {
    const part = at(parts, seat);
    if (part !== '') step = seal(step.state, seat, read(part), chance);
  }
  return step;
}

/** Several turns of the commoners' form, one after another. */
export function turns(state: DiceState, ...texts: readonly string[]): DiceState {
  return texts.reduce((before, text) => reveal(before, text).state, state);
}

/** How many dice each has after the round that ended last. */
export const left = (state: DiceState): readonly number[] => state.past.at(-1)?.left ?? [];

/** What came of each place that was settled last: 'A+2' takes two, 'A' keeps its die, 'x3' discards three, '.' nothing. */
export function results(state: DiceState): string {
  const round = state.round.places.length > 0 ? state.round : state.past.at(-1);
  const texts = (round?.places ?? []).map(({ winner, taken, gone }) => {
    if (winner === null) return gone === 0 ? '.' : `x${gone}`;
    return `${'ABCDEFGH'.charAt(winner)}${taken === 0 ? '' : `+${taken}`}`;
  });
  return texts.join(' ');
}

export const picks = (text: string): readonly (Pick | null)[] =>
  bySeat(text).map(part => (part === '' ? null : part === '-' ? 'satOut' : die(part)));
