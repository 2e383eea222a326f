import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import type { Draws } from '../../../engine/game.ts';
import { verifyRecord } from '../../../engine/record.ts';
import { think } from '../../storm/think.ts';
import { Host, KINDS, type Kind } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** A longer run: `STORM_KILLS=50 npx vitest run --project hosts test/party/hosts/storm.test.ts`. */
const KILLS = Number(process.env.STORM_KILLS ?? 3);
const SEED = process.env.STORM_SEED ?? (process.env.CI ? 'calm before' : Date.now().toString(36));
/** A socket may say a few more, but not many. */
const ENOUGH = 14;

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
  readonly #moves = new Map<string, { readonly text: string; readonly move: string }>();
  readonly #acknowledged = new Set<string>();

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
    this.#act(visitor);
    return visitor;
  }

  /** The line is gone, with what was heard on it. */
  cut(): void {
    for (const { id, refused } of this.visitor?.all('answer') ?? []) if (refused === null) this.#acknowledged.add(id);
    this.visitor?.cut();
  }

  /** What was said and acknowledged, as it should stand in the record. */
  get acknowledged(): readonly string[] {
    return [...this.#moves].flatMap(([id, { move }]) => (this.#acknowledged.has(id) ? [move] : []));
  }

  /** All that may stand there. */
  get mayStand(): readonly string[] {
    return [...this.#moves.values()].map(({ move }) => move);
  }

  /** Says what is asked for, now and then twice; after a new line, the same again. */
  #act({ look, you, isOpen }: Visitor): boolean {
    if (look === null || look.ask === null || look.outcome !== null || you?.seat == null || this.said >= ENOUGH)
      return true;
    const { nth, turn } = look;
    const id = `${nth}-${turn}`;
    const move = think(look, you.seat, this.#draws);
    const known = this.#moves.get(id) ?? {
      text: JSON.stringify({ t: 'move', id, nth, turn, move }),
      move: JSON.stringify({ seat: you.seat, move }),
    };
    this.#moves.set(id, known);
    for (let times = this.#draws.below(4) === 0 ? 2 : 1; times > 0 && isOpen; times--) {
      this.visitor?.say(known.text);
      this.said++;
      this.#counts.said++;
      if (times > 1) this.#counts.doubled++;
    }
    return true;
  }
}

/** One whole game of King, with kills in the middle of it for as long as some are left. */
async function game(host: Host, draws: Draws, counts: Counts): Promise<void> {
  const { code, pass } = await makeTable(host.address, { options: { length: 'quick' } });
  const players = [new Player(pass, draws, counts)];
  for (const name of ['Bea', 'Cleo', 'Dan']) {
    const guest = await Visitor.come(host.address, code);
    await guest.ask({ t: 'sit', seat: null, name });
    await guest.until(() => guest.pass !== null);
    players.push(new Player(guest.pass ?? '', draws, counts));
    guest.cut();
  }
  const starter = await Visitor.come(host.address, code, pass);
  await starter.ask({ t: 'start' });
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
    const isKilled = !isOver && counts.kills < KILLS;
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
    do await game(host, draws, counts);
    while (counts.kills < KILLS);
    console.log(`a storm on ${kind}, seed ${SEED}: ${JSON.stringify(counts)}`);
    expect(counts.lost).toBe(0);
    expect(counts.acknowledged).toBeGreaterThan(100);
    expect(counts.kills).toBe(KILLS);
  });
});
