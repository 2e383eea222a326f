import { createHash } from 'node:crypto';
import { chanceFromText, pick } from '../engine/chance.ts';
import type { Draws } from '../engine/game.ts';
import { isRecord, type Json } from '../engine/json.ts';
import type { Manner } from '../engine/playout.ts';
import { SEATS } from '../engine/seats.ts';
import type { OnShelf } from '../engine/shelf.ts';
import { bring } from './gifts.ts';
import { Misuse, type Order, type Players, readOrder } from './order.ts';

/** Plays the games and sums them up. A game that breaks off says which one it was. */
function simulate({ game, games, seed, options, players, seats }: Order) {
  const sum = { moves: 0, auditsFailed: 0, longestGame: 0, nonZeroSums: 0, sharedWins: 0 };
  const rounds: number[] = [];
  const began = performance.now();
  for (let number = 1; number <= games; number++) {
    const name = `seed ${seed}, game ${number}`;
    const { outcome, story, moves, faults } = playOne(game, name, { options, players, seats });
    sum.moves += moves;
    sum.auditsFailed += faults.length;
    sum.longestGame = Math.max(sum.longestGame, moves);
    if (outcome.scores.reduce((total, score) => total + score, 0) !== 0) sum.nonZeroSums++;
    if (outcome.places.filter(place => place === 1).length > 1) sum.sharedWins++;
    rounds.push(...roundsIn(story));
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: game.id,
    games,
    ...sum,
    rounds: spread(rounds),
    gamesPerSecond: Math.round((10 * games) / seconds) / 10,
    seed,
  };
}

/** How many rounds a game took, where its story counts them. */
const roundsIn = (story: Json): readonly number[] =>
  isRecord(story) && Array.isArray(story.rounds) ? [story.rounds.length] : [];

/** The median, the ninth of ten, 99 of 100 and 999 of 1,000, and the most; null for nothing. */
function spread(numbers: readonly number[]) {
  const rising = [...numbers].sort((a, b) => a - b);
  const upTo = (share: number) => rising[Math.ceil(share * rising.length) - 1] ?? 0;
  return rising.length === 0
    ? null
    : { p50: upTo(0.5), p90: upTo(0.9), p99: upTo(0.99), p999: upTo(0.999), max: upTo(1) };
}

type House = Pick<Order, 'options' | 'players' | 'seats'>;

function playOne(game: OnShelf, name: string, { options, players, seats }: House) {
  const draws = chanceFromText(name).stream('set-up');
  const { min, max } = game.seats;
  const seatCount = seats ?? min + draws.below(max - min + 1);
  const header = {
    format: 1,
    game: game.id,
    rules: game.rules,
    secret: createHash('sha256').update(name).digest('hex'),
    shares: [],
    seatCount,
    options: options ?? anyOptions(game, draws),
    brought: bring(game, seatCount, draws),
  } as const;
  try {
    return game.playOut(
      header,
      SEATS.slice(0, seatCount).map(() => manner(players, draws)),
    );
  } catch (error) {
    throw new Error(`${name}, ${JSON.stringify(header.options)}`, { cause: error });
  }
}

/** Choices drawn one by one, and again where they do not go together. */
function anyOptions(game: OnShelf, draws: Draws): Json {
  const drawn = Object.entries(game.choices).map(([option, values]) => [option, pick(values, draws)]);
  return game.parseOptions(Object.fromEntries(drawn)) ?? anyOptions(game, draws);
}

function manner(players: Players, draws: Draws): Manner {
  switch (players) {
    case 'builtin':
      return 'player';
    case 'random':
      return 'random';
    case 'mixed':
      return pick(['player', 'random'] as const, draws);
  }
}

try {
  const result = simulate(readOrder(process.argv.slice(2)));
  console.log(JSON.stringify(result));
  if (result.auditsFailed > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
