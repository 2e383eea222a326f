import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, DESK, faults, PHONE } from './browser.ts';
import { browser, host } from './shared.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Writes down every text that is drawn, and what is shared. */
const WATCHED = `
  window.drawn = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {
    window.drawn.push(text);
    return fillText.call(this, text, ...more);
  };`;
const SHARES = `
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => { window.shared = [file.name, file.type, file.size > 10_000]; };`;

async function person(name: string, address: string, script = ''): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(WATCHED + script);
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  return page;
}

/** A finished game: the host looks on, nutcrackers play for everybody else. */
async function finished(game: string, script = '') {
  const rosa = await person('Rosa', `http://${host.address}/new?game=${game}`, script);
  const complaints = complaintsOf(rosa);
  if (game === 'kings-dice') await rosa.getByRole('radio', { name: /Twenty rounds/ }).check();
  await press(rosa, 'Set the table');
  await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
  const ali = await person('Ali', rosa.url());
  await press(ali, 'Sit down');
  await rosa.getByRole('listitem').filter({ hasText: 'Ali' }).waitFor();
  await press(rosa, 'Menu');
  await press(rosa, 'Leave the table');
  await press(rosa, 'Give up my chair');
  await press(rosa, 'Talk');
  await rosa.getByRole('textbox', { name: 'Say something' }).fill('between us alone');
  await press(rosa, 'Send');
  await rosa.keyboard.press('Escape');
  if (game === 'kings-dice') await press(rosa, /^Seat a nutcracker on chair/);
  await press(rosa, 'Start');
  await rosa.getByRole('heading', { level: 1, name: /^(Hand|Round) \d/ }).waitFor();
  await press(rosa, 'Menu');
  await press(rosa, 'Who is here');
  await press(rosa, 'What can be done for Ali');
  await press(rosa, /^Let a nutcracker play/);
  await rosa.keyboard.press('Escape');
  await rosa.getByRole('heading', { name: 'Another?' }).waitFor();
  return { rosa, ali, complaints };
}

const drawn = (page: Page) => page.evaluate<readonly string[]>('window.drawn');

describe('a result to take home', () => {
  test('the sheet of King is saved as a picture where nothing is shared: every hand and name, and nothing that was said', async () => {
    const { rosa, complaints } = await finished('king');
    const [saved] = await Promise.all([rosa.waitForEvent('download'), press(rosa, 'Picture to share')]);
    expect(saved.suggestedFilename()).toMatch(/^king-[\w-]+\.png$/);
    const picture = await buffer(await saved.createReadStream());
    expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(['PNG', 1080]);
    const texts = await drawn(rosa);
    for (const text of ['King', 'Ali', 'Total', '1 Tricks', 'Played at Kings’ Table']) expect(texts).toContain(text);
    // The king of hearts costs 160, and nobody makes as much.
    expect(texts.filter(text => /^[−+]?\d+$/.test(text) && text !== '160')).toHaveLength(4 * 11);
    expect(texts.join()).not.toMatch(/between us|\bYou\b/);
    expect(complaints).toEqual([]);
  }, 120_000);

  test('the result of the dice is handed to whatever the device shares with', async () => {
    const { rosa } = await finished('kings-dice', SHARES);
    await press(rosa, 'Picture to share');
    await expect
      .poll(() => rosa.evaluate('window.shared'))
      .toEqual([expect.stringMatching(/^kings-dice-[\w-]+\.png$/), 'image/png', true]);
    expect(await drawn(rosa)).toContain('Ali');
    expect((await drawn(rosa)).join()).not.toMatch(/between us|\bYou\b/);
  }, 120_000);

  test.each([
    ['king', /^1 Tricks/],
    ['kings-dice', /^1$/],
  ])(
    'on paper %s is its result alone, dark on white in either theme',
    async (game, line) => {
      const { ali } = await finished(game);
      await ali.setViewportSize(DESK);
      await ali.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const header = ali.getByRole('rowheader', { name: line }).first();
      await header.waitFor();
      expect(await ali.getByRole('button').count()).toBe(0);
      expect(await ali.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/win|share/);
      expect(Math.max(...rgb(await header.evaluate('it => getComputedStyle(it).color')))).toBeLessThan(80);
      expect(rgb(await ali.evaluate('getComputedStyle(document.body).backgroundColor'))).toEqual([255, 255, 255]);
    },
    120_000,
  );

  test('so are the rules of a table, with what it plays otherwise than most', async () => {
    const page = await (await browser.newContext({ viewport: DESK })).newPage();
    await page.goto(`http://${host.address}/rules/king?length=quick&dealerChoice=on&passIsFinal=off`);
    await page.getByRole('heading', { name: 'As this table plays' }).waitFor();
    const changed = await page.getByRole('listitem').allInnerTexts();
    expect(changed[0]).toBe('Quick game');
    expect(changed).toHaveLength(3);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'The rules of King', level: 2 }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    const rule = page.getByRole('definition').first();
    expect(Math.max(...rgb(await rule.evaluate('it => getComputedStyle(it).color')))).toBeLessThan(80);
  });
});

const rgb = (colour: unknown): readonly number[] => (`${colour}`.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

describe('what made a result', () => {
  test('a line of King’s sheet opens into its tricks, in the columns of the sheet', async () => {
    const { rosa, complaints } = await finished('king');
    await rosa.getByRole('button', { name: 'Score sheet' }).first().click();
    const sheet = rosa.getByRole('dialog', { name: 'Score sheet' });
    await sheet.getByRole('button', { name: /^1 Tricks/ }).click();
    await sheet.getByRole('rowheader', { name: /^Trick 13\b/ }).waitFor();
    const first = sheet.getByRole('row', { name: /^Trick 1 / });
    expect(await first.getByRole('img', { name: / of / }).count()).toBe(4);
    expect(await first.getByText('takes the trick').count()).toBe(1);
    const won = await sheet
      .getByRole('row', { name: /^Trick / })
      .getByText('takes the trick')
      .count();
    expect(won).toBe(13);
    await sheet.getByRole('button', { name: /^1 Tricks/, expanded: true }).click();
    await first.waitFor({ state: 'detached' });
    await sheet.getByRole('button', { name: /^7 / }).click();
    await sheet
      .getByRole('list', { name: 'What was said' })
      .or(sheet.getByRole('row', { name: /^Trick 1 / }))
      .first()
      .waitFor();
    expect(await faults(rosa)).toEqual([]);
    expect(complaints).toEqual([]);
  }, 120_000);

  test('a round of the dice opens into what lay where', async () => {
    const { rosa } = await finished('kings-dice');
    await rosa.getByRole('button', { name: 'The rounds so far' }).last().click();
    await rosa.getByRole('button', { name: 'Round 1', exact: true }).click();
    const dialog = rosa.getByRole('dialog', { name: /Round 1\b/ });
    expect(await dialog.getByRole('img', { name: /^[1-6]$/ }).count()).toBeGreaterThan(4);
    expect(await faults(rosa)).toEqual([]);
  }, 120_000);
});
