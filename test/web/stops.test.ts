import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import type { Client } from '../party/stage.ts';
import { goOn, think } from '../party/think.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** Ana's page at a game with guests, and the devices by which the test moves for all of them. */
async function begun(game: string, options: object, names: readonly string[]) {
  const parlour = new Parlour(browser, { seed: 'one' });
  const { pass } = parlour.stage.made({ name: 'Ana', game, options });
  const ana = parlour.stage.come(pass);
  const guests = names.map(name => parlour.stage.guest(name));
  expect(ana.ask({ t: 'start' })).toBeNull();
  const page = await parlour.person({ locale: 'en', viewport: { width: 768, height: 1024 } }, pass);
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"taps":"two","trick":"tap"}')`);
  return { page, address: parlour.table, ana, all: [ana, ...guests] };
}

/** What has the focus, by its name. */
const focus = (page: Page) =>
  page.evaluate<string>(`(document.activeElement?.getAttribute('aria-label') ?? '').split(',')[0]`);
/** Presses Tab, onwards or back, until the focus is in what a selector finds; answers on what. */
async function tabInto(page: Page, into: string, key = 'Tab'): Promise<string> {
  const isIn = () => page.evaluate<boolean>(`document.activeElement.closest('${into}') !== null`);
  for (let steps = 0; steps < 40 && !(await isIn()); steps++) await page.keyboard.press(key);
  return focus(page);
}
/** Out of it by one Tab: it is one stop. */
async function tabOut(page: Page, of: string): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.activeElement.closest('${of}')`)).toBeNull();
}

const draws = chanceFromText('stops').stream('moves');
const askOf = ({ look }: Client) => (look.game === 'king' && look.ask?.ask === 'play' ? look.ask : null);
const mineOf = ({ look }: Client) => (look.game === 'king' ? look.view.mine : []);
/** Her first card may not be played, and two others may. */
const isChoosing = (ana: Client): boolean => {
  const cards = askOf(ana)?.cards ?? [];
  const [first] = mineOf(ana);
  return cards.length > 1 && first !== undefined && !cards.includes(first);
};

test('Tab leads into a hand of King to the first card that may be played, then to the one that was chosen', async () => {
  const { page, address, ana, all } = await begun('king', {}, ['Ben', 'Cid', 'Dot']);
  while (!isChoosing(ana)) goOn(all, (look, seat) => think(look, seat, draws, 'player'));
  await page.goto(address);
  const can = page.locator('.hand button:not([aria-disabled])');
  await can.first().waitFor();
  const playable = (await can.evaluateAll(all => all.map(card => card.getAttribute('aria-label') ?? ''))).map(
    name => name.split(',')[0],
  );
  expect(await tabInto(page, '.hand')).toBe(playable[0]);
  // Whoever looks at the others leaves by one Tab all the same, and comes back to what may be played.
  await page.keyboard.press('Home');
  expect(playable).not.toContain(await focus(page));
  await tabOut(page, '.hand');
  expect(await tabInto(page, '.hand', 'Shift+Tab')).toBe(playable[0]);

  await page.keyboard.press('End');
  while (!playable.includes(await focus(page))) await page.keyboard.press('ArrowLeft');
  const last = await focus(page);
  expect(last).toBe(playable.at(-1));
  await page.keyboard.press('Enter');
  await page.locator('.hand [aria-pressed="true"]').waitFor();
  await page.keyboard.press('Home');
  await tabOut(page, '.hand');
  expect(await tabInto(page, '.hand', 'Shift+Tab'), 'the lifted one').toBe(last);
});

test('Tab leads to the first die that is left, to the die in hand, and with it to the first empty place', async () => {
  const { page, address } = await begun('kings-dice', { variant: 'lords' }, ['Ben']);
  await page.goto(address);
  await page.locator('.tray button').first().waitFor();
  for (const nth of [1, 2]) {
    await tabInto(page, '.tray');
    await page.keyboard.press('End');
    const die = await focus(page);
    await page.keyboard.press('Enter');
    await page.locator('.tray [aria-pressed="true"]').waitFor();
    await page.keyboard.press('Home');
    await tabOut(page, '.tray');
    expect(await tabInto(page, '.tray', 'Shift+Tab'), 'the die in hand').toBe(die);
    expect(await tabInto(page, '.slots', 'Shift+Tab'), 'a place for it').toBe(`Place ${nth}: empty`);
    await page.keyboard.press('Enter');
    await page
      .locator('.slots .full')
      .nth(nth - 1)
      .waitFor();
  }
});
