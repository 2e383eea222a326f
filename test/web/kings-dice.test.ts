import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, PHONE, person, unseen } from './browser.ts';
import { browser, host, ownHost } from './shared.ts';

const NAMES = ['Rosa', 'محمد علي', 'Zé'] as const;
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** A page of somebody who wants nothing to fly, and every reveal to stay until it was seen. */
async function come(name: string, address: string): Promise<Page> {
  const page = await person(browser, PHONE);
  await unseen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"trick":"tap"}')`);
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  return page;
}

/** Three people at a table of this form, before the first round. */
async function three(
  form: RegExp,
  at = host,
): Promise<{ pages: readonly Page[]; complaints: readonly (readonly string[])[] }> {
  const rosa = await come(NAMES[0], `http://${at.address}/new?game=kings-dice`);
  const complaints = [complaintsOf(rosa)];
  await rosa.getByRole('radio', { name: form }).check();
  await rosa.getByRole('radio', { name: /Twenty rounds/ }).check();
  await rosa.getByText('somebody is out after the first round').waitFor();
  await button(rosa, 'Set the table').click();
  await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
  const pages = [rosa];
  for (const name of NAMES.slice(1)) {
    const page = await come(name, rosa.url());
    complaints.push(complaintsOf(page));
    await button(page, 'Sit down').click();
    pages.push(page);
    await rosa.getByRole('listitem').filter({ hasText: name }).waitFor();
  }
  await button(rosa, 'Start').click();
  await Promise.all(pages.map(page => page.getByRole('heading', { level: 1, name: /^Round 1 of 20/ }).waitFor()));
  return { pages, complaints };
}

const tray = (page: Page) => page.getByRole('group', { name: 'Your dice' });
const cloth = (page: Page) => page.getByRole('region', { name: /^Your five (places|turns)/ });
const die = (page: Page) => tray(page).getByRole('button', { name: /^Die \d/, disabled: false });
const free = (page: Page) => cloth(page).getByRole('button', { name: /: empty, put a die here$/ });
const seal = (page: Page) => button(page, 'Seal');

/** Half of them play with a finger, half with the keyboard. */
const press = (it: Locator, nth: number): Promise<void> => (nth % 2 === 0 ? it.click() : it.press('Enter'));

/** Lays the highest dice into the first places: whoever meets like that soon has none left. */
async function choose(page: Page, nth: number): Promise<void> {
  while (!(await seal(page).isEnabled())) {
    await press(die(page).last(), nth);
    if ((await free(page).count()) > 0) await press(free(page).first(), nth);
  }
}

/** Looks at every reveal and seals whatever is asked for, until the game is over. */
async function playToTheEnd(page: Page, nth: number): Promise<void> {
  const over = page.getByRole('heading', { name: 'Another?' });
  const seen = button(page, /^(Round \d+|Next turn|How it ended)$/);
  for (;;) {
    await over.or(seen).or(seal(page)).first().waitFor();
    if (await over.isVisible()) return;
    if (await seen.isVisible()) {
      await press(seen, nth);
    } else {
      await choose(page, nth);
      await press(seal(page), nth);
      await seal(page).waitFor({ state: 'detached' });
    }
  }
}

/** The result as it stands on a page: each name with its place and dice. */
async function resultOn(page: Page): Promise<readonly string[]> {
  const lines = await page.getByRole('listitem').filter({ hasText: 'Place' }).allInnerTexts();
  return lines.map(line => line.replace(/\s+/g, ' ').trim());
}

describe("a table of King's Dice", () => {
  test.each([
    ['lords', /The lords’ form/],
    ['commoners', /The commoners’ form/],
  ])(
    'three people play a whole game in the %s’ form, and all see the same result',
    async (_, form) => {
      const { pages, complaints } = await three(form);
      await Promise.all(pages.map(playToTheEnd));

      const [first, ...others] = await Promise.all(pages.map(resultOn));
      expect(first).toHaveLength(3);
      for (const other of others) expect(other).toEqual(first);
      for (const name of NAMES) expect(first?.join()).toContain(name);

      const [rosa] = pages;
      if (rosa === undefined) throw new Error('nobody is there');
      await button(rosa, 'Check the rolls').click();
      await rosa.getByText('It holds.').waitFor();
      expect(complaints).toEqual([[], [], []]);
    },
    120_000,
  );

  test('what is half laid outlives what others do and a lost line; what is sealed may be changed', async () => {
    const own = await ownHost();
    const { pages, complaints } = await three(/The lords’ form/, own);
    const [rosa, ali] = pages;
    if (rosa === undefined || ali === undefined) throw new Error('nobody is there');
    const laid = cloth(rosa).getByRole('button', { name: /take back$/ });
    for (const nth of [0, 0]) {
      await press(die(rosa).first(), nth);
      await press(free(rosa).first(), nth);
    }
    await choose(ali, 1);
    await seal(ali).click();
    await rosa.getByRole('listitem').filter({ hasText: NAMES[1] }).filter({ hasText: 'sealed' }).waitFor();
    expect(await laid.count()).toBe(2);

    await seal(rosa).click({ force: true });
    await rosa.getByText('Not yet: three more to lay').waitFor();
    await button(rosa, 'Rule D6').click();
    await rosa.getByRole('dialog', { name: 'Rule D6' }).getByText('Lay your dice into five places').waitFor();
    await button(rosa, 'Back to my dice').click();
    expect(complaints.flat()).toEqual([]);

    await own.kill();
    await rosa.getByRole('banner').getByText('Finding the table again').waitFor();
    await own.restart();
    await button(rosa, 'Menu').waitFor();
    expect(await laid.count()).toBe(2);
    await choose(rosa, 0);
    const before = await laid.evaluateAll(wells => wells.map(well => well.getAttribute('aria-label')));
    await seal(rosa).click();
    await button(rosa, 'Sealed').waitFor();
    await ali.getByRole('listitem').filter({ hasText: NAMES[0] }).filter({ hasText: 'sealed' }).waitFor();

    await laid.first().click();
    await rosa.getByText('Changed, but not sealed').waitFor();
    await button(rosa, 'As sealed').click();
    expect(await laid.evaluateAll(wells => wells.map(well => well.getAttribute('aria-label')))).toEqual(before);
  }, 60_000);
});
