import { createHash } from 'node:crypto';
import { chanceFromText, pick } from '../engine/chance.ts';
import type { Draws } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Manner } from '../engine/playout.ts';
import { SEATS } from '../engine/seats.ts';
import type { OnShelf } from '../engine/shelf.ts';
import { bring } from './gifts.ts';
import { Misuse, type Order, type Players, readOrder } from './order.ts';

/** Plays the games and sums them up. A game that breaks off says which one it was. */
function simulate({ game, games, seed, options, players }: Order) {
  const sum = { moves: 0, auditsFailed: 0, longestGame: 0, nonZeroSums: 0 };
  const began = performance.now();
  for (let number = 1; number <= games; number++) {
    const name = `seed ${seed}, game ${number}`;
    const { outcome, moves, faults } = playOne(game, name, options, players);
    sum.moves += moves;
    sum.auditsFailed += faults.length;
    sum.longestGame = Math.max(sum.longestGame, moves);
    if (outcome.scores.reduce((total, score) => total + score, 0) !== 0) sum.nonZeroSums++;
  }
  const seconds = (performance.now() - began) / 1000;
  return { game: game.id, games, ...sum, gamesPerSecond: Math.round((10 * games) / seconds) / 10, seed };
}

function playOne(game: OnShelf, name: string, options: Json, players: Players) {
  const draws = chanceFromText(name).stream('set-up');
  const { min, max } = game.seats;
  const seatCount = min + draws.below(max - min + 1);
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
