import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, DESK, faults, PHONE, person, reload } from './browser.ts';
import { Parlour } from './parlour.ts';
import { browser, host } from './shared.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name });
const said = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await button(page, name).click();
}

test('a host and a guest talk, pause, let a nutcracker play and give back the seat, hand on the crown', async () => {
  const [rosa, ali] = [await person(browser, DESK), await person(browser, PHONE)];
  const complaints = [complaintsOf(rosa), complaintsOf(ali)];
  await rosa.goto(`http://${host.address}/new?game=king`);
  await rosa.getByLabel('Your name at the table').fill('Rosa');
  await choose(rosa, 'Set the table');
  await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
  await ali.goto(rosa.url());
  await ali.getByLabel('Your name at the table').fill('محمد علي');
  await choose(ali, 'Sit down');
  await choose(rosa, 'Start');
  for (const page of [rosa, ali]) await page.getByRole('heading', { level: 1, name: /Hand 1/ }).waitFor();

  // Talk stands beside a table on a desk and takes no focus; it lies in a sheet on a phone.
  await choose(ali, 'Talk');
  await say(ali, 'مرحبا');
  await said(rosa).getByText('مرحبا').waitFor();
  expect(await rosa.evaluate('document.activeElement.tagName')).not.toBe('INPUT');
  await ali.keyboard.press('Escape');
  await say(rosa, '<i>five</i> up?');
  await choose(ali, 'Talk, 1 new');
  await said(ali).getByText('<i>five</i> up?').waitFor();
  await choose(ali, 'Signs', 'Clap');
  await said(rosa).getByText('Clap').waitFor();
  expect(await faults(ali)).toEqual([]);
  await ali.keyboard.press('Escape');

  // The host's word stops the game at once; the guest's wish asks for it.
  await choose(ali, 'Menu', 'Ask for a pause');
  await rosa.locator('.notice').getByText('would like a pause').waitFor();
  await choose(rosa, 'Pause');
  const calm = ali.getByRole('region', { name: 'Paused' });
  await calm.getByText('stopped the game').waitFor();
  expect(await faults(ali)).toEqual([]);
  await button(calm, 'Go on').click();
  await calm.waitFor({ state: 'detached' });

  await choose(rosa, 'Menu', 'Who is here', 'What can be done for محمد علي', /^Let a nutcracker play/);
  await ali.getByText('A nutcracker plays for you now.').waitFor();
  const people = rosa.getByRole('dialog', { name: 'At the table' });
  await people.getByText('Here, a nutcracker plays').waitFor();
  await choose(rosa, 'What can be done for محمد علي', 'Give the seat back');
  await ali.getByText('You have your seat back.').waitFor();

  await choose(rosa, 'What can be done for محمد علي', /^Make host/);
  await ali.getByText('You are the host now.').waitFor();
  await button(people, 'Close').click();
  await choose(ali, 'Menu', 'Lock the table');
  await rosa.getByText('The table is locked.').waitFor();
  await choose(ali, 'Menu', 'Close the table', 'Close it for good');
  for (const page of [rosa, ali]) await page.getByText('This table has been cleared away').waitFor();
  await reload(ali);
  await ali.getByRole('heading', { name: 'No table here' }).waitFor();
  for (const page of [rosa, ali]) {
    await page.getByRole('link', { name: 'Make a new table' }).click();
    await page.getByRole('heading', { name: 'Make a table' }).waitFor();
  }
  expect(complaints).toEqual([[], []]);
});

test('when nobody is left in a game, the host gathers people for another one', async () => {
  const parlour = new Parlour(browser);
  const { stage } = parlour;
  const { pass } = stage.made({ name: null });
  const ali = stage.guest('Ali');
  stage.come(pass).insist({ t: 'start' });
  const page = await parlour.person({ locale: 'en' }, pass);
  await page.goto(parlour.table);
  await choose(page, 'Menu');
  await button(page, 'Lock the table').waitFor();
  expect(await button(page, 'Gather people').count()).toBe(0);
  ali.insist({ t: 'stand' });
  await choose(page, 'Gather people');
  await page.getByRole('heading', { name: 'Call the others' }).waitFor();
});
