import type { Json } from '../engine/json.ts';
import type { ClubResult } from './club/answers.ts';
import type { CloseReason, RoomSays } from './protocol.ts';

/** The room's own name for one open socket. The platform's connection id will not do: the client chooses it. */
export type SocketKey = string;

/** What a socket carries through hibernation: all that is remembered about it. */
export type Attachment = {
  readonly key: SocketKey;
  readonly hello: boolean;
  /** The hash of the pass that was shown, or null for a watcher. */
  readonly person: string | null;
  /** Whether the page there answers when it is called. */
  readonly answers: boolean;
};

/** Why the room closes a socket. To one that gives no answer nothing is said: a page that is still there comes back. */
export type Ending = CloseReason | 'silent';

/** What reaches the room. */
export type Happening =
  | { readonly on: 'connect'; readonly socket: SocketKey }
  /** Null stands for a binary message. */
  | { readonly on: 'message'; readonly socket: SocketKey; readonly text: string | null }
  | { readonly on: 'close'; readonly socket: SocketKey }
  /** The time for `hello` is up. */
  | { readonly on: 'noHello'; readonly socket: SocketKey }
  /** The pause before the next move of a built-in player is over. */
  | { readonly on: 'tick' }
  | { readonly on: 'alarm' };

/** What is written down: pictures are bytes. */
export type Row = Json | Uint8Array;

/** What the room wants done, in this order. */
export type Effect =
  | { readonly do: 'put'; readonly rows: Readonly<Record<string, Row>> }
  | { readonly do: 'drop'; readonly keys: readonly string[] }
  /** The table is deleted, whole. */
  | { readonly do: 'forget' }
  | { readonly do: 'alarm'; readonly at: number }
  | { readonly do: 'attach'; readonly to: Attachment }
  | { readonly do: 'send'; readonly to: readonly SocketKey[]; readonly message: RoomSays }
  /** Says why, then closes. */
  | { readonly do: 'close'; readonly to: SocketKey; readonly why: Ending }
  | { readonly do: 'tick'; readonly inMs: number }
  /** The club whose table it is hears how the game ended. */
  | { readonly do: 'tellClub'; readonly news: ClubNews }
  | { readonly do: 'log'; readonly line: LogLine }
  /** A mistake of ours that the room lives with: where it is. */
  | { readonly do: 'report'; readonly failure: unknown };

export type ClubNews = { readonly club: string; readonly table: string; readonly result: ClubResult };

/** What may be told in a log: no names, no addresses, no cards. */
export type LogLine = {
  readonly what: 'made' | 'started' | 'ended' | 'expired' | 'closed' | 'broken';
  readonly game: string;
  readonly nth: number;
  readonly people: number;
  readonly players: number;
};

/** Gathers the effects of one happening and puts them in order: written down, then told (W7). */
export class Outbox {
  readonly #rows = new Map<string, Row>();
  readonly #dropped = new Set<string>();
  readonly #answers: Effect[] = [];
  readonly #told: Effect[] = [];
  readonly #after: Effect[] = [];
  #forget = false;
  #alarm: number | null = null;

  put(key: string, row: Row): void {
    this.#dropped.delete(key);
    this.#rows.set(key, row);
  }

  drop(key: string): void {
    this.#rows.delete(key);
    this.#dropped.add(key);
  }

  forget(): void {
    this.#forget = true;
  }

  alarm(at: number): void {
    this.#alarm = at;
  }

  attach(to: Attachment): void {
    this.#told.push({ do: 'attach', to });
  }

  send(to: readonly SocketKey[], message: RoomSays): void {
    if (to.length > 0) this.#told.push({ do: 'send', to, message });
  }

  /** Whoever asked hears first whether it was done, then what came of it. */
  answer(to: SocketKey, id: string, refused: string | null): void {
    this.#answers.push({ do: 'send', to: [to], message: { t: 'answer', id, refused } });
  }

  close(to: SocketKey, why: Ending): void {
    this.#told.push({ do: 'close', to, why });
  }

  tick(inMs: number): void {
    this.#after.push({ do: 'tick', inMs });
  }

  tellClub(news: ClubNews): void {
    this.#after.push({ do: 'tellClub', news });
  }

  log(line: LogLine): void {
    this.#after.push({ do: 'log', line });
  }

  report(failure: unknown): void {
    this.#after.push({ do: 'report', failure });
  }

  effects(): readonly Effect[] {
    const written: Effect[] = this.#forget ? [{ do: 'forget' }] : [];
    if (this.#rows.size > 0) written.push({ do: 'put', rows: Object.fromEntries(this.#rows) });
    if (this.#dropped.size > 0) written.push({ do: 'drop', keys: [...this.#dropped] });
    if (this.#alarm !== null) written.push({ do: 'alarm', at: this.#alarm });
    return [...written, ...this.#answers, ...this.#told, ...this.#after];
  }
}
