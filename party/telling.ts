import type { Outbox } from './effects.ts';
import { PROTOCOL, type RoomView, type SentLook, type You } from './protocol.ts';
import { attachmentOf, type Socket, type Sockets } from './sockets.ts';

/** What has been told to whom, so that only what is new is said. */
export class Telling {
  readonly #sockets: Sockets;
  #room: string;
  readonly #you = new Map<string, string>();

  constructor(sockets: Sockets, room: RoomView, youOf: (socket: Socket) => You) {
    this.#sockets = sockets;
    this.#room = JSON.stringify(room);
    for (const socket of sockets.greeted()) this.#you.set(socket.key, JSON.stringify(youOf(socket)));
  }

  /** Everything, from the beginning. */
  welcome(socket: Socket, you: You, room: RoomView, look: SentLook | null, out: Outbox): void {
    this.#you.set(socket.key, JSON.stringify(you));
    out.attach(attachmentOf(socket));
    out.send([socket.key], { t: 'welcome', protocol: PROTOCOL, you, room, look });
  }

  /** Where this socket's person sits now, if that has changed. */
  you(socket: Socket, you: You, out: Outbox): void {
    const text = JSON.stringify(you);
    if (this.#you.get(socket.key) === text) return;
    this.#you.set(socket.key, text);
    out.send([socket.key], { t: 'seated', you, pass: null });
  }

  /** The socket has just become somebody: the pass goes to it alone. */
  pass(socket: Socket, you: You, pass: string, out: Outbox): void {
    this.#you.set(socket.key, JSON.stringify(you));
    out.attach(attachmentOf(socket));
    out.send([socket.key], { t: 'seated', you, pass });
  }

  /** The room, to all but those who are being welcomed with it, if it has changed. */
  room(room: RoomView, out: Outbox, but: Socket | null = null): void {
    const text = JSON.stringify(room);
    if (this.#room === text) return;
    this.#room = text;
    const others = this.#sockets.greeted().filter(socket => socket !== but);
    out.send(
      others.map(({ key }) => key),
      { t: 'room', room },
    );
  }

  /** What the others know of the room may be out of date. */
  mistrust(): void {
    this.#room = '';
  }

  forget(key: string): void {
    this.#you.delete(key);
  }
}
