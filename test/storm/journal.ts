import type { Seat } from '../../engine/seats.ts';
import type { Up } from '../../party/protocol.ts';
import type { Tally } from './figures.ts';
import type { Person } from './person.ts';
import type { Line } from './world.ts';

type Asking = Extract<Up, { id: string }>;
/** What a page asks for, as it is before it has an id. */
export type Wish = Asking extends infer A ? (A extends Asking ? Omit<A, 'id'> : never) : never;

/** Something that was asked for, and all that was answered. */
export type Said = {
  readonly id: string;
  readonly order: number;
  readonly person: Person;
  /** With which pass he said it, and where he sat. */
  readonly pass: string | null;
  readonly seat: Seat | null;
  readonly wish: Wish;
  readonly text: string;
  readonly answers: (string | null)[];
  arrived: number;
  /** How often the room had stopped before it arrived for the first time. */
  stops: number;
};

/** Refusals that may be otherwise a moment later, and are nothing to remember. */
const PASSING: readonly (string | null)[] = ['paused', 'not-seated'];

/** Everything that anybody ever asked for. */
export class Journal {
  /** The number of the game that is being played. */
  nth = 1;
  /** Words that the room cannot know to have heard before. No page says anything twice by itself. */
  readonly forgotten = new Set<string>();
  readonly #tally: Tally;
  readonly #said = new Map<string, Said>();
  readonly #byPerson = new Map<Person, Said[]>();
  readonly #latest = new Map<Person, number>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  get all(): readonly Said[] {
    return [...this.#said.values()];
  }

  /** Puts a new message under way. */
  ask(line: Line, person: Person, seat: Seat | null, wish: Wish): Said {
    const order = this.#said.size;
    const id = `id-${order}`;
    const text = JSON.stringify({ ...wish, id });
    const said: Said = { id, order, person, pass: person.pass, seat, wish, text, answers: [], arrived: 0, stops: 0 };
    this.#said.set(id, said);
    this.#byPerson.set(person, [...(this.#byPerson.get(person) ?? []), said].slice(-5));
    line.up.push(said.text);
    return said;
  }

  /** The last things that somebody asked for, on whichever of his devices. */
  latest(person: Person): readonly Said[] {
    return this.#byPerson.get(person) ?? [];
  }

  /** A message reaches the room, which has stopped so often by now. */
  arrives(text: string, stops: number): void {
    const said = this.#said.get(idOf(text) ?? '');
    if (said === undefined) return;
    if (++said.arrived > 1) this.#tally.add('duplicates');
    else said.stops = stops;
    // Words are kept nowhere, so that a room which has stopped takes them for new ones.
    if (said.wish.t === 'say' && said.stops !== stops) this.forgotten.add(said.wish.text);
    const latest = this.#latest.get(said.person) ?? -1;
    if (said.order < latest && said.arrived === 1) this.#tally.add('reordered');
    this.#latest.set(said.person, Math.max(latest, said.order));
    // Whoever sits down again with a pass that was void makes it count again: as that of a newcomer.
    if ('pass' in said.wish && said.wish.pass !== undefined) said.person.void.delete(said.wish.pass);
  }

  /** Somebody hears an answer, at the seat where he is now. */
  answered(id: string, refused: string | null, seat: Seat | null): void {
    const said = this.#said.get(id);
    if (said === undefined) {
      this.#tally.fault(`an answer to ${id}, which nobody said`);
      return;
    }
    // What was said at one seat is new at another one.
    if (PASSING.includes(refused) || seat !== said.seat) return;
    if (said.answers.length === 0) this.#count(said.wish, refused);
    said.answers.push(refused);
    // Other acts may be refused first and done later, and of games that are over the room forgets the ids of moves.
    if (said.wish.t !== 'move' || said.wish.nth !== this.nth) return;
    const done = said.answers.filter(answer => answer === null).length;
    if (done > 0 && done < said.answers.length) this.#tally.fault(`${said.text} was done and refused: ${said.answers}`);
  }

  #count(wish: Wish, refused: string | null): void {
    if (wish.t === 'move') this.#tally.add(refused === null ? 'acknowledged' : 'refused');
    if (wish.t === 'host' && refused === null) {
      if (wish.act.do === 'remove') this.#tally.add('removed');
      if (wish.act.do === 'reissue') this.#tally.add('reissued');
    }
    if (wish.t === 'renewPass' && refused === null) this.#tally.add('renewed');
    if (wish.t === 'undo' && wish.do === 'object' && refused === null) this.#tally.add('objected');
    if ('nth' in wish && wish.t !== 'move' && refused === 'stale-turn') this.#tally.add('staleActs');
  }
}

const ID = /"id":"(id-\d+)"\}$/;
const idOf = (text: string): string | undefined => ID.exec(text)?.[1];
