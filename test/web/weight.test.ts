import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Host } from '../party/hosts/host.ts';
import { openBrowser, person } from './browser.ts';

/** For a phone in a cellar: all that a first visit to a table of King fetches, compressed, fonts apart. */
const BUDGET = 60_000;

let host: Host;
let browser: Browser;

beforeAll(async () => {
  [host, browser] = await Promise.all([Host.start('partykit', { page: 'built' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

test(`a first visit to a table of King weighs at most ${BUDGET} bytes`, async () => {
  const rosa = await person(browser);
  await rosa.goto(`http://${host.address}/new`);
  await rosa.getByLabel('Your name at the table').fill('Rosa');
  await rosa.getByRole('button', { name: 'Set the table' }).click();
  await rosa.getByRole('button', { name: 'Start', exact: true }).click();
  await rosa.getByRole('heading', { level: 1, name: /^Hand 1/ }).waitFor();

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
  await visitor.goto(rosa.url());
  await visitor.getByRole('heading', { level: 1, name: /^Hand 1/ }).waitFor();
  await visitor.waitForLoadState('networkidle');

  const fetched = await Promise.all([...weights].map(async ([path, weight]) => [path, await weight] as const));
  const total = fetched.reduce((sum, [, weight]) => sum + weight, 0);
  expect(total, JSON.stringify(Object.fromEntries(fetched), null, 1)).toBeLessThanOrEqual(BUDGET);
});
