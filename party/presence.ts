import { ABSENCE_MS } from './deadlines.ts';
import type { Away } from './storage.ts';

/** Since when the devices of each seated person are gone; nobody who is here. */
export class Presence {
  #away: Away;

  constructor(away: Away) {
    this.#away = away;
  }

  /** Takes note of who is here and who is not. */
  look(people: readonly string[], isHere: (person: string) => boolean, now: number): void {
    const gone = people.filter(person => !isHere(person));
    this.#away = Object.fromEntries(gone.map(person => [person, this.#away[person] ?? now]));
  }

  get away(): Away {
    return this.#away;
  }

  /** Those who have been away for so long, counted from a time on, that a built-in player may sit in. */
  longGone(now: number, from: number): readonly string[] {
    return Object.keys(this.#away).filter(person => now >= Math.max(this.#away[person] ?? now, from) + ABSENCE_MS);
  }

  /** When the next of these will have been away for so long; null when none of them is away. */
  nextLongGone(people: readonly string[], from: number): number | null {
    const times = people.flatMap(person => this.#away[person] ?? []);
    return times.length === 0 ? null : Math.max(Math.min(...times), from) + ABSENCE_MS;
  }
}
