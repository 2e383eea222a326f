import { parseArgs } from 'node:util';
import type { Json } from '../engine/json.ts';
import { type OnShelf, SHELF, takeFromShelf } from '../engine/shelf.ts';

const USAGE =
  'npm run --silent simulate -- --game ID --games N --seed TEXT [--options JSON] [--players KIND] [--seats N]';
const PLAYERS = ['mixed', 'builtin', 'random'] as const;
export type Players = (typeof PLAYERS)[number];

export interface Order {
  readonly game: OnShelf;
  readonly games: number;
  readonly seed: string;
  /** Null for other options in each game. */
  readonly options: Json;
  readonly players: Players;
  /** Null for another number in each game. */
  readonly seats: number | null;
}

/** A mistake in the order, in one line. */
export class Misuse extends Error {}

/** Reads the command line; throws `Misuse`. */
export function readOrder(args: readonly string[]): Order {
  const { game: id, games, seed, options, players, seats } = readFlags(args);
  const game = takeFromShelf(id);
  if (game === null) throw new Misuse(`no game '${id}' here, only ${SHELF.map(known => known.id).join(', ')}`);
  if (!/^[1-9]\d{0,6}$/.test(games)) throw new Misuse(`--games wants a number from 1 to 9999999, not '${games}'`);
  const kind = PLAYERS.find(known => known === players);
  if (kind === undefined) throw new Misuse(`--players wants ${PLAYERS.join(', ')}, not '${players}'`);
  return {
    game,
    games: Number(games),
    seed,
    options: readOptions(game, options),
    players: kind,
    seats: readSeats(game, seats),
  };
}

function readFlags(args: readonly string[]) {
  const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: text('king'),
        games: text('100'),
        seed: text('1'),
        options: { type: 'string' },
        players: text('mixed'),
        seats: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : 'unknown flag'} Usage: ${USAGE}`);
  }
}

function readSeats({ id, seats: { min, max } }: OnShelf, text: string | undefined): number | null {
  if (text === undefined) return null;
  const seats = Number(text);
  if (Number.isInteger(seats) && seats >= min && seats <= max) return seats;
  throw new Misuse(`--seats wants a number from ${min} to ${max} for ${id}, not '${text}'`);
}

function readOptions(game: OnShelf, text: string | undefined): Json {
  if (text === undefined) return null;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Misuse(`--options wants JSON, not '${text}'`);
  }
  const options = game.parseOptions(raw);
  if (options !== null) return options;
  const known = Object.entries(game.choices).map(([name, values]) => `${name}: ${values.join(' | ')}`);
  throw new Misuse(`--options ${text} are not options of ${game.id}: ${known.join('; ')}`);
}
