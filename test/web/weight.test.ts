import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../engine/shelf.ts';
import { parcel } from '../party/gifts.ts';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
import { person } from './browser.ts';
import { browser, host } from './shared.ts';

/** For a phone in a cellar: all that a first visit to a table fetches, compressed. */
const MOST = 90_000;
/** The same of whoever looks at a table of King, fonts apart. */
const MOST_OF_KING = 60_000;

const GAMES = [
  { game: 'king', options: {}, title: /^Hand 1/ },
  { game: 'kings-dice', options: { variant: 'lords' }, title: /^Round 1/ },
  { game: 'kings-dice', options: { variant: 'commoners' }, title: /^Round 1/ },
  { game: 'fourth-king', options: { bob: 'plays' }, title: /Fourth/ },
] as const;

/** Four people who take their time: the first decision is there to be seen. */
async function begun({ game, options }: (typeof GAMES)[number]) {
  const made = await makeTable(host.address, { game, options });
  const players = [await Visitor.come(host.address, made.code, made.pass)];
  for (const name of ['Bea', 'Cleo', 'Dan']) {
    const guest = await Visitor.come(host.address, made.code);
    expect(await guest.ask({ t: 'sit', seat: null, name })).toBeNull();
    players.push(guest);
  }
  if (game === 'fourth-king')
    for (const player of players)
      expect(await player.ask({ t: 'bring', gift: null, thing: parcel('A thing') })).toBeNull();
  expect(await players[0]?.ask({ t: 'start' })).toBeNull();
  for (const player of players) await player.until(() => player.look !== null);
  return { table: `http://${host.address}/t/${made.code}`, players };
}

/** Weighs what a page fetches from now on; its icons too, which some browsers have no place for. */
function scales(page: Page, icons: readonly string[]): () => Promise<ReadonlyMap<string, number>> {
  const weights = new Map<string, Promise<number>>();
  const weigh = (path: string, body: Promise<Buffer | undefined>) => {
    // What is on its way when the page is closed counts no more.
    const weight = body.then(body => (body === undefined ? 0 : gzipSync(body, { level: 9 }).length)).catch(() => 0);
    weights.set(path, weight);
  };
  page.on('requestfinished', request => {
    const body = request.response().then(response => response?.body());
    weigh(new URL(request.url()).pathname, body);
  });
  return async () => {
    for (const icon of icons)
      weigh(
        icon,
        page.request.get(`http://${host.address}${icon}`).then(answer => answer.body()),
      );
    return new Map(await Promise.all([...weights].map(async ([path, weight]) => [path, await weight] as const)));
  };
}

const sum = (weights: ReadonlyMap<string, number>): number => [...weights.values()].reduce((all, one) => all + one, 0);
const listed = (weights: ReadonlyMap<string, number>): string =>
  [...weights].map(([path, weight]) => `${weight} ${path}`).join('\n');

describe.each(GAMES)('a first visit to a table of $game, $options', ({ title, ...game }) => {
  test(`weighs at most ${MOST} bytes, whether one looks on or it is one's turn`, async () => {
    const { table, players } = await begun({ title, ...game });
    const asked = players.find(({ look }) => look?.ask !== null);
    for (const pass of [null, asked?.pass ?? 'nobody is asked']) {
      const visitor = await person(browser);
      const weigh = scales(visitor, pass === null ? ['/icon.svg'] : ['/icon.svg', '/icon-turn.svg']);
      await visitor.goto(pass === null ? table : `${table}#pass=${pass}`, { waitUntil: 'networkidle' });
      await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
      // What a player is told comes last.
      if (pass !== null) await visitor.locator('.spoken > p').first().waitFor({ state: 'attached' });
      const weights = await weigh();
      await visitor.context().close();
      expect(sum(weights), listed(weights)).toBeLessThanOrEqual(MOST);
      // Each game brings its own files, and no other's.
      const others = SHELF.map(({ id }) => id).filter(id => id !== game.game);
      const strange = [...weights.keys()].filter(path =>
        others.some(id => new RegExp(`^/assets/${id}[-.]`).test(path)),
      );
      expect(strange).toEqual([]);
      const bare = new Map([...weights].filter(([path]) => !path.endsWith('.woff2')));
      // Letters and signs that no sentence of the page has are not fetched for it.
      expect(weights.size - bare.size, listed(weights)).toBe(2);
      if (game.game === 'king' && pass === null) expect(sum(bare), listed(bare)).toBeLessThanOrEqual(MOST_OF_KING);
    }
    for (const player of players) player.cut();
  });
});
