import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook, KingLook } from '../../party/protocol.ts';
import { king } from '../../web/text/king.en.ts';
import { Parlour } from './parlour.ts';
import { play, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

const PAPER_MS = 6000;
const LINGERS = `localStorage['kings-table:preferences'] = '{"trick":"tap"}'`;

const ONE_TAP = `localStorage['kings-table:preferences'] = '{"trick":"tap","taps":"one"}'`;

const atKing = (is: (look: KingLook) => boolean) => (look: GameLook) => look.game === 'king' && is(look);
const trickOf = ({ play }: KingLook['view']) => (play.phase === 'play' ? play.trick : []);
/** The draw lies there, and somebody else leads. */
const drawn = atKing(({ view, ask }) => view.draw !== null && ask === null);
/** A card of somebody else is the last of a hand of which the next one is led by somebody else again. */
const lastCard = atKing(
  ({ view, ask }) => view.hand === 0 && view.left.every(left => left <= 1) && trickOf(view).length === 3 && !ask,
);

type How = { readonly script?: string; readonly clock?: boolean; readonly seed?: string; readonly settings?: object };
async function seen(until: NonNullable<Scene['until']> | null, how: How = {}) {
  const { script = '', clock = false, seed = 'papers', settings = {} } = how;
  const parlour = new Parlour(browser, { seed });
  const scene = { game: 'king', options: { length: 'quick' }, settings, people: 4 } satisfies Scene;
  const { pass, goOn, look } = play(parlour, until === null ? scene : { ...scene, until });
  const page = await parlour.person({ viewport: { width: 360, height: 640 } }, pass);
  await page.addInitScript(script);
  if (clock) await page.clock.install();
  await page.goto(parlour.table);
  await page.locator('main:not(.calling)').waitFor();
  return { page, goOn, look };
}
const draw = (page: Page) => page.getByRole('list', { name: 'The draw for the first dealer' });
const led = (page: Page) => page.getByRole('list', { name: 'This trick' }).getByRole('img');

/** Whether nothing lies over the middle of a card on the cloth. */
const BARE = `[...document.querySelectorAll('.trick .pc')].every(card => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})`;

const paper = (page: Page) => page.getByRole('heading', { name: /^Hand 1: / });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A hand ends before somebody's eyes, and somebody else has led to the next one. */
async function ended(how: How) {
  const { page, goOn, look } = await seen(lastCard, how);
  await expect.poll(() => led(page).count()).toBe(3);
  if (how.clock) await page.clock.pauseAt(Date.now() + 3_600_000);
  goOn();
  await expect.poll(() => led(page).count()).toBe(4);
  expect(look().ask, 'somebody else leads').toBeNull();
  goOn();
  return { page, goOn, look };
}

/** A game begins before somebody's eyes, and somebody else leads. */
async function begun() {
  const { page, goOn, look } = await seen(null, { script: LINGERS, seed: 'another begins' });
  await button(page, 'Start').click();
  await draw(page).waitFor();
  return { page, goOn, look };
}

/** What a hand brought lies there until it was read. */
async function read(script = LINGERS) {
  const { page, goOn, look } = await ended({ script });
  await button(page, 'Got it').click();
  await paper(page).waitFor();
  return { page, goOn, look };
}

describe('a paper on the cloth of King', () => {
  test('that somebody finds there goes with the card that is led', async () => {
    const { page, goOn } = await seen(drawn);
    await draw(page).waitFor();
    goOn();
    await draw(page).waitFor({ state: 'detached' });
    expect(await led(page).count()).toBe(1);
    expect(await page.evaluate(BARE)).toBe(true);
  });

  test('may be read for a while, after the trick that was finished was seen; what was led is shown then', async () => {
    const { page } = await ended({ clock: true });
    await page.clock.runFor(1900);
    expect([await led(page).count(), await paper(page).count()]).toEqual([4, 0]);
    await page.clock.runFor(200);
    const isThere = async () => {
      // What is drawn later is drawn by the same clock.
      await page.clock.runFor(20);
      return paper(page).count();
    };
    await expect.poll(isThere).toBe(1);
    await page.clock.runFor(PAPER_MS - 1000);
    expect([await led(page).count(), await paper(page).count()]).toEqual([0, 1]);
    await page.clock.runFor(1000);
    await expect.poll(isThere).toBe(0);
    await expect.poll(() => led(page).count()).toBe(1);
    expect(await page.evaluate(BARE)).toBe(true);
  });

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a tap on it', (page: Page) => paper(page).click()],
    ['a tap beside it', (page: Page) => page.locator('main').click({ position: { x: 12, y: 12 } })],
    ['its button', (page: Page) => button(page, 'Next hand').click()],
    ['a card that is lifted', (page: Page) => page.locator('.hand button').first().click({ force: true })],
  ])('is put away by %s, and what was led lies there', async (_, away) => {
    const { page } = await read();
    expect(await led(page).count()).toBe(0);
    await away(page);
    await paper(page).waitFor({ state: 'detached' });
    await expect.poll(() => led(page).count()).toBe(1);
    expect(await page.evaluate(BARE)).toBe(true);
  });

  test('stays where Escape closes what lies before the table', async () => {
    const { page } = await read();
    await button(page, 'Look at the deal').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await paper(page).count()).toBe(1);
  });

  test('stays where Escape, the first key of all, closes what lies before the table and nothing there has the focus', async () => {
    const { page } = await read();
    await button(page, 'Look at the deal').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.evaluate('document.activeElement.blur()');
    const keys = page.waitForResponse(/shortcuts/);
    await page.keyboard.press('Escape');
    await (await keys).finished();
    await dialog.waitFor({ state: 'detached' });
    // The next key is heard by what was fetched: it says that the first one was heard as well.
    await page.keyboard.press('m');
    await page.getByRole('dialog').waitFor();
    expect(await paper(page).count()).toBe(1);
  });

  test('hides cards from whoever plays them with one tap: the first tap shows what was played, and plays nothing', async () => {
    const { page, goOn, look } = await read(ONE_TAP);
    while (look().ask === null) goOn();
    const { turn, ask } = look();
    const card = ask?.ask === 'play' ? ask.cards.map(king.cardTitle)[0] : undefined;
    if (card === undefined) throw new Error('no card is asked for');
    await page.getByRole('button', { name: card, exact: true }).click({ force: true });
    await paper(page).waitFor({ state: 'detached' });
    await expect.poll(() => led(page).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Play / }).waitFor();
    expect(look().turn).toBe(turn);
  });

  test('costs no more than half of one’s own time where a clock runs, which is seen running', async () => {
    const { page, goOn, look } = await ended({ script: LINGERS, clock: true, settings: { clock: '30' } });
    await button(page, 'Got it').click();
    while (look().ask === null) goOn();
    const isTold = async () => {
      await page.clock.runFor(20);
      return page.getByText('The table waits for you.').count();
    };
    await expect.poll(isTold).toBe(1);
    // Second by second: the line is listened to meanwhile.
    for (let second = 1; second < 14; second++) await page.clock.runFor(1000);
    const time = page.getByRole('timer');
    await time.filter({ hasText: /^0:1[5-7] left/ }).waitFor();
    expect(await paper(page).count()).toBe(1);
    await page.clock.runFor(2000);
    await paper(page).waitFor({ state: 'detached' });
    await expect.poll(() => led(page).count()).toBeGreaterThan(0);
  });

  test.each([
    ['the draw', begun],
    ['what a hand brought', read],
  ])('says that one is waited for, however long %s is read', async (_, lies) => {
    const { page, goOn, look } = await lies();
    expect(look().ask).toBeNull();
    while (look().ask === null) goOn();
    await page.getByText('The table waits for you.').waitFor();
    expect(await page.title()).not.toMatch(/Your turn/);
    // Whoever turns to something else with it is called.
    await page.evaluate(`
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));`);
    await expect.poll(() => page.title()).toMatch(/^● Your turn/);
  });
});
