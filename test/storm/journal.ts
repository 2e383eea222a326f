import type { Seat } from '../../engine/seats.ts';
import type { Up } from '../../party/protocol.ts';
import type { Tally } from './figures.ts';
import type { Line } from './world.ts';

/** Somebody at the table, with one device or several. */
export type Person = {
  readonly name: string;
  pass: string | null;
  /** Whether he plays; else he only looks on. */
  readonly plays: boolean;
  /** How many gifts he means to bring. */
  readonly gifts: number;
};

type Asking = Extract<Up, { id: string }>;
/** What a page asks for, as it is before it has an id. */
export type Wish = Asking extends infer A ? (A extends Asking ? Omit<A, 'id'> : never) : never;

/** Something that was asked for, and all that was answered. */
export type Said = {
  readonly id: string;
  readonly order: number;
  readonly person: Person;
  /** Where he sat when he said it. */
  readonly seat: Seat | null;
  readonly wish: Wish;
  readonly text: string;
  readonly answers: (string | null)[];
  arrived: number;
};

/** Everything that anybody ever asked for. */
export class Journal {
  /** The number of the game that is being played. */
  nth = 1;
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
    const said: Said = {
      id,
      order,
      person,
      seat,
      wish,
      text: JSON.stringify({ ...wish, id }),
      answers: [],
      arrived: 0,
    };
    this.#said.set(id, said);
    this.#byPerson.set(person, [...(this.#byPerson.get(person) ?? []), said].slice(-5));
    line.up.push(said.text);
    return said;
  }

  /** The last things that somebody asked for, on whichever of his devices. */
  latest(person: Person): readonly Said[] {
    return this.#byPerson.get(person) ?? [];
  }

  /** A message reaches the room. */
  arrives(text: string): void {
    const said = this.#said.get(idOf(text) ?? '');
    if (said === undefined) return;
    if (++said.arrived > 1) this.#tally.add('duplicates');
    const latest = this.#latest.get(said.person) ?? -1;
    if (said.order < latest && said.arrived === 1) this.#tally.add('reordered');
    this.#latest.set(said.person, Math.max(latest, said.order));
  }

  answered(id: string, refused: string | null): void {
    const said = this.#said.get(id);
    if (said === undefined) {
      this.#tally.fault(`an answer to ${id}, which nobody said`);
      return;
    }
    // That may be otherwise a moment later, and is nothing to remember.
    if (refused === 'paused') return;
    if (said.answers.length === 0 && said.wish.t === 'move')
      this.#tally.add(refused === null ? 'acknowledged' : 'refused');
    said.answers.push(refused);
    // Other acts may be refused first and done later, and of games that are over the room forgets the ids of moves.
    if (said.wish.t !== 'move' || said.wish.nth !== this.nth) return;
    const done = said.answers.filter(answer => answer === null).length;
    if (done > 0 && done < said.answers.length) this.#tally.fault(`${said.text} was done and refused: ${said.answers}`);
  }
}

const ID = /"id":"(id-\d+)"\}$/;
const idOf = (text: string): string | undefined => ID.exec(text)?.[1];
