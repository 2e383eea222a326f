import type { Viewer } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import { recordOf, verifyRecord } from '../../engine/record.ts';
import { seatsOf } from '../../engine/seats.ts';
import { takeFromShelf } from '../../engine/shelf.ts';
import type { Table } from '../../engine/table.ts';
import type { GameLook } from '../../party/protocol.ts';
import type { MoveRow, Saved } from '../../party/storage.ts';
import type { Tally } from './figures.ts';
import type { Journal } from './journal.ts';

/** One look of one viewer at one game. */
export type Sight = { readonly nth: number; readonly viewer: Viewer; readonly seq: number };
type Seen = { readonly look: string; readonly news: string | null };

const keyOf = ({ nth, viewer, seq }: Sight): string => `look ${seq} of ${viewer} at game ${nth}`;

/** Remembers everything that anybody saw, and holds it against a table that nobody disturbed. */
export class Witness {
  readonly #tally: Tally;
  readonly #seen = new Map<string, Seen>();
  /** Everything that anybody ever said. */
  readonly words = new Set<string>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Two looks with one number are one look, whoever saw it and whenever. */
  see({ news, leftMs, ...look }: GameLook, viewer: Viewer, isTold: boolean): Sight {
    const sight = { nth: look.nth, viewer, seq: look.seq };
    const key = keyOf(sight);
    const seen = this.#seen.get(key);
    const text = JSON.stringify(look);
    if (seen !== undefined && seen.look !== text) this.#tally.fault(`${key} is not always the same`);
    if (leftMs !== null && leftMs < 0) this.#tally.fault(`${leftMs} ms are left in ${key}`);
    this.#seen.set(key, {
      look: text,
      news: isTold && look.outcome === null ? JSON.stringify(news) : (seen?.news ?? null),
    });
    return sight;
  }

  /** Everything that was seen of this game and written about it, against the same moves played in peace. */
  check({ table: { game, nth, chairs }, game: kept }: Saved, journal: Journal): Table | null {
    const onShelf = takeFromShelf(game);
    if (kept === null || onShelf === null) {
      this.#tally.fault('no game is written down');
      return null;
    }
    const table = onShelf.open(kept.start.header);
    const viewers: readonly Viewer[] = [...seatsOf(chairs.length), 'bob', 'watcher'];
    const compare = (news: (viewer: Viewer) => string) => {
      const last = table.entries.at(-1);
      for (const viewer of viewers) {
        const mayUndo = table.mayUndo && last?.seat === viewer && !last.auto;
        const { seq, turn, awaited, mayChange, ask, outcome, view } = table.look(viewer);
        const key = keyOf({ nth, viewer, seq });
        const seen = this.#seen.get(key);
        if (seen === undefined) continue;
        this.#seen.delete(key);
        const glance = table.gifts?.glance(viewer) ?? view;
        const look = JSON.stringify({ game, nth, seq, turn, awaited, mayChange, ask, mayUndo, view: glance, outcome });
        if (look !== seen.look) this.#tally.fault(`${key} is not what the moves lead to`);
        if (seen.news !== null && seen.news !== news(viewer)) this.#tally.fault(`the news with ${key} are wrong`);
      }
    };
    compare(viewer => JSON.stringify(table.opening(viewer)));
    for (const row of kept.log) {
      if ('takenBack' in row) {
        table.takeBack();
        this.#tally.add('takenBack');
        compare(() => '[]');
        continue;
      }
      const { entry, turn } = row;
      const played = table.play(entry.seat, turn, entry.move, entry.auto);
      if (!played.ok) {
        this.#tally.fault(`move ${table.entries.length + 1} that is written down does not fit: ${played.why}`);
        return null;
      }
      compare(viewer => JSON.stringify(played.news(viewer)));
    }
    const left = [...this.#seen.keys()].filter(key => key.endsWith(` ${nth}`));
    for (const key of left) this.#tally.fault(`${key} was seen, but comes of no moves that are written down`);
    this.#seen.clear();
    this.#moves(
      nth,
      kept.log.flatMap(row => ('entry' in row ? [row] : [])),
      journal,
    );
    this.#record(
      table,
      chairs.map(chair => chair?.name ?? ''),
    );
    return table;
  }

  /** What was acknowledged was played once, what was refused was not, and nothing was played that nobody said. */
  #moves(nth: number, moves: readonly MoveRow[], journal: Journal): void {
    const played = new Map<string, number>();
    for (const { id } of moves) if (id !== null) played.set(id, (played.get(id) ?? 0) + 1);
    for (const count of played.values()) if (count > 1) this.#tally.add('doubled', count - 1);
    if (this.#tally.get('doubled') > 0) this.#tally.fault('a move was played twice');

    const said = new Map(journal.all.map(each => [each.id, each]));
    for (const { id, entry, turn } of moves) {
      if (id === null) continue;
      const { wish, seat } = said.get(id) ?? { wish: null, seat: null };
      const isThat = wish?.t === 'move' && wish.nth === nth && wish.turn === turn && same(wish.move, entry.move);
      if (!isThat || seat !== entry.seat) this.#tally.fault(`nobody said ${id} at seat ${entry.seat}`);
    }
    for (const { id, text, wish, answers } of said.values()) {
      if (wish.t !== 'move' || wish.nth !== nth) continue;
      const [answer] = answers;
      if (answer === undefined) this.#tally.add('unanswered');
      else if (answer !== null && played.has(id)) this.#tally.fault(`${text} was refused and played`);
      else if (answer === null && !played.has(id)) {
        this.#tally.add('lost');
        this.#tally.fault(`${text} was acknowledged and lost`);
      }
    }
  }

  #record(table: Table, names: readonly string[]): void {
    const record = recordOf(table, names);
    const verdict = record === null ? null : verifyRecord(JSON.parse(JSON.stringify(record)));
    if (verdict?.ok === false) this.#tally.fault(`the record is not true: ${verdict.why}`);
    if (verdict === null) this.#tally.fault('the game is not over');
  }
}
