import ReconnectingSocket from 'partysocket/ws';
import { ASKING, CLOSED } from '../../party/protocol.ts';

/** How long the table may take for an answer before the line is taken for dead. */
export const PATIENCE_MS = 4500;
/** A phone that wakes up has mostly lost its line, and somebody looks at it. */
export const WAKING_MS = 1000;
/** Nothing is known yet of a table that is being called: it may have to wake up itself. */
const HELLO_MS = 10_000;

/**
 * How long a page waits before it calls again, by chance: a host that starts anew has shown out all pages at once, and
 * they come back one after another.
 */
export const RETURN_MS = { least: 500, most: 4500 } as const;

export type Ears = {
  /** The line stands: what is to be said first. */
  readonly greeting: () => string;
  readonly heard: (text: string) => void;
  readonly lost: () => void;
};

const word = (t: 'ping' | 'here' | 'pong' | 'call'): string => `{"t":"${t}"}`;

/**
 * A line to a table that comes back by itself. It may be dead without anybody having closed it: whatever is said gets
 * an answer, so that silence tells.
 */
export class Line {
  readonly #address: string;
  readonly #ears: Ears;
  #socket: ReconnectingSocket;
  #isOpen = false;
  /** Whether the table has not closed the line for good. */
  #comesBack = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the page last asked, and how often since anything happened at the table. */
  #askedAt = 0;
  #asked = 0;
  /** When the answer that is due is taken for lost, by this page's clock; null while none is due. */
  #due: number | null = null;

  constructor(address: string, ears: Ears) {
    this.#address = address;
    this.#ears = ears;
    this.#socket = this.#dial();
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#break);
  }

  /** Says something; false when there is no line, and then it is never said. */
  say(text: string): boolean {
    if (!this.#socket.send(text)) return false;
    this.#await(PATIENCE_MS);
    return true;
  }

  /** Tries now, not when the next try would be due. */
  callAgain(): void {
    const former = this.#socket;
    this.#rest();
    this.#isOpen = false;
    this.#comesBack = true;
    this.#socket = this.#dial();
    former.close();
  }

  close(): void {
    this.#rest();
    this.#isOpen = false;
    // Where the other side is closing already the end comes later, when the page may be at another table.
    this.#socket.onclose = null;
    this.#socket.close();
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#break);
  }

  /** Says nothing more, but may call again when somebody wishes so. */
  hangUp(): void {
    this.#rest();
    this.#isOpen = false;
    this.#comesBack = false;
    this.#socket.close();
  }

  #dial(): ReconnectingSocket {
    const socket = new ReconnectingSocket(this.#address, [], {
      // Nothing is flushed blindly after a reconnect: the page keeps what is unanswered and decides for itself.
      maxEnqueuedMessages: 0,
      minReconnectionDelay: RETURN_MS.least + Math.random() * (RETURN_MS.most - RETURN_MS.least),
      maxReconnectionDelay: 8000,
      shouldReconnectOnClose: event => event.code < CLOSED || event.code >= CLOSED + 100,
    });
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#isOpen = true;
      this.#askedAt = -ASKING.everyMs;
      socket.send(this.#ears.greeting());
      this.#await(HELLO_MS);
    };
    socket.onmessage = event => {
      if (this.#socket !== socket || typeof event.data !== 'string') return;
      this.#rest();
      if (event.data === word('call')) this.#ask(word('here'));
      else if (event.data !== word('pong')) {
        this.#asked = 0;
        this.#ears.heard(event.data);
      }
      if (this.#due === null && this.#isOpen) {
        this.#timer = setTimeout(this.#look, this.#askedAt + ASKING.everyMs - performance.now());
      }
    };
    // The property, not a listener: listeners get a broken event in browsers when a connection fails.
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#rest();
      this.#isOpen = false;
      this.#ears.lost();
    };
    return socket;
  }

  /** Somebody looks again, or the network is back. */
  readonly #wake = (): void => {
    if (document.hidden || !this.#comesBack) return;
    this.#asked = 0;
    if (!this.#isOpen) this.callAgain();
    else if (this.#socket.send(word('ping'))) this.#await(WAKING_MS);
  };

  readonly #look = (): void => {
    if (document.hidden) return;
    const ask = word(this.#asked < ASKING.whoElse ? 'here' : 'ping');
    this.#ask(ask);
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#isOpen && this.#socket === socket && !document.hidden) this.say(ask);
    }, ASKING.againMs);
  };

  #ask(text: string): void {
    const now = performance.now();
    // Whoever is called in the middle of asking has not asked twice.
    if (now - this.#askedAt > ASKING.againMs) this.#asked += 1;
    this.#askedAt = now;
    this.say(text);
  }

  readonly #break = (): void => {
    if (!this.#isOpen) return;
    this.callAgain();
    this.#ears.lost();
  };

  /** The first word that is heard will do: it shows that the line is alive. */
  #await(ms: number): void {
    const due = performance.now() + ms;
    if (this.#due !== null && this.#due <= due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(this.#break, ms);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#due = null;
  }
}
