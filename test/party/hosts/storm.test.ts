import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import type { Draws } from '../../../engine/game.ts';
import { verifyRecord } from '../../../engine/record.ts';
import { parcel } from '../gifts.ts';
import { think } from '../think.ts';
import { Host, KINDS, type Kind } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** A longer run: `STORM_KILLS=50 npx vitest run --project hosts test/party/hosts/storm.test.ts`. */
const KILLS = Number(process.env.STORM_KILLS ?? 3);
const SEED = process.env.STORM_SEED ?? (process.env.CI ? 'calm before' : Date.now().toString(36));
/** A socket may say a few more, but not many. */
const ENOUGH = 14;

/** What is played in the storm, and by how many. */
const GAMES = [
  { game: 'king', options: { length: 'quick' }, people: ['Bea', 'Cleo', 'Dan'], gifts: 0 },
  { game: 'kings-dice', options: { roundLimit: '20' }, people: ['Bea', 'Cleo'], gifts: 0 },
  { game: 'fourth-king', options: { bob: 'table', patience: '1' }, people: ['Bea', 'Cleo', 'Dan'], gifts: 3 },
] as const;
type Wanted = (typeof GAMES)[number];

type Counts = {
  games: number;
  kills: number;
  cuts: number;
  said: number;
  doubled: number;
  acknowledged: number;
  lost: number;
};

/** Somebody at the table, who plays by himself on whatever line he has. */
class Player {
  visitor: Visitor | null = null;
  pass: string;
  said = 0;
  readonly #draws: Draws;
  readonly #counts: Counts;
  readonly #moves = new Map<string, string>();
  readonly #acknowledged = new Set<string>();
  /** What has no answer yet: it goes again on the next line, as pages do it, before anything else is said. */
  #open: { readonly id: string; readonly nth: number; readonly turn: number; readonly text: string } | null = null;

  constructor(pass: string, draws: Draws, counts: Counts) {
    this.pass = pass;
    this.#draws = draws;
    this.#counts = counts;
  }

  async come(address: string, code: string): Promise<Visitor> {
    this.said = 0;
    const visitor = await Visitor.come(address, code, this.pass);
    this.visitor = visitor;
    visitor.playsUntil(() => this.#act(visitor));
    const { look } = visitor;
    if (this.#open !== null && look?.nth === this.#open.nth && look.turn === this.#open.turn)
      this.#say(this.#open.text);
    else this.#open = null;
    this.#act(visitor);
    return visitor;
  }

  /** The line is gone, with what was heard on it. */
  cut(): void {
    this.#hear();
    this.visitor?.cut();
  }

  /** What was said and acknowledged, as it should stand in the record. */
  get acknowledged(): readonly string[] {
    return [...this.#acknowledged].flatMap(id => this.#moves.get(id) ?? []);
  }

  /** All that may stand there. */
  get mayStand(): readonly string[] {
    return [...this.#moves.values()];
  }

  #hear(): void {
    for (const { id, refused } of this.visitor?.all('answer') ?? []) {
      if (refused === null) this.#acknowledged.add(id);
      if (id === this.#open?.id) this.#open = null;
    }
  }

  /** Says what is asked for, now and then twice. */
  #act({ look, you }: Visitor): boolean {
    this.#hear();
    const seat = you?.seat ?? null;
    if (this.#open !== null || seat === null || this.said >= ENOUGH) return true;
    if (look === null || look.ask === null || look.outcome !== null || !look.awaited.includes(seat)) return true;
    const { nth, turn } = look;
    const id = `${nth}-${turn}-${this.#moves.size}`;
    const move = think(look, seat, this.#draws);
    this.#open = { id, nth, turn, text: JSON.stringify({ t: 'move', id, nth, turn, move }) };
    this.#moves.set(id, JSON.stringify({ seat, move }));
    this.#say(this.#open.text);
    if (this.#draws.below(4) === 0) {
      this.#say(this.#open.text);
      this.#counts.doubled++;
    }
    return true;
  }

  #say(text: string): void {
    if (this.visitor?.isOpen !== true) return;
    this.visitor.say(text);
    this.said++;
    this.#counts.said++;
  }
}

/** One whole game, with kills in the middle of it for as long as some are left. */
async function play(host: Host, wanted: Wanted, kills: number, draws: Draws, counts: Counts): Promise<void> {
  const { code, pass } = await makeTable(host.address, { game: wanted.game, options: wanted.options });
  const players = [new Player(pass, draws, counts)];
  const starter = await Visitor.come(host.address, code, pass);
  await bring(starter, wanted.gifts);
  for (const name of wanted.people) {
    const guest = await Visitor.come(host.address, code);
    await guest.ask({ t: 'sit', seat: null, name });
    await guest.until(() => guest.pass !== null);
    await bring(guest, wanted.gifts);
    players.push(new Player(guest.pass ?? '', draws, counts));
    guest.cut();
  }
  expect(await starter.ask({ t: 'start' })).toBeNull();
  starter.cut();

  for (let isOver = false; !isOver; ) {
    const visitors: Visitor[] = [];
    for (const player of players) visitors.push(await player.come(host.address, code));
    const [first] = visitors;
    if (first === undefined) throw new Error('nobody came');
    const end = (first.look?.turn ?? 0) + 3 + draws.below(40);
    const isEnough = () => players.some(({ said }) => said >= ENOUGH) || (first.look?.turn ?? 0) >= end;
    await first.until(() => first.look?.outcome !== null || isEnough());
    isOver = first.look?.outcome !== null;
    if (isOver) await Promise.all(visitors.map(visitor => visitor.until(() => visitor.look?.outcome !== null)));
    // Whatever has arrived by now was told; whatever is under way is lost.
    const isKilled = !isOver && counts.kills < kills;
    if (isKilled) await host.kill();
    for (const player of players) player.cut();
    if (isKilled) await host.restart();
    if (!isOver) counts[isKilled ? 'kills' : 'cuts']++;
  }
  counts.games++;

  const last = await Visitor.come(host.address, code, pass);
  await last.ask({ t: 'record' });
  await last.until(() => last.all('record').length > 0);
  const record = last.all('record')[0]?.record;
  last.cut();
  expect(verifyRecord(record)).toMatchObject({ ok: true });
  const played = (record?.entries ?? []).map(({ seat, move }) => JSON.stringify({ seat, move }));
  const acknowledged = players.flatMap(player => player.acknowledged);
  counts.acknowledged += acknowledged.length;
  counts.lost += without(acknowledged, played).length;
  expect(
    without(
      played,
      players.flatMap(player => player.mayStand),
    ),
    'nothing is played that nobody said, or twice',
  ).toEqual([]);
}

async function bring(visitor: Visitor, gifts: number): Promise<void> {
  for (let gift = 0; gift < gifts; gift++) {
    expect(await visitor.ask({ t: 'bring', gift: null, thing: parcel(`gift ${gift}`) })).toBeNull();
  }
}

/** What is left of a list when each item of another one takes away one like it. */
function without(items: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return items.filter(item => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

describe.each(KINDS)('a storm on %s', (kind: Kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind);
  });
  afterAll(() => host.stop());

  test(`[W7] seed ${SEED}: killed ${KILLS} times in the middle of moves, it loses none that it has acknowledged`, {
    timeout: 120_000 + KILLS * 30_000,
  }, async () => {
    const counts: Counts = { games: 0, kills: 0, cuts: 0, said: 0, doubled: 0, acknowledged: 0, lost: 0 };
    const draws = chanceFromText(`${SEED} ${kind}`).stream('storm');
    for (const [index, wanted] of GAMES.entries()) {
      const kills = Math.ceil((KILLS * (index + 1)) / GAMES.length);
      do await play(host, wanted, kills, draws, counts);
      while (counts.kills < kills);
    }
    console.log(`a storm on ${kind}, seed ${SEED}: ${JSON.stringify(counts)}`);
    expect(counts.lost).toBe(0);
    expect(counts.acknowledged).toBeGreaterThan(100);
    expect(counts.kills).toBe(KILLS);
  });
});
