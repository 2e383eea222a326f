import { chanceFrom, promiseOf, seedOf } from './chance.ts';
import { type Answer, counted } from './counted.ts';
import type { Bringing, Game, Kinds, Outcome, OwnLook, Viewer } from './game.ts';
import type { Json } from './json.ts';
import { type Entry, type Header, type Logged, startOf, TAKEN_BACK } from './log.ts';
import { later } from './once.ts';
import type { Seat } from './seats.ts';
import { seatsOf } from './seats.ts';

/** Everything that one viewer is told about the state of the game. */
export interface Look {
  /** Counts the different looks that this viewer had in this game: others' secret changes leave no trace in it. */
  readonly seq: number;
  readonly turn: number;
  readonly awaited: readonly Seat[];
  readonly mayChange: readonly Seat[];
  readonly ask: Json;
  readonly view: Json;
  readonly outcome: Outcome | null;
}

/** Refusals that no game has to know about. `broken` means that the rules lost track: nothing was played. */
export type TableRefusal = 'over' | 'stale-turn' | 'not-awaited' | 'garbled' | 'broken';

export type Played =
  | {
      readonly ok: true;
      readonly entry: Entry;
      /** Whether this viewer's look has changed. */
      readonly changed: (viewer: Viewer) => boolean;
      readonly news: (viewer: Viewer) => readonly Json[];
    }
  | { readonly ok: false; readonly why: string; readonly faults: readonly string[] };

/** What a table tells of the things that were brought, apart from looks. */
export interface Gifts {
  /** A view as it goes over the wire: without the texts of the things, */
  glance(viewer: Viewer): Json;
  /** which are these, the same for all. */
  texts(): readonly Json[];
  /** The pictures that anybody may see. */
  pictures(): readonly string[];
  /** The number of something that was brought; null for anything else. */
  numberOf(thing: Json): number | null;
}

/** One running game with its own types sealed inside, so that the room needs no type parameter. */
export interface Table {
  readonly header: Header;
  /** The moves that count: without those that were taken back. */
  readonly entries: readonly Entry[];
  readonly promise: string;
  /** The number of the decision. None has one that was another's, not even after a move was taken back. */
  readonly turn: number;
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  /**
   * How long the log was when the present decision began, moves taken back and their taking back included. What decides
   * nothing begins no new one.
   */
  readonly decisionBegan: number;
  /** Whether the last move showed nothing that was hidden, so that the game may be opened again without it. */
  readonly mayUndo: boolean;
  /** The entries as they may stand in the record: without what was sealed and then changed. They replay to the same. */
  counted(): readonly Entry[];
  /** What happened at the very start, before any move. */
  opening(viewer: Viewer): readonly Json[];
  /** Plays a move as it came from outside, or says why not and changes nothing. */
  play(seat: Seat, turn: number, raw: unknown, auto: boolean): Played;
  /** Goes back to before the last move, if that may be; all get a new look. */
  takeBack(): void;
  /** What the table would play for a seat: as a built-in player of its own, for a person who is away, or at random. */
  choose(seat: Seat, as: 'player' | 'standIn' | 'random'): Json;
  look(viewer: Viewer): Look;
  /** How a finished part of the game went, open to all; null for a part that there is not, or not yet. */
  past(part: number): Json | null;
  /** Null for games to which nobody brings anything. */
  readonly gifts: Gifts | null;
  /** Everything that was dealt and rolled; only ever given out once the game is over. */
  story(): Json;
  /** What was brought, as it may stand in the record. */
  publish(): readonly Json[];
}

/** Opens a new game, or replays one from its log. Moves that do not fit are a bug or a forgery: it throws. */
export function openTable<K extends Kinds>(game: Game<K>, header: Header, log: readonly Logged[] = []): Table {
  if (header.game !== game.id || header.rules !== game.rules) {
    throw new Error(`this is ${game.id} with rules ${game.rules}, not ${header.game} with rules ${header.rules}`);
  }
  const start = startOf(game, header);
  const refused = game.refuseStart(start);
  if (refused !== null) throw new Error(`the game cannot start: ${refused}`);

  const chance = chanceFrom(seedOf(header.secret, header.shares));
  const first = game.setup(start, chance);
  const viewers: readonly Viewer[] = [...seatsOf(header.seatCount), 'bob', 'watcher'];
  const entries: Entry[] = [];
  const answers: Answer[] = [];
  let state = first.state;
  let logged = 0;
  let decisionBegan = 0;
  /** What may be gone back to: before each move since the last one that showed something. */
  const former: K['state'][] = [];
  /** The numbers of decisions that were taken back: they are not used again. */
  let skipped = 0;
  const turnNow = (): number => game.turn(state) + skipped;

  /** A viewer's look at the present state, worked out once somebody wants it: waking up needs only the last ones. */
  const sight = (viewer: Viewer) => {
    const [of, turn] = [state, turnNow()];
    return later(() => ({
      turn,
      awaited: game.awaited(of),
      mayChange: game.mayChange(of),
      ask: typeof viewer === 'number' ? game.ask(of, viewer) : null,
      view: game.view(of, viewer),
      outcome: game.outcome(of),
    }));
  };
  type Sight = ReturnType<typeof sight>;
  /** What tells looks apart, as text. Long texts, which are the same for all, are not gone through for each viewer. */
  const print = (now: Sight): string => {
    const { view, ...others } = now();
    return JSON.stringify({ ...others, view: game.bringing?.glance(view) ?? view });
  };
  const printTexts = () => {
    const of = state;
    return later(() => JSON.stringify(game.bringing?.texts(game.view(of, 'watcher')) ?? null));
  };
  /** The last look of each viewer, and its number. */
  const seen = new Map(viewers.map(viewer => [viewer, { now: sight(viewer), seq: 0 }]));
  let read = printTexts();
  let turnSeen = turnNow();

  /** Numbers the looks that have become new, as all are in another turn; answers who got one. */
  const lookAround = (): ReadonlySet<Viewer> => {
    const changed = new Set<Viewer>();
    const texts = printTexts();
    const isNewToAll = turnNow() !== turnSeen || texts() !== read();
    turnSeen = turnNow();
    read = texts;
    for (const [viewer, last] of seen) {
      const now = sight(viewer);
      if (!isNewToAll && print(now) === print(last.now)) continue;
      seen.set(viewer, { now, seq: last.seq + 1 });
      changed.add(viewer);
    }
    return changed;
  };

  const no = (why: K['refusal'] | TableRefusal, faults: readonly string[] = []): Played => ({ ok: false, why, faults });

  const play = (seat: Seat, turn: number, raw: unknown, auto: boolean, trusted: boolean): Played => {
    if (game.outcome(state) !== null && !game.mayChange(state).includes(seat)) return no('over');
    if (turn !== turnNow()) return no('stale-turn');
    if (!game.awaited(state).includes(seat) && !game.mayChange(state).includes(seat)) return no('not-awaited');
    const move = game.parseMove(raw);
    if (move === null) return no('garbled');
    const why = game.refuse(state, seat, move);
    if (why !== null) return no(why);

    const step = game.apply(state, seat, move, chance);
    const faults = trusted ? [] : game.audit(step.state);
    if (faults.length > 0) return no('broken', faults);

    if (game.mayUndo?.(step.events) === true) former.push(state);
    else former.length = 0;
    state = step.state;
    const entry: Entry = { seat, move, auto };
    entries.push(entry);
    logged += 1;
    if (turnNow() !== turn && game.isFree?.(move) !== true) decisionBegan = logged;
    const open = turnNow() === turn && game.outcome(state) === null;
    answers.push({ entry, turn, sealed: open && game.mayChange(state).includes(seat) });
    const changed = lookAround();
    return {
      ok: true,
      entry,
      changed: viewer => changed.has(viewer),
      news: viewer => toldTo(viewer, step.events),
    };
  };

  const takeBack = (): void => {
    const before = former.pop();
    if (before === undefined) throw new Error('there is nothing that may be taken back');
    const next = turnNow() + 1;
    state = before;
    skipped = next - game.turn(state);
    entries.pop();
    answers.pop();
    logged += 1;
    decisionBegan = logged;
    // The number of the decision is new, and with it every look.
    lookAround();
  };

  const toldTo = (viewer: Viewer, events: readonly K['event'][]): readonly Json[] =>
    events.flatMap(event => {
      const news = game.tell(event, viewer);
      return news === null ? [] : [news];
    });

  const ownLook = (seat: Seat): OwnLook<K> => {
    const ask = game.ask(state, seat);
    if (ask === null) throw new Error(`seat ${seat} has nothing to decide`);
    return { seat, view: game.view(state, seat), ask };
  };

  const giftsBy = (rules: Bringing<K>): Gifts => ({
    glance: viewer => rules.glance(game.view(state, viewer)),
    texts: () => rules.texts(game.view(state, 'watcher')),
    pictures: () => rules.pictures(game.view(state, 'watcher')),
    numberOf(raw) {
      const thing = game.parseThing(raw);
      return thing === null ? null : rules.numberOf(state, thing);
    },
  });

  for (const step of log) {
    if (step === TAKEN_BACK) {
      takeBack();
      continue;
    }
    const { seat, move, auto } = step;
    const again = play(seat, turnNow(), move, auto, true);
    if (!again.ok) throw new Error(`move ${entries.length + 1}, by seat ${seat}, does not fit: ${again.why}`);
  }

  return {
    header,
    entries,
    promise: promiseOf(header.secret),
    get turn() {
      return turnNow();
    },
    get awaited() {
      return game.awaited(state);
    },
    get outcome() {
      return game.outcome(state);
    },
    get decisionBegan() {
      return decisionBegan;
    },
    get mayUndo() {
      return former.length > 0;
    },
    counted: () => counted(answers),
    opening: viewer => toldTo(viewer, first.events),
    play: (seat, turn, raw, auto) => play(seat, turn, raw, auto, false),
    takeBack,
    choose: (seat, as) =>
      game[as](ownLook(seat), chance.stream(`built-in player, turn ${game.turn(state)} seat ${seat}`)),
    look(viewer) {
      const last = seen.get(viewer);
      if (last === undefined) throw new Error(`${viewer} is no viewer here`);
      return { seq: last.seq, ...last.now() };
    },
    past: part => game.past?.(state, part) ?? null,
    gifts: game.bringing === undefined ? null : giftsBy(game.bringing),
    story: () => game.story(state),
    publish: () => game.publish(state),
  };
}
