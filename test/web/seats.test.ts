import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, person, reload } from './browser.ts';
import { browser, host, ownHost } from './shared.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const hand = (page: Page) => page.getByRole('region', { name: /^Your hand/ });
const cards = (page: Page) => hand(page).getByRole('button');
const playable = (page: Page) => hand(page).getByRole('button', { disabled: false });
const cloth = (page: Page) => page.getByRole('list', { name: 'This trick' }).getByRole('img');
const LOST = 'This device does not have the seat any more';

async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await button(page, name).click();
}

/** Rosa, who is the host, and Ali at the first hand of a quick King, with two nutcrackers. */
async function rosaAndAli(at = host): Promise<{ rosa: Page; ali: Page }> {
  const [rosa, ali] = [await person(browser, PHONE), await person(browser, PHONE)];
  for (const page of [rosa, ali]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"taps":"one"}')`);
  }
  await rosa.goto(`http://${at.address}/new?game=king`);
  await rosa.getByLabel('Your name at the table').fill('Rosa');
  await rosa.getByRole('radio', { name: /Quick game/ }).check();
  await choose(rosa, 'Set the table');
  await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
  await ali.goto(rosa.url());
  await ali.getByLabel('Your name at the table').fill('Ali');
  await choose(ali, 'Sit down');
  await rosa.getByRole('listitem').filter({ hasText: 'Ali' }).waitFor();
  await choose(rosa, 'Start');
  for (const page of [rosa, ali]) await page.getByRole('heading', { level: 1, name: /Hand 1/ }).waitFor();
  return { rosa, ali };
}

/** Ali plays whatever he is asked for, until it is Rosa's turn. */
async function untilRosasTurn(rosa: Page, ali: Page): Promise<void> {
  for (;;) {
    await expect.poll(async () => (await playable(rosa).count()) + (await playable(ali).count())).toBeGreaterThan(0);
    if ((await playable(rosa).count()) > 0) return;
    const left = await cards(ali).count();
    await playable(ali).first().click();
    await expect.poll(() => cards(ali).count()).toBeLessThan(left);
  }
}

test('a lost seat gets a new link from the host; a link that went astray is withdrawn by its owner', async () => {
  const { rosa, ali } = await rosaAndAli();
  const [phone, stranger] = [await person(browser, PHONE), await person(browser, PHONE)];
  const dealt = await cards(ali).count();

  await choose(rosa, 'Menu', 'Who is here', 'What can be done for Ali', /^Make a new link for this seat/);
  const link = await rosa
    .getByRole('dialog', { name: /^The seat of .*Ali/ })
    .getByRole('textbox', { name: 'The link that carries the seat' })
    .inputValue();
  await ali.getByText(LOST).waitFor();
  await choose(ali, 'Come back');
  await ali.getByText('You are watching').waitFor();
  expect(await hand(ali).count(), 'a watcher sees no hand').toBe(0);

  await phone.goto(`http://${link}`);
  await hand(phone).waitFor();
  expect(await cards(phone).count()).toBe(dealt);
  await rosa.keyboard.press('Escape');

  await choose(phone, 'Menu', 'Move my seat to another device');
  await phone.getByText('Only this page has your seat now.').waitFor();
  const carried = await phone.getByRole('textbox', { name: 'The link that carries your seat' }).inputValue();
  await stranger.goto(`http://${carried}`);
  await hand(stranger).waitFor();
  await phone.getByText('2 pages have your seat now.').waitFor();
  await choose(phone, 'Keep it to this device');
  await phone.getByText('Only this device has your seat now.').waitFor();
  await stranger.getByText(LOST).waitFor();
  await stranger.goto(`http://${carried}`);
  await stranger.getByText('You are watching').waitFor();
  await reload(phone);
  await hand(phone).waitFor();
});

test('a card is taken back when all agree, who are asked once', async () => {
  const { rosa, ali } = await rosaAndAli();
  await untilRosasTurn(rosa, ali);
  while ((await cloth(rosa).count()) === 3) {
    const left = await cards(rosa).count();
    await playable(rosa).first().click();
    await expect.poll(() => cards(rosa).count()).toBeLessThan(left);
    await untilRosasTurn(rosa, ali);
  }
  const before = await cards(rosa).count();
  const card = (await playable(rosa).first().getAttribute('aria-label')) ?? '';
  const playAndRegret = async () => {
    await button(hand(rosa), card).click();
    await expect.poll(() => cards(rosa).count()).toBe(before - 1);
    await playable(ali).first().waitFor();
    await choose(rosa, 'Menu', 'Take my last move back');
    await rosa.locator('.notice').getByText('It is taken back when all agree.').waitFor();
    await ali.locator('.notice').getByText('would like to take the last move back').waitFor();
  };
  await playAndRegret();
  await choose(ali, 'All right');
  await expect.poll(() => cards(rosa).count()).toBe(before);
  await button(hand(rosa), card).waitFor();
  await expect.poll(() => playable(ali).count()).toBe(0);

  await playAndRegret();
  await choose(ali, /^No$/);
  await rosa.locator('.notice').getByText('It is taken back when all agree.').waitFor({ state: 'detached' });
  expect(await cards(rosa).count()).toBe(before - 1);
  await choose(rosa, 'Menu');
  await button(rosa, 'Leave the table').waitFor();
  expect(await button(rosa, 'Take my last move back').count()).toBe(0);
});

test('while the host is away anybody seated acts as one; whoever is back reads what was done meanwhile', async () => {
  // The minute itself is kept by a test of the room; here a page shows what it leads to.
  const own = await ownHost({
    patch: { file: 'party/deadlines.ts', from: 'ABSENCE_MS = 60_000', to: 'ABSENCE_MS = 6_000' },
  });
  const { rosa, ali } = await rosaAndAli(own);
  await untilRosasTurn(rosa, ali);
  const address = rosa.url();
  const context = rosa.context();
  await rosa.close();
  await ali.getByText(/Rosa.* is away\. After a minute a nutcracker plays\./).waitFor();
  await ali.getByText('The host is away. Anybody may act as host.').waitFor();
  await playable(ali).first().waitFor();
  await choose(ali, 'Menu', 'Who is here');
  await ali.getByText('The host is away, so anybody seated may act as host.').waitFor();
  await ali.keyboard.press('Escape');
  await choose(ali, 'Menu', 'Lock the table');
  await ali.getByText('The table is locked.').waitFor();

  const back = await context.newPage();
  await back.goto(address);
  const account = back.getByRole('region', { name: 'While you were away' });
  await account.getByText(/A nutcracker moved for you (once|twice|\d+ times)\./).waitFor();
  await account.getByText(/ of (spades|hearts|diamonds|clubs)/).waitFor();
  await button(account, 'All right').click();
  await account.waitFor({ state: 'detached' });
  await ali.getByText('The host is back.').waitFor();
});
