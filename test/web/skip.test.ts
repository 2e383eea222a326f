import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../web/text/languages.ts';
import { Parlour } from './parlour.ts';
import { play, SCENES } from './scenes.ts';
import { browser } from './shared.ts';

const ON_TOP = `(() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})()`;

/** With the keyboard: the first stop of the page says where it leads, is seen, and leads past the bar. */
async function skips(page: Page, name: string): Promise<void> {
  const skip = page.getByRole('banner').getByRole('button', { name, exact: true });
  await skip.waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  expect(await skip.and(page.locator(':focus')).count()).toBe(1);
  expect(await page.evaluate<boolean>(ON_TOP)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').locator(':focus').count()).toBe(1);
}

test.each([...LANGUAGES].map(([locale, { words }]) => [locale, words] as const))(
  'in %s the first stop on every page with a bar leads past it',
  async (locale, words) => {
    const { skip } = await words();
    for (const path of ['/', '/new', '/rules/king']) {
      const page = await new Parlour(browser).person({ locale });
      await page.goto(new Parlour(browser).address(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await skips(page, skip);
      await page.context().close();
    }
    for (const name of ['the lobby', 'a card to play', 'a bid', 'dice to lay', 'a turn of gifts']) {
      const scene = SCENES[name];
      if (scene === undefined) throw new Error(`nowhere is ${name}`);
      const parlour = new Parlour(browser, { seed: 'one' });
      const { pass } = play(parlour, scene);
      const page = await parlour.person({ locale }, pass);
      await page.goto(parlour.table);
      await page.locator('main:not(.calling)').waitFor();
      await skips(page, skip);
      await page.context().close();
    }
  },
);

test('a desk over the page has no way past its bar: it would lead out of it', async () => {
  const parlour = new Parlour(browser, { seed: 'one' });
  const scene = SCENES['the lobby of gifts'];
  if (scene === undefined) throw new Error('nowhere is a lobby of gifts');
  const { pass } = play(parlour, scene);
  const page = await parlour.person({}, pass);
  await page.goto(parlour.table);
  await page.getByRole('button', { name: 'Wrap another one' }).click();
  const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
  await desk.waitFor();
  expect(await desk.getByRole('button', { name: 'Skip to the content' }).count()).toBe(0);
});
