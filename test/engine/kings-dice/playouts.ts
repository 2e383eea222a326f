import { chanceFromText } from '../../../engine/chance.ts';
import type { Player } from '../../../engine/game.ts';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import type { DiceKinds, DiceOptions } from '../../../engine/kings-dice/kinds.ts';
import type { DiceState } from '../../../engine/kings-dice/state.ts';
import { at, type Seat } from '../../../engine/seats.ts';

export type DicePlayer = Player<DiceKinds>;

/** Plays a game to its end, calling back after every move. */
export function playOut(
  options: DiceOptions,
  players: readonly DicePlayer[],
  seed: string,
  each: (state: DiceState) => void = () => {},
): DiceState {
  const chance = chanceFromText(seed);
  let { state } = kingsDice.setup({ options, seatCount: players.length, brought: [] }, chance);
  each(state);
  while (kingsDice.outcome(state) === null) {
    for (const seat of kingsDice.awaited(state)) {
      const draws = chance.stream(`move ${kingsDice.turn(state)} of ${seat}`);
      const move = at(players, seat)({ seat, view: kingsDice.view(state, seat), ask: askOf(state, seat) }, draws);
      state = kingsDice.apply(state, seat, move, chance).state;
      each(state);
    }
  }
  return state;
}

export function askOf(state: DiceState, seat: Seat): DiceKinds['ask'] {
  const ask = kingsDice.ask(state, seat);
  if (ask === null) throw new Error(`seat ${seat} has nothing to decide`);
  return ask;
}

/** The share of games that one player wins against others who all play alike; a shared win or a draw counts in part. */
export function shareOfWins(
  options: DiceOptions,
  me: DicePlayer,
  others: DicePlayer,
  { seats, games, seed }: { readonly seats: number; readonly games: number; readonly seed: string },
): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const mine = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === mine ? me : others));
    const places = kingsDice.outcome(playOut(options, players, `${seed} ${game}`))?.places ?? [];
    const first = places.filter(place => place === 1).length;
    if (places[mine] === 1) wins += 1 / first;
  }
  return wins / games;
}
