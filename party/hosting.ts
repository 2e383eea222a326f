import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { configure } from './config.ts';
import { type Connection, Connections, cut, dismiss, keyOf } from './connections.ts';
import type { ClubNews, Effect, Happening, Row } from './effects.ts';
import { type ClubOrder, Order } from './orders.ts';
import { type PictureRequest, pictures } from './pictures/http.ts';
import { report } from './report.ts';
import { Room } from './room.ts';
import { personOf } from './seating.ts';
import { bytesKey, load, type Rows } from './storage.ts';
import { frameOf } from './veil.ts';
import type { Uploaded } from './wrapping.ts';

/** What is needed of a platform that hosts rooms. */
export type Platform = {
  readonly storage: Rows & {
    put(rows: Record<string, Row>): Promise<void>;
    delete(keys: string[]): Promise<unknown>;
    deleteAll(): Promise<void>;
    getAlarm(): Promise<number | null>;
    setAlarm(at: number): Promise<void>;
    deleteAlarm(): Promise<void>;
  };
  /** The variables of the deployment, with whatever else the platform hands over. */
  readonly env: unknown;
  connections(): Iterable<Connection>;
  /** Sends an order to the room of a club. */
  club?(order: ClubOrder): Promise<unknown>;
  /** Lets nothing else happen in this room meanwhile. */
  blockConcurrencyWhile(work: () => Promise<void>): Promise<void>;
};

/** Runs one room on a platform: callbacks become happenings, effects become storage, alarm and frames. */
export class Hosting {
  readonly #platform: Platform;
  #room: Room | null = null;
  #made = false;
  /** Whether the storage could not be read: what there is here is not known. */
  #isUnread = false;
  readonly #connections = new Connections();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Whether a table was made here, or may have been. */
  get isMade(): boolean {
    return this.#made || this.#isUnread;
  }

  /** Wakes the room up from what is written down. Not all platforms wait for this by themselves. */
  wake(): Promise<void> {
    return this.#platform.blockConcurrencyWhile(async () => {
      const { storage, env } = this.#platform;
      this.#isUnread = false;
      try {
        const configured = configure(env);
        if (!configured.ok) throw new Error('misconfigured');
        const { paceMs } = configured.config;
        this.#isUnread = true;
        const saved = await load(storage);
        const due = saved?.due ?? null;
        const set = await storage.getAlarm();
        this.#isUnread = false;
        // PartyKit's own server loses alarms when it is started anew.
        if (due !== null && (set === null || set > due)) await storage.setAlarm(Math.max(due, Date.now()));
        const sockets = this.#connections.takeUp(this.#platform.connections());
        this.#room = new Room({ saved, sockets, draw, paceMs, now: Date.now() });
        this.#made = saved !== null;
        if (saved !== null) console.log(JSON.stringify({ what: 'woke', moves: saved.game?.log.length ?? 0 }));
        // Whoever has slept with open lines has told it before.
        const news = sockets.length === 0 ? this.#room.news : null;
        if (news !== null) this.#tellClub(news);
      } catch (error) {
        this.#room = null;
        // What makes no sense will make none the next time either.
        if (error instanceof v.ValiError) this.#isUnread = false;
        report(error);
      }
    });
  }

  /** What could not be read before may be there now. */
  async #readAgain(): Promise<void> {
    if (this.#isUnread) await this.wake();
  }

  connect(connection: Connection): void {
    if (this.#room === null) {
      // Where nothing could be read the page comes back by itself, to whatever can be read by then.
      if (this.#isUnread) cut(connection);
      else dismiss(connection, 'gone');
      void this.#readAgain();
      return;
    }
    const socket = bytesToHex(draw(12));
    this.#connections.add(socket, connection, () => this.#happen({ on: 'noHello', socket }));
    this.#happen({ on: 'connect', socket });
  }

  message(connection: Connection, message: unknown): void {
    const socket = keyOf(connection);
    if (socket === undefined) return;
    this.#happen({ on: 'message', socket, text: typeof message === 'string' ? message : null });
  }

  closed(connection: Connection): void {
    const socket = this.#connections.closed(connection);
    if (socket !== null) this.#happen({ on: 'close', socket });
  }

  async alarm(): Promise<void> {
    await this.#readAgain();
    // Platforms ring again when that failed: without an alarm a table would be kept for ever.
    if (this.#isUnread) throw new Error('nothing could be read');
    this.#happen({ on: 'alarm' });
  }

  /** Takes and shows pictures. */
  async pictures(request: PictureRequest): Promise<Response> {
    await this.#readAgain();
    return pictures(request, this.#desk);
  }

  readonly #desk = {
    knows: (pass: string) => this.#room?.knows(personOf(pass), Date.now()) === true,
    take: (pass: string, bytes: Uint8Array) => {
      let uploaded: Uploaded | null = null;
      this.#try(room => {
        const received = room.upload(personOf(pass), bytes, Date.now());
        uploaded = received?.uploaded ?? null;
        return received?.effects ?? [];
      });
      return uploaded;
    },
    show: async (pass: string | null, picture: string) => {
      const person = pass === null ? null : personOf(pass);
      if (this.#room?.shows(picture, person, Date.now()) !== true) return null;
      const bytes = await this.#platform.storage.get(bytesKey(picture));
      return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null;
    },
  };

  /** Makes the table, or tells of it. Only the entrance and clubs send requests here, never the outside. */
  async request(request: { text(): Promise<string> }): Promise<Response> {
    const order = v.parse(Order, JSON.parse(await request.text()));
    await this.#readAgain();
    if (order.do === 'show') return Response.json(this.#room?.door(Date.now()) ?? null);
    if (order.do === 'stand') return Response.json(this.#room?.standing(Date.now()) ?? null);
    const { code, club, wanted } = order;
    if (this.#room === null) return new Response(null, { status: 409 });
    const made = this.#room.make(code, wanted, Date.now(), club);
    if (!made.ok) {
      console.log(JSON.stringify({ what: 'refused', why: made.refused }));
      return Response.json({ refused: made.refused }, { status: made.refused === 'taken' ? 409 : 400 });
    }
    this.#perform(made.effects);
    // What was here before, and had expired, is forgotten among these.
    this.#made = true;
    return Response.json(made.table, { status: 201 });
  }

  /** A club that cannot be reached hears it when this room wakes up again. */
  #tellClub({ club, table, result }: ClubNews): void {
    this.#platform.club?.({ name: club, secret: null, asked: { on: 'ended', table, result } }).catch(report);
  }

  #happen(happening: Happening): void {
    this.#try(room => room.handle(happening, Date.now()));
  }

  #try(work: (room: Room) => readonly Effect[]): void {
    try {
      if (this.#room !== null) this.#perform(work(this.#room));
    } catch (error) {
      report(error);
      // What is in memory may be half changed: what is written down is whole. Who has not heard of it comes back.
      this.#room = null;
      for (const connection of this.#platform.connections()) cut(connection);
      void this.wake();
    }
  }

  #perform(effects: readonly Effect[]): void {
    const { storage } = this.#platform;
    for (const effect of effects) {
      switch (effect.do) {
        // The platform holds back what is sent until what was written before is safe, so nothing needs to wait here.
        case 'put':
          for (const rows of inHundreds(Object.entries(effect.rows))) void storage.put(Object.fromEntries(rows));
          break;
        case 'drop':
          for (const keys of inHundreds(effect.keys)) void storage.delete([...keys]);
          break;
        case 'forget':
          this.#made = false;
          void storage.deleteAll();
          void storage.deleteAlarm();
          break;
        case 'alarm':
          void storage.setAlarm(effect.at);
          break;
        case 'attach':
          this.#connections.attach(effect.to);
          break;
        case 'send':
          this.#connections.send(effect.to, frameOf(effect.message, draw));
          break;
        case 'close':
          this.#connections.close(effect.to, effect.why);
          break;
        case 'tick': {
          // Not for a room that has been read anew since: that has a pace of its own.
          const room = this.#room;
          setTimeout(() => room === this.#room && this.#happen({ on: 'tick' }), effect.inMs);
          break;
        }
        case 'tellClub':
          this.#tellClub(effect.news);
          break;
        case 'log':
          console.log(JSON.stringify(effect.line));
          break;
        case 'report':
          report(effect.failure);
      }
    }
  }
}

/** Platforms take so many keys at a time; what is written without a pause in between is written whole. */
const inHundreds = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / 100) }, (_, index) => items.slice(100 * index, 100 * (index + 1)));

const draw = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
