import { chanceFrom, pick, seedOf } from './chance.ts';
import type { Game, Kinds, Outcome } from './game.ts';
import type { Json } from './json.ts';
import { type Header, startOf } from './log.ts';
import { at, type BySeat } from './seats.ts';

/** Which of a game's own players decides for a seat. */
export type Manner = 'player' | 'standIn' | 'random';

export interface Playout {
  readonly outcome: Outcome;
  readonly story: Json;
  readonly moves: number;
  /** What the audit complained of, move by move. */
  readonly faults: readonly string[];
}

/** Beyond this a game hangs. */
const MOVES_MAX = 100_000;

/** A whole game among built-in players, by the rules alone: nobody looks on. A player who breaks a rule is a bug. */
export function playOut<K extends Kinds>(game: Game<K>, header: Header, manners: BySeat<Manner>): Playout {
  const chance = chanceFrom(seedOf(header.secret, header.shares));
  const draws = chance.stream('built-in players');
  let { state } = game.setup(startOf(game, header), chance);
  const faults = [...game.audit(state)];

  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const outcome = game.outcome(state);
    if (outcome !== null) return { outcome, story: game.story(state), moves, faults };
    const seat = pick(game.awaited(state), draws);
    const ask = game.ask(state, seat);
    if (ask === null) throw new Error(`seat ${seat} is awaited, but not asked`);
    const manner = at(manners, seat);
    const move = game[manner]({ seat, view: game.view(state, seat), ask }, draws);
    const why = game.refuse(state, seat, move);
    if (why !== null) throw new Error(`move ${moves + 1}: ${manner} plays ${JSON.stringify(move)}, refused: ${why}`);
    state = game.apply(state, seat, move, chance).state;
    faults.push(...game.audit(state));
  }
  throw new Error(`the game is not over after ${MOVES_MAX} moves`);
}
