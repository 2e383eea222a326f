/**
 * What people have done lately, and how much of it they may. A room that has slept forgets it, and has been quiet for
 * long enough.
 */
export class Lately {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #times = new Map<string, readonly number[]>();

  constructor(most: number, withinMs: number) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** Counts once more, unless it would be too often for any of these names: a new pass for a seat is no new beginning. */
  admits(names: readonly string[], now: number): boolean {
    for (const [name, times] of this.#times) {
      const recent = times.filter(time => now - time < this.#withinMs);
      if (recent.length === 0) this.#times.delete(name);
      else this.#times.set(name, recent);
    }
    if (names.some(name => (this.#times.get(name) ?? []).length >= this.#most)) return false;
    for (const name of names) this.#times.set(name, [...(this.#times.get(name) ?? []), now]);
    return true;
  }
}
