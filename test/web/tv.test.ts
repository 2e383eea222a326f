import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { unveiled } from '../../party/veil.ts';
import { complaintsOf, DESK, faults, PHONE, person, unseen } from './browser.ts';
import { browser, host, ownHost } from './shared.ts';

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const;

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** Somebody's phone, on which nothing flies. */
async function come(name: string, address: string, preferences: object): Promise<Page> {
  const page = await person(browser, PHONE);
  await unseen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '${JSON.stringify(preferences)}')`);
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  return page;
}

async function makeTable(game: string, preferences: object, at = host): Promise<Page> {
  const rosa = await come('Rosa', `http://${at.address}/new?game=${game}`, preferences);
  if (game === 'king') await rosa.getByRole('radio', { name: /Quick game/ }).check();
  await button(rosa, 'Set the table').click();
  await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
  return rosa;
}

async function sit(name: string, address: string, preferences: object): Promise<Page> {
  const page = await come(name, address, preferences);
  await button(page, 'Sit down').click();
  await button(page, 'Change my name').waitFor();
  return page;
}

type Screen = { page: Page; frames: string[]; complaints: readonly string[] };

/** The table on a big screen, in a browser that keeps the pass of a seat at it. */
async function onScreen(of: Page): Promise<Screen> {
  const context = await browser.newContext({ storageState: await of.context().storageState() });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`navigator.wakeLock.request = async kind => {
    window.awake = [...(window.awake ?? []), kind];
    return { released: true, release: async () => {} };
  }`);
  const frames: string[] = [];
  page.on('websocket', line => {
    line.on('framesent', ({ payload }) => frames.push(`${payload}`));
    line.on('framereceived', ({ payload }) => frames.push(unveiled(`${payload}`)));
  });
  const complaints = complaintsOf(page);
  await page.setViewportSize(SCREENS[1]);
  await page.goto(`${of.url()}/tv`);
  await page.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();
  return { page, frames, complaints };
}

/** Nothing for axe to find, and nothing that lies outside of the screen. */
async function isSound({ page }: Screen, scene: string): Promise<void> {
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faults(page), `${scene}, ${size.width}, ${colorScheme}`).toEqual([]);
    }
    const over = 'document.documentElement.scrollHeight - innerHeight';
    expect(await page.evaluate<number>(over), `${scene}, ${size.width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SCREENS[1]);
}

/** All that a page says and shows, whatever it is drawn with. */
const everythingOn = (page: Page): Promise<string> => page.evaluate<string>('document.documentElement.outerHTML');

const hand = (page: Page) => page.getByRole('region', { name: /^Your hand/ });
const playable = (page: Page) => hand(page).getByRole('button', { disabled: false });
/** The cards that somebody holds, by name. */
const handOn = (page: Page): Promise<readonly string[]> =>
  hand(page)
    .getByRole('button')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')?.split(',')[0] ?? ''));

type Player = { readonly page: Page; readonly name: string };

/** Waits until one of these people may play a card; meanwhile nothing else happens at the table. */
const whoPlays = (players: readonly Player[]): Promise<Player> =>
  vi.waitFor(
    async () => {
      for (const player of players) if ((await playable(player.page).count()) > 0) return player;
      throw new Error('nobody may play');
    },
    { timeout: 20_000, interval: 50 },
  );

const trick = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByRole('list', { name: 'This trick' })
    .getByRole('img')
    .evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));

test('King: the screen shows the trick and the turn as the phones do, and no card that anybody holds', async () => {
  const rosa = await makeTable('king', { taps: 'one' });
  const ali = await sit('محمد علي', rosa.url(), { taps: 'one' });
  const screen = await onScreen(rosa);
  for (const name of ['Rosa', 'محمد علي', '2 chairs are free', 'Rosa starts the game.']) {
    await screen.page.getByText(name, { exact: true }).waitFor();
  }
  await isSound(screen, 'lobby');
  await button(rosa, 'Start').click();

  const turns = new Set<string>();
  while (turns.size < 2 || (await trickOf(screen.page)) < 2) {
    const { page: player, name } = await whoPlays([
      { page: rosa, name: 'Rosa' },
      { page: ali, name: 'محمد علي' },
    ]);
    await screen.page.getByText(new RegExp(`^.?${name}.? (to play|leads)$`)).waitFor();
    await expect.poll(() => trick(screen.page)).toEqual((await trick(player)).map(card => asWatched(card, name)));
    const held = (await Promise.all([rosa, ali].map(handOn))).flat();
    expect(held.length).toBeGreaterThan(20);
    const all = await everythingOn(screen.page);
    expect(held.filter(card => all.includes(card))).toEqual([]);
    turns.add(name);
    const before = held.length;
    await playable(player).first().click();
    await expect.poll(async () => (await Promise.all([rosa, ali].map(handOn))).flat().length).toBe(before - 1);
  }
  await isSound(screen, 'play');

  const looks = screen.frames.flatMap(lookIn);
  expect(looks.length).toBeGreaterThan(7);
  for (const look of looks) expect(look).toMatchObject({ ask: null, view: { mine: [] } });
  expect(screen.frames.filter(text => text.startsWith('{"t":"hello"'))).toEqual([
    expect.stringContaining('"pass":null'),
  ]);
  expect(await screen.page.evaluate('window.awake.length > 0 && window.awake.every(kind => kind === "screen")')).toBe(
    true,
  );
  expect(screen.complaints).toEqual([]);
}, 120_000);

/** How many tricks were taken so far, as the screen has it. */
const trickOf = (page: Page): Promise<number> =>
  page
    .getByText(/^\d+ tricks?$/)
    .allInnerTexts()
    .then(texts => texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0));

/** "played by you" on a phone is "played by Ali" on the screen. */
const asWatched = (card: string | null, name: string): string =>
  (card ?? '').replace('by you', `by \u2068${name}\u2069`);

function lookIn(text: string): readonly { readonly ask: unknown; readonly view: unknown }[] {
  const message: unknown = JSON.parse(text);
  const isLook = typeof message === 'object' && message !== null && 'look' in message;
  if (!isLook || typeof message.look !== 'object' || message.look === null) return [];
  const { look } = message;
  return 'ask' in look && 'view' in look ? [look] : [];
}

const seal = (page: Page) => button(page, 'Seal');

/** Lays the highest dice into the first places, looks at every reveal, until the game is over. */
async function playDice(page: Page): Promise<void> {
  const over = page.getByRole('heading', { name: 'Another?' });
  const seen = button(page, /^(Round \d+|How it ended)$/);
  const die = page.getByRole('group', { name: 'Your dice' }).getByRole('button', { name: /^Die \d/, disabled: false });
  const free = page.getByRole('button', { name: /: empty, put a die here$/ });
  for (;;) {
    await over.or(seen).or(seal(page)).first().waitFor();
    if (await over.isVisible()) return;
    if (await seen.isVisible()) {
      await seen.click();
      continue;
    }
    while (!(await seal(page).isEnabled())) {
      await die.last().click();
      if ((await free.count()) > 0) await free.first().click();
    }
    await seal(page).click();
    await seal(page).waitFor({ state: 'detached' });
  }
}

test('dice: a whole game on the screen, its end as on the phones, the next one, a lost line and a closed table', async () => {
  const own = await ownHost();
  const rosa = await makeTable('kings-dice', { trick: 'tap' }, own);
  const ali = await sit('Ali', rosa.url(), { trick: 'tap' });
  const screen = await onScreen(rosa);
  await button(rosa, 'Start').click();
  await screen.page.getByText(/^Waiting for .?Rosa.? and .?Ali.?$/).waitFor();
  await screen.page.getByText('placing… · 5 dice').first().waitFor();
  await isSound(screen, 'cups');
  await Promise.all([rosa, ali].map(playDice));

  const lines = await rosa.getByRole('listitem').filter({ hasText: 'Place 1' }).allInnerTexts();
  const winners = ['Rosa', 'Ali'].filter(name => lines.some(line => line.includes(name)));
  const end = winners.length === 1 ? new RegExp(`^.?${winners[0]}.? wins$`) : /(share the first place|A draw between)/;
  await screen.page.getByRole('heading', { name: end }).waitFor({ timeout: 60_000 });
  await isSound(screen, 'end');
  const looks = screen.frames.flatMap(lookIn);
  expect(looks.length).toBeGreaterThan(2);
  for (const look of looks) expect(look).toMatchObject({ ask: null, view: { mine: { dice: [], sealed: null } } });

  await button(rosa, 'Rematch').click();
  await screen.page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  expect(screen.complaints).toEqual([]);
  await own.kill();
  await screen.page.getByRole('banner').getByText('Finding the table again…').waitFor();
  await own.restart();
  await screen.page.getByRole('banner').getByText('Finding the table again…').waitFor({ state: 'detached' });
  await screen.page.getByText('placing… · 5 dice').first().waitFor();

  await button(rosa, 'Menu').click();
  await button(rosa, 'Close the table').click();
  await button(rosa, 'Close it for good').click();
  await screen.page.getByRole('heading', { name: 'No table here' }).waitFor();
}, 180_000);

test('gifts: the pile with its tags stands there, and nothing of what is inside', async () => {
  const bob = await person(browser, DESK);
  await bob.goto(`http://${host.address}/new?game=fourth-king`);
  await button(bob, 'Set the table').click();
  await bob.getByRole('heading', { name: 'Call the others' }).waitFor();
  await sit('Ana', bob.url(), {});
  for (const title of ['A jar of jam', 'A song']) {
    await button(bob, /^Wrap (a gift|another one)$/).click();
    const desk = bob.getByRole('dialog', { name: 'Wrap a gift' });
    await desk.getByLabel('What is it?').fill(title);
    await desk.getByLabel('Tag').fill(`Tag of ${title.length}`);
    await desk.getByRole('button', { name: 'Put it on the pile' }).click();
    await desk.waitFor({ state: 'detached' });
  }
  const screen = await onScreen(bob);
  await screen.page.getByText('2 gifts on the pile').waitFor();
  await button(bob, 'Start').click();
  await screen.page.getByRole('heading', { name: 'Who begins?' }).waitFor();
  await isSound(screen, 'rolls');
  const all = [...screen.frames, await everythingOn(screen.page)].join('\n');
  expect(all).toContain('Tag of');
  expect(all).not.toMatch(/jam|A song/);
  expect(screen.complaints).toEqual([]);
}, 60_000);
