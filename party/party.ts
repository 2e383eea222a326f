import { nextByItself } from './absence.ts';
import { host, isForAnother, stand, start } from './acts.ts';
import { Answers } from './answers.ts';
import type { Standing } from './club/answers.ts';
import { clubNews } from './club/news.ts';
import { firstOf, keepMs } from './deadlines.ts';
import type { ClubNews, LogLine, Outbox, SocketKey } from './effects.ts';
import { Hall, type Means } from './hall.ts';
import { pause } from './pausing.ts';
import { People } from './people.ts';
import { Playing } from './playing.ts';
import type { Asked, CloseReason, Refused } from './protocol.ts';
import { type Change, mayHost } from './scene.ts';
import { logLine, peopleOf, seatOf, sitInFor } from './seating.ts';
import type { Socket } from './sockets.ts';
import type { Saved, TableRow } from './storage.ts';
import { Talk } from './talk.ts';
import { lapsed, undo, undoEnd } from './undoing.ts';
import { phaseOf, type TableDoor } from './views.ts';
import type { Uploaded } from './wrapping.ts';

/** A table that was made, with its people and its game: each thing that happens goes to whom it concerns. */
export class Party {
  readonly #hall: Hall;
  readonly #people: People;
  readonly #playing: Playing;
  readonly #talk = new Talk();
  readonly #answers: Answers;
  #seen: number;
  /** Whether a pause before a built-in player's move is running. */
  #ticking = false;
  #isClosed = false;

  /** Just made, or as it was written down. */
  constructor(saved: Saved, isNew: boolean, means: Means, now: number) {
    this.#hall = new Hall(saved, isNew, means, now);
    this.#people = new People(this.#hall);
    this.#playing = new Playing(this.#hall);
    this.#answers = new Answers(saved.table.done);
    this.#seen = Math.max(saved.seen, this.#hall.running?.lastMove ?? 0);
  }

  /** Whether nobody has given a sign of life for as long as the table is kept. */
  isExpired(now: number): boolean {
    return this.#hall.sockets.isEmpty && now >= this.#seen + keepMs(this.#hall.table.settings);
  }

  /** Whether the host has closed the table. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** What may be told to anybody: nothing of who sits here or of how the game goes. */
  get door(): TableDoor {
    const { game, club } = this.#hall.table;
    return { game, club };
  }

  /** What the club hears whose table it is: how many are here, not who. */
  standing(): Standing {
    const { table, running, isHere } = this.#hall;
    return {
      game: table.game,
      phase: phaseOf(running),
      here: peopleOf(table).filter(isHere).length,
      seen: Math.max(this.#seen, running?.lastMove ?? 0),
    };
  }

  /** How the game ended, for the club whose table it is. */
  get news(): ClubNews | null {
    return clubNews(this.#hall.table, this.#hall.running);
  }

  /** Whether somebody is more than a watcher here. */
  knows(person: string): boolean {
    return this.#people.knows(person);
  }

  /** The first thing that a page says: who it is. Answers why it may not stay, or null. */
  welcome(socket: Socket, pass: string | null, now: number, out: Outbox): CloseReason | null {
    return this.#people.welcome(socket, pass, now, out);
  }

  /** Answers one message; what is told to all comes after the answer. */
  ask(socket: Socket, asked: Asked, now: number, out: Outbox): void {
    const { id } = asked;
    const who = socket.person ?? socket.key;
    const { table: before, running } = this.#hall;
    const seat = seatOf(before, socket.person);
    const hasMoved = seat !== null && running?.hasTaken(seat, id) === true;
    const former = hasMoved ? null : this.#answers.former(who, id);
    const refused = former === undefined ? this.#act(socket, asked, now, out) : former;
    // A move that was taken is remembered with the move itself.
    if (former === undefined && (asked.t !== 'move' || refused !== null))
      this.#remember(who, socket.person ?? who, id, refused, before);
    out.answer(socket.key, id, refused);
  }

  /** Whoever has become somebody, or has another pass, may ask again as the one that he is now. */
  #remember(was: string, is: string, id: string, refused: Refused, before: TableRow): void {
    if (is !== was) this.#answers.rename(was, is);
    const { table } = this.#hall;
    const people = [...peopleOf(table), table.host];
    this.#answers.remember(is, id, refused, people);
    if (refused !== null || table === before) return;
    this.#hall.table = { ...table, done: [...Answers.written(table.done, was, is, id, people)] };
  }

  /** Keeps a picture until its gift is wrapped. */
  upload(person: string, bytes: Uint8Array, now: number, out: Outbox): Uploaded {
    return this.#hall.wrapping.upload(this.#hall.table, person, bytes, now, out);
  }

  /** Whether somebody may see a picture: the one whose it is, and everybody once it was unwrapped. */
  shows(picture: string, person: string | null): boolean {
    const { gifts, running } = this.#hall;
    return gifts.hasPicture(person, picture) || running?.table.gifts?.pictures().includes(picture) === true;
  }

  /** A device is gone. */
  leave(key: SocketKey, now: number): void {
    this.#seen = now;
    this.#people.leave(key);
  }

  /** One decision of a built-in player, for itself or for somebody who is away. */
  tick(now: number, out: Outbox): void {
    this.#ticking = false;
    this.#playing.moveByItself(now, out);
  }

  /** Whatever is due. */
  alarm(now: number, out: Outbox): void {
    const hall = this.#hall;
    hall.ledger.rung();
    this.#playing.clock(now, out);
    hall.table = lapsed(sitInFor(hall.table, hall.longGone(now)), now);
  }

  /** After everything that happens: who is here, what is new in the room, what is to be written, what comes next. */
  settle(now: number, out: Outbox): void {
    const hall = this.#hall;
    this.#people.settled();
    if (!hall.sockets.isEmpty) this.#seen = now;
    hall.lookAround(now);
    hall.audience.tell(hall, out);
    const { table, running, ledger } = hall;
    ledger.table(table, out);
    ledger.seen(table, this.#seen, out);
    ledger.away(hall.away, out);
    ledger.alarm(
      firstOf({
        expiry: this.#seen + keepMs(table.settings),
        clock: this.#playing.clockEnd,
        absence: hall.nextLongGone,
        host: hall.hostGone,
        undo: undoEnd(table),
      }),
      out,
    );
    if (this.#ticking || nextByItself(table, running, hall.isHere) === null) return;
    this.#ticking = true;
    out.tick(this.#playing.pauseMs);
  }

  logLine(what: LogLine['what']): LogLine {
    return logLine(what, this.#hall.table);
  }

  #act(socket: Socket, asked: Asked, now: number, out: Outbox): Refused {
    const { person } = socket;
    const { wrapping, table } = this.#hall;
    if (isForAnother(asked, table)) return 'stale-turn';
    switch (asked.t) {
      case 'sit':
        return this.#people.sit(socket, asked, out);
      case 'stand':
        return this.#change(stand(this.#hall.scene(now), person), socket, now, out);
      case 'start':
        return this.#change(start(this.#hall.scene(now), person), socket, now, out);
      case 'host':
        return this.#change(host(this.#hall.scene(now), person, asked.act), socket, now, out);
      case 'move':
        return this.#playing.move(socket, asked, now, out);
      case 'record':
        return this.#playing.record(socket, out);
      case 'past':
        return this.#playing.past(socket, asked.part, out);
      case 'bring':
        return wrapping.bring(table, person, asked, out);
      case 'takeBack':
        return wrapping.takeBack(table, person, asked.gift, out);
      case 'unwrapAll':
        return mayHost(this.#hall.scene(now), person) ? this.#playing.unwrapAll(now, out) : 'not-host';
      case 'pause':
        return this.#change(pause(this.#hall.scene(now), person, asked.on, now), socket, now, out);
      case 'say':
      case 'emote': {
        const said = this.#talk.say(table, socket, asked, now);
        if (typeof said === 'string') return said;
        this.#hall.audience.said(this.#hall, said, out);
        return null;
      }
      case 'renewPass':
        return this.#people.renew(socket, asked, out);
      case 'undo':
        return this.#change(undo(this.#hall.scene(now), person, asked, now), socket, now, out);
    }
  }

  #change(change: Change, by: Socket, now: number, out: Outbox): Refused {
    if (change.is === 'refused') return change.why;
    if (change.is === 'closed') {
      this.#isClosed = true;
      this.#people.dismiss(out);
      return null;
    }
    const hall = this.#hall;
    const { watchers } = hall.table.settings;
    hall.table = change.table;
    if (change.is === 'begun') this.#playing.begin(now, out);
    if (change.is === 'cleared') this.#playing.clear(out);
    hall.wrapping.tidy(hall.table, out);
    if (change.is === 'left') this.#people.part(change.person, change.removed, now, out);
    if (change.is === 'undone') this.#playing.undo(now, out);
    if (change.is === 'timed') hall.audience.time(hall, now, out);
    if (change.is === 'reissued') this.#people.reissue(change, by, now, out);
    if (change.table.settings.watchers !== watchers) {
      for (const each of hall.audience.watching(hall)) hall.audience.welcome(each, hall, now, out);
    }
    return null;
  }
}
