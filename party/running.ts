import type { Viewer } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { TAKEN_BACK } from '../engine/log.ts';
import type { Seat } from '../engine/seats.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import type { Played, Table } from '../engine/table.ts';
import { LIMITS } from './protocol.ts';
import type { GameRow, LogRow, MoveRow, TableRow } from './storage.ts';

/** A move that was taken. */
type Step = { readonly played: Extract<Played, { ok: true }>; readonly row: MoveRow };

/** What came of a move: what is to be written down, or what the rules failed over. */
export type Tried = { readonly played: Played; readonly row: MoveRow | null; readonly failure: unknown };

/** A sealed choice may be changed, but not for ever: every change is a row. */
const MOST_CHANGES = 100;
/** Nor are moves taken back for ever. */
const MOST_UNDONE = 100;
const BROKEN = { ok: false, why: 'broken', faults: [] } as const;
const TOO_OFTEN = { played: { ...BROKEN, why: 'not-awaited' }, row: null, failure: null } as const;

/** One game at the table, with what the room must know beyond the rules: when, and which messages were taken. */
export class Running {
  readonly table: Table;
  readonly #began: number;
  readonly #log: LogRow[] = [];
  readonly #taken = new Set<string>();
  /** How many moves were taken back. */
  #undone = 0;
  #stuck = false;

  /** A new game, or the same one again from what was written down. */
  constructor(shelf: readonly OnShelf[], start: GameRow, log: readonly LogRow[] = []) {
    const { game, rules } = start.header;
    const onShelf = takeFromShelf(game, rules, shelf);
    if (onShelf === null) throw new Error(`nobody here knows ${game} with rules ${rules}`);
    this.#began = start.at;
    for (const row of log) this.#remember(row);
    this.table = onShelf.open(
      start.header,
      log.map(row => ('takenBack' in row ? TAKEN_BACK : row.entry)),
    );
  }

  /** How many rows its log has. */
  get written(): number {
    return this.#log.length;
  }

  /** Since when the current decision is being taken. */
  get decisionSince(): number {
    return this.#log[this.table.decisionBegan - 1]?.at ?? this.#began;
  }

  get lastMove(): number {
    return this.#log.at(-1)?.at ?? this.#began;
  }

  get isOver(): boolean {
    return this.table.outcome !== null;
  }

  /** Whether the table may still play by itself: not once it is over, nor after the rules lost track. */
  get goesOn(): boolean {
    return !this.isOver && !this.#stuck;
  }

  /** Whether a message of this seat has played already: of whoever sat there, under whichever pass. */
  hasTaken(seat: Seat, id: string): boolean {
    return this.#taken.has(`${seat} ${id}`);
  }

  /** Plays what somebody has sent. */
  play(seat: Seat, turn: number, move: unknown, id: string, now: number): Tried {
    if (this.#saidBy(seat) >= MOST_CHANGES) return TOO_OFTEN;
    return this.#try(turn, id, now, () => this.table.play(seat, turn, move, false));
  }

  /** Plays for a seat. */
  playFor(seat: Seat, as: 'player' | 'standIn', now: number): Tried {
    const { turn } = this.table;
    return this.#try(turn, null, now, () => this.table.play(seat, turn, this.table.choose(seat, as), true));
  }

  #try(turn: number, id: string | null, now: number, play: () => Played): Tried {
    const { length } = this.table.entries;
    try {
      const played = play();
      if (played.ok) {
        const row = { entry: { ...played.entry }, turn, at: now, id };
        this.#remember(row);
        return { played, row, failure: null };
      }
      if (played.why === 'broken' || id === null) this.#stuck = true;
      return { played, row: null, failure: null };
    } catch (failure) {
      // Once a move stands in the game, but is not written down, what is in memory is no good any more.
      if (this.table.entries.length > length) throw failure;
      this.#stuck = true;
      return { played: BROKEN, row: null, failure };
    }
  }

  /** After the game the table does whatever may still be done, until nothing is left. */
  finish(now: number): readonly Step[] {
    const steps: Step[] = [];
    for (;;) {
      const [seat] = this.table.look('watcher').mayChange;
      if (!this.isOver || seat === undefined) return steps;
      const { played, row } = this.playFor(seat, 'standIn', now);
      if (!played.ok || row === null) return steps;
      steps.push({ played, row });
    }
  }

  /** Whether the last move was this viewer's own and may be taken back, as far as the game goes. */
  mayUndo(viewer: Viewer): boolean {
    if (!this.goesOn || !this.table.mayUndo) return false;
    const last = this.table.entries.at(-1);
    return last?.seat === viewer && !last.auto && this.#undone < MOST_UNDONE;
  }

  /** Takes the last move back; answers what is to be written down. */
  undo(now: number): LogRow {
    this.table.takeBack();
    const row: LogRow = { takenBack: true, at: now };
    this.#remember(row);
    return row;
  }

  /** What the table has done for a seat since a time: the last moves of it. Null for nothing. */
  madeFor(seat: Seat, since: number): { readonly count: number; readonly moves: readonly Json[] } | null {
    const made = this.#log.flatMap(row =>
      'entry' in row && row.entry.auto && row.entry.seat === seat && row.at >= since ? [row.entry.move] : [],
    );
    return made.length === 0 ? null : { count: made.length, moves: made.slice(-LIMITS.meanwhile) };
  }

  /** How many messages of this seat were taken in this turn. The last rows are those of it: no turn comes again. */
  #saidBy(seat: Seat): number {
    let count = 0;
    for (let index = this.#log.length - 1; ; index--) {
      const row = this.#log[index];
      if (row === undefined || 'takenBack' in row || row.turn !== this.table.turn) return count;
      if (row.id !== null && row.entry.seat === seat) count += 1;
    }
  }

  #remember(row: LogRow): void {
    if ('takenBack' in row) this.#undone += 1;
    if ('id' in row && row.id !== null) this.#taken.add(`${row.entry.seat} ${row.id}`);
    this.#log.push(row);
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
