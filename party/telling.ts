import type { Json } from '../engine/json.ts';
import type { Outbox } from './effects.ts';
import { type OwnGift, PROTOCOL, type RoomSays, type RoomView, type You } from './protocol.ts';
import { attachmentOf, type Socket, type Sockets } from './sockets.ts';

type Own = readonly OwnGift<Json>[];
const NOTHING: Own = [];

/** What those have been told who are there when the room wakes up. */
type Known = {
  readonly room: RoomView;
  readonly texts: readonly Json[];
  readonly youOf: (socket: Socket) => You;
  readonly ownOf: (socket: Socket) => Own;
};

/** What is said to somebody who comes. */
export type Greeting = Omit<Extract<RoomSays, { t: 'welcome' }>, 't' | 'protocol'>;

/** What has been told to whom, so that only what is new is said. */
export class Telling {
  readonly #sockets: Sockets;
  #room: string;
  readonly #you = new Map<string, string>();
  readonly #own = new Map<string, Own>();
  /** What can be read of each gift, as it was last told. */
  #texts: readonly string[] = [];

  constructor(sockets: Sockets, { room, texts, youOf, ownOf }: Known) {
    this.#sockets = sockets;
    this.#room = JSON.stringify(room);
    this.#texts = texts.map(text => JSON.stringify(text));
    for (const socket of sockets.greeted()) {
      this.#you.set(socket.key, JSON.stringify(youOf(socket)));
      this.#own.set(socket.key, ownOf(socket));
    }
  }

  /** Everything, from the beginning. */
  welcome(socket: Socket, greeting: Greeting, out: Outbox): void {
    this.#you.set(socket.key, JSON.stringify(greeting.you));
    this.#own.set(socket.key, NOTHING);
    out.attach(attachmentOf(socket));
    out.send([socket.key], { t: 'welcome', protocol: PROTOCOL, ...greeting });
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

  /** To a person's own sockets what he has wrapped, if that has changed. */
  own(socket: Socket, own: Own, out: Outbox): void {
    const last = this.#own.get(socket.key) ?? NOTHING;
    this.#own.set(socket.key, own);
    if (last === own || JSON.stringify(last) === JSON.stringify(own)) return;
    out.send([socket.key], { t: 'brought', gifts: own });
  }

  /** What can be read of gifts, to all who look, of those of which there is something new. */
  texts(to: readonly string[], nth: number, texts: readonly Json[], out: Outbox): void {
    const last = this.#texts;
    this.#texts = texts.map(text => JSON.stringify(text));
    const gifts = texts.filter((_, index) => this.#texts[index] !== last[index]);
    if (gifts.length > 0) out.send(to, { t: 'gifts', nth, gifts });
  }

  /** What the others know of the room may be out of date. */
  mistrust(): void {
    this.#room = '';
  }

  forget(key: string): void {
    this.#you.delete(key);
    this.#own.delete(key);
  }
}
