import type { Json } from '../engine/json.ts';
import type { Seat } from '../engine/seats.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import type { Played, Table } from '../engine/table.ts';
import { LIMITS } from './protocol.ts';
import type { GameRow, MoveRow, TableRow } from './storage.ts';

/** Who moved, under which id of a message; null when the table plays for somebody. */
export type By = MoveRow['by'];

/** A move that was taken. */
type Step = { readonly played: Extract<Played, { ok: true }>; readonly row: MoveRow };

/** A sealed choice may be changed, but not for ever: every change is a row. */
const MOST_CHANGES = 100;
/** Nor are moves taken back for ever. */
const MOST_UNDONE = 100;
const TOO_OFTEN = { played: { ok: false, why: 'not-awaited', faults: [] }, row: null } as const;

/** One game at the table, with what the room must know beyond the rules: when, and which messages were taken. */
export class Running {
  #table: Table;
  readonly #open: (rows: readonly MoveRow[]) => Table;
  /** All that was written down, what was taken back included. */
  readonly #rows: MoveRow[] = [];
  readonly #taken = new Set<string>();
  #decisionSince: number;
  #lastMove: number;
  #stuck = false;
  /** Whose messages were taken in this turn, each as often as it was. */
  #movers: Seat[];

  /** A new game, or the same one again from what was written down. */
  constructor(shelf: readonly OnShelf[], start: GameRow, moves: readonly MoveRow[] = []) {
    const { game, rules } = start.header;
    const onShelf = takeFromShelf(game, rules, shelf);
    if (onShelf === null) throw new Error(`nobody here knows ${game} with rules ${rules}`);
    this.#open = rows =>
      onShelf.open(
        start.header,
        rows.map(({ entry }) => entry),
      );
    for (const row of moves) this.#remember(row);
    this.#table = this.#open(this.#kept);
    this.#movers = this.#moversNow();
    const undone = moves.map(({ undone }) => undone ?? 0);
    this.#decisionSince = Math.max(this.#kept[this.#table.decisionBegan - 1]?.at ?? start.at, ...undone);
    this.#lastMove = Math.max(moves.at(-1)?.at ?? start.at, ...undone);
  }

  get table(): Table {
    return this.#table;
  }

  /** How many moves are written down, those included that were taken back. */
  get written(): number {
    return this.#rows.length;
  }

  /** Since when the current decision is being taken. */
  get decisionSince(): number {
    return this.#decisionSince;
  }

  get lastMove(): number {
    return this.#lastMove;
  }

  get isOver(): boolean {
    return this.table.outcome !== null;
  }

  /** Whether the table may still play by itself: not once it is over, nor after the rules lost track. */
  get goesOn(): boolean {
    return !this.isOver && !this.#stuck;
  }

  hasTaken(person: string, id: string): boolean {
    return this.#taken.has(`${person} ${id}`);
  }

  /** Plays, and says what is to be written down. Without a message it is the table that plays. */
  play(seat: Seat, turn: number, move: unknown, by: By, now: number): { played: Played; row: MoveRow | null } {
    if (this.#movers.filter(mover => mover === seat).length >= MOST_CHANGES) return TOO_OFTEN;
    const played = this.table.play(seat, turn, move, by === null);
    if (!played.ok) {
      if (played.why === 'broken' || by === null) this.#stuck = true;
      return { played, row: null };
    }
    const row = { entry: { ...played.entry }, turn, at: now, by, undone: null };
    this.#remember(row);
    this.#lastMove = now;
    if (by !== null) this.#movers.push(seat);
    if (this.table.decisionBegan === this.table.entries.length) this.#decisionSince = now;
    if (this.table.turn !== turn) this.#movers = [];
    return { played, row };
  }

  /** After the game the table does whatever may still be done, until nothing is left. */
  finish(now: number): readonly Step[] {
    const steps: Step[] = [];
    for (;;) {
      const [seat] = this.table.look('watcher').mayChange;
      if (!this.isOver || seat === undefined) return steps;
      const { played, row } = this.play(seat, this.table.turn, this.table.choose(seat, 'standIn'), null, now);
      if (!played.ok || row === null) return steps;
      steps.push({ played, row });
    }
  }

  /** Whether the last move was this seat's own and may be taken back. */
  mayUndo(seat: Seat): boolean {
    const last = this.#kept.at(-1)?.entry;
    const often = this.#rows.length - this.#kept.length;
    return last?.seat === seat && !last.auto && this.table.mayUndo && often < MOST_UNDONE;
  }

  /** Opens the game again without its last move; answers what is to be written down, and as which move. */
  undo(now: number): { readonly number: number; readonly row: MoveRow } | null {
    const last = this.#kept.at(-1);
    if (last === undefined) return null;
    const row = { ...last, undone: now };
    const index = this.#rows.indexOf(last);
    this.#rows[index] = row;
    this.#table = this.#open(this.#kept);
    this.#movers = this.#moversNow();
    this.#decisionSince = now;
    this.#lastMove = now;
    return { number: index + 1, row };
  }

  /** What the table has done for a seat since a time: the last moves of it. Null for nothing. */
  madeFor(seat: Seat, since: number): { readonly count: number; readonly moves: readonly Json[] } | null {
    const made = this.#rows.filter(({ entry, at }) => entry.auto && entry.seat === seat && at >= since);
    if (made.length === 0) return null;
    return { count: made.length, moves: made.slice(-LIMITS.meanwhile).map(({ entry }) => entry.move) };
  }

  get #kept(): readonly MoveRow[] {
    return this.#rows.filter(({ undone }) => undone === null);
  }

  #moversNow(): Seat[] {
    const now = this.#kept.filter(({ turn, by }) => turn === this.table.turn && by !== null);
    return now.map(({ entry }) => entry.seat);
  }

  #remember(row: MoveRow): void {
    if (row.by !== null) this.#taken.add(`${row.by.person} ${row.by.id}`);
    this.#rows.push(row);
  }
}

/** What the next game at a table begins with. */
export function gameRow(
  { game, options, secret, chairs }: TableRow,
  rules: number,
  brought: readonly Json[],
  now: number,
): GameRow {
  const seatCount = chairs.length;
  return {
    header: { format: 1, game, rules, secret, shares: [], seatCount, options, brought: [...brought] },
    at: now,
  };
}
