import type { Attachment, SocketKey } from './effects.ts';
import { LIMITS } from './protocol.ts';

/** One open socket, and what is known of who is at it. */
export type Socket = {
  readonly key: SocketKey;
  hello: boolean;
  person: string | null;
  /** Whether it has ever said `here`, and so answers when it is called. */
  answers: boolean;
  /** When its latest messages came. */
  recent: number[];
};

/** More sockets than any table needs, those that have not said hello included. */
const MOST = LIMITS.devicesPerSeat * 20 + LIMITS.watchers + 100;

/** The open sockets of a table, and who is at them. Whether those are still there is found out by `RollCall`. */
export class Sockets {
  readonly #open = new Map<SocketKey, Socket>();

  constructor(attached: readonly Attachment[]) {
    for (const each of attached) this.#open.set(each.key, { ...each, recent: [] });
  }

  get(key: SocketKey): Socket | null {
    return this.#open.get(key) ?? null;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /**
   * Whoever has to make way for one more: of those who have not said hello, which a page does at once, the first to come.
   * Null while there is room, or when there is nobody.
   */
  get inTheWay(): SocketKey | null {
    if (this.#open.size < MOST) return null;
    for (const { key, hello } of this.#open.values()) if (!hello) return key;
    return null;
  }

  /** Whether there is room for one more. */
  open(key: SocketKey): boolean {
    if (this.#open.size >= MOST) return false;
    this.#open.set(key, { key, hello: false, person: null, answers: false, recent: [] });
    return true;
  }

  keys(): readonly SocketKey[] {
    return [...this.#open.keys()];
  }

  close(key: SocketKey): void {
    this.#open.delete(key);
  }

  /** Counts a message; whether the socket keeps within its limit. */
  admits(socket: Socket, now: number): boolean {
    socket.recent = [...socket.recent.filter(time => now - time < LIMITS.messagesWithinMs), now];
    return socket.recent.length <= LIMITS.messages;
  }

  /** All that have said hello. */
  greeted(): readonly Socket[] {
    return [...this.#open.values()].filter(({ hello }) => hello);
  }

  /** Who is here, and on what, as one text. */
  get print(): string {
    return this.greeted()
      .map(({ key, person }) => `${key} ${person}`)
      .join();
  }

  devicesOf(person: string): readonly SocketKey[] {
    return this.greeted().flatMap(socket => (socket.person === person ? [socket.key] : []));
  }

  isHere(person: string): boolean {
    for (const socket of this.#open.values()) if (socket.hello && socket.person === person) return true;
    return false;
  }
}

/** When it last said anything, as far as the room knows that was awake then. */
export const lastWord = ({ recent }: Socket): number => recent.at(-1) ?? Number.NEGATIVE_INFINITY;

export const attachmentOf = ({ key, hello, person, answers }: Socket): Attachment => ({ key, hello, person, answers });
