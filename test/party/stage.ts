import { chanceFromText } from '../../engine/chance.ts';
import { type OnShelf, SHELF } from '../../engine/shelf.ts';
import type { Standing } from '../../party/club/answers.ts';
import type { Attachment, ClubNews, Effect, Happening, LogLine, Row } from '../../party/effects.ts';
import type { MadeTable } from '../../party/protocol.ts';
import { type Made, Room } from '../../party/room.ts';
import { personOf } from '../../party/seating.ts';
import { bytesKey, load, type Saved } from '../../party/storage.ts';
import type { Uploaded } from '../../party/wrapping.ts';
import { bytesFrom } from './bytes.ts';
import { Client, must } from './client.ts';

export type { Client, Frame } from './client.ts';

export type Setting = {
  readonly seed?: string;
  readonly paceMs?: number;
  readonly shelf?: readonly OnShelf[];
};

/** A room with a platform made of nothing: a clock that is wound by hand, rows in a map, sockets in another. */
export class Stage {
  now = 1_800_000_000_000;
  readonly rows = new Map<string, string>();
  /** Rows that are no JSON: pictures. */
  readonly bytes = new Map<string, Uint8Array>();
  readonly written: string[] = [];
  readonly effects: Effect[][] = [];
  readonly log: LogLine[] = [];
  /** Mistakes of ours. */
  readonly reported: unknown[] = [];
  /** What the club of this table was told. */
  readonly toldClub: ClubNews[] = [];
  alarmAt: number | null = null;
  alarmsSet = 0;
  /** Rows that were read to wake up. */
  rowsRead = 0;
  readonly #sockets = new Map<string, { client: Client; attachment: Attachment | null }>();
  #ticks: number[] = [];
  #room: Room;
  #clients = 0;
  readonly #setting: Setting;
  readonly #draw: (bytes: number) => Uint8Array;

  constructor(setting: Setting = {}) {
    this.#setting = setting;
    const draws = chanceFromText(setting.seed ?? 'stage').stream('bytes');
    this.#draw = bytesFrom(draws);
    this.#room = new Room({ ...this.#waking(), saved: null, sockets: [] });
  }

  make(wanted: unknown, code = 'bafor-dugol-mitaz', club: string | null = null): Made {
    const made = this.#room.make(code, wanted, this.now, club);
    if (made.ok) this.#perform(made.effects);
    return made;
  }

  /** A table whose making cannot fail, and the pass of its host. */
  made({ game = 'king', options = {}, settings = {}, name = 'Ann', club = null }: Partial<Wanted> = {}): MadeTable {
    const made = this.make({ game, options, settings, name }, undefined, club);
    if (!made.ok) throw new Error(made.refused);
    return made.table;
  }

  connect(): Client {
    const client = new Client(this, `socket${++this.#clients}`);
    this.#sockets.set(client.key, {
      client,
      attachment: { key: client.key, hello: false, person: null, answers: false },
    });
    this.happen({ on: 'connect', socket: client.key });
    return client;
  }

  /** Connected and greeted. */
  come(pass: string | null = null): Client {
    return this.connect().hello(pass);
  }

  /** Somebody new takes a seat. */
  guest(name: string, seat: number | null = null): Client {
    const client = this.come();
    const refused = client.sit(name, seat);
    if (refused !== null) throw new Error(refused);
    return client;
  }

  happen(happening: Happening): void {
    this.#perform(this.#room.handle(happening, this.now));
  }

  /** How the table stands, as its club is told. */
  get standing(): Standing | null {
    return this.#room.standing(this.now);
  }

  get news(): ClubNews | null {
    return this.#room.news;
  }

  knows(pass: string): boolean {
    return this.#room.knows(personOf(pass), this.now);
  }

  /** Somebody sends a picture; null when nobody knows him. */
  upload(pass: string, bytes: Uint8Array): Uploaded | null {
    const received = this.#room.upload(personOf(pass), bytes, this.now);
    if (received !== null) this.#perform(received.effects);
    return received?.uploaded ?? null;
  }

  /** What somebody, or with null anybody, is given when he asks for a picture. */
  picture(picture: string, pass: string | null = null): Uint8Array | null {
    if (!this.#room.shows(picture, pass === null ? null : personOf(pass), this.now)) return null;
    return must(this.bytes.get(bytesKey(picture)), `picture ${picture} is not there`);
  }

  /** Lets time pass; what is due on the way happens at its time. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = Math.min(...this.#ticks, this.alarmAt ?? Number.POSITIVE_INFINITY);
      if (next > end) break;
      this.now = Math.max(this.now, next);
      if (this.alarmAt !== null && this.alarmAt <= this.now) {
        this.alarmAt = null;
        this.happen({ on: 'alarm' });
      } else {
        this.#ticks.splice(this.#ticks.indexOf(next), 1);
        this.happen({ on: 'tick' });
      }
    }
    this.now = end;
  }

  get isResting(): boolean {
    return this.#ticks.length === 0;
  }

  /** Hibernation: memory and timers are gone, sockets stay open. */
  async sleep(): Promise<void> {
    this.#ticks = [];
    const sockets = [...this.#sockets.values()].flatMap(({ attachment }) => attachment ?? []);
    this.#room = new Room({ ...this.#waking(), saved: await this.readBack(), sockets });
  }

  /** What a room is given to wake up from. */
  readBack(): Promise<Saved | null> {
    return load({
      get: async key => {
        this.rowsRead++;
        return parse(this.rows.get(key));
      },
      list: async ({ prefix, start = prefix }) => {
        const found = [...this.rows].filter(([key]) => key.startsWith(prefix) && key >= start).sort();
        this.rowsRead += Math.max(1, found.length);
        return new Map(found.map(([key, text]) => [key, parse(text)]));
      },
    });
  }

  /** Kill -9: the sockets are gone as well. */
  async kill(): Promise<void> {
    this.#sockets.clear();
    await this.sleep();
  }

  /** The socket is gone, but the room has not heard of it yet. */
  drop(key: string): void {
    this.#sockets.delete(key);
  }

  #waking() {
    const { paceMs = 0, shelf = SHELF } = this.#setting;
    return { draw: this.#draw, paceMs, shelf, now: this.now };
  }

  #perform(effects: readonly Effect[]): void {
    this.effects.push([...effects]);
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: Effect): void {
    switch (effect.do) {
      case 'put':
        for (const [key, row] of Object.entries(effect.rows)) this.#write(key, row);
        break;
      case 'drop':
        for (const key of effect.keys) {
          this.rows.delete(key);
          this.bytes.delete(key);
        }
        break;
      case 'forget':
        this.rows.clear();
        this.bytes.clear();
        this.alarmAt = null;
        break;
      case 'alarm':
        this.alarmAt = effect.at;
        this.alarmsSet++;
        break;
      case 'attach': {
        const socket = this.#sockets.get(effect.to.key);
        if (socket !== undefined) socket.attachment = effect.to;
        break;
      }
      case 'send':
        for (const key of effect.to) {
          this.#sockets.get(key)?.client.hear({ at: this.now, text: JSON.stringify(effect.message) });
        }
        break;
      case 'close': {
        const socket = this.#sockets.get(effect.to);
        if (socket === undefined) break;
        socket.client.closed = effect.why;
        if (effect.why !== 'silent')
          socket.client.hear({ at: this.now, text: JSON.stringify({ t: 'bye', why: effect.why }) });
        this.#sockets.delete(effect.to);
        break;
      }
      case 'tick':
        this.#ticks.push(this.now + effect.inMs);
        break;
      case 'tellClub':
        this.toldClub.push(effect.news);
        break;
      case 'log':
        this.log.push(effect.line);
        break;
      case 'report':
        this.reported.push(effect.failure);
    }
  }

  #write(key: string, row: Row): void {
    this.written.push(key);
    if (row instanceof Uint8Array) this.bytes.set(key, row);
    else this.rows.set(key, JSON.stringify(row));
  }
}

type Wanted = {
  readonly game: string;
  readonly options: object;
  readonly settings: object;
  readonly name: string | null;
  readonly club: string | null;
};

const parse = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
