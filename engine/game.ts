import type { Json } from './json.ts';
import type { BySeat, Seat } from './seats.ts';

/**
 * Whoever looks at a table: a seat, King Bob who supervises without one, or a watcher.
 * Never null: absence must not come to mean "sees all". A watcher sees the least.
 */
export type Viewer = Seat | 'bob' | 'watcher';

/** The types that one game brings, bundled so that `Game` takes a single parameter. All of them are JSON. */
export interface Kinds {
  /** House rules, fixed before the first draw. */
  options: Json;
  /** What somebody brings before the start: a gift. `never` in games to which nobody brings anything. */
  thing: Json;
  /** Everything, secrets included. It never leaves the room. */
  state: Json;
  /** One decision of one seat. */
  move: Json;
  /** What a seat may do now: small on the wire, and complete. */
  ask: Json;
  /** One thing that happened, secrets included. */
  event: Json;
  /** What one viewer may see of a state. */
  view: Json;
  /** What one viewer may see of an event. */
  news: Json;
  /** Why a move is not allowed: a union of short codes. Words for people live in the page's catalogues. */
  refusal: string;
}

/** House rules as lists of choices; the first of each list is the default. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { readonly [Name in keyof C]: C[Name][number] };

export interface Step<K extends Kinds> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
}

export interface Start<K extends Kinds> {
  readonly options: K['options'];
  readonly seatCount: number;
  /** What was brought, in any order: it must not matter. */
  readonly brought: readonly K['thing'][];
}

/** How a game ended. Places run 1, 1, 3, 4: equals share the better place. */
export interface Outcome {
  readonly scores: BySeat<number>;
  readonly places: BySeat<number>;
}

/** Named, independent sources of draws. The seed stays outside the state, so no view can foretell a draw. */
export interface Chance {
  /** The same seed and label always give the same draws, whatever else was drawn. Use a label once. */
  stream(label: string): Draws;
}

export interface Draws {
  /** A whole number from 0 up to but not including `bound`, each as likely as the others. */
  below(bound: number): number;
  shuffle<T>(items: readonly T[]): T[];
}

/** All that a built-in player is told: its own seat's look, nothing else. */
export interface OwnLook<K extends Kinds> {
  readonly seat: Seat;
  readonly view: K['view'];
  readonly ask: K['ask'];
}

/** A built-in player: a pure function from what one seat sees, and draws, to a legal move. */
export type Player<K extends Kinds> = (look: OwnLook<K>, draws: Draws) => K['move'];

/** Who may bring how much to a game before it starts. */
export interface Pile {
  /** Whether the host is King Bob, without a seat or playing as well, or nobody is. */
  readonly bob: 'host' | 'plays' | 'table';
  /** The most that one player brings. */
  readonly each: number;
  /** The most that a game can be played with. King Bob brings what is missing. */
  readonly all: number;
}

/** Something that was brought as its owner sees it: read and cleaned, and the picture that belongs to it. */
export interface Wrapped {
  readonly thing: { readonly [key: string]: Json };
  readonly picture: string | null;
}

/** What only games have to which people bring something. All that is told to others is made from views alone. */
export interface Bringing<K extends Kinds> {
  pile(options: K['options']): Pile;
  /** Reads what one person brings; null for what is nothing to bring. */
  wrap(raw: unknown): Wrapped | null;
  /** The number under which something that was brought is in play. */
  numberOf(state: K['state'], thing: K['thing']): number | null;
  /** A view without its long texts, as it goes over the wire, */
  glance(view: K['view']): Json;
  /** and the texts that are left out, by the numbers of things. */
  texts(view: K['view']): readonly Json[];
  /** The names of the pictures in a view. */
  pictures(view: K['view']): readonly string[];
}

/** The rules of one game. Pure: no clock, no randomness of its own, no input or output, no mutation. */
export interface Game<K extends Kinds> {
  readonly id: string;
  /** Raise it whenever an old record could replay differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };

  /** Options that are not named take their defaults; an unknown name or value makes the whole null. */
  parseOptions(raw: unknown): K['options'] | null;
  parseMove(raw: unknown): K['move'] | null;
  /** Also reads what `publish` gave: a record must replay although it does not tell everything. */
  parseThing(raw: unknown): K['thing'] | null;

  /** Why a game cannot start with what was brought, or null. */
  refuseStart(start: Start<K>): K['refusal'] | null;
  setup(start: Start<K>, chance: Chance): Step<K>;

  /** The number of the decision being taken. It advances when the decision is resolved, not when one seat answers. */
  turn(state: K['state']): number;
  /** The seats that still owe an answer to this turn, in seat order; none once the game is over. */
  awaited(state: K['state']): readonly Seat[];
  /**
   * The seats that answered this turn in secret and may still change what they sealed. Once the game is over: those
   * that may still do something which changes neither turn nor outcome, such as unwrapping a gift.
   */
  mayChange(state: K['state']): readonly Seat[];
  /** What a seat may do, or null when it is neither awaited nor may change. Agrees with `refuse` on every move. */
  ask(state: K['state'], seat: Seat): K['ask'] | null;
  /** Why the move is not allowed, or null. The only place where legality is decided. */
  refuse(state: K['state'], seat: Seat, move: K['move']): K['refusal'] | null;
  /** What the move leads to. Only called with a move that `refuse` lets through. */
  apply(state: K['state'], seat: Seat, move: K['move'], chance: Chance): Step<K>;
  /**
   * Whether a move may be taken back from which this came: nothing was dealt, rolled or shown with it that was hidden
   * before, nor sealed, for that may be changed. Missing in games in which what is done is done.
   */
  mayUndo?(events: readonly K['event'][]): boolean;
  /** Whether a move decides nothing, as shaking a parcel: the clock runs on. Missing in games without such moves. */
  isFree?(move: K['move']): boolean;

  /** Built field by field from nothing; never a copy of the state with fields removed. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** The same for an event; null when the viewer learns nothing. News never say more than the views do. */
  tell(event: K['event'], viewer: Viewer): K['news'] | null;

  /**
   * How a finished part of the game went, a hand or a round, by its number from 1: nothing but what lay open to all.
   * Null for any other number. Missing in games whose views tell all of it.
   */
  past?(state: K['state'], part: number): Json | null;

  /** Plays an empty seat, by the table's draws. */
  readonly player: Player<K>;
  /** Plays for a person whose time is up or who is away. Draws lots where a fixed policy could be computed by others. */
  readonly standIn: Player<K>;
  /** Plays anything that is legal: it drives simulations, and is the yardstick of `player`. */
  readonly random: Player<K>;

  /** How the game ended, or null while it runs. */
  outcome(state: K['state']): Outcome | null;
  /** What was dealt and rolled, and what came of it: part of the record once the game is over, never shown before. */
  story(state: K['state']): Json;
  /** What was brought, as it may stand in the record: without what is still nobody's business. */
  publish(state: K['state']): readonly K['thing'][];
  /** Missing in games to which nobody brings anything. */
  readonly bringing?: Bringing<K>;
  /** The invariants that do not hold, in words; empty when all is well. Checked before every append. */
  audit(state: K['state']): readonly string[];
}

/** For games to which nobody brings anything. */
export const NOTHING_BROUGHT = {
  parseThing: () => null,
  refuseStart: () => null,
  publish: () => [],
} as const;
