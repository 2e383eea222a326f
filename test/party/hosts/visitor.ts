import WebSocket from 'ws';
import {
  ASKING,
  type Down,
  type GameLook,
  type MadeTable,
  type NewTable,
  PROTOCOL,
  parseDown,
  type RoomView,
  type You,
} from '../../../party/protocol.ts';
import { unveiled } from '../../../party/veil.ts';
import { anyMove } from '../play.ts';
import { asAPage } from '../say.ts';

type DownOf<T extends Down['t']> = Extract<Down, { readonly t: T }>;
type Waiting = { readonly check: () => boolean; readonly done: () => void };

const PATIENCE_MS = 15_000;

export async function post(address: string, wanted: unknown): Promise<Response> {
  return fetch(`http://${address}/api/tables`, { method: 'POST', body: JSON.stringify(wanted) });
}

export async function makeTable(address: string, more: Partial<NewTable> = {}): Promise<MadeTable> {
  const response = await post(address, { game: 'king', options: {}, settings: {}, name: 'Ann', ...more });
  if (response.status !== 201) throw new Error(`no table: ${response.status}`);
  const made: unknown = await response.json();
  if (!isMade(made)) throw new Error(`no table: ${JSON.stringify(made)}`);
  return made;
}

const isMade = (raw: unknown): raw is MadeTable =>
  typeof raw === 'object' && raw !== null && 'code' in raw && 'pass' in raw;

/** A real socket, with everything that came over it. */
export class Visitor {
  readonly frames: string[] = [];
  readonly heard: Down[] = [];
  look: GameLook | null = null;
  room: RoomView | null = null;
  you: You | null = null;
  pass: string | null;
  #isDone: (visitor: Visitor) => boolean = () => true;
  closed: number | null = null;
  /** Whether it says that it is here when it is called, as pages do. */
  answers = false;
  readonly #socket: WebSocket;
  #waiting: Waiting[] = [];
  #ids = 0;
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(address: string, code: string, pass: string | null = null, headers: Record<string, string> = {}) {
    this.pass = pass;
    this.#socket = new WebSocket(`ws://${address}/parties/main/${code}`, { headers });
    this.#socket.on('message', data => this.#hear(String(data)));
    this.#socket.on('close', closed => {
      this.closed = closed;
      this.#wake();
    });
    this.#socket.on('open', () => this.#wake());
    this.#socket.on('error', () => {});
  }

  /** Connected and greeted. */
  static async come(address: string, code: string, pass: string | null = null): Promise<Visitor> {
    const visitor = await Visitor.connect(address, code, pass);
    visitor.say({ t: 'hello', protocol: PROTOCOL, pass });
    await visitor.until(() => visitor.you !== null);
    return visitor;
  }

  static async connect(address: string, code: string, pass: string | null = null): Promise<Visitor> {
    const visitor = new Visitor(address, code, pass);
    await visitor.until(() => visitor.isOpen);
    return visitor;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(message: string | Uint8Array | object): void {
    this.#socket.send(typeof message === 'string' || message instanceof Uint8Array ? message : JSON.stringify(message));
  }

  /** Sends what needs an answer, as a page would; tells the refusal. */
  async ask(message: object, id = `${this.#name}-${++this.#ids}`): Promise<string | null> {
    const from = this.heard.length;
    const answer = () => this.heard.slice(from).find(down => down.t === 'answer' && down.id === id);
    this.say({ ...asAPage(message, this.room), id });
    await this.until(() => answer() !== undefined);
    const down = answer();
    return down?.t === 'answer' ? down.refused : 'unanswered';
  }

  /** Waits for what should happen, and no longer. */
  async until(check: () => boolean, patienceMs = PATIENCE_MS): Promise<void> {
    if (check()) return;
    await new Promise<void>((done, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`waited in vain for ${check}; the last frames: ${this.frames.slice(-3).join('\n')}`)),
        patienceMs,
      );
      this.#waiting.push({
        check,
        done: () => {
          clearTimeout(timer);
          done();
        },
      });
    });
  }

  all<T extends Down['t']>(t: T): readonly DownOf<T>[] {
    return this.heard.filter((down): down is DownOf<T> => down.t === t);
  }

  /** The reason that was said before the socket was closed. */
  async bye(): Promise<string> {
    await this.until(() => this.all('bye').length > 0);
    return this.all('bye').at(-1)?.why ?? 'none';
  }

  /** Says that it is here as often as a page where things happen, until it looks away. */
  looks(): () => void {
    this.answers = true;
    let timer: NodeJS.Timeout | undefined;
    const asks = (inMs: number) => {
      this.say({ t: 'here' });
      timer = setTimeout(() => asks(ASKING.everyMs - inMs), inMs);
    };
    asks(ASKING.againMs);
    return () => clearTimeout(timer);
  }

  /** Cuts the line without saying so. */
  cut(): void {
    this.#socket.terminate();
  }

  leave(): void {
    this.#socket.close();
  }

  /** Plays whatever is allowed as soon as it is asked, until the table is where it should be. */
  playsUntil(isDone: (visitor: Visitor) => boolean): void {
    this.#isDone = isDone;
  }

  /** Sends an allowed move if one is asked for. */
  playOnce(): void {
    const { look } = this;
    if (look?.game !== 'king' || look.ask === null || look.outcome !== null) return;
    const { nth, turn } = look;
    this.say({ t: 'move', id: `${nth}-${turn}`, nth, turn, move: anyMove(look.ask) });
  }

  #hear(text: string): void {
    const down = parseDown(text);
    if (down === null) throw new Error(`heard ${text}`);
    this.frames.push(unveiled(text));
    this.heard.push(down);
    if (down.t === 'welcome' || down.t === 'look') {
      this.look = down.look;
      if (!this.#isDone(this)) this.playOnce();
    }
    if (down.t === 'call' && this.answers) this.say({ t: 'here' });
    if (down.t === 'welcome' || down.t === 'room') this.room = down.room;
    if (down.t === 'welcome' || down.t === 'seated') this.you = down.you;
    if (down.t === 'seated' && down.pass !== null) this.pass = down.pass;
    this.#wake();
  }

  #wake(): void {
    const ready = this.#waiting.filter(({ check }) => check());
    this.#waiting = this.#waiting.filter(waiting => !ready.includes(waiting));
    for (const { done } of ready) done();
  }
}
