import { bytesToHex } from '@noble/hashes/utils.js';
import type { Viewer } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import { recordOf } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import { type Change, host, type Scene, stand, start } from './acts.ts';
import { Answers } from './answers.ts';
import { clockEnd, firstOf, keepMs } from './deadlines.ts';
import type { LogLine, Outbox, SocketKey } from './effects.ts';
import { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import { type CloseReason, LIMITS, type RoomView, type SentLook, type Up } from './protocol.ts';
import { type By, gameRow, Running } from './running.ts';
import { isKnown, peopleOf, personOf, relieve, seatOf, sit, youOf } from './seating.ts';
import type { Socket, Sockets } from './sockets.ts';
import type { Saved, TableRow } from './storage.ts';
import { Telling } from './telling.ts';
import { lookOf, roomView } from './views.ts';

/** A message that gets an answer. */
export type Asked = Exclude<Up, { t: 'hello' } | { t: 'ping' }>;
/** Why it was not done, or null. */
type Refused = string | null;

/** What a party is given by its room. */
export type Means = {
  readonly shelf: readonly OnShelf[];
  readonly sockets: Sockets;
  readonly draw: (bytes: number) => Uint8Array;
  /** How long a built-in player takes for a move. */
  readonly paceMs: number;
};

/** A table that was made, with its people and its game. */
export class Party {
  #table: TableRow;
  #running: Running | null;
  readonly #game: OnShelf;
  readonly #means: Means;
  readonly #sockets: Sockets;
  readonly #presence: Presence;
  readonly #ledger: Ledger;
  readonly #telling: Telling;
  readonly #answers = new Answers();
  #seen: number;
  #justWoken = true;
  /** Whether a pause before a built-in player's move is running. */
  #ticking = false;
  /** How much there is to take in before that move. */
  #toSee = 1;

  /** Just made, or as it was written down. */
  constructor(saved: Saved, isNew: boolean, means: Means, now: number) {
    const { table, game } = saved;
    const onShelf = takeFromShelf(table.game, undefined, means.shelf);
    if (onShelf === null) throw new Error(`nobody here knows ${table.game}`);
    this.#table = table;
    this.#game = onShelf;
    this.#running = game === null ? null : new Running(means.shelf, game.start, game.moves);
    this.#means = means;
    this.#sockets = means.sockets;
    this.#presence = new Presence(saved.away);
    this.#presence.look(peopleOf(table), this.#isHere, now);
    this.#ledger = new Ledger({ ...saved, table: isNew ? null : table });
    this.#seen = Math.max(saved.seen, this.#running?.lastMove ?? 0);
    this.#telling = new Telling(this.#sockets, this.#roomView(), socket => youOf(table, socket.person));
  }

  /** Whether nobody has given a sign of life for as long as the table is kept. */
  isExpired(now: number): boolean {
    return this.#sockets.isEmpty && now >= this.#seen + keepMs(this.#table.settings);
  }

  /** The first thing that a page says: who it is. Answers why it may not stay, or null. */
  welcome(socket: Socket, pass: string | null, now: number, out: Outbox): CloseReason | null {
    const person = pass === null ? null : personOf(pass);
    socket.person = person !== null && isKnown(this.#table, person) ? person : null;
    if (socket.person === null && this.#watching().length >= LIMITS.watchers) return 'full';
    socket.hello = true;
    if (socket.person !== null) {
      // The newest device is the one in somebody's hand; old ones may have been gone for long without a word.
      const [oldest, ...others] = this.#sockets.devicesOf(socket.person);
      if (oldest !== undefined && others.length >= LIMITS.devicesPerSeat) {
        this.leave(oldest, now);
        out.close(oldest, 'full');
      }
    }
    this.#lookAround(now);
    this.#welcome(socket, now, out);
    this.#telling.room(this.#roomView(), out, socket);
    return null;
  }

  /** Answers one message; what is told to all comes after the answer. */
  ask(socket: Socket, asked: Asked, now: number, out: Outbox): void {
    const { id } = asked;
    const who = socket.person ?? socket.key;
    const former = this.#running?.hasTaken(who, id) === true ? null : this.#answers.former(who, id);
    const refused = former === undefined ? this.#act(socket, asked, now, out) : former;
    // A move that was taken is remembered with the move itself.
    if (former === undefined && (asked.t !== 'move' || refused !== null)) this.#answers.remember(who, id, refused);
    out.answer(socket.key, id, refused);
  }

  /** A device is gone. */
  leave(key: SocketKey, now: number): void {
    this.#seen = now;
    // Woken up by its end, the room has never known it as open, but the others have.
    if (this.#justWoken && this.#sockets.get(key) === null) this.#telling.mistrust();
    this.#sockets.close(key);
    this.#telling.forget(key);
  }

  /** One decision of a built-in player, for itself or for somebody who is away. */
  tick(now: number, out: Outbox): void {
    this.#ticking = false;
    const seat = this.#nextByItself();
    if (seat !== null) this.#playFor(seat, now, out);
  }

  /** Whatever is due. */
  alarm(now: number, out: Outbox): void {
    this.#ledger.rung();
    const running = this.#running;
    const end = this.#clockEnd();
    if (running !== null && end !== null && end <= now) {
      const { turn } = running.table;
      for (const seat of running.table.awaited) if (running.table.turn === turn) this.#playFor(seat, now, out);
    }
    if (this.#needsRelief()) this.#table = relieve(this.#table, this.#presence.longGone(now), true);
  }

  /** After everything that happens: who is here, what is new in the room, what is to be written, what comes next. */
  settle(now: number, out: Outbox): void {
    this.#justWoken = false;
    if (!this.#sockets.isEmpty) this.#seen = now;
    this.#lookAround(now);
    this.#tellAll(out);
    this.#ledger.table(this.#table, out);
    this.#ledger.seen(this.#table, this.#seen, out);
    this.#ledger.away(this.#needsRelief() ? this.#presence.away : {}, out);
    this.#ledger.alarm(
      firstOf({
        expiry: this.#seen + keepMs(this.#table.settings),
        clock: this.#clockEnd(),
        absence: this.#needsRelief() ? this.#presence.nextLongGone(this.#unrelieved()) : null,
      }),
      out,
    );
    if (this.#ticking || this.#nextByItself() === null) return;
    this.#ticking = true;
    out.tick(this.#means.paceMs * this.#toSee);
  }

  logLine(what: LogLine['what']): LogLine {
    const { game, nth, chairs } = this.#table;
    const people = peopleOf(this.#table).length;
    return { what, game, nth, people, players: chairs.filter(chair => chair !== null).length - people };
  }

  #act(socket: Socket, asked: Asked, now: number, out: Outbox): Refused {
    const { person } = socket;
    switch (asked.t) {
      case 'sit':
        return this.#sit(socket, asked.seat, asked.name, out);
      case 'stand':
        return this.#change(stand(this.#scene(), person), now, out);
      case 'start':
        return this.#change(start(this.#scene(), person), now, out);
      case 'host':
        return this.#change(host(this.#scene(), person, asked.act), now, out);
      case 'move':
        return this.#move(socket, asked, now, out);
      case 'record':
        return this.#record(socket, out);
      case 'bring':
      case 'takeBack':
      case 'unwrapAll':
        return 'may-not-bring';
    }
  }

  #sit(socket: Socket, seat: Seat | null, name: string, out: Outbox): Refused {
    const pass = socket.person === null ? bytesToHex(this.#means.draw(16)) : null;
    const person = pass === null ? socket.person : personOf(pass);
    if (person === null) return 'not-seated';
    const table = sit(this.#table, person, seat, name);
    if (typeof table === 'string') return table;
    this.#table = table;
    socket.person = person;
    if (pass !== null) this.#telling.pass(socket, youOf(table, person), pass, out);
    return null;
  }

  #change(change: Change, now: number, out: Outbox): Refused {
    if (change.is === 'refused') return change.why;
    const { watchers } = this.#table.settings;
    this.#table = change.table;
    if (change.is === 'begun') this.#begin(now, out);
    if (change.is === 'cleared') this.#running = null;
    if (change.is === 'left') this.#part(change.person, change.removed, now, out);
    if (change.table.settings.watchers !== watchers) for (const each of this.#watching()) this.#welcome(each, now, out);
    return null;
  }

  #begin(now: number, out: Outbox): void {
    const start = gameRow(this.#table, this.#game.rules, now);
    const running = new Running(this.#means.shelf, start);
    this.#running = running;
    this.#ledger.game(this.#table.nth, start, out);
    this.#tellAll(out);
    this.#tellLooks(() => true, running.table.opening, now, out);
    out.log(this.logLine('started'));
  }

  /** Somebody has no seat any more. What he knew as a player he is not told again as a watcher. */
  #part(person: string, removed: boolean, now: number, out: Outbox): void {
    for (const socket of this.#sockets.greeted().filter(socket => socket.person === person)) {
      if (removed) {
        this.#sockets.close(socket.key);
        out.close(socket.key, 'removed');
        continue;
      }
      if (person !== this.#table.host) socket.person = null;
      this.#welcome(socket, now, out);
    }
  }

  #move(socket: Socket, asked: Extract<Asked, { t: 'move' }>, now: number, out: Outbox): Refused {
    const { person } = socket;
    const seat = seatOf(this.#table, person);
    if (seat === null || person === null) return 'not-seated';
    if (this.#running === null) return 'not-playing';
    if (asked.nth !== this.#table.nth) return 'stale-turn';
    return this.#play(this.#running, seat, asked.turn, asked.move, { person, id: asked.id }, now, out);
  }

  #record(socket: Socket, out: Outbox): Refused {
    if (this.#running === null || this.#viewerOf(socket) === null) return 'not-over';
    const record = recordOf(
      this.#running.table,
      this.#table.chairs.map(chair => chair?.name ?? ''),
    );
    if (record === null) return 'not-over';
    out.send([socket.key], { t: 'record', record });
    return null;
  }

  /** The table plays for a seat. */
  #playFor(seat: Seat, now: number, out: Outbox): void {
    const running = this.#running;
    if (running === null) return;
    const move = running.table.choose(seat, this.#table.chairs[seat]?.who === 'player' ? 'player' : 'standIn');
    this.#play(running, seat, running.table.turn, move, null, now, out);
  }

  #play(running: Running, seat: Seat, turn: number, move: unknown, by: By, now: number, out: Outbox): Refused {
    const { played, row } = running.play(seat, turn, move, by, now);
    if (!played.ok) {
      if (played.why === 'broken') out.log(this.logLine('broken'));
      return played.why;
    }
    if (row !== null) this.#ledger.move(this.#table.nth, running.table.entries.length, row, out);
    // Nothing that others do not see may show in the pace.
    if (played.changed('watcher')) this.#toSee = Math.max(1, played.news('watcher').length);
    if (running.isOver) out.log(this.logLine('ended'));
    this.#tellLooks(played.changed, played.news, now, out);
    return null;
  }

  /** A whole look to every viewer for whom there is something new to see, and to nobody else (W5). */
  #tellLooks(
    changed: (viewer: Viewer) => boolean,
    news: (viewer: Viewer) => readonly Json[],
    now: number,
    out: Outbox,
  ) {
    const running = this.#running;
    if (running === null) return;
    const looking = new Map<Viewer, SocketKey[]>();
    for (const socket of this.#sockets.greeted()) {
      const viewer = this.#viewerOf(socket);
      if (viewer !== null && changed(viewer)) looking.set(viewer, [...(looking.get(viewer) ?? []), socket.key]);
    }
    for (const [viewer, keys] of looking) {
      out.send(keys, { t: 'look', look: lookOf(this.#table, running, viewer, news(viewer), now) });
    }
  }

  #tellAll(out: Outbox): void {
    for (const socket of this.#sockets.greeted()) this.#telling.you(socket, youOf(this.#table, socket.person), out);
    this.#telling.room(this.#roomView(), out);
  }

  #welcome(socket: Socket, now: number, out: Outbox): void {
    const viewer = this.#viewerOf(socket);
    const look: SentLook | null =
      this.#running === null || viewer === null ? null : lookOf(this.#table, this.#running, viewer, [], now);
    this.#telling.welcome(socket, youOf(this.#table, socket.person), this.#roomView(), look, out);
  }

  /** As whom a socket sees the game; null when it may not. */
  #viewerOf(socket: Socket): Viewer | null {
    return seatOf(this.#table, socket.person) ?? (this.#table.settings.watchers === 'on' ? 'watcher' : null);
  }

  /** The next seat for which the table plays without being asked. While nobody is here, the table rests. */
  #nextByItself(): Seat | null {
    const running = this.#running;
    if (running === null || !running.goesOn || !peopleOf(this.#table).some(this.#isHere)) return null;
    const byItself = (seat: Seat) => {
      const chair = this.#table.chairs[seat];
      return chair?.who === 'player' || chair?.relieved === true;
    };
    return running.table.awaited.find(byItself) ?? null;
  }

  #clockEnd(): number | null {
    const running = this.#running;
    return running?.goesOn === true ? clockEnd(this.#table.settings, running.decisionSince) : null;
  }

  /** Whether built-in players are to sit in for people who are away. */
  #needsRelief(): boolean {
    return this.#running?.goesOn === true && this.#table.settings.absence === 'player';
  }

  #unrelieved(): readonly string[] {
    return this.#table.chairs.flatMap(chair => (chair?.who === 'person' && !chair.relieved ? [chair.pass] : []));
  }

  /** Who is back has the seat again. */
  #lookAround(now: number): void {
    const people = peopleOf(this.#table);
    this.#presence.look(people, this.#isHere, now);
    this.#table = relieve(this.#table, people.filter(this.#isHere), false);
  }

  readonly #isHere = (person: string): boolean => this.#sockets.isHere(person);

  #watching(): readonly Socket[] {
    return this.#sockets.greeted().filter(({ person }) => seatOf(this.#table, person) === null);
  }

  #scene(): Scene {
    return {
      table: this.#table,
      running: this.#running,
      game: this.#game,
      isHere: this.#isHere,
      secret: () => bytesToHex(this.#means.draw(32)),
    };
  }

  #roomView(): RoomView {
    return roomView(this.#table, this.#running, this.#game.seats, this.#isHere, this.#watching().length);
  }
}
