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
const TOO_OFTEN = { played: { ok: false, why: 'not-awaited', faults: [] }, row: null } as const;

/** One game at the table, with what the room must know beyond the rules: when, and which messages were taken. */
export class Running {
  readonly table: Table;
  readonly #taken = new Set<string>();
  /** The moves that the table made for somebody, and when. */
  readonly #made: { readonly entry: MoveRow['entry']; readonly at: number }[] = [];
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
    this.table = onShelf.open(
      start.header,
      moves.map(({ entry }) => entry),
    );
    for (const row of moves) this.#remember(row);
    this.#movers = moves.flatMap(({ entry, turn, by }) =>
      turn === this.table.turn && by !== null ? [entry.seat] : [],
    );
    this.#decisionSince = moves[this.table.decisionBegan - 1]?.at ?? start.at;
    this.#lastMove = moves.at(-1)?.at ?? start.at;
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
    const row = { entry: { ...played.entry }, turn, at: now, by };
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

  /** What the table has done for a seat since a time: the last moves of it. Null for nothing. */
  madeFor(seat: Seat, since: number): { readonly count: number; readonly moves: readonly Json[] } | null {
    const made = this.#made.filter(({ entry, at }) => entry.seat === seat && at >= since);
    if (made.length === 0) return null;
    return { count: made.length, moves: made.slice(-LIMITS.meanwhile).map(({ entry }) => entry.move) };
  }

  #remember({ entry, at, by }: MoveRow): void {
    if (by !== null) this.#taken.add(`${by.person} ${by.id}`);
    if (entry.auto) this.#made.push({ entry, at });
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
