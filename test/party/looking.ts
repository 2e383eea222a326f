import { ASKING } from '../../party/protocol.ts';
import type { Client, Stage } from './stage.ts';

/** Keeps a client's line as pages do: says now and then that somebody is here, and answers when it is called. */
export class Looking {
  client: Client;
  /** Whether somebody looks at the page. A hidden one asks nothing, but hears, and answers. */
  isHidden = false;
  /** A dead line: nothing comes in or goes out. A page that its device has stopped is no better. */
  isDead = false;
  /** Whether the platform answers a ping by itself, without the room. */
  isAnsweredForTheRoom = true;
  /** How many pings it has said. */
  pings = 0;
  #asked = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #again: { readonly at: number; readonly text: 'here' | 'ping' } | null = null;
  #heard = 0;

  constructor(client: Client) {
    this.client = client;
  }

  /** On another line. */
  comesBackOn(client: Client): void {
    this.client = client;
    this.isDead = false;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#heard = 0;
  }

  /** When it will say something by itself. */
  get due(): number {
    if (this.isDead || this.client.closed !== null) return Number.POSITIVE_INFINITY;
    const next = this.isHidden ? Number.POSITIVE_INFINITY : this.#askedAt + ASKING.everyMs;
    return Math.min(next, this.#again?.at ?? Number.POSITIVE_INFINITY);
  }

  /** Whether the room hears what it will say next. */
  get isHeard(): boolean {
    return this.#next === 'here' || !this.isAnsweredForTheRoom;
  }

  /** Takes in what has come; whether it had to answer. */
  hears(): boolean {
    if (this.isDead || this.client.closed !== null) return false;
    const heard = this.client.heard().slice(this.#heard);
    this.#heard += heard.length;
    if (heard.some(({ t }) => t !== 'pong' && t !== 'call')) this.#asked = 0;
    const isCalled = heard.some(({ t }) => t === 'call');
    if (isCalled) this.#ask('here');
    return isCalled;
  }

  /** Says what is due. */
  speaks(): void {
    const { now } = this.client.stage;
    if (this.due > now) return;
    const again = this.#again;
    if (again !== null && again.at <= now) {
      this.#again = null;
      this.#say(again.text);
      return;
    }
    const text = this.#next;
    this.#again = { at: now + ASKING.againMs, text };
    this.#ask(text);
  }

  get #next(): 'here' | 'ping' {
    return this.#again?.text ?? (this.#asked < ASKING.whoElse ? 'here' : 'ping');
  }

  #ask(text: 'here' | 'ping'): void {
    const { now } = this.client.stage;
    if (now - this.#askedAt > ASKING.againMs) this.#asked += 1;
    this.#askedAt = now;
    this.#say(text);
  }

  #say(text: 'here' | 'ping'): void {
    if (text === 'ping') this.pings++;
    if (text === 'here' || !this.isAnsweredForTheRoom) this.client.say({ t: text });
  }
}

/** All who are called answer. */
export function answer(pages: readonly Looking[]): void {
  while (pages.map(page => page.hears()).includes(true));
}

/** Lets time pass at a table with pages open, each of which does its part; the room may have to wake up for it. */
export async function passWith(
  stage: Stage,
  pages: readonly Looking[],
  ms: number,
  wakeUp: () => Promise<void> = async () => {},
): Promise<void> {
  const end = stage.now + ms;
  for (;;) {
    answer(pages);
    const next = Math.min(...pages.map(({ due }) => due));
    if (next > end) break;
    stage.pass(Math.max(0, next - stage.now));
    answer(pages);
    if (pages.some(({ due, isHeard }) => isHeard && due <= stage.now)) await wakeUp();
    for (const page of pages) {
      page.speaks();
      answer(pages);
    }
  }
  stage.pass(end - stage.now);
  answer(pages);
}
