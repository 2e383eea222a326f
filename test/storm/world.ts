import { chanceFromText } from '../../engine/chance.ts';
import { SHELF } from '../../engine/shelf.ts';
import type { Attachment, Effect, Happening, SocketKey } from '../../party/effects.ts';
import { LIMITS } from '../../party/protocol.ts';
import { Room } from '../../party/room.ts';
import { load, type Rows, type Saved } from '../../party/storage.ts';
import { bytesFrom } from '../party/bytes.ts';
import type { Tally } from './figures.ts';

/** Who listens at the near end of a line. */
export type Ear = { hear(text: string, line: Line): void; lost(line: Line): void };

/** A socket, with what is still under way in both directions; null stands for its end. */
export type Line = {
  readonly key: SocketKey;
  readonly ear: Ear;
  up: (string | null)[];
  down: (string | null)[];
  attachment: Attachment | null;
  /** Whether the platform holds it for open. */
  far: boolean;
  /** Whether anybody listens. */
  near: boolean;
  /** By when it must have said hello. */
  readonly helloBy: number;
};

/** How the room stops: the machine is gone with all lines, or only what it had in memory. */
export type Stop = 'kill' | 'evict';

/** Everything around a room that is not the room: rows, alarm, ticks and lines, all of which may fail it. */
export class World {
  now = 1_800_000_000_000;
  readonly rows = new Map<string, string>();
  lines: Line[] = [];
  alarmAt: number | null = null;
  ticks: number[] = [];
  /** How often the room did something of its own accord. */
  rings = 0;
  /** How often it has lost its memory. */
  stops = 0;
  readonly #tally: Tally;
  readonly #draw: (bytes: number) => Uint8Array;
  readonly #chooses: (count: number) => number;
  #room: Room | null = null;
  #keys = 0;
  #stop: Stop | null = null;

  constructor(seed: string, tally: Tally) {
    this.#tally = tally;
    const draws = chanceFromText(seed).stream('the room');
    this.#draw = bytesFrom(draws);
    const places = chanceFromText(seed).stream('where it stops');
    this.#chooses = count => places.below(count);
  }

  async make(wanted: unknown): Promise<string> {
    const made = (await this.#awake()).make('bafor-dugol-mitaz', wanted, this.now);
    if (!made.ok) throw new Error(made.refused);
    this.#carryOut(made.effects);
    return made.table.pass;
  }

  async dial(ear: Ear): Promise<Line> {
    const key = `line${++this.#keys}`;
    const line: Line = {
      key,
      ear,
      up: [],
      down: [],
      attachment: { key, hello: false, person: null, answers: false },
      far: true,
      near: true,
      helloBy: this.now + LIMITS.helloWithinMs,
    };
    this.lines = [...this.lines.filter(({ far, near, down }) => far || (near && down.length > 0)), line];
    await this.#happen({ on: 'connect', socket: key });
    return line;
  }

  /** Lines that the platform holds for open, though nobody is at the other end who has ever been there. */
  get dead(): readonly Line[] {
    return this.lines.filter(({ far, near, attachment }) => far && !near && attachment?.answers === true);
  }

  /** The next thing that was said on a line arrives at the room. */
  async up(line: Line): Promise<void> {
    const text = line.up.shift();
    if (text === undefined || !line.far) return;
    if (text === null) {
      line.far = false;
      await this.#happen({ on: 'close', socket: line.key });
    } else {
      this.#tally.add('messages');
      await this.#happen({ on: 'message', socket: line.key, text });
    }
  }

  /** The next thing that the room said arrives at the page. */
  down(line: Line): void {
    const text = line.down.shift();
    if (text === undefined || !line.near) return;
    if (text === null) {
      line.near = false;
      line.ear.lost(line);
    } else line.ear.hear(text, line);
  }

  /** Nobody listens any more. Of what was said some is still under way, the end of the line comes after it, or never. */
  die(line: Line, kept: number, isTold: boolean): void {
    const lost = line.up.length - kept + line.down.length;
    this.#tally.add('dropped', Math.max(0, lost));
    line.up = line.up.slice(0, kept);
    if (isTold) line.up.push(null);
    line.down = [];
    line.near = false;
  }

  /** What is due by now happens, ticks before alarms. */
  async ring(): Promise<void> {
    for (const { key, helloBy, far, attachment } of [...this.lines]) {
      if (far && attachment?.hello === false && helloBy <= this.now) await this.#happen({ on: 'noHello', socket: key });
    }
    for (let times = 0; ; times++) {
      if (times > 100) {
        this.#tally.fault('it rings without end');
        return;
      }
      const due = this.ticks.findIndex(at => at <= this.now);
      if (due >= 0) {
        this.ticks.splice(due, 1);
        await this.tick();
      } else if (this.alarmAt !== null && this.alarmAt <= this.now) await this.alarm();
      else return;
    }
  }

  async tick(): Promise<void> {
    this.rings++;
    await this.#happen({ on: 'tick' });
  }

  async alarm(): Promise<void> {
    this.rings++;
    this.alarmAt = null;
    await this.#happen({ on: 'alarm' });
  }

  /** Time goes by with everything happening when it is due. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const next = Math.min(...this.ticks, this.alarmAt ?? Number.POSITIVE_INFINITY);
      if (next > end || this.#tally.faults.length > 0) break;
      this.now = Math.max(this.now, next);
      await this.ring();
    }
    this.now = end;
  }

  /** Between two happenings all memory is lost; with a kill, all lines as well. */
  stop(how: Stop): void {
    this.#room = null;
    this.stops++;
    this.#tally.add('lostTicks', this.ticks.length);
    this.ticks = [];
    if (how === 'kill') for (const line of this.lines.filter(({ far }) => far)) this.#hangUp(line);
  }

  /** The room will stop in the middle of what it does next. */
  stopSoon(how: Stop): void {
    this.#stop = how;
  }

  saved(): Promise<Saved | null> {
    return load(this.#shelf);
  }

  readonly #shelf: Rows = {
    get: async key => parse(this.rows.get(key)),
    list: async ({ prefix, start = prefix }) =>
      new Map(
        [...this.rows]
          .filter(([key]) => key.startsWith(prefix) && key >= start)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, text]) => [key, parse(text)]),
      ),
  };

  async #awake(): Promise<Room> {
    if (this.#room !== null) return this.#room;
    this.#tally.add('wakings');
    const saved = await this.saved();
    const due = saved?.due ?? null;
    // As every host does it when it wakes a room.
    if (due !== null && (this.alarmAt === null || this.alarmAt > due)) this.alarmAt = Math.max(due, this.now);
    const sockets = this.lines.flatMap(({ far, attachment }) => (far && attachment !== null ? [attachment] : []));
    this.#room = new Room({ saved, sockets, draw: this.#draw, paceMs: 700, now: this.now, shelf: SHELF });
    return this.#room;
  }

  async #happen(happening: Happening): Promise<void> {
    const room = await this.#awake();
    this.#carryOut(room.handle(happening, this.now));
  }

  #carryOut(effects: readonly Effect[]): void {
    const how = this.#stop;
    const done = how === null ? effects.length : this.#chooses(effects.length + 1);
    for (const effect of effects.slice(0, done)) this.#do(effect);
    if (how === null) return;
    this.#stop = null;
    this.#tally.add('cutShort');
    this.stop(how);
    // What a page was to hear may not have been said: a host that has lost the thread cuts all lines.
    if (how === 'evict') for (const line of this.lines.filter(({ far }) => far)) this.#end(line);
  }

  #do(effect: Effect): void {
    switch (effect.do) {
      case 'put':
        for (const [key, row] of Object.entries(effect.rows)) this.rows.set(key, JSON.stringify(row));
        break;
      case 'drop':
        for (const key of effect.keys) this.rows.delete(key);
        break;
      case 'forget':
        this.rows.clear();
        this.alarmAt = null;
        break;
      case 'alarm':
        this.alarmAt = effect.at;
        break;
      case 'attach':
        for (const line of this.#at([effect.to.key])) line.attachment = effect.to;
        break;
      case 'send': {
        const text = JSON.stringify(effect.message);
        for (const line of this.#at(effect.to)) if (line.near) line.down.push(text);
        break;
      }
      case 'close':
        for (const line of this.#at([effect.to])) {
          if (effect.why === 'silent') this.#tally.add('silent');
          if (effect.why !== 'silent') line.down.push(JSON.stringify({ t: 'bye', why: effect.why }));
          this.#hangUp(line);
        }
        break;
      case 'tick':
        this.ticks.push(this.now + effect.inMs);
        break;
      case 'log':
        break;
      case 'report':
        throw effect.failure;
    }
  }

  #at(keys: readonly SocketKey[]): readonly Line[] {
    return this.lines.filter(({ far, key }) => far && keys.includes(key));
  }

  /** The room knows that it is over; the page will hear it. */
  #hangUp(line: Line): void {
    this.#tally.add('dropped', line.up.filter(text => text !== null).length);
    line.far = false;
    line.up = [];
    line.down.push(null);
  }

  /** The platform ends a line, and tells both sides. */
  #end(line: Line): void {
    line.down.push(null);
    line.up = [null];
  }
}

const parse = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
