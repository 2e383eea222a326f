import type { Ending } from '../../party/effects.ts';
import { type Down, type GameLook, PROTOCOL, parseDown, type RoomView, type You } from '../../party/protocol.ts';
import { asAPage } from './say.ts';
import type { Stage } from './stage.ts';

/** One frame as it went over the wire, and when. */
export type Frame = { readonly at: number; readonly text: string };
type DownOf<T extends Down['t']> = Extract<Down, { readonly t: T }>;

/** A page at the other end of a socket: it says what it is told to, and keeps what it hears. */
export class Client {
  readonly frames: Frame[] = [];
  closed: Ending | null = null;
  readonly #heard: Down[] = [];
  #look: GameLook | null = null;
  #room: RoomView | null = null;
  #you: You | null = null;
  #ids = 0;

  constructor(
    readonly stage: Stage,
    readonly key: string,
  ) {}

  /** Sends text as it is, or a message. */
  say(message: string | null | object): this {
    const text = message === null || typeof message === 'string' ? message : JSON.stringify(message);
    this.stage.happen({ on: 'message', socket: this.key, text });
    return this;
  }

  hello(pass: string | null = null): this {
    return this.say({ t: 'hello', protocol: PROTOCOL, pass });
  }

  /** Sends what needs an answer, as a page would, under a fresh id; tells the refusal. */
  ask(message: object, id = `${this.key}-${++this.#ids}`): string | null {
    const before = this.#heard.length;
    this.say({ ...asAPage(message, this.#room), id });
    const answer = this.#heard.slice(before).find(down => down.t === 'answer' && down.id === id);
    if (answer?.t !== 'answer') throw new Error(`no answer to ${JSON.stringify(message)}`);
    return answer.refused;
  }

  /** The same for what has to be done: a refusal is a mistake of the test. */
  insist(message: object): void {
    const refused = this.ask(message);
    if (refused !== null) throw new Error(`${JSON.stringify(message)}: ${refused}`);
  }

  sit(name: string, seat: number | null = null): string | null {
    return this.ask({ t: 'sit', seat, name });
  }

  /** Answers what the newest look asks for. */
  move(move: unknown, more: object = {}): string | null {
    const { nth, turn } = this.look;
    return this.ask({ t: 'move', nth, turn, move, ...more });
  }

  hear(frame: Frame): void {
    this.frames.push(frame);
    const down = parseDown(frame.text);
    if (down === null) throw new Error(`${this.key} heard ${frame.text}`);
    this.#heard.push(down);
    if (down.t === 'welcome' || down.t === 'look') this.#look = down.look;
    if (down.t === 'welcome' || down.t === 'room') this.#room = down.room;
    if (down.t === 'welcome' || down.t === 'seated') this.#you = down.you;
  }

  heard(): readonly Down[] {
    return this.#heard;
  }

  all<T extends Down['t']>(t: T): readonly DownOf<T>[] {
    return this.#heard.filter((down): down is DownOf<T> => down.t === t);
  }

  last<T extends Down['t']>(t: T): DownOf<T> {
    return must(this.all(t).at(-1), `${this.key} has heard no ${t}`);
  }

  get look(): GameLook {
    return must(this.#look, `${this.key} sees no game`);
  }

  get room(): RoomView {
    return must(this.#room, `${this.key} has heard of no room`);
  }

  get you(): You {
    return must(this.#you, `${this.key} has not been welcomed`);
  }

  get pass(): string {
    const passes = this.all('seated').flatMap(({ pass }) => pass ?? []);
    return must(passes.at(-1), `${this.key} was given no pass`);
  }

  leave(): void {
    this.stage.drop(this.key);
    this.stage.happen({ on: 'close', socket: this.key });
  }
}

/** What has to be there; its lack is a mistake of the test. */
export function must<T>(value: T | null | undefined, why: string): T {
  if (value === null || value === undefined) throw new Error(why);
  return value;
}
