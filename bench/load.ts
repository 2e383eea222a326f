import { loadavg } from 'node:os';
import { BusyTable, lostNothing } from '../test/party/hosts/crowd.ts';
import type { Host } from '../test/party/hosts/host.ts';
import { bareRoom, startBoth } from './bare.ts';

const TABLES = 200;
const WATCHERS = 200;
/** How long each side works at a time, and how often. */
const [ROUND_MS, ROUNDS] = [8000, 4];
/** At one table people may not say more than so much: moves are measured one by one. */
const MOVES = 150;
/** Tables that are opened at a time. */
const AT_A_TIME = 10;

/** Many tables at once, and one with many watchers, each against rooms that only store and send, in the same run. */
export async function load() {
  const [ours, bare] = [await startBoth(), await startBoth()];
  try {
    return { tables: await manyTables(ours, bare), watchers: await manyWatchers(ours, bare) };
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

async function manyTables(ours: Host, bare: Host) {
  const idle = { ours: ours.memory, bare: bare.memory };
  const tables = await inTens(TABLES, () => BusyTable.at(ours.address));
  const rooms = await inTens(TABLES, nth => bareRoom(bare.address, 4, `bench${nth}`));
  const [moves, acts]: [number[], number[]] = [[], []];
  let acted = 0;
  const clock = { movesMs: 0, actsMs: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    clock.actsMs += await work(rooms, async room => room.say(acted++ % 4, 'x'), acts);
    clock.movesMs += await work(tables, table => table.move(), moves);
  }
  const memory = { ours: ours.memory - idle.ours, bare: bare.memory - idle.bare };
  const whole = await lostNothing(ours, tables);
  for (const room of rooms) room.cut();
  const [movesPerSecond, actsPerSecond] = [(1000 * moves.length) / clock.movesMs, (1000 * acts.length) / clock.actsMs];
  return {
    tables: tables.length,
    sockets: 4 * tables.length,
    moves: moves.length,
    movesPerSecond,
    actsPerSecond,
    movesRatio: movesPerSecond / actsPerSecond,
    ...compared(moves, acts),
    idleMegabytes: megabytes(idle.ours),
    megabytes: megabytes(memory.ours),
    bareMegabytes: megabytes(memory.bare),
    memoryRatio: memory.ours / memory.bare,
    ...whole,
    load: loadavg(),
  };
}

async function manyWatchers(ours: Host, bare: Host) {
  const before = { ours: ours.memory, bare: bare.memory };
  const table = await BusyTable.at(ours.address, WATCHERS);
  const room = await bareRoom(bare.address, table.sockets, 'watched');
  const [moves, acts]: [number[], number[]] = [[], []];
  while (moves.length < MOVES) {
    const ms = await table.move();
    if (ms === null) break;
    moves.push(ms);
    acts.push(await room.say(moves.length % 4, 'x'));
  }
  const memory = { ours: ours.memory - before.ours, bare: bare.memory - before.bare };
  const whole = await lostNothing(ours, [table]);
  room.cut();
  return {
    sockets: table.sockets,
    moves: moves.length,
    ...compared(moves, acts),
    megabytes: megabytes(memory.ours),
    bareMegabytes: megabytes(memory.bare),
    ...whole,
    load: loadavg(),
  };
}

/** All of them at once, each as fast as it can, for a time. Answers how long it took. */
async function work<T>(all: readonly T[], act: (one: T) => Promise<number | null>, into: number[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    all.map(async one => {
      while (performance.now() - began < ROUND_MS) {
        const ms = await act(one);
        if (ms === null) return;
        into.push(ms);
      }
    }),
  );
  return performance.now() - began;
}

async function inTens<T>(count: number, make: (nth: number) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const next = Math.min(AT_A_TIME, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: next }, (_, nth) => make(made.length + nth)))));
  }
  return made;
}

function compared(ours: readonly number[], bare: readonly number[]) {
  const [ms, bareMs] = [percentiles(ours), percentiles(bare)];
  return { ms, bareMs, ratio: { p50: ms.p50 / bareMs.p50, p95: ms.p95 / bareMs.p95, p99: ms.p99 / bareMs.p99 } };
}

function percentiles(values: readonly number[]) {
  const rising = [...values].sort((a, b) => a - b);
  const at = (share: number) => rising[Math.min(rising.length - 1, Math.floor(share * rising.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);
