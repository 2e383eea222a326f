import { bytesToHex } from '@noble/hashes/utils.js';
import type { Meanwhile } from './audience.ts';
import type { Outbox, SocketKey } from './effects.ts';
import type { Hall } from './hall.ts';
import { type CloseReason, LIMITS, type Refused, type Up } from './protocol.ts';
import type { Change } from './scene.ts';
import { backTo, isKnown, personOf, renew, seatOf, sit } from './seating.ts';
import type { Socket } from './sockets.ts';

/** Who comes, sits down and goes. */
export class People {
  readonly #hall: Hall;
  /** Until the first thing that happens after a wake has been taken in. */
  #justWoken = true;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  /** Whether somebody is more than a watcher here: seated, the host, or one who wrapped something. */
  knows(person: string): boolean {
    return isKnown(this.#hall.table, person) || this.#hall.gifts.own(person).length > 0;
  }

  /** The first thing that a page says: who it is. Answers why it may not stay, or null. */
  welcome(socket: Socket, pass: string | null, now: number, out: Outbox): CloseReason | null {
    const { audience } = this.#hall;
    const person = pass === null ? null : personOf(pass);
    socket.person = person !== null && this.knows(person) ? person : null;
    if (socket.person === null && audience.watching(this.#hall).length >= LIMITS.watchers) return 'full';
    const meanwhile = this.#meanwhile(socket.person);
    socket.hello = true;
    if (socket.person !== null) {
      this.#thin(socket.person, out);
      this.#hall.table = backTo(this.#hall.table, [socket.person]);
    }
    this.#hall.lookAround(now);
    audience.welcome(socket, this.#hall, now, out, meanwhile);
    audience.tell(this.#hall, out, socket);
    return null;
  }

  /** Takes a seat, for somebody new with a pass. */
  sit(socket: Socket, { seat, name, pass: drawn }: Extract<Up, { t: 'sit' }>, out: Outbox): Refused {
    const { table, game, means, audience } = this.#hall;
    const pass = socket.person === null ? (drawn ?? bytesToHex(means.draw(16))) : null;
    const person = pass === null ? socket.person : personOf(pass);
    if (person === null) return 'not-seated';
    if (table.locked && !this.knows(person)) return 'locked';
    if (person === table.host && game.pile(table.options)?.bob === 'host') return 'bob-has-no-seat';
    const reseated = sit(table, person, seat, name);
    if (typeof reseated === 'string') return reseated;
    this.#hall.table = reseated;
    socket.person = person;
    if (pass === null) return null;
    this.#thin(person, out);
    audience.pass(socket, this.#hall, pass, out);
    return null;
  }

  /** Another pass for the same person: whoever has the old one, on a device or in a link, has nothing any more. */
  renew(socket: Socket, { pass: drawn }: Extract<Up, { t: 'renewPass' }>, out: Outbox): Refused {
    const { table, gifts, means, audience } = this.#hall;
    const { person } = socket;
    if (person === null || !isKnown(table, person)) return 'not-seated';
    const pass = drawn ?? bytesToHex(means.draw(16));
    const renewed = personOf(pass);
    if (renewed === person) return null;
    if (this.knows(renewed)) return 'seat-taken';
    this.#hall.table = renew(table, person, renewed);
    gifts.pass(person, renewed, out);
    socket.person = renewed;
    this.#showOut(person, out);
    audience.pass(socket, this.#hall, pass, out);
    return null;
  }

  /** A device is gone. */
  leave(key: SocketKey): void {
    // Woken up by its end, the room has never known it as open, but the others have.
    if (this.#justWoken && this.#hall.sockets.get(key) === null) this.#hall.audience.mistrust();
    this.#hall.sockets.close(key);
    this.#hall.audience.forget(key);
  }

  settled(): void {
    this.#justWoken = false;
  }

  /** Somebody has no seat any more. What he knew as a player he is not told again as a watcher. */
  part(person: string, removed: boolean, now: number, out: Outbox): void {
    const { gifts, sockets, audience } = this.#hall;
    if (removed) {
      gifts.pass(person, null, out);
      this.#showOut(person, out);
    }
    for (const socket of sockets.greeted().filter(socket => socket.person === person)) {
      if (!this.knows(person)) socket.person = null;
      audience.welcome(socket, this.#hall, now, out);
    }
  }

  #showOut(person: string, out: Outbox): void {
    for (const key of this.#hall.sockets.devicesOf(person)) {
      this.leave(key);
      out.close(key, 'removed');
    }
  }

  /** A seat is somebody else's: whoever had it is shown out, and the one who acts as host is given the pass. */
  reissue({ seat, former, pass }: Extract<Change, { is: 'reissued' }>, by: Socket, now: number, out: Outbox): void {
    if (former !== null) this.part(former, true, now, out);
    this.#hall.audience.reissued(seat, this.#hall.table.chairs[seat]?.name ?? '', by, pass, out);
  }

  /** Everybody is shown out. */
  dismiss(out: Outbox): void {
    for (const key of this.#hall.sockets.keys()) {
      this.#hall.sockets.close(key);
      out.close(key, 'gone');
    }
  }

  /** What was done for somebody while he was away. Once he is back it is not told again. */
  #meanwhile(person: string | null): Meanwhile {
    const { table, running, presence } = this.#hall;
    const seat = seatOf(table, person);
    const since = person === null ? undefined : presence.away[person];
    return seat === null || since === undefined ? null : (running?.madeFor(seat, since) ?? null);
  }

  /** The newest device is the one in somebody's hand; old ones may have been gone for long without a word. */
  #thin(person: string, out: Outbox): void {
    const [oldest, ...others] = this.#hall.sockets.devicesOf(person);
    if (oldest === undefined || others.length < LIMITS.devicesPerSeat) return;
    this.leave(oldest);
    out.close(oldest, 'full');
  }
}
