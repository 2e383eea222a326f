import type { Outbox } from './effects.ts';
import { lastWord, type Socket, type Sockets } from './sockets.ts';

/** How long whoever is called has for an answer: as long as a page gives its table. */
const PATIENCE_MS = 5000;
/** Several pages ask at once; each of them asks less often than that. */
const EVERY_MS = 10_000;
/** Who has just said something need not be called. */
const JUST_MS = 2000;

/**
 * Who is still at the other end of his line: it may be dead without anybody having closed it. A page at which somebody
 * looks says `here` now and then, and again a little later. With the first word all the others are called; with any word
 * after the time for an answer, those who still owe one are missing.
 *
 * The room has no timer and no alarm of its own for it, so that a table sleeps where nobody acts and nobody looks, and
 * no call costs a row. A call that was forgotten over a sleep is made again with the next word.
 */
export class RollCall {
  #at = Number.NEGATIVE_INFINITY;
  #called: readonly Socket[] = [];

  /** Somebody has asked who is there: calls all who have not just said something. */
  call(sockets: Sockets, now: number, out: Outbox): void {
    if (now - this.#at < EVERY_MS) return;
    this.#at = now;
    this.#called = sockets.greeted().filter(socket => now - lastWord(socket) >= JUST_MS);
    out.send(
      this.#called.map(({ key }) => key),
      { t: 'call' },
    );
  }

  /** Those who were called and have had their time. Who has never said `here` does not know that he should. */
  missing(sockets: Sockets, now: number): readonly Socket[] {
    if (this.#called.length === 0 || now - this.#at < PATIENCE_MS) return [];
    const missing = this.#called.filter(
      socket => socket.answers && lastWord(socket) < this.#at && sockets.get(socket.key) === socket,
    );
    this.#called = [];
    return missing;
  }
}
