import type { Viewer } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Seat } from '../engine/seats.ts';
import type { Outbox, SocketKey } from './effects.ts';
import { leftMs } from './pausing.ts';
import type { RoomSays, RoomView, You } from './protocol.ts';
import { seatOf, youOf } from './seating.ts';
import type { Socket, Sockets } from './sockets.ts';
import { type Greeting, Telling } from './telling.ts';
import { lookOf, type Present, roomView } from './views.ts';
import { isBob } from './wrapping.ts';

/** What the table has done for somebody who was away. */
export type Meanwhile = Greeting['meanwhile'];

/** All who look at a table, each with his own eyes. */
export class Audience {
  readonly #sockets: Sockets;
  readonly #telling: Telling;
  /** All that decides what `tell` tells, as it was the last time. */
  #told: readonly unknown[] = [];

  constructor(sockets: Sockets, present: Present) {
    this.#sockets = sockets;
    this.#telling = new Telling(sockets, {
      room: this.#room(present),
      texts: textsOf(present),
      youOf: socket => this.#you(present, socket),
      ownOf: socket => present.gifts.own(socket.person),
    });
  }

  /** Those who neither play nor supervise the game. */
  watching({ table, game }: Present): readonly Socket[] {
    const takesPart = (person: string | null) => seatOf(table, person) !== null || isBob(table, game, person);
    return this.#sockets.greeted().filter(({ person }) => !takesPart(person));
  }

  /** Everything, from the beginning. */
  welcome(socket: Socket, present: Present, now: number, out: Outbox, meanwhile: Meanwhile = null): void {
    const { table, running, gifts } = present;
    const viewer = viewerOf(present, socket.person);
    const look = running === null || viewer === null ? null : lookOf(table, running, viewer, [], now);
    const you = this.#you(present, socket);
    this.#telling.welcome(socket, { you, room: this.#room(present), look, meanwhile }, out);
    const texts = look === null ? [] : textsOf(present);
    if (texts.length > 0) out.send([socket.key], { t: 'gifts', nth: table.nth, gifts: texts });
    this.#telling.own(socket, gifts.own(socket.person), out);
  }

  /** The socket has just become somebody. */
  pass(socket: Socket, present: Present, pass: string, out: Outbox): void {
    this.#telling.pass(socket, this.#you(present, socket), pass, out);
  }

  /** What is new in the room, to all: where they sit, what is theirs, and how the room is, which one has just heard. */
  tell(present: Present, out: Outbox, welcomed: Socket | null = null): void {
    const { table, running, gifts, anyoneMayHost } = present;
    const now = [table, running, running?.isOver, anyoneMayHost, this.#sockets.print, gifts.count];
    // After most moves nothing of it is new: then nothing has to be worked out anew. Gifts change one by one.
    if (gifts.count === 0 && now.every((part, index) => part === this.#told[index])) return;
    this.#told = now;
    for (const socket of this.#sockets.greeted()) {
      this.#telling.you(socket, this.#you(present, socket), out);
      this.#telling.own(socket, gifts.own(socket.person), out);
    }
    this.#telling.room(this.#room(present), out, welcomed);
  }

  /** A whole look to every viewer for whom there is something new to see, and to nobody else (W5). */
  looks(
    present: Present,
    changed: (viewer: Viewer) => boolean,
    news: (viewer: Viewer) => readonly Json[],
    now: number,
    out: Outbox,
  ): void {
    const { table, running } = present;
    if (running === null) return;
    const looking = new Map<Viewer, SocketKey[]>();
    for (const socket of this.#sockets.greeted()) {
      const viewer = viewerOf(present, socket.person);
      if (viewer !== null && changed(viewer)) looking.set(viewer, [...(looking.get(viewer) ?? []), socket.key]);
    }
    this.#telling.texts([...looking.values()].flat(), table.nth, textsOf(present), out);
    for (const [viewer, keys] of looking) {
      out.send(keys, { t: 'look', look: lookOf(table, running, viewer, news(viewer), now) });
    }
  }

  /** How much time is left, to all who look. */
  time(present: Present, now: number, out: Outbox): void {
    const { table, running } = present;
    if (running === null) return;
    const { nth } = table;
    out.send(this.#looking(present), {
      t: 'time',
      nth,
      turn: running.table.turn,
      leftMs: leftMs(table, running, now),
    });
  }

  /** Something was said, for all who may look. */
  said(present: Present, said: Extract<RoomSays, { t: 'said' }>, out: Outbox): void {
    out.send(this.#looking(present), said);
  }

  /** A seat has a new pass. All are told that, and one socket the pass. */
  reissued(seat: Seat, name: string, to: Socket, pass: string, out: Outbox): void {
    out.send([to.key], { t: 'handOver', seat, pass });
    out.send(
      this.#sockets.greeted().map(({ key }) => key),
      { t: 'reissued', seat, name },
    );
  }

  /** The game is put away, and with it all that could be read. */
  clear({ table }: Present, out: Outbox): void {
    this.#telling.texts([], table.nth, [], out);
  }

  /** What the others know of the room may be out of date. */
  mistrust(): void {
    this.#told = [];
    this.#telling.mistrust();
  }

  forget(key: SocketKey): void {
    this.#telling.forget(key);
  }

  /** How many devices somebody has is his own business. */
  #you({ table }: Present, { person }: Socket): You {
    return youOf(table, person, person === null ? 1 : this.#sockets.devicesOf(person).length);
  }

  #looking(present: Present): readonly SocketKey[] {
    const looking = this.#sockets.greeted().filter(({ person }) => viewerOf(present, person) !== null);
    return looking.map(({ key }) => key);
  }

  #room(present: Present): RoomView {
    const isHere = (person: string) => this.#sockets.isHere(person);
    return roomView(present, isHere, this.watching(present).length);
  }
}

/** As whom somebody sees the game; null when he may not. */
export function viewerOf({ table, game }: Present, person: string | null): Viewer | null {
  const seat = seatOf(table, person);
  if (seat !== null) return seat;
  if (isBob(table, game, person)) return 'bob';
  return table.settings.watchers === 'on' ? 'watcher' : null;
}

const textsOf = ({ running }: Present): readonly Json[] => running?.table.gifts?.texts() ?? [];
