import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Tunnel } from '../../web/tunnel.ts';
import { Host, KINDS, type Kind } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** How soon a dead line shows. */
const SHOWN_MS = 30_000;
/** A room sleeps after some ten seconds. */
const ASLEEP_MS = 14_000;

const hosts = new Map<Kind, { readonly host: Host; readonly tunnel: Tunnel }>();
beforeAll(async () => {
  for (const kind of KINDS) {
    const host = await Host.start(kind);
    hosts.set(kind, { host, tunnel: await Tunnel.to(host.address) });
  }
});
afterAll(async () => {
  for (const { host, tunnel } of hosts.values()) {
    tunnel.close();
    await host.stop();
  }
});

async function guest(address: string, code: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.come(address, code);
  expect(await visitor.ask({ t: 'sit', seat: null, name })).toBeNull();
  return visitor;
}

test.concurrent.each(KINDS)(
  'on %s, who has lost his line without a word is shown as away within half a minute, and who leaves at once',
  async kind => {
    const { host, tunnel } = hosts.get(kind) ?? {};
    if (host === undefined || tunnel === undefined) throw new Error(`${kind} is not there`);
    const { code, pass } = await makeTable(host.address, { settings: { absence: 'wait' } });
    const ann = await Visitor.come(host.address, code, pass);
    const bea = await guest(tunnel.address, code, 'Bea');
    const cleo = await guest(host.address, code, 'Cleo');
    const dan = await guest(host.address, code, 'Dan');
    expect(await ann.ask({ t: 'start' })).toBeNull();
    const isHere = (seat: number) => ann.room?.chairs[seat]?.here;
    const away = [ann.looks(), bea.looks()];
    // A page that is hidden asks nothing, but answers; and another client has never heard of it.
    cleo.answers = true;
    cleo.say({ t: 'here' });
    await bea.until(() => bea.all('pong').length > 0);
    tunnel.die();
    await ann.until(() => isHere(1) === false, SHOWN_MS);
    expect([0, 2, 3].map(isHere)).toEqual([true, true, true]);

    cleo.leave();
    await ann.until(() => isHere(2) === false, 5000);
    for (const looksAway of away) looksAway();
    // The dead line does not keep the room awake: the next word has to wake it up.
    await sleep(ASLEEP_MS);
    const wakes = () => readFileSync(host.logFile, 'utf8').split('"woke"').length - 1;
    const before = wakes();
    expect(await ann.ask({ t: 'record' })).toBe('not-over');
    await vi.waitFor(() => expect(wakes()).toBeGreaterThan(before));
    expect([isHere(1), isHere(3), dan.closed]).toEqual([false, true, null]);
    for (const page of [ann, bea, dan]) page.cut();
  },
  120_000,
);
