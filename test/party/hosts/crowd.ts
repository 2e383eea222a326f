import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { type GameLook, LIMITS, PROTOCOL, parseDown } from '../../../party/protocol.ts';
import { anyMove } from '../play.ts';
import type { Host } from './host.ts';
import { makeTable } from './visitor.ts';

const PATIENCE_MS = 60_000;

/** A page that keeps nothing but its newest look, so that many hundreds of them fit into one process. */
class Page {
  look: GameLook | null = null;
  pass: string | null = null;
  /** Whether each message that needed an answer was done. */
  done = 0;
  readonly refused: string[] = [];
  readonly #socket: WebSocket;
  readonly #said: number[] = [];
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#hear(String(data)));
    // Whoever waits is told so that he does not wait in vain.
    socket.on('close', () => this.#wake());
  }

  static async come(address: string, code: string, pass: string | null = null): Promise<Page> {
    const socket = new WebSocket(`ws://${address}/parties/main/${code}`, { handshakeTimeout: PATIENCE_MS });
    const page = new Page(socket);
    await once(socket, 'open');
    page.say({ t: 'hello', protocol: PROTOCOL, pass });
    page.pass = pass;
    return page;
  }

  say(message: object): void {
    this.#said.push(performance.now());
    this.#socket.send(JSON.stringify(message));
  }

  async ask(message: object): Promise<void> {
    const before = this.done;
    this.say({ ...message, id: `a${this.#said.length}` });
    await this.until(() => this.done > before);
  }

  /** The room closes a socket that sends too much within a time: until then whoever is quick has to wait. */
  async mayTalk(): Promise<void> {
    const first = this.#said.at(4 - LIMITS.messages) ?? Number.NEGATIVE_INFINITY;
    const wait = first + LIMITS.messagesWithinMs + 100 - performance.now();
    if (wait > 0) await sleep(wait);
  }

  async until(check: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!check()) {
      if (this.refused.length > 0) throw new Error(`refused: ${this.refused}`);
      if (this.#socket.readyState !== WebSocket.OPEN) throw new Error('the line was lost');
      if (performance.now() > end) throw new Error(`waited in vain for ${check}`);
      await new Promise<void>(heard => {
        const timer = setTimeout(heard, PATIENCE_MS);
        this.#waiting.push(() => {
          clearTimeout(timer);
          heard();
        });
      });
    }
  }

  cut(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    const down = parseDown(text);
    if (down?.t === 'welcome' || down?.t === 'look') this.look = down.look;
    if (down?.t === 'seated') this.pass = down.pass ?? this.pass;
    if (down?.t === 'answer' && down.refused === null) this.done++;
    if (down?.t === 'answer' && down.refused !== null) this.refused.push(down.refused);
    if (down?.t === 'bye') this.refused.push(down.why);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const heard of waiting) heard();
  }
}

/** Four people at King, and perhaps watchers, who play as fast as the room lets them. */
export class BusyTable {
  readonly code: string;
  /** Moves that were acknowledged. */
  moves = 0;
  readonly #address: string;
  readonly #seats: readonly Page[];
  readonly #all: readonly Page[];

  private constructor(address: string, code: string, seats: readonly Page[], watchers: readonly Page[]) {
    this.#address = address;
    this.code = code;
    this.#seats = seats;
    this.#all = [...seats, ...watchers];
  }

  static async at(address: string, watchers = 0): Promise<BusyTable> {
    const { code, pass } = await makeTable(address);
    const host = await Page.come(address, code, pass);
    const seats = [host];
    for (const name of ['Bea', 'Cleo', 'Dan']) {
      const guest = await Page.come(address, code);
      await guest.ask({ t: 'sit', seat: null, name });
      seats.push(guest);
    }
    const others: Page[] = [];
    while (others.length < watchers) others.push(await Page.come(address, code));
    await host.ask({ t: 'start', nth: 1 });
    const table = new BusyTable(address, code, seats, others);
    await table.#allSee(look => look !== null);
    return table;
  }

  get sockets(): number {
    return this.#all.length;
  }

  /** One move; the milliseconds until the last socket has seen what came of it, or null when the game is over. */
  async move(): Promise<number | null> {
    const page = this.#seats.find(({ look }) => look?.ask != null);
    const look = page?.look;
    if (page === undefined || look?.game !== 'king' || look.ask === null) return null;
    await page.mayTalk();
    const { nth, turn, ask } = look;
    const began = performance.now();
    await Promise.all([
      page.ask({ t: 'move', nth, turn, move: anyMove(ask) }),
      this.#allSee(other => (other?.turn ?? 0) > turn),
    ]);
    this.moves++;
    return performance.now() - began;
  }

  /** Whether the table still is where it was left: all of its people come back and see the decision that they saw. */
  async isWhole(): Promise<boolean> {
    const seen = this.#seats.map(({ look }) => look?.turn);
    const back = await Promise.all(this.#seats.map(({ pass }) => Page.come(this.#address, this.code, pass)));
    for (const page of back) await page.until(() => page.look !== null);
    const now = back.map(({ look }) => look?.turn);
    for (const page of back) page.cut();
    return JSON.stringify(now) === JSON.stringify(seen);
  }

  cut(): void {
    for (const page of this.#all) page.cut();
  }

  async #allSee(check: (look: GameLook | null) => boolean): Promise<void> {
    await Promise.all(this.#all.map(page => page.until(() => check(page.look))));
  }
}

/** Kills the host without warning: what was acknowledged is written down, and all come back to what they saw. */
export async function lostNothing(host: Host, tables: readonly BusyTable[]) {
  await host.kill();
  for (const table of tables) table.cut();
  const before = host.log.length;
  await host.restart();
  let whole = 0;
  for (const table of tables) if (await table.isWhole()) whole++;
  const acknowledged = tables.reduce((sum, { moves }) => sum + moves, 0);
  return { acknowledged, lost: acknowledged - movesWritten(host.log.slice(before)), whole };
}

/** How many moves are written down, by what the rooms said since when they woke up. */
const movesWritten = (log: string): number =>
  [...log.matchAll(/"what":"woke","moves":(\d+)/g)].reduce((sum, [, moves]) => sum + Number(moves), 0);
