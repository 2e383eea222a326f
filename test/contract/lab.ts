import { createHash } from 'node:crypto';
import { chanceFrom, drawsOver, pick, seedOf } from '../../engine/chance.ts';
import type { Chance, Choices, Draws, Game, Kinds, Step, Viewer } from '../../engine/game.ts';
import { canon } from '../../engine/json.ts';
import type { Header } from '../../engine/log.ts';
import type { Seat } from '../../engine/seats.ts';
import { seatsOf } from '../../engine/seats.ts';

/** What a test knows about one game beyond its rules. */
export interface Lab<K extends Kinds> {
  readonly game: Game<K>;
  readonly choices: Choices;
  readonly seatCounts: readonly number[];
  /** What the players bring before the start; nothing in most games. */
  brought?(seatCount: number, draws: Draws): readonly K['thing'][];
  /** No game takes more moves, changes of sealed ones apart. */
  readonly movesMax: number;
  /** Moves worth trying, legal or not: all of them, or a random sample where they are too many. */
  moves(state: K['state'], seat: Seat, draws: Draws): readonly K['move'][];
  /** What an ask offers: all of it, or a random sample where it is too much. */
  expand(ask: K['ask'], draws: Draws): readonly K['move'][];
  /** Whether an ask offers this move. */
  covers(ask: K['ask'], move: K['move']): boolean;
  /** Another state that the viewer must not be able to tell from this one. */
  scramble(state: K['state'], viewer: Viewer, draws: Draws): K['state'];
  /** Another event that the viewer must not be able to tell from this one. */
  scrambleEvent(event: K['event'], viewer: Viewer, draws: Draws): K['event'];
  /** What looks like a move and is none. */
  readonly garbage: readonly unknown[];
}

/** Whether an ask offers a move, for games whose asks can be listed. */
export function byListing<Ask, Move>(list: (ask: Ask) => readonly Move[]): (ask: Ask, move: Move) => boolean {
  let last: { readonly ask: Ask; readonly offers: ReadonlySet<string> } | null = null;
  return (ask, move) => {
    if (last === null || last.ask !== ask) last = { ask, offers: new Set(list(ask).map(canon)) };
    return last.offers.has(canon(move));
  };
}

/** How often each kind of check really had something to check. */
export type Tally = {
  games: number;
  moves: number;
  /** Sealed moves that were changed. */
  changes: number;
  /** Illegal moves that were tried. */
  refused: number;
  /** Scrambled states that differed from the true one. */
  scrambled: number;
  /** Scrambled events that differed from the true one. */
  events: number;
  /** Pairs of moves or worlds that a viewer could not tell apart, whose news were compared. */
  news: number;
  /** Turns that several seats answered, played in another order. */
  orders: number;
};

/** One position of one game under test. */
export interface Moment<K extends Kinds> {
  readonly lab: Lab<K>;
  readonly game: Game<K>;
  readonly state: K['state'];
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** The chance of this game, from the beginning each time. */
  readonly chance: () => Chance;
  readonly draws: Draws;
  readonly tally: Tally;
  /** The moves of this game that were parsed already, as text. */
  readonly parsed: Set<string>;
  /** What was seen of the last states, each asked for many times. */
  readonly sights: Map<K['state'], Map<Viewer, string>>;
  must(held: boolean, claim: string): void;
}

export function headerFor<K extends Kinds>(lab: Lab<K>, seatCount: number, seed: string): Header {
  const draws = drawsOf(`options of ${seed}`);
  const options = anyOptions(lab, draws);
  const { id: game, rules } = lab.game;
  const brought = lab.brought?.(seatCount, draws) ?? [];
  const shares = [digest(`share of ${seed}`)];
  return { format: 1, game, rules, secret: digest(seed), shares, seatCount, options, brought };
}

/** Choices drawn one by one, and again where they do not go together. */
function anyOptions<K extends Kinds>(lab: Lab<K>, draws: Draws): K['options'] {
  const drawn = Object.entries(lab.choices).map(([name, values]) => [name, pick(values, draws)]);
  return lab.game.parseOptions(Object.fromEntries(drawn)) ?? anyOptions(lab, draws);
}

export const chanceOf = (header: Header): Chance => chanceFrom(seedOf(header.secret, header.shares));
export const digest = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Draws of the test itself, by a quicker way than the engine's. */
export function drawsOf(seed: string): Draws {
  let drawn = 0;
  let block = Buffer.alloc(0);
  return drawsOver(() => {
    const offset = 4 * (drawn % 8);
    if (offset === 0) block = createHash('sha256').update(`${seed} ${drawn}`).digest();
    drawn++;
    return block.readUInt32BE(offset);
  });
}

export const viewersOf = (seatCount: number): readonly Viewer[] => [...seatsOf(seatCount), 'bob', 'watcher'];

/** Everything that a viewer is told about a state, as it goes over the wire: the order of keys counts. */
export function sight<K extends Kinds>(moment: Moment<K>, state: K['state'], viewer: Viewer): string {
  const known = moment.sights.get(state) ?? new Map<Viewer, string>();
  moment.sights.set(state, known);
  const text = known.get(viewer) ?? seen(moment.game, state, viewer);
  known.set(viewer, text);
  return text;
}

function seen<K extends Kinds>(game: Game<K>, state: K['state'], viewer: Viewer): string {
  return JSON.stringify([
    game.turn(state),
    game.awaited(state),
    game.mayChange(state),
    typeof viewer === 'number' ? game.ask(state, viewer) : null,
    game.view(state, viewer),
    game.outcome(state),
  ]);
}

export function told<K extends Kinds>(
  game: Game<K>,
  events: readonly K['event'][],
  viewer: Viewer,
): readonly K['news'][] {
  return events.flatMap(event => {
    const news = game.tell(event, viewer);
    return news === null ? [] : [news];
  });
}

export const mayAct = <K extends Kinds>(game: Game<K>, state: K['state']): readonly Seat[] => [
  ...game.awaited(state),
  ...game.mayChange(state),
];

/** All or some of the legal moves of a seat; none for a seat that has nothing to decide. */
export function legalMoves<K extends Kinds>(moment: Moment<K>, state: K['state'], seat: Seat): readonly K['move'][] {
  const ask = moment.game.ask(state, seat);
  return ask === null ? [] : moment.lab.expand(ask, moment.draws);
}

/** What a move leads to. States are frozen: a rule that writes to one throws, and is named. */
export function played<K extends Kinds>(
  moment: Moment<K>,
  state: K['state'],
  seat: Seat,
  move: K['move'],
  chance = moment.chance(),
): Step<K> {
  try {
    return frozen(moment.game.apply(state, seat, move, chance));
  } catch (error) {
    moment.must(!(error instanceof TypeError), `a move leaves the state that it began from alone: ${error}`);
    throw error;
  }
}

/** Whether a value is JSON and nothing else: what JSON.stringify would drop or turn into something else does not count. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlain);
  if (typeof value !== 'object') return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Freezes a value through and through: whoever writes to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

export const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
