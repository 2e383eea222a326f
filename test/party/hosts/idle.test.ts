import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ASKING } from '../../../party/protocol.ts';
import { Host, KINDS, type Kind } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** A longer look: `IDLE_SECONDS=120 npx vitest run --project hosts test/party/hosts/idle.test.ts`. */
const IDLE_MS = Number(process.env.IDLE_SECONDS ?? 14) * 1000;
/** As often as a page asks whether its line still stands. */
const QUIET_MS = ASKING.everyMs;

/** A table at which nobody acts, with four pages open. */
type Idle = { readonly name: string; readonly pages: readonly Visitor[] };

async function open(address: string, settings: object = {}) {
  const { code, pass } = await makeTable(address, { settings });
  const host = await Visitor.come(address, code, pass);
  const guest = await Visitor.come(address, code);
  expect(await guest.ask({ t: 'sit', seat: null, name: 'Bea' })).toBeNull();
  const pages = [host, guest, await Visitor.come(address, code, pass), await Visitor.come(address, code)];
  // Each of them has asked who else is there, and would answer.
  for (const page of pages) {
    page.answers = true;
    page.say({ t: 'here' });
  }
  return { host, guest, pages };
}

async function inTheLobby(address: string): Promise<Idle> {
  const { pages } = await open(address);
  return { name: 'in the lobby', pages };
}

/** It waits for somebody, without a clock. */
async function inAGame(address: string): Promise<Idle> {
  const { host, guest, pages } = await open(address, { absence: 'wait' });
  expect(await host.ask({ t: 'start' })).toBeNull();
  const isAsked = () => [host, guest].some(({ look }) => look?.ask != null);
  await Promise.race([host, guest].map(visitor => visitor.until(isAsked)));
  return { name: 'in a game', pages };
}

/** Everybody has left his seat: only built-in players are left. */
async function leftToPlayers(address: string): Promise<Idle> {
  const { host, guest, pages } = await open(address);
  expect(await host.ask({ t: 'start' })).toBeNull();
  for (const visitor of [guest, host]) expect(await visitor.ask({ t: 'stand' })).toBeNull();
  await host.until(() => host.room?.chairs.every(chair => chair?.who === 'player') === true);
  return { name: 'left to built-in players', pages };
}

const hosts = new Map<Kind, { readonly host: Host; readonly tables: readonly Idle[] }>();
beforeAll(
  async () => {
    for (const kind of KINDS) {
      const host = await Host.start(kind);
      const { address } = host;
      hosts.set(kind, {
        host,
        tables: [await inTheLobby(address), await inAGame(address), await leftToPlayers(address)],
      });
    }
    // Whatever was under way comes to rest.
    await sleep(IDLE_MS);
    const { workers } = Object.fromEntries(hosts);
    for (let asked = 0; asked + QUIET_MS <= IDLE_MS; asked += QUIET_MS) {
      for (const { pages } of workers?.tables ?? []) for (const page of pages) page.say({ t: 'ping' });
      await sleep(QUIET_MS);
    }
  },
  60_000 + 3 * IDLE_MS,
);
afterAll(async () => {
  for (const { host, tables } of hosts.values()) {
    for (const { pages } of tables) for (const page of pages) page.cut();
    await host.stop();
  }
});

test.each(KINDS)(
  `[W12] on %s, nothing wakes up a table in ${IDLE_MS / 1000} seconds in which nobody acts`,
  async kind => {
    const { host, tables } = hosts.get(kind) ?? { host: null, tables: [] };
    const wakes = () => readFileSync(host?.logFile ?? '', 'utf8').split('"woke"').length - 1;
    console.log(`${wakes()} wake-ups of ${tables.length} idle tables on ${kind} in ${IDLE_MS / 1000} seconds`);
    expect(wakes()).toBe(0);
    // And they have slept: the next word wakes each of them up.
    for (const [index, { name, pages }] of tables.entries()) {
      expect(pages.map(({ closed }) => closed)).toEqual([null, null, null, null]);
      const [page] = pages;
      expect(await page?.ask({ t: 'record' }), name).toBe('not-over');
      await vi.waitFor(() => expect(wakes(), name).toBe(index + 1));
    }
  },
);
