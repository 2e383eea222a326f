import type { Viewer } from '../engine/game.ts';
import { recordOf } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { nextByItself } from './absence.ts';
import { viewerOf } from './audience.ts';
import { clubNews } from './club/news.ts';
import type { Outbox } from './effects.ts';
import type { Hall } from './hall.ts';
import { decisionEnd, isPaused } from './pausing.ts';
import type { Refused, Up } from './protocol.ts';
import { Running, type Tried } from './running.ts';
import { backTo, logLine, seatOf } from './seating.ts';
import type { Socket } from './sockets.ts';

/** The game at a table: moves are taken, written down and told. */
export class Playing {
  readonly #hall: Hall;
  /** How much there is to take in before the next move of a built-in player. */
  #toSee = 1;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /** How long a built-in player takes, so that people can follow. */
  get pauseMs(): number {
    return this.#hall.means.paceMs * this.#toSee;
  }

  begin(now: number, out: Outbox): void {
    const hall = this.#hall;
    const start = hall.start(now);
    const running = new Running(hall.means.shelf, start);
    hall.running = running;
    hall.gifts.freeze(person => hall.wrapper(person), out);
    hall.number();
    hall.ledger.game(hall.table.nth, start, out);
    hall.audience.tell(hall, out);
    hall.audience.looks(hall, () => true, running.table.opening, now, out);
    out.log(logLine('started', hall.table));
  }

  /** The game that is over is put away. */
  clear(out: Outbox): void {
    this.#hall.running = null;
    this.#hall.gifts.clear(out);
    this.#hall.audience.clear(this.#hall, out);
  }

  /** A person's move. */
  move(socket: Socket, asked: Extract<Up, { t: 'move' }>, now: number, out: Outbox): Refused {
    const { table, running } = this.#hall;
    const { person } = socket;
    const seat = seatOf(table, person);
    if (seat === null || person === null) return 'not-seated';
    if (running === null) return 'not-playing';
    if (isPaused(table)) return 'paused';
    this.#hall.table = backTo(table, [person]);
    return this.#take(running, () => running.play(seat, asked.turn, asked.move, asked.id, now), now, out);
  }

  /** Takes the last move back. All see the game anew: what they have seen of it does not count any more. */
  undo(now: number, out: Outbox): void {
    const { running, table, ledger, sockets, audience } = this.#hall;
    if (running === null) return;
    const row = running.undo(now);
    ledger.log(table.nth, running.written, row, out);
    for (const socket of sockets.greeted()) audience.welcome(socket, this.#hall, now, out);
  }

  /** One decision that the table takes by itself, if there is any. */
  moveByItself(now: number, out: Outbox): void {
    const { table, running, isHere } = this.#hall;
    const seat = nextByItself(table, running, isHere);
    if (seat !== null) this.#playFor(seat, now, out);
  }

  /** When the time for this decision is up; null without a clock, and in a pause. */
  get clockEnd(): number | null {
    const { table, running } = this.#hall;
    return running === null || isPaused(table) ? null : decisionEnd(table, running);
  }

  /** Plays for all whose time is up. */
  clock(now: number, out: Outbox): void {
    const { running } = this.#hall;
    const end = this.clockEnd;
    if (running === null || end === null || end > now) return;
    const { turn } = running.table;
    for (const seat of running.table.awaited) if (running.table.turn === turn) this.#playFor(seat, now, out);
  }

  /** Gives out the record of a game that is over to whoever may see the game. */
  record(socket: Socket, out: Outbox): Refused {
    const { running, table } = this.#hall;
    if (running === null || viewerOf(this.#hall, socket.person) === null) return 'not-over';
    const names = table.chairs.map(chair => chair?.name ?? '');
    const record = recordOf(running.table, names);
    if (record === null) return 'not-over';
    out.send([socket.key], { t: 'record', record });
    return null;
  }

  /** Tells whoever may see the game how a finished part of it went. */
  past(socket: Socket, part: number, out: Outbox): Refused {
    const { running, table } = this.#hall;
    if (running === null || viewerOf(this.#hall, socket.person) === null) return 'not-playing';
    const past = running.table.past(part);
    if (past === null) return 'not-over';
    out.send([socket.key], { t: 'past', nth: table.nth, part, past });
    return null;
  }

  /** After the game the table unwraps what is still sealed, all at once. */
  unwrapAll(now: number, out: Outbox): Refused {
    const { running, table, ledger, audience } = this.#hall;
    if (running?.isOver !== true) return 'not-over';
    const before = running.written;
    const steps = running.finish(now);
    for (const [index, { row }] of steps.entries()) ledger.log(table.nth, before + index + 1, row, out);
    const changed = (viewer: Viewer) => steps.some(({ played }) => played.changed(viewer));
    const news = (viewer: Viewer) => steps.flatMap(({ played }) => played.news(viewer));
    audience.looks(this.#hall, changed, news, now, out);
    return null;
  }

  /** The table plays for a seat. */
  #playFor(seat: Seat, now: number, out: Outbox): void {
    const { running, table } = this.#hall;
    if (running === null) return;
    const as = table.chairs[seat]?.who === 'player' ? 'player' : 'standIn';
    this.#take(running, () => running.playFor(seat, as, now), now, out);
  }

  #take(running: Running, play: () => Tried, now: number, out: Outbox): Refused {
    const { table, ledger, audience } = this.#hall;
    const wasOver = running.isOver;
    const { played, row, failure } = play();
    if (failure !== null) out.report(failure);
    if (!played.ok) {
      if (played.why === 'broken') out.log(logLine('broken', table));
      return played.why;
    }
    if (row !== null) ledger.log(table.nth, running.written, row, out);
    // It is too late for the move before.
    if (table.undo !== null) this.#hall.table = { ...table, undo: null };
    // Nothing that others do not see may show in the pace.
    if (played.changed('watcher')) this.#toSee = Math.max(1, played.news('watcher').length);
    if (running.isOver && !wasOver) {
      const news = clubNews(table, running);
      out.log(logLine('ended', table));
      if (news !== null) out.tellClub(news);
    }
    audience.looks(this.#hall, played.changed, played.news, now, out);
    return null;
  }
}
