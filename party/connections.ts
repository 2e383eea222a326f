import * as v from 'valibot';
import { perState } from '../engine/once.ts';
import type { Attachment, Ending, SocketKey } from './effects.ts';
import { CLOSE, type Down, LIMITS } from './protocol.ts';

/** What is needed of an open socket, whichever platform it belongs to. */
export type Connection = {
  readonly state: unknown;
  setState(state: Attachment | null): unknown;
  send(text: string): void;
  close(code?: number, reason?: string): void;
};

const Attached = v.strictObject({
  key: v.string(),
  hello: v.boolean(),
  person: v.nullable(v.string()),
  answers: v.optional(v.boolean(), false),
});

function attachmentOf(connection: Connection): Attachment | null {
  const parsed = v.safeParse(Attached, connection.state);
  return parsed.success ? parsed.output : null;
}

/** Nobody says anything before he has his key, and he keeps it. */
export const keyOf = perState((connection: Connection) => attachmentOf(connection)?.key);

/** A page comes back by itself from a close below those of `CLOSE`. */
const COME_BACK = 4000;

/** The open sockets of one room by key, so that nobody has to be asked who he is for every frame. */
export class Connections {
  readonly #open = new Map<SocketKey, Connection>();
  /** A running timer keeps the room awake, so it is stopped as soon as hello is said. */
  readonly #impatience = new Map<SocketKey, ReturnType<typeof setTimeout>>();

  /** Takes up those that outlived a sleep; answers who is at them. */
  takeUp(connections: Iterable<Connection>): readonly Attachment[] {
    this.#open.clear();
    return [...connections].flatMap(connection => {
      const attachment = attachmentOf(connection);
      if (attachment !== null) this.#open.set(attachment.key, connection);
      return attachment ?? [];
    });
  }

  /** Somebody new, who is to say hello in time. */
  add(key: SocketKey, connection: Connection, tooLate: () => void): void {
    connection.setState({ key, hello: false, person: null, answers: false });
    this.#open.set(key, connection);
    this.#impatience.set(key, setTimeout(tooLate, LIMITS.helloWithinMs));
  }

  /** What is remembered about somebody has changed. */
  attach(to: Attachment): void {
    if (to.hello) this.#calm(to.key);
    this.#open.get(to.key)?.setState(to);
  }

  send(to: readonly SocketKey[], frame: string): void {
    for (const key of to) quietly(() => this.#open.get(key)?.send(frame));
  }

  close(key: SocketKey, why: Ending): void {
    const connection = this.#open.get(key);
    this.#forget(key);
    if (connection !== undefined) dismiss(connection, why);
  }

  /** The other side has closed it. Answers whose socket it was; null when that is known already. */
  closed(connection: Connection): SocketKey | null {
    const key = attachmentOf(connection)?.key ?? null;
    if (key !== null) this.#forget(key);
    // PartyKit leaves it to the room to answer the other side's close.
    quietly(() => connection.close());
    return key;
  }

  #forget(key: SocketKey): void {
    this.#calm(key);
    this.#open.delete(key);
  }

  #calm(key: SocketKey): void {
    const timer = this.#impatience.get(key);
    if (timer !== undefined) clearTimeout(timer);
    this.#impatience.delete(key);
  }
}

/** Says why before it closes: the close itself is delivered late. */
export function dismiss(connection: Connection, why: Ending): void {
  quietly(() => {
    connection.setState(null);
    if (why === 'silent') return connection.close(COME_BACK);
    const bye: Down = { t: 'bye', why };
    connection.send(JSON.stringify(bye));
    connection.close(CLOSE[why], why);
  });
}

/** Closes it without a word, so that its page comes back. */
export const cut = (connection: Connection): void => quietly(() => connection.close(COME_BACK));

/** A socket may be closed already without our having heard of it. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Its `close` comes by itself.
  }
}
