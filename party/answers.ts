/** How many former answers a table remembers besides those to moves, which stand with the moves. */
const MOST = 500;
/** How many of them outlive a wake: the last ones to what has changed the table, which stand with it. */
const WRITTEN = 16;

/** Former answers, by who asked and under which id: what arrives twice is answered twice and done once. */
export class Answers {
  #given: Map<string, string | null>;

  /** `done` is what was written down. */
  constructor(done: readonly string[]) {
    this.#given = new Map(done.map(asked => [asked, null]));
  }

  /** Undefined when this was never asked. */
  former(who: string, id: string): string | null | undefined {
    return this.#given.get(keyOf(who, id));
  }

  /** `people` are those who are somebody here. */
  remember(who: string, id: string, refused: string | null, people: readonly string[]): void {
    this.#given.set(keyOf(who, id), refused);
    if (this.#given.size > MOST) this.#given.delete(inTheWay([...this.#given.keys()], people));
  }

  /** Somebody is known in another way from now on: what he has asked for before stays answered. */
  rename(was: string, is: string): void {
    this.#given = new Map([...this.#given].map(([key, refused]) => [renamed(key, was, is), refused]));
  }

  /** What is to be written down once this was done as well. */
  static written(
    done: readonly string[],
    was: string,
    is: string,
    id: string,
    people: readonly string[],
  ): readonly string[] {
    const all = [...done.map(key => renamed(key, was, is)), keyOf(is, id)];
    const forgotten = all.length > WRITTEN ? inTheWay(all, people) : null;
    return all.filter(key => key !== forgotten);
  }
}

/**
 * What is forgotten first. Nobody has what others asked for forgotten: who is nobody here makes way, or else whoever has
 * asked most, with the oldest.
 */
function inTheWay(keys: readonly string[], people: readonly string[]): string {
  const somebody = new Set(people.map(person => keyOf(person, '')));
  const asked = new Map<string, number>();
  for (const who of keys.map(whoIn)) {
    asked.set(who, somebody.has(who) ? (asked.get(who) ?? 0) + 1 : Number.POSITIVE_INFINITY);
  }
  const most = Math.max(...asked.values());
  return keys.find(key => asked.get(whoIn(key)) === most) ?? '';
}

/** A part of who it was is enough to tell people apart. */
const keyOf = (who: string, id: string): string => `${who.slice(0, 16)} ${id}`;

/** Ids have no spaces. */
const whoIn = (key: string): string => key.slice(0, key.lastIndexOf(' ') + 1);

const renamed = (key: string, was: string, is: string): string =>
  key.startsWith(keyOf(was, '')) ? keyOf(is, key.slice(keyOf(was, '').length)) : key;
