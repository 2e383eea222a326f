import { same } from '../engine/json.ts';
import { isNews } from './deadlines.ts';
import type { Outbox } from './effects.ts';
import { type Away, type GameRow, gameKey, KEYS, type LogRow, logKey, type Saved, type TableRow } from './storage.ts';

/** What stands written about a table, so that only what is new costs a row. */
export class Ledger {
  #table: TableRow | null;
  #away: Away;
  #seen: number;
  /** What the alarm is set for, or null once it has rung. */
  #due: number | null;

  constructor({ table, away, seen, due }: Pick<Saved, 'away' | 'seen' | 'due'> & { readonly table: TableRow | null }) {
    this.#table = table;
    this.#away = away;
    this.#seen = seen;
    this.#due = due;
  }

  table(table: TableRow, out: Outbox): void {
    if (table === this.#table) return;
    this.#table = table;
    out.put(KEYS.table, table);
  }

  away(away: Away, out: Outbox): void {
    if (same(away, this.#away)) return;
    this.#away = away;
    out.put(KEYS.away, away);
  }

  seen(table: TableRow, now: number, out: Outbox): void {
    if (!isNews(table.settings, this.#seen, now)) return;
    this.#seen = now;
    out.put(KEYS.seen, now);
  }

  /** Gifts have rows of their own. */
  game(nth: number, { header, at }: GameRow, out: Outbox): void {
    out.put(gameKey(nth), { header: { ...header, brought: [] }, at });
  }

  /** A move is a sign of life as well, and so is taking one back. */
  log(nth: number, number: number, row: LogRow, out: Outbox): void {
    this.#seen = row.at;
    out.put(logKey(nth, number), row);
  }

  /** An alarm that rings too early costs less than setting it anew with every move: it is only ever moved forward. */
  alarm(at: number, out: Outbox): void {
    if (this.#due !== null && this.#due <= at) return;
    this.#due = at;
    out.put(KEYS.due, at);
    out.alarm(at);
  }

  rung(): void {
    this.#due = null;
  }
}
