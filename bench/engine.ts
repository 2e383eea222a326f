import { chanceFromText, pick } from '../engine/chance.ts';
import { king } from '../engine/king/index.ts';
import { offersOf } from '../engine/king/offers.ts';
import { at } from '../engine/seats.ts';
import { giftGames } from './fourth-king.ts';
import { diceGames } from './kings-dice.ts';
import { alternate, median, quickDraws } from './measure.ts';

/** Hands of King a second, played at random by the rules alone, and the same against a fixed piece of work. */
export function engine() {
  const options = king.parseOptions({});
  if (options === null) throw new Error('King has default options');
  const draws = quickDraws();
  let game = 0;

  const hands = (): number => {
    const chance = chanceFromText(`bench ${game++}`);
    let { state } = king.setup({ options, seatCount: 4, brought: [] }, chance);
    while (king.outcome(state) === null) {
      const seat = at(king.awaited(state), 0);
      const ask = king.ask(state, seat);
      if (ask === null) throw new Error('who is awaited is asked');
      const move = pick(offersOf(ask), draws);
      if (king.refuse(state, seat, move) !== null) throw new Error('what is offered is legal');
      state = king.apply(state, seat, move, chance).state;
    }
    return state.done.length;
  };

  const rounds = alternate(11, [hands, reference], 400);
  const [handsPerSecond, referencePerSecond] = [0, 1].map(which => median(rounds.map(rates => rates[which] ?? 0)));
  const ratio = median(rounds.map(([ours = 0, theirs = 1]) => ours / theirs));
  return { king: { handsPerSecond, referencePerSecond, ratio }, kingsDice: diceGames(), fourthKing: giftGames() };
}

/** The work of a hand in plain arrays: 52 numbers shuffled, dealt, sorted, and taken in 13 tricks by the highest. */
function reference(): number {
  let seed = 1;
  const below = (bound: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % bound;
  };
  for (let hand = 0; hand < 10; hand++) {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    for (let i = pack.length - 1; i > 0; i--) pack.push(...pack.splice(below(i + 1), 1));
    const hands = [0, 13, 26, 39].map(from => pack.slice(from, from + 13).sort((a, b) => a - b));
    const won = [0, 0, 0, 0];
    for (let trick = 0; trick < 13; trick++) {
      const cards = hands.map(held => held.splice(below(held.length), 1)[0] ?? 0);
      const winner = cards.indexOf(Math.max(...cards));
      won[winner] = (won[winner] ?? 0) + 1;
    }
    if (won.reduce((sum, count) => sum + count, 0) !== 13) throw new Error('13 tricks');
  }
  return 10;
}
