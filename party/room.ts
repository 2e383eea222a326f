import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type OnShelf, SHELF } from '../engine/shelf.ts';
import type { Standing } from './club/answers.ts';
import {
  type Attachment,
  type ClubNews,
  type Effect,
  type Ending,
  type Happening,
  Outbox,
  type SocketKey,
} from './effects.ts';
import type { Means } from './hall.ts';
import { parseHouse } from './house.ts';
import { Party } from './party.ts';
import { GOING } from './pausing.ts';
import { type CloseReason, LIMITS, type MadeTable, PROTOCOL, type RoomRefusal } from './protocol.ts';
import { RollCall } from './rollcall.ts';
import { emptyChairs, personOf, sit } from './seating.ts';
import { attachmentOf, type Socket, Sockets } from './sockets.ts';
import { NO_GIFTS, type Saved, type TableRow } from './storage.ts';
import { NewTable, parseUp, protocolOf, type Up } from './up.ts';
import type { TableDoor } from './views.ts';
import type { Uploaded } from './wrapping.ts';

/** What a room is given when it wakes up: all that it knows (W12). */
export type Waking = {
  readonly saved: Saved | null;
  readonly sockets: readonly Attachment[];
  readonly draw: (bytes: number) => Uint8Array;
  readonly paceMs: number;
  readonly now: number;
  /** The games that can be played here: all of them, but for tests. */
  readonly shelf?: readonly OnShelf[];
};

export type Made =
  | { readonly ok: true; readonly table: MadeTable; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly refused: RoomRefusal | 'taken' };

/** What came of a picture, and what is to be done about it. */
type Received = { readonly uploaded: Uploaded; readonly effects: readonly Effect[] };

/**
 * One address: happenings in, effects out. It has no platform, no clock and no chance of its own.
 * Until a table is made here, and after it has expired, it keeps nothing.
 */
export class Room {
  readonly #means: Means;
  readonly #roll = new RollCall();
  #party: Party | null;

  constructor(waking: Waking) {
    const { draw, paceMs, shelf = SHELF } = waking;
    this.#means = { sockets: new Sockets(waking.sockets), draw, paceMs, shelf };
    this.#party = waking.saved === null ? null : new Party(waking.saved, false, this.#means, waking.now);
  }

  /** Makes a table at this address, by what was posted; for a club when it asks for one. */
  make(code: string, raw: unknown, now: number, club: string | null = null): Made {
    const out = new Outbox();
    this.#expire(now, out);
    if (this.#party !== null) return { ok: false, refused: 'taken' };
    const pass = bytesToHex(this.#means.draw(16));
    const table = newTable(this.#means, { code, raw, club, host: personOf(pass) }, now);
    if (typeof table === 'string') return { ok: false, refused: table };
    const saved = { table, seen: now, away: {}, due: null, game: null, gifts: NO_GIFTS };
    this.#party = new Party(saved, true, this.#means, now);
    out.log(this.#party.logLine('made'));
    this.#party.settle(now, out);
    return { ok: true, table: { code, pass }, effects: out.effects() };
  }

  /** Takes one thing that has happened; answers what is to be done, in this order. */
  handle(happening: Happening, now: number): readonly Effect[] {
    const out = new Outbox();
    this.#expire(now, out);
    this.#take(happening, now, out);
    this.#miss(now, out);
    if (this.#party?.isClosed === true) this.#forget('closed', out);
    this.#party?.settle(now, out);
    return out.effects();
  }

  /** What anybody may know of the table that is here, as the preview of a link shows it. */
  door(now: number): TableDoor | null {
    return this.#party === null || this.#party.isExpired(now) ? null : this.#party.door;
  }

  /** Whether this person is more than a watcher at the table that is here. */
  knows(person: string, now: number): boolean {
    return this.#party !== null && !this.#party.isExpired(now) && this.#party.knows(person);
  }

  /** Takes a picture that somebody sends; null when nobody here knows him. */
  upload(person: string, bytes: Uint8Array, now: number): Received | null {
    if (this.#party === null || !this.knows(person, now)) return null;
    const out = new Outbox();
    const uploaded = this.#party.upload(person, bytes, now, out);
    this.#party.settle(now, out);
    return { uploaded, effects: out.effects() };
  }

  /** Whether somebody, or with null anybody, may see a picture now. */
  shows(picture: string, person: string | null, now: number): boolean {
    return this.#party !== null && !this.#party.isExpired(now) && this.#party.shows(picture, person);
  }

  /** How the table stands, for the club whose table it is; null when no table is here. */
  standing(now: number): Standing | null {
    return this.#party === null || this.#party.isExpired(now) ? null : this.#party.standing();
  }

  /** How the game ended that stands on a club's table, for a club that may not have heard of it; null for no such game. */
  get news(): ClubNews | null {
    return this.#party?.news ?? null;
  }

  #take(happening: Happening, now: number, out: Outbox): void {
    switch (happening.on) {
      case 'connect':
        this.#connect(happening.socket, now, out);
        break;
      case 'message': {
        const socket = this.#means.sockets.get(happening.socket);
        if (socket === null || this.#party === null) break;
        const why = this.#message(this.#party, socket, happening.text, now, out);
        if (why !== null) this.#close(socket.key, why, out, now);
        break;
      }
      case 'close':
        this.#party?.leave(happening.socket, now);
        break;
      case 'noHello':
        if (this.#means.sockets.get(happening.socket)?.hello === false)
          this.#close(happening.socket, 'noHello', out, now);
        break;
      case 'tick':
        this.#party?.tick(now, out);
        break;
      case 'alarm':
        this.#party?.alarm(now, out);
    }
  }

  #connect(key: SocketKey, now: number, out: Outbox): void {
    const { sockets } = this.#means;
    if (this.#party === null) {
      out.close(key, 'noSuchTable');
      return;
    }
    if (sockets.inTheWay !== null) this.#close(sockets.inTheWay, 'noHello', out, now);
    if (!sockets.open(key)) out.close(key, 'full');
  }

  /** Takes one message, or says why its socket has to be closed. */
  #message(party: Party, socket: Socket, text: string | null, now: number, out: Outbox): CloseReason | null {
    if (!this.#means.sockets.admits(socket, now)) return 'tooMany';
    if (text === null) return 'garbled';
    const bytes = bytesIn(text);
    if (bytes > LIMITS.giftBytes) return 'tooLarge';
    const up = parseUp(text);
    if (bytes > LIMITS.messageBytes && up?.t !== 'bring') return 'tooLarge';
    if (!socket.hello) return this.#hello(party, socket, text, up, now, out);
    if (up === null || up.t === 'hello') return 'garbled';
    if (up.t === 'ping' || up.t === 'here') this.#here(socket, up.t, now, out);
    else party.ask(socket, up, now, out);
    return null;
  }

  /** The first message says who is there, and in which version of the protocol. */
  #hello(party: Party, socket: Socket, text: string, up: Up | null, now: number, out: Outbox): CloseReason | null {
    const protocol = protocolOf(text);
    if (protocol !== null && protocol !== PROTOCOL) return protocol < PROTOCOL ? 'oldPage' : 'oldRoom';
    if (up === null) return 'garbled';
    if (up.t !== 'hello') return 'noHello';
    return party.welcome(socket, up.pass, now, out);
  }

  /** Somebody is there, and asks who else is. */
  #here(socket: Socket, says: 'ping' | 'here', now: number, out: Outbox): void {
    out.send([socket.key], { t: 'pong' });
    if (says === 'here' && !socket.answers) {
      socket.answers = true;
      out.attach(attachmentOf(socket));
    }
    this.#miss(now, out);
    this.#roll.call(this.#means.sockets, now, out);
  }

  /** Whoever does not answer is not there any more. */
  #miss(now: number, out: Outbox): void {
    for (const { key } of this.#roll.missing(this.#means.sockets, now)) this.#close(key, 'silent', out, now);
  }

  #close(key: SocketKey, why: Ending, out: Outbox, now: number): void {
    out.close(key, why);
    this.#party?.leave(key, now);
  }

  #expire(now: number, out: Outbox): void {
    if (this.#party?.isExpired(now) === true) this.#forget('expired', out);
  }

  #forget(why: 'expired' | 'closed', out: Outbox): void {
    if (this.#party !== null) out.log(this.#party.logLine(why));
    out.forget();
    this.#party = null;
  }
}

/** Bytes, not letters, are counted on the wire; a text has at least as many bytes as it has letters. */
const bytesIn = (text: string): number =>
  text.length > LIMITS.giftBytes ? text.length : new TextEncoder().encode(text).length;

type NewOne = { readonly code: string; readonly raw: unknown; readonly club: string | null; readonly host: string };

function newTable({ shelf, draw }: Means, { code, raw, club, host }: NewOne, now: number): TableRow | RoomRefusal {
  const parsed = v.safeParse(NewTable, raw);
  if (!parsed.success) return 'garbled';
  const wanted = parsed.output;
  const house = parseHouse(shelf, wanted);
  if (typeof house === 'string') return house;
  const { game, options, settings } = house;
  const table: TableRow = {
    format: 1,
    code,
    club,
    made: now,
    game: game.id,
    options,
    settings,
    phase: 'lobby',
    nth: 1,
    secret: bytesToHex(draw(32)),
    host,
    chairs: emptyChairs(game.seats.max),
    locked: false,
    done: [],
    stop: GOING,
    undo: null,
  };
  const { name } = wanted;
  // King Bob does not sit, so he needs no name.
  return name === null || game.pile(options)?.bob === 'host' ? table : sit(table, host, null, name);
}
