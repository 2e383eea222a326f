import { chanceFromText, pick } from '../../engine/chance.ts';
import type { Draws } from '../../engine/game.ts';
import type { Happening } from '../../party/effects.ts';
import { parcel, readable, wrap } from './gifts.ts';
import { png } from './images.ts';
import { Looking, passWith } from './looking.ts';
import { type Client, Stage } from './stage.ts';
import { think } from './think.ts';

export const PLAYED = ['king', 'kings-dice', 'fourth-king'] as const;
export type Played = (typeof PLAYED)[number];

/** What one whole game has cost the platform, from making the table to its end, by the platform's own units. */
export type Cost = {
  readonly moves: number;
  readonly minutes: number;
  /** Over HTTP: the table, its preview in a messenger, and pictures both ways. */
  readonly requests: number;
  /** The front page, and everybody's page of the table. */
  readonly pages: number;
  readonly connections: number;
  /** From pages: what people do, and that they are here. */
  readonly messages: number;
  readonly alarms: number;
  /** How often the room had to be read back. */
  readonly wakes: number;
  /** Setting the alarm and deleting a row are written rows as well. */
  readonly rowsWritten: number;
  readonly rowsRead: number;
  /** Rows that are there when it is over, until the table expires. */
  readonly rowsKept: number;
  readonly bytesKept: number;
  /** Text of messages to all sockets, uncompressed, and pictures. */
  readonly bytesOut: number;
};

/** A room sleeps after so long without a happening. */
const ASLEEP_AFTER_MS = 10_000;
/** Rows that a host reads besides the room's own to wake up: the alarm, and partyserver's name. */
const HOST_READS = 2;
/** partyserver writes the room's name down once. */
const HOST_ROWS = 1;
/** Every so often the room really wakes up from what it reads. */
const REALLY_EVERY = 10;
/** A photograph as the page makes it small. */
const PICTURE_BYTES = 60_000;
/** How many moves come between two lost lines. */
const LINE_LOST_EVERY = 60;

/** Somebody who looks at his page, on whichever line he has. */
type Guest = { readonly page: Looking; readonly pass: string };

/** The stage, and how often its room was roused. */
class Metered extends Stage {
  readonly happened = { connect: 0, message: 0, close: 0, noHello: 0, tick: 0, alarm: 0 };
  #last = 0;

  override happen(happening: Happening): void {
    this.happened[happening.on]++;
    this.#last = this.now;
    super.happen(happening);
  }

  get isAsleep(): boolean {
    return this.isResting && this.now >= this.#last + ASLEEP_AFTER_MS;
  }
}

/** An evening at one table: people who think, phones that lose the line, a room that sleeps in between. */
class Evening {
  readonly stage: Metered;
  readonly #draws: Draws;
  readonly #guests: Guest[];
  readonly #began: number;
  readonly #fetched = new Set<string>();
  readonly #count = { moves: 0, wakes: 0, requests: 2, pictureBytes: 0 };

  /** The first of these people makes the table. */
  constructor(game: Played, seed: string, [host = 'Ann', ...others]: readonly string[]) {
    this.stage = new Metered({ seed });
    this.#draws = chanceFromText(seed).stream('evening');
    this.#began = this.stage.now;
    const { pass } = this.stage.made({ game, name: host });
    this.#guests = [{ page: new Looking(this.stage.come(pass)), pass }];
    for (const name of others) {
      const client = this.stage.guest(name);
      this.#guests.push({ page: new Looking(client), pass: client.pass });
    }
  }

  get host(): Client {
    return this.#pages[0] ?? fail('nobody has made the table');
  }

  get #pages(): readonly Client[] {
    return this.#guests.map(({ page }) => page.client);
  }

  /** Everybody but King Bob wraps something with a picture. */
  async wrapAll(): Promise<void> {
    for (const [index, { page, pass }] of this.#guests.slice(1).entries()) {
      await this.#think();
      this.#count.requests++;
      const uploaded = this.stage.upload(pass, png({ bytes: PICTURE_BYTES, fill: index + 3 }));
      if (uploaded === null || 'refused' in uploaded) throw new Error('the picture was not taken');
      const { picture } = uploaded;
      wrap(page.client, parcel(`Something for guest ${index}`, { tag: 'For a king', note: 'With love', picture }));
    }
  }

  /** Plays until nobody is asked any more. */
  async play(): Promise<void> {
    this.host.insist({ t: 'start' });
    for (;;) {
      const able = this.#pages.filter(({ look, you }) => look.awaited.some(seat => seat === you.seat));
      if (able.length === 0) break;
      const client = pick(able, this.#draws);
      await this.#think();
      const { look, you } = client;
      must(client.move(think(look, you.seat ?? 0, this.#draws, 'player')));
      this.#fetchPictures();
      if (++this.#count.moves % LINE_LOST_EVERY === 0) await this.#loseLine(pick(this.#guests, this.#draws));
    }
    if (this.host.look.outcome === null) fail('nobody is awaited, but it is not over');
  }

  /** All go home, and the table is forgotten when its time has come. */
  async end(): Promise<Cost> {
    this.host.insist({ t: 'record' });
    this.#fetchPictures();
    const { stage } = this;
    const minutes = Math.round((stage.now - this.#began) / 60_000);
    for (const page of this.#pages) page.leave();
    const kept = [...stage.rows, ...stage.bytes];
    stage.pass(25 * 3_600_000);
    if (stage.rows.size > 0) throw new Error('the table is not forgotten');
    const { moves, wakes, requests, pictureBytes } = this.#count;
    const effects = stage.effects.flat();
    const dropped = effects.map(effect => (effect.do === 'drop' ? effect.keys.length : 0));
    const sent = effects.map(effect => (effect.do === 'send' ? effect.to.length * bytesOf(effect.message) : 0));
    return {
      moves,
      minutes,
      requests,
      pages: 1 + this.#guests.length,
      connections: stage.happened.connect,
      messages: stage.happened.message + sum(this.#guests.map(({ page }) => page.pings)),
      alarms: stage.happened.alarm,
      wakes: wakes + stage.happened.alarm,
      rowsWritten: stage.written.length + stage.alarmsSet + sum(dropped) + HOST_ROWS,
      rowsRead: stage.rowsRead + (wakes + stage.happened.alarm) * HOST_READS + this.#fetched.size,
      rowsKept: kept.length,
      bytesKept: sum(kept.map(([key, row]) => key.length + Buffer.byteLength(row))),
      bytesOut: sum(sent) + pictureBytes,
    };
  }

  /** Two decisions of three are made within seconds, the third takes its time. */
  async #think(): Promise<void> {
    const ms = this.#draws.below(3) < 2 ? 2000 + this.#draws.below(6000) : 8000 + this.#draws.below(22_000);
    await this.#wait(ms);
  }

  async #wait(ms: number): Promise<void> {
    const pages = this.#guests.map(({ page }) => page);
    await passWith(this.stage, pages, ms, this.#wakeUp);
    await this.#wakeUp();
  }

  readonly #wakeUp = async (): Promise<void> => {
    if (!this.stage.isAsleep) return;
    // What it reads is the same each time, what it does with it takes long.
    if (this.#count.wakes++ % REALLY_EVERY === 0) await this.stage.sleep();
    else await this.stage.readBack();
  };

  async #loseLine(guest: Guest): Promise<void> {
    guest.page.isDead = true;
    guest.page.client.leave();
    await this.#wait(3000 + this.#draws.below(5000));
    guest.page.comesBackOn(this.stage.come(guest.pass));
  }

  /** Every person's page fetches each picture once that it may see. */
  #fetchPictures(): void {
    for (const { page, pass } of this.#guests) {
      for (const { inside } of readable(page.client)) {
        const picture = inside?.picture ?? null;
        if (picture === null || this.#fetched.has(`${pass} ${picture}`)) continue;
        this.#fetched.add(`${pass} ${picture}`);
        this.#count.requests++;
        this.#count.pictureBytes += this.stage.picture(picture)?.length ?? 0;
      }
    }
  }
}

/** How many games the cost is the mean of: some are over sooner than others. */
const GAMES = { king: 1, 'kings-dice': 25, 'fourth-king': 5 } as const satisfies Record<Played, number>;

/** What a game costs: ten hands of King among four, dice among four, gifts with pictures among eight and King Bob. */
export async function costOf(game: Played): Promise<Cost> {
  const costs: Cost[] = [];
  for (let nth = 0; nth < GAMES[game]; nth++) costs.push(await costOfOne(game, `${game} ${nth}`));
  const mean = (count: (cost: Cost) => number) => Math.round(sum(costs.map(count)) / costs.length);
  return {
    moves: mean(({ moves }) => moves),
    minutes: mean(({ minutes }) => minutes),
    requests: mean(({ requests }) => requests),
    pages: mean(({ pages }) => pages),
    connections: mean(({ connections }) => connections),
    messages: mean(({ messages }) => messages),
    alarms: mean(({ alarms }) => alarms),
    wakes: mean(({ wakes }) => wakes),
    rowsWritten: mean(({ rowsWritten }) => rowsWritten),
    rowsRead: mean(({ rowsRead }) => rowsRead),
    rowsKept: mean(({ rowsKept }) => rowsKept),
    bytesKept: mean(({ bytesKept }) => bytesKept),
    bytesOut: mean(({ bytesOut }) => bytesOut),
  };
}

async function costOfOne(game: Played, seed: string): Promise<Cost> {
  const evening = new Evening(game, seed, NAMES.slice(0, game === 'fourth-king' ? 9 : 4));
  if (game === 'fourth-king') await evening.wrapAll();
  await evening.play();
  if (game === 'fourth-king') evening.host.insist({ t: 'unwrapAll' });
  return evening.end();
}

const NAMES = ['Ann', 'Bea', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hal', 'Ida'];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const bytesOf = (message: object): number => Buffer.byteLength(JSON.stringify(message));

function must(refused: string | null): void {
  if (refused !== null) fail(refused);
}

function fail(why: string): never {
  throw new Error(why);
}
