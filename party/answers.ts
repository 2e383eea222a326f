/** How many former answers a table remembers besides those to moves, which stand with the moves. */
const MOST = 500;
/** How many of them outlive a wake: the last ones to what has changed the table, which stand with it. */
const WRITTEN = 16;

/** Former answers, by who asked and under which id: what arrives twice is answered twice and done once. */
export class Answers {
  readonly #given: Map<string, string | null>;

  /** `done` is what was written down. */
  constructor(done: readonly string[]) {
    this.#given = new Map(done.map(asked => [asked, null]));
  }

  /** Undefined when this was never asked. */
  former(who: string, id: string): string | null | undefined {
    return this.#given.get(keyOf(who, id));
  }

  remember(who: string, id: string, refused: string | null): void {
    this.#put(keyOf(who, id), refused);
  }

  /** Somebody is known in another way from now on: what he has asked for before stays answered. */
  rename(was: string, is: string): void {
    for (const [key, refused] of [...this.#given]) this.#put(renamed(key, was, is), refused);
  }

  /** What is to be written down once this was done as well. */
  static written(done: readonly string[], was: string, is: string, id: string): readonly string[] {
    return [...done.map(key => renamed(key, was, is)), keyOf(is, id)].slice(-WRITTEN);
  }

  #put(key: string, refused: string | null): void {
    this.#given.set(key, refused);
    const [oldest] = this.#given.keys();
    if (this.#given.size > MOST && oldest !== undefined) this.#given.delete(oldest);
  }
}

/** A part of who it was is enough to tell people apart. */
const keyOf = (who: string, id: string): string => `${who.slice(0, 16)} ${id}`;

const renamed = (key: string, was: string, is: string): string =>
  key.startsWith(keyOf(was, '')) ? keyOf(is, key.slice(keyOf(was, '').length)) : key;
