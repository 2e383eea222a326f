import type { Attachment, SocketKey } from './effects.ts';
import { LIMITS } from './protocol.ts';

type Socket = {
  readonly key: SocketKey;
  hello: boolean;
  person: string | null;
  /** When its latest messages came. */
  recent: number[];
};

/** More sockets than any table needs, those that have not said hello included. */
const MOST = LIMITS.devicesPerSeat * 20 + LIMITS.watchers + 100;

/**
 * The open sockets of a table, and who is at them.
 *
 * A line may be dead without anybody having closed it, and then whoever was at it counts as here. The room does not ask:
 * a table where nobody acts must be able to sleep. What bounds a dead line is the page, which asks after some quiet and
 * comes back on another one, and the platform, which ends it sooner or later. Until then the clock or a built-in player
 * by the host's order goes on without him.
 */
export class Sockets {
  readonly #open = new Map<SocketKey, Socket>();

  constructor(attached: readonly Attachment[]) {
    for (const { key, hello, person } of attached) this.#open.set(key, { key, hello, person, recent: [] });
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
    this.#open.set(key, { key, hello: false, person: null, recent: [] });
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

  devicesOf(person: string): readonly SocketKey[] {
    return this.greeted().flatMap(socket => (socket.person === person ? [socket.key] : []));
  }

  isHere(person: string): boolean {
    for (const socket of this.#open.values()) if (socket.hello && socket.person === person) return true;
    return false;
  }
}

export const attachmentOf = ({ key, hello, person }: Socket): Attachment => ({ key, hello, person });
export type { Socket };
