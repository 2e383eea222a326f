/** How many former answers a table remembers besides those to moves, which stand with the moves. */
const MOST = 500;

/** Former answers, by who asked and under which id: what arrives twice is answered twice and done once. */
export class Answers {
  readonly #given = new Map<string, string | null>();

  /** Undefined when this was never asked. */
  former(who: string, id: string): string | null | undefined {
    return this.#given.get(`${who} ${id}`);
  }

  remember(who: string, id: string, refused: string | null): void {
    this.#given.set(`${who} ${id}`, refused);
    const [oldest] = this.#given.keys();
    if (this.#given.size > MOST && oldest !== undefined) this.#given.delete(oldest);
  }
}
