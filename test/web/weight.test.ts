import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
import { person } from './browser.ts';
import { browser, host } from './shared.ts';

/** For a phone in a cellar: all that a first visit to a table of King fetches, compressed, fonts apart. */
const BUDGET = 60_000;

test(`a first visit to a table of King weighs at most ${BUDGET} bytes`, async () => {
  // Four people who take their time: the first deal is there to be seen, and the draw for the dealer with it.
  const made = await makeTable(host.address);
  const players = [await Visitor.come(host.address, made.code, made.pass)];
  for (const name of ['Bea', 'Cleo', 'Dan']) {
    const guest = await Visitor.come(host.address, made.code);
    expect(await guest.ask({ t: 'sit', seat: null, name })).toBeNull();
    players.push(guest);
  }
  expect(await players[0]?.ask({ t: 'start' })).toBeNull();

  const visitor = await person(browser);
  const weights = new Map<string, Promise<number>>();
  visitor.on('response', response => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.woff2'))
      weights.set(
        path,
        response.body().then(body => gzipSync(body, { level: 9 }).length),
      );
  });
  await visitor.goto(`http://${host.address}/t/${made.code}`);
  await visitor.getByRole('heading', { level: 1, name: /^Hand 1/ }).waitFor();
  await visitor.waitForLoadState('networkidle');

  for (const player of players) player.cut();
  const fetched = await Promise.all([...weights].map(async ([path, weight]) => [path, await weight] as const));
  const total = fetched.reduce((sum, [, weight]) => sum + weight, 0);
  expect(total, JSON.stringify(Object.fromEntries(fetched), null, 1)).toBeLessThanOrEqual(BUDGET);
});
