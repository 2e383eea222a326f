import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import type { Client } from '../party/stage.ts';
import { goOn, think } from '../party/think.ts';
import { Listener } from './listener.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** Ana's page at a lobby of King with three guests. */
async function lobby() {
  const parlour = new Parlour(browser, { seed: 'one' });
  const { stage } = parlour;
  const { pass } = stage.made({ name: 'Ana', game: 'king' });
  const ana = stage.come(pass);
  const guests = ['Ben', 'Cid', 'Dot'].map(name => stage.guest(name));
  const page = await parlour.person({ locale: 'en', viewport: { width: 390, height: 760 } }, pass);
  const ears = await Listener.at(page);
  await page.goto(parlour.table);
  return { stage, ana, guests, page, ears };
}

const draws = chanceFromText('ears').stream('moves');
/** Whoever is awaited moves, so many times. */
function moves(all: readonly Client[], times: number): void {
  for (let move = 0; move < times; move++) goOn(all, (look, seat) => think(look, seat, draws, 'player'));
}
const handOf = ({ look }: Client) => (look.game === 'king' ? look.view.mine : []);
const isBound = (client: Client): boolean => {
  const { ask } = client.look;
  return ask?.ask === 'play' && ask.cards.length < handOf(client).length;
};

/** As many as there are kinds of switches, those that are on and those that are off, if they can be told apart. */
const FILLS = `new Set(Array.from(document.querySelectorAll('.switch input'), it => getComputedStyle(it).backgroundColor)).size`;
const PRINTED = `getComputedStyle(document.querySelector('.hand .pc')).forcedColorAdjust`;

const heardSince = async (page: Page, mark: number) =>
  (await page.evaluate<readonly string[]>('window.spoken')).slice(mark);
const marked = (page: Page) => page.evaluate<number>('window.spoken.length');

test('nothing is lost on those who listen, have few keys or set the colours themselves', async () => {
  const { stage, ana, guests, page, ears } = await lobby();
  const all = [ana, ...guests];

  await ears.use(/^button "What can be done for Dot"/);
  // What is pressed before it is there leads on, and back to where one was then.
  await page.getByRole('dialog').waitFor();
  await ears.use(/^button "Clear this chair"/);
  await expect.poll(() => ears.focus(), { message: 'a dialog that asks on has the focus' }).toMatch(/^dialog "Clear/);
  await ears.use(/^button "Not now"/);
  await expect.poll(() => ears.focus()).toMatch(/^button "What can be done for Dot"/);

  expect(ana.ask({ t: 'start' })).toBeNull();
  await ears.hear(/deals first|Your lead/);
  await ears.press('n');
  await ears.jump('m', /^button "Close"/);
  await ears.use(/^button "Invite somebody"/);
  await ears.use(/^button "Copy"/);
  await ears.hear(/^(Link copied|Copying does not work)/);
  await ears.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  while (!isBound(ana)) moves(all, 1);
  await ears.hear(/Follow suit|may be played/, 'n');
  await page.locator('.hand [aria-disabled="true"]').first().focus();
  for (let time = 0; time < 2; time++) {
    await ears.press('Enter');
    await ears.hear(/^Not the .* yet/);
  }

  expect(ana.ask({ t: 'pause', on: true })).toBeNull();
  await ears.hear(/^Paused\. /);
  expect(ana.ask({ t: 'pause', on: false })).toBeNull();
  await ears.hear(/^The game goes on/);

  await page.evaluate(`dispatchEvent(new Event('offline'))`);
  await ears.hear(/^Finding the table again… Your seat is safe\.$/);
  await ears.hear(/^You are back at the table\.$/);

  await page.evaluate(`Object.defineProperty(document, 'hidden', { value: true, configurable: true })`);
  const mark = await marked(page);
  moves(all, 9);
  await expect.poll(() => page.locator('.hand .pc').count()).toBe(handOf(ana).length);
  expect(await heardSince(page, mark), 'nobody listens').toEqual([]);
  await page.evaluate(`delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))`);
  await expect.poll(async () => (await heardSince(page, mark)).length).toBeGreaterThan(0);
  expect((await heardSince(page, mark)).length).toBeLessThanOrEqual(3);

  // A key of a Greek keyboard, where an s stands elsewhere.
  const pressSigma = (repeat: boolean) =>
    page.evaluate(`document.body.dispatchEvent(new KeyboardEvent('keydown',
      { key: 'σ', code: 'KeyS', repeat: ${repeat}, bubbles: true }))`);
  await pressSigma(true);
  expect(await page.getByRole('dialog').count(), 'a finger that stays on its key').toBe(0);
  await pressSigma(false);
  await page.getByRole('dialog', { name: 'Score sheet' }).waitFor();
  await ears.press('Escape');

  // The device sets all colours: cards keep theirs, and what is on differs from what is off.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => page.evaluate(PRINTED)).toBe('none');
  await ears.jump('m', /^button "Close"/);
  await ears.use(/^button "Settings"/);
  await ears.seek(/^switch/);
  expect(await page.evaluate(FILLS)).toBe(2);
  expect(stage.reported).toEqual([]);
});

test('a lost line is told to those, too, who have pressed no key and to whom nothing was said yet', async () => {
  const { page, ears } = await lobby();
  await page.waitForLoadState('networkidle');
  await page.evaluate(`dispatchEvent(new Event('offline'))`);
  await ears.hear(/^Finding the table again… Your seat is safe\.$/);
  await ears.hear(/^You are back at the table\.$/);
});
