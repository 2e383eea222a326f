import { expect, test } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { complaintsOf, PHONE } from './browser.ts';
import { Parlour } from './parlour.ts';
import { play, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

/** The king of hearts has come to somebody who has yet to name the dealer. */
const NAMING: Scene = {
  game: 'king',
  options: { dealerChoice: 'on' },
  people: 4,
  until: look => look.game === 'king' && look.view.play.phase === 'nameDealer',
};

test.each([
  ['on a phone', '', PHONE],
  ['on a big screen', '/tv', { width: 1280, height: 720 }],
])(
  'while the first dealer is being named, those who wait have the table before them: %s',
  async (_, path, viewport) => {
    const parlour = new Parlour(browser, { seed: 'the king of hearts' });
    play(parlour, { ...NAMING, watch: true });
    const page = await parlour.person({ viewport, locale: 'en' });
    const complaints = complaintsOf(page);
    await page.goto(parlour.table + path);
    for (const name of [/Maximiliana/, /محمد/, /Zé/, /João/])
      await page.locator('main, .tv-cloth').getByRole('region', { name }).waitFor();
    // Nobody deals yet.
    expect(await page.getByText('dealer', { exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

const mayMatch = ({ ask, game }: GameLook): boolean => game === 'king' && ask?.ask === 'bid' && ask.match;

test('the bid that stands can be tapped by whoever may match it: it is no mistake', async () => {
  const parlour = new Parlour(browser, { seed: 'a match' });
  const { pass } = play(parlour, { game: 'king', options: { length: 'quick' }, people: 4, until: mayMatch });
  const page = await parlour.person({ viewport: PHONE, locale: 'en' }, pass);
  await page.goto(parlour.table);
  const ladder = page.getByRole('region', { name: 'The ladder of bids' });
  const stands = ladder.getByRole('button', { pressed: true });
  const name = (await stands.textContent()) ?? '';
  await ladder.getByRole('button', { pressed: false, disabled: false }).last().click();
  await page.getByRole('button', { name: /^Bid / }).waitFor();
  await ladder.getByRole('button', { name: /stands/ }).click();
  const match = page.getByRole('button', { name: /^Match / });
  await match.waitFor();
  await stands.click();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await stands.textContent()).toBe(name);
  await match.click();
  await match.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the way back from the rules leads to the table where one took them up', async () => {
  const parlour = new Parlour(browser, { seed: 'the rules' });
  const { pass } = play(parlour, { game: 'king', people: 2 });
  const page = await parlour.person({ viewport: PHONE, locale: 'en' }, pass);
  await page.goto(parlour.table);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Rules' }).click();
  const rules = await opened;
  await rules.getByRole('link', { name: 'Back' }).click();
  await rules.getByRole('heading', { name: 'At the table 2 of 4' }).waitFor();
  await page.context().close();
});

test('a finger is not shown where reading begins, and a keyboard is', async () => {
  for (const [touch, shown] of [
    [true, 'none'],
    [false, 'solid'],
  ] as const) {
    const parlour = new Parlour(browser, { seed: 'a finger' });
    parlour.stage.made({ name: 'Rosa', game: 'king' });
    const page = await parlour.person({ viewport: PHONE, locale: 'en', hasTouch: touch, isMobile: touch });
    await page.goto(parlour.table);
    const name = page.getByRole('textbox', { name: 'Your name at the table' });
    await name.fill('Ali');
    await name.press('Enter');
    // The field is gone with its form, and reading goes on in what is left.
    await page.locator('main:focus').waitFor();
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe(shown);
    await page.context().close();
  }
});

test('who is here can be read: those who look on as well, and how a chair is got back', async () => {
  const parlour = new Parlour(browser, { seed: 'a lost chair' });
  const { stage } = parlour;
  const host = stage.come(stage.made({ name: 'Rosa', game: 'king' }).pass);
  const ali = stage.guest('Ali');
  host.insist({ t: 'start' });
  const page = await parlour.person({ viewport: PHONE, locale: 'en' });
  await page.goto(parlour.table);
  const told = page.getByText('Is one of these chairs yours?');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who is here' }).click();
  await page.getByRole('dialog', { name: 'At the table' }).waitFor();
  await page.getByText('1 person watching').waitFor();
  expect(await told.count()).toBe(0);
  ali.leave();
  await told.waitFor();
  await page.context().close();
});
