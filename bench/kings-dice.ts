import { chanceFromText } from '../engine/chance.ts';
import { kingsDice } from '../engine/kings-dice/index.ts';
import { at } from '../engine/seats.ts';
import { atDice, sealAll } from '../test/party/dice.ts';
import { alternate, bytesOf, median, quickDraws } from './measure.ts';

/** Games of King's Dice a second, among five who draw lots, played by the rules alone. */
export function diceGames() {
  const options = kingsDice.parseOptions({});
  if (options === null) throw new Error("King's Dice has default options");
  const draws = quickDraws();
  let game = 0;
  const one = (): number => {
    const chance = chanceFromText(`bench dice ${game++}`);
    let { state } = kingsDice.setup({ options, seatCount: 5, brought: [] }, chance);
    while (kingsDice.outcome(state) === null) {
      const seat = at(kingsDice.awaited(state), 0);
      const ask = kingsDice.ask(state, seat);
      if (ask === null) throw new Error('who is awaited is asked');
      const move = kingsDice.random({ seat, view: kingsDice.view(state, seat), ask }, draws);
      if (kingsDice.refuse(state, seat, move) !== null) throw new Error('what is played is legal');
      state = kingsDice.apply(state, seat, move, chance).state;
    }
    return 1;
  };
  return { gamesPerSecond: median(alternate(11, [one], 200).map(([rate = 0]) => rate)) };
}

/** Messages as text, from rooms in memory: five people and a watcher, ten rounds at most of three games. */
export function diceBytes() {
  const looks: { readonly seat: number[]; readonly watcher: number[] } = { seat: [], watcher: [] };
  for (const seed of ['a', 'b', 'c']) {
    const { stage, all, watcher } = atDice({ people: 5, seed: `bench ${seed}` });
    for (let round = 0; round < 10; round++) sealAll(stage, all);
    const bytes = (client: typeof watcher) => client.all('look').map(look => bytesOf(JSON.stringify(look)));
    looks.seat.push(...all.flatMap(bytes));
    looks.watcher.push(...bytes(watcher));
  }
  const spread = (values: readonly number[]) => ({ median: median(values), max: Math.max(...values) });
  return { bytesPerMove: { seat: spread(looks.seat), watcher: spread(looks.watcher) } };
}
