import { bytesToHex } from '@noble/hashes/utils.js';
import type { Viewer } from '../engine/game.ts';
import { recordOf } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import { needsRelief, nextByItself, unrelieved } from './absence.ts';
import { type Change, host, type Scene, stand, start } from './acts.ts';
import { Answers } from './answers.ts';
import { Audience, type Present, viewerOf } from './audience.ts';
import { clockEnd, firstOf, keepMs } from './deadlines.ts';
import type { LogLine, Outbox, SocketKey } from './effects.ts';
import { Gifts } from './gifts.ts';
import { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import { type CloseReason, LIMITS, type Up } from './protocol.ts';
import { type By, gameRow, Running } from './running.ts';
import { isKnown, peopleOf, personOf, relieve, seatOf, sit } from './seating.ts';
import type { Socket, Sockets } from './sockets.ts';
import type { GameRow, GiftRow, Saved, TableRow } from './storage.ts';
import { type Uploaded, Wrapping } from './wrapping.ts';

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
  readonly #gifts: Gifts;
  readonly #wrapping: Wrapping;
  readonly #audience: Audience;
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
    this.#gifts = new Gifts(saved.gifts);
    this.#wrapping = new Wrapping(onShelf, this.#gifts, means.draw);
    this.#number();
    this.#audience = new Audience(this.#sockets, this.#present);
  }

  /** Whether nobody has given a sign of life for as long as the table is kept. */
  isExpired(now: number): boolean {
    return this.#sockets.isEmpty && now >= this.#seen + keepMs(this.#table.settings);
  }

  /** Whether somebody is more than a watcher here: seated, the host, or one who wrapped something. */
  knows(person: string): boolean {
    return isKnown(this.#table, person) || this.#gifts.own(person).length > 0;
  }

  /** The first thing that a page says: who it is. Answers why it may not stay, or null. */
  welcome(socket: Socket, pass: string | null, now: number, out: Outbox): CloseReason | null {
    const person = pass === null ? null : personOf(pass);
    socket.person = person !== null && this.knows(person) ? person : null;
    if (socket.person === null && this.#audience.watching(this.#present).length >= LIMITS.watchers) return 'full';
    socket.hello = true;
    if (socket.person !== null) this.#thin(socket.person, now, out);
    this.#lookAround(now);
    this.#audience.welcome(socket, this.#present, now, out);
    this.#audience.tell(this.#present, out, socket);
    return null;
  }

  /** The newest device is the one in somebody's hand; old ones may have been gone for long without a word. */
  #thin(person: string, now: number, out: Outbox): void {
    const [oldest, ...others] = this.#sockets.devicesOf(person);
    if (oldest === undefined || others.length < LIMITS.devicesPerSeat) return;
    this.leave(oldest, now);
    out.close(oldest, 'full');
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

  /** Keeps a picture until its gift is wrapped. */
  upload(person: string, bytes: Uint8Array, now: number, out: Outbox): Uploaded {
    return this.#wrapping.upload(this.#table, person, bytes, now, out);
  }

  /** Whether somebody may see a picture: the one whose it is, and everybody once it was unwrapped. */
  shows(picture: string, person: string | null): boolean {
    return this.#gifts.hasPicture(person, picture) || this.#running?.table.gifts?.pictures().includes(picture) === true;
  }

  /** A device is gone. */
  leave(key: SocketKey, now: number): void {
    this.#seen = now;
    // Woken up by its end, the room has never known it as open, but the others have.
    if (this.#justWoken && this.#sockets.get(key) === null) this.#audience.mistrust();
    this.#sockets.close(key);
    this.#audience.forget(key);
  }

  /** One decision of a built-in player, for itself or for somebody who is away. */
  tick(now: number, out: Outbox): void {
    this.#ticking = false;
    const seat = nextByItself(this.#table, this.#running, this.#isHere);
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
    if (needsRelief(this.#table, this.#running)) this.#table = relieve(this.#table, this.#presence.longGone(now), true);
  }

  /** After everything that happens: who is here, what is new in the room, what is to be written, what comes next. */
  settle(now: number, out: Outbox): void {
    this.#justWoken = false;
    if (!this.#sockets.isEmpty) this.#seen = now;
    this.#lookAround(now);
    this.#audience.tell(this.#present, out);
    this.#ledger.table(this.#table, out);
    this.#ledger.seen(this.#table, this.#seen, out);
    this.#ledger.away(needsRelief(this.#table, this.#running) ? this.#presence.away : {}, out);
    this.#ledger.alarm(
      firstOf({
        expiry: this.#seen + keepMs(this.#table.settings),
        clock: this.#clockEnd(),
        absence: needsRelief(this.#table, this.#running) ? this.#presence.nextLongGone(unrelieved(this.#table)) : null,
      }),
      out,
    );
    if (this.#ticking || nextByItself(this.#table, this.#running, this.#isHere) === null) return;
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
        return this.#sit(socket, asked, now, out);
      case 'stand':
        return this.#change(stand(this.#scene(now), person), now, out);
      case 'start':
        return this.#change(start(this.#scene(now), person), now, out);
      case 'host':
        return this.#change(host(this.#scene(now), person, asked.act), now, out);
      case 'move':
        return this.#move(socket, asked, now, out);
      case 'record':
        return this.#record(socket, out);
      case 'bring':
        return this.#wrapping.bring(this.#table, person, asked, out);
      case 'takeBack':
        return this.#wrapping.takeBack(this.#table, person, asked.gift, out);
      case 'unwrapAll':
        return this.#unwrapAll(person, now, out);
      case 'pause':
      case 'say':
      case 'emote':
      case 'renewPass':
      case 'undo':
        return 'garbled';
    }
  }

  #sit(socket: Socket, { seat, name, pass: drawn }: Extract<Asked, { t: 'sit' }>, now: number, out: Outbox): Refused {
    const pass = socket.person === null ? (drawn ?? bytesToHex(this.#means.draw(16))) : null;
    const person = pass === null ? socket.person : personOf(pass);
    if (person === null) return 'not-seated';
    if (person === this.#table.host && this.#game.pile(this.#table.options)?.bob === 'host') return 'bob-has-no-seat';
    const table = sit(this.#table, person, seat, name);
    if (typeof table === 'string') return table;
    this.#table = table;
    socket.person = person;
    if (pass === null) return null;
    this.#thin(person, now, out);
    this.#audience.pass(socket, this.#present, pass, out);
    return null;
  }

  #change(change: Change, now: number, out: Outbox): Refused {
    if (change.is === 'refused') return change.why;
    const { watchers } = this.#table.settings;
    this.#table = change.table;
    if (change.is === 'begun') this.#begin(now, out);
    if (change.is === 'cleared') this.#clear(out);
    this.#wrapping.tidy(this.#table, out);
    if (change.is === 'left') this.#part(change.person, change.removed, now, out);
    if (change.table.settings.watchers !== watchers) {
      for (const each of this.#audience.watching(this.#present)) {
        this.#audience.welcome(each, this.#present, now, out);
      }
    }
    return null;
  }

  #begin(now: number, out: Outbox): void {
    const start = this.#start(this.#table, now);
    const running = new Running(this.#means.shelf, start);
    this.#running = running;
    this.#gifts.freeze(wrapperAt(this.#table), out);
    this.#number();
    this.#ledger.game(this.#table.nth, start, out);
    this.#audience.tell(this.#present, out);
    this.#audience.looks(this.#present, () => true, running.table.opening, now, out);
    out.log(this.logLine('started'));
  }

  /** What a game at this table would begin with. */
  #start(table: TableRow, now: number): GameRow {
    return gameRow(table, this.#game.rules, this.#gifts.brought(wrapperAt(table)), now);
  }

  #clear(out: Outbox): void {
    this.#running = null;
    this.#gifts.clear(out);
    this.#audience.clear(this.#present, out);
  }

  /** Somebody has no seat any more. What he knew as a player he is not told again as a watcher. */
  #part(person: string, removed: boolean, now: number, out: Outbox): void {
    if (removed) this.#gifts.disown(person, out);
    for (const socket of this.#sockets.greeted().filter(socket => socket.person === person)) {
      if (removed) {
        this.#sockets.close(socket.key);
        out.close(socket.key, 'removed');
        continue;
      }
      if (!this.knows(person)) socket.person = null;
      this.#audience.welcome(socket, this.#present, now, out);
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
    if (this.#running === null || viewerOf(this.#present, socket.person) === null) return 'not-over';
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
    const wasOver = running.isOver;
    const { played, row } = running.play(seat, turn, move, by, now);
    if (!played.ok) {
      if (played.why === 'broken') out.log(this.logLine('broken'));
      return played.why;
    }
    if (row !== null) this.#ledger.move(this.#table.nth, running.table.entries.length, row, out);
    // Nothing that others do not see may show in the pace.
    if (played.changed('watcher')) this.#toSee = Math.max(1, played.news('watcher').length);
    if (running.isOver && !wasOver) out.log(this.logLine('ended'));
    this.#audience.looks(this.#present, played.changed, played.news, now, out);
    return null;
  }

  /** After the game the table unwraps what is still sealed, all at once. */
  #unwrapAll(person: string | null, now: number, out: Outbox): Refused {
    const running = this.#running;
    if (person !== this.#table.host) return 'not-host';
    if (running?.isOver !== true) return 'not-over';
    const before = running.table.entries.length;
    const steps = running.finish(now);
    for (const [index, { row }] of steps.entries()) this.#ledger.move(this.#table.nth, before + index + 1, row, out);
    const changed = (viewer: Viewer) => steps.some(({ played }) => played.changed(viewer));
    this.#audience.looks(
      this.#present,
      changed,
      viewer => steps.flatMap(({ played }) => played.news(viewer)),
      now,
      out,
    );
    return null;
  }

  /** Tells apart which gift of the game is which of those that were brought. */
  #number(): void {
    const gifts = this.#running?.table.gifts ?? null;
    if (gifts !== null) this.#gifts.number(gifts.numberOf);
  }

  #clockEnd(): number | null {
    const running = this.#running;
    return running?.goesOn === true ? clockEnd(this.#table.settings, running.decisionSince) : null;
  }

  /** Who is back has the seat again. */
  #lookAround(now: number): void {
    const people = peopleOf(this.#table);
    this.#presence.look(people, this.#isHere, now);
    this.#table = relieve(this.#table, people.filter(this.#isHere), false);
  }

  readonly #isHere = (person: string): boolean => this.#sockets.isHere(person);

  #scene(now: number): Scene {
    return {
      table: this.#table,
      running: this.#running,
      game: this.#game,
      isHere: this.#isHere,
      refusal: table => this.#game.refuseStart(this.#start(table, now).header),
      giftsFit: table => this.#wrapping.fits(table),
      secret: () => bytesToHex(this.#means.draw(32)),
    };
  }

  get #present(): Present {
    return { table: this.#table, running: this.#running, game: this.#game, gifts: this.#gifts };
  }
}

/** As what the one who wrapped something is known at the table. */
const wrapperAt =
  (table: TableRow) =>
  (person: string): GiftRow['by'] =>
    seatOf(table, person) ?? 'bob';
