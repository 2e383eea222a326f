import { same } from '../engine/json.ts';
import { isNews } from './deadlines.ts';
import type { Outbox } from './effects.ts';
import {
  type Away,
  type GameRow,
  gameKey,
  KEYS,
  type LogRow,
  logKey,
  PACK,
  packKey,
  type Saved,
  type TableRow,
} from './storage.ts';

type Written = Pick<Saved, 'away' | 'seen' | 'due' | 'game'> & { readonly table: TableRow | null };

/** What stands written about a table, so that only what is new costs a row. */
export class Ledger {
  #table: TableRow | null;
  #away: Away;
  #seen: number;
  /** What the alarm is set for, or null once it has rung. */
  #due: number | null;
  /** What the log has that is in no pack yet. */
  #loose: LogRow[];

  constructor({ table, away, seen, due, game }: Written) {
    this.#table = table;
    this.#away = away;
    this.#seen = seen;
    this.#due = due;
    const log = game?.log ?? [];
    this.#loose = log.slice(log.length - (log.length % PACK));
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
    this.#loose = [];
    out.put(gameKey(nth), { header: { ...header, brought: [] }, at });
  }

  /** A move is a sign of life as well, and so is taking one back. */
  log(nth: number, number: number, row: LogRow, out: Outbox): void {
    this.#seen = row.at;
    out.put(logKey(nth, number), row);
    this.#loose.push(row);
    if (number % PACK > 0) return;
    out.put(packKey(nth, number / PACK), this.#loose);
    this.#loose = [];
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
