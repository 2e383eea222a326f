import { describe, expect, test } from 'vitest';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

async function seen(path: string, locale = 'en') {
  const parlour = new Parlour(browser, { seed: 'a new table' });
  const page = await parlour.person({ locale, viewport: { width: 360, height: 640 } });
  await page.goto(parlour.address(path));
  await page.locator('.foot-act').waitFor();
  return page;
}

describe('whoever makes a table', () => {
  test('without a name is led to where it is typed, as often as it is missing', async () => {
    const page = await seen('/new');
    const name = page.getByLabel('Your name at the table');
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('button', { name: 'Set the table' }).press('Enter');
      await page.getByRole('alert').waitFor();
      expect(await name.and(page.locator(':focus')).count()).toBe(1);
    }
  });

  test('as King Bob is called so and types no name; who plays too does, and nothing moves', async () => {
    const page = await seen('/new?game=fourth-king');
    const name = page.getByLabel('Your name at the table');
    expect([await name.inputValue(), await name.isEditable()]).toEqual(['King Bob', false]);
    const tile = page.locator('.opt', { hasText: 'You, and you play too' });
    const before = await tile.boundingBox();
    await tile.click();
    await name.fill('Rosa');
    expect(await tile.boundingBox()).toEqual(before);
    await page.getByRole('radio', { name: /^You, and you do not play/ }).check();
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('heading', { name: 'Call the others' }).waitFor();
  });

  test.each([
    ['en', 'After one minute a nutcracker, which plays by itself'],
    ['pt-PT', 'um quebra-nozes, que joga sozinho'],
    ['pt-BR', 'um quebra-nozes, que joga sozinho'],
    ['es', 'un cascanueces, que juega solo'],
  ])('reads in %s what a nutcracker is, before anything is unfolded', async (locale, what) => {
    const page = await seen('/new', locale);
    await page.locator('summary').getByText(what).waitFor();
  });
});
