import type { Kinds, Viewer } from '../../engine/game.ts';
import { recordOf, verifyRecord } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { shelve } from '../../engine/shelf.ts';
import type { openTable, Table } from '../../engine/table.ts';
import { copy, type Lab, type Moment, mayAct, sight, told } from './lab.ts';

export type Open = typeof openTable;

/** A table refuses what the rules refuse, and what is not for now, and nothing of it leaves a trace. */
export function tableRefuses<K extends Kinds>(moment: Moment<K>, table: Table): void {
  const { game, lab, state, seats, viewers, draws, must } = moment;
  const turn = game.turn(state);
  const before = looks(table, viewers);
  const entries = table.entries.length;
  const refused = (seat: Seat, at: number, raw: unknown, why: string) => {
    const played = table.play(seat, at, raw, false);
    must(!played.ok && played.why === why, `the table refuses ${JSON.stringify(raw)} of ${seat} as ${why}`);
  };
  for (const seat of seats) {
    const mayMove = mayAct(game, state).includes(seat);
    for (const move of lab.moves(state, seat, draws).slice(0, 12)) {
      refused(seat, turn + 1, move, 'stale-turn');
      refused(seat, turn - 1, move, 'stale-turn');
      if (!mayMove) refused(seat, turn, move, 'not-awaited');
      const why = game.refuse(state, seat, move);
      if (mayMove && why !== null) refused(seat, turn, move, why);
    }
    if (mayMove) refused(seat, turn, { nonsense: 1 }, 'garbled');
  }
  must(table.entries.length === entries, 'a refused move is not written down');
  must(looks(table, viewers) === before, 'a refused move changes no look');
}

/** Nothing can be played at a table whose game is over, but for what `mayChange` says. */
export function tableIsOver<K extends Kinds>({ game, lab, state, seats, draws, must }: Moment<K>, table: Table): void {
  for (const seat of seats) {
    if (game.mayChange(state).includes(seat)) continue;
    for (const move of lab.moves(state, seat, draws).slice(0, 12)) {
      const played = table.play(seat, game.turn(state), move, false);
      must(!played.ok && played.why === 'over', 'nothing is played once the game is over');
    }
  }
}

/** Plays at the table what was played by the rules, twice: the table shows and tells the same, and counts it once. */
export function tablePlays<K extends Kinds>(
  moment: Moment<K>,
  table: Table,
  { seat, move, after, events }: { seat: Seat; move: K['move']; after: K['state']; events: readonly K['event'][] },
): void {
  const { game, state, viewers, tally, must } = moment;
  const turn = game.turn(state);
  const changing = game.outcome(state) === null && game.mayChange(state).includes(seat);
  const before = new Map(viewers.map(viewer => [viewer, table.look(viewer).seq]));
  const last = mayTakeBack(table);
  const played = table.play(seat, turn, copy(move), false);
  must(played.ok, `the table takes what the rules take: ${JSON.stringify(played)}`);
  if (!played.ok) return;
  for (const viewer of viewers) {
    const { seq, ...look } = table.look(viewer);
    const changed = sight(moment, after, viewer) !== sight(moment, state, viewer);
    must(JSON.stringify(Object.values(look)) === sight(moment, after, viewer), 'the table shows what the rules show');
    must(played.changed(viewer) === changed, 'the table knows whose look has changed');
    must(seq === (before.get(viewer) ?? 0) + (changed ? 1 : 0), `the number of looks of ${viewer} counts what he saw`);
    must(
      JSON.stringify(played.news(viewer)) === JSON.stringify(told(game, events, viewer)),
      'the table tells what the rules tell',
    );
    const mayOther = (viewer === last) !== (viewer === mayTakeBack(table));
    must(!mayOther || changed, `${viewer} gets a look when what he may take back is another`);
    if (changing && viewer !== seat) {
      must(!changed && played.news(viewer).length === 0, `${viewer} gets nothing when ${seat} changes a sealed move`);
    }
  }
  if (changing) tally.changes++;

  const whole = looks(table, viewers);
  const again = table.play(seat, turn, copy(move), false);
  must(!again.ok || game.mayChange(after).includes(seat), 'the same move sent twice counts once');
  must(looks(table, viewers) === whole, 'the same move sent twice changes nothing');
}

/** A table that is opened from the entries of another one shows the same to everybody, numbers included. */
export function replays<K extends Kinds>(lab: Lab<K>, open: Open, table: Table, viewers: readonly Viewer[]): boolean {
  const entries: Table['entries'] = JSON.parse(JSON.stringify(table.entries));
  return looks(open(lab.game, table.header, entries), viewers) === looks(table, viewers);
}

/** The record of a finished game is found true, also after it went through a file. */
export function recordVerifies<K extends Kinds>(lab: Lab<K>, table: Table): string | null {
  const names = table.awaited.length === 0 ? Array.from({ length: table.header.seatCount }, (_, i) => `N${i}`) : [];
  const record = recordOf(table, names);
  if (record === null) return 'there is no record';
  const verdict = verifyRecord(copy(record), [shelve(lab.game, lab.choices)]);
  return verdict.ok ? null : verdict.why;
}

/** Whose last move may be taken back. */
const mayTakeBack = ({ mayUndo, entries }: Table): Seat | null => (mayUndo ? (entries.at(-1)?.seat ?? null) : null);

const looks = (table: Table, viewers: readonly Viewer[]): string =>
  JSON.stringify(viewers.map(viewer => table.look(viewer)));
