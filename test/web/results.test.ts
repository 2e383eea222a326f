import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
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

/** Somebody's page at a table. */
async function pageAt(code: string, pass: string | null, script: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(30_000);
  await page.addInitScript(WATCHED + script);
  await page.goto(`http://${host.address}/t/${code}#pass=${pass}`);
  await page.getByRole('heading', { name: 'Another?' }).waitFor();
  return page;
}

/** A finished game, at which the host looked on and nutcrackers played for everybody else. */
async function finished(game: string): Promise<{ code: string; rosa: string | null; ali: string | null }> {
  const options = game === 'kings-dice' ? { roundLimit: '20' } : {};
  const { code, pass } = await makeTable(host.address, { game, options, name: 'Rosa' });
  const [rosa, ali] = [await Visitor.come(host.address, code, pass), await Visitor.come(host.address, code)];
  expect(await ali.ask({ t: 'sit', seat: null, name: 'Ali' })).toBeNull();
  expect(await rosa.ask({ t: 'stand' })).toBeNull();
  if (game === 'kings-dice') expect(await rosa.ask({ t: 'host', act: { do: 'fill', seat: 0 } })).toBeNull();
  expect(await rosa.ask({ t: 'start' })).toBeNull();
  expect(await rosa.ask({ t: 'host', act: { do: 'standIn', seat: 1, on: true } })).toBeNull();
  await rosa.until(() => rosa.look !== null && rosa.look.outcome !== null, 50_000);
  for (const visitor of [rosa, ali]) visitor.leave();
  return { code, rosa: rosa.pass, ali: ali.pass };
}

/** What the host has of it, who has said something since. */
async function rosasPage(game: string, script = ''): Promise<{ rosa: Page; complaints: readonly string[] }> {
  const { code, rosa: pass } = await finished(game);
  const rosa = await pageAt(code, pass, script);
  const complaints = complaintsOf(rosa);
  await press(rosa, 'Talk');
  await rosa.getByRole('textbox', { name: 'Say something' }).fill('between us alone');
  await press(rosa, 'Send');
  await rosa.getByRole('log').getByText('between us alone').waitFor();
  await rosa.keyboard.press('Escape');
  return { rosa, complaints };
}

const drawn = (page: Page) => page.evaluate<readonly string[]>('window.drawn');

describe('a result to take home', () => {
  test('the sheet of King is saved as a picture where nothing is shared: every hand and name, and nothing that was said', async () => {
    const { rosa, complaints } = await rosasPage('king');
    const [saved] = await Promise.all([rosa.waitForEvent('download'), press(rosa, 'Picture to share')]);
    expect(saved.suggestedFilename()).toMatch(/^king-[\w-]+\.png$/);
    const picture = await buffer(await saved.createReadStream());
    expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(['PNG', 1080]);
    const texts = await drawn(rosa);
    const names = ['Ali', 'Caspar', 'Melchior', 'Balthasar'];
    for (const text of ['King', ...names, 'Total', '1 Tricks', 'Played at Kings’ Table']) expect(texts).toContain(text);
    // The king of hearts costs 160, and nobody makes as much.
    expect(texts.filter(text => /^[−+]?\d+$/.test(text) && text !== '160')).toHaveLength(4 * 11);
    expect(texts.join()).not.toMatch(/between us|\bYou\b/);
    expect(complaints).toEqual([]);
  }, 120_000);

  test('the result of the dice is handed to whatever the device shares with', async () => {
    const { rosa } = await rosasPage('kings-dice', SHARES);
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
      const { code, ali: pass } = await finished(game);
      const ali = await pageAt(code, pass, '');
      await ali.setViewportSize(DESK);
      await ali.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const header = ali.getByRole('rowheader', { name: line }).first();
      await header.waitFor();
      expect(await ali.getByRole('button').count()).toBe(0);
      expect(await ali.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/win|share/);
      // Whoever reads it is not the one who has printed it, and what leads has won.
      expect(
        await ali
          .getByText(/\byou\b|leads? with/i)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
      expect(
        await ali
          .getByText(/^King.*, \d+ (hands|rounds?)$/)
          .filter({ visible: true })
          .count(),
      ).toBe(1);
      expect(Math.max(...rgb(await colourOf(header)))).toBeLessThan(80);
      expect(rgb(await ali.evaluate('getComputedStyle(document.body).backgroundColor'))).toEqual([255, 255, 255]);
    },
    120_000,
  );

  test('so are the rules of a table, with what it plays otherwise than most', async () => {
    const page = await (await browser.newContext({ viewport: DESK })).newPage();
    await page.goto(`http://${host.address}/rules/king?length=quick&dealerChoice=on&passIsFinal=off`);
    await page.getByRole('heading', { name: 'As this table plays' }).waitFor();
    const changed = await page.getByRole('listitem').allInnerTexts();
    expect(changed[0]).toBe('7 hands, about 30 minutes');
    expect(changed).toHaveLength(3);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'The rules of King', level: 2 }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    const rule = page.getByRole('definition').first();
    expect(Math.max(...rgb(await colourOf(rule)))).toBeLessThan(80);
  });
});

const colourOf = (it: Locator) =>
  it.evaluate(element => element.ownerDocument.defaultView?.getComputedStyle(element).color);
const rgb = (colour: unknown): readonly number[] => (`${colour}`.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

describe('what made a result', () => {
  test('a line of King’s sheet opens into its tricks, in the columns of the sheet', async () => {
    const { rosa, complaints } = await rosasPage('king');
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
    // Each trick costs 20, and stands under the one who took it.
    const columns = await sheet
      .getByRole('row', { name: /^(1 Tricks|Trick )/ })
      .evaluateAll(rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent ?? '')));
    const [costs = [], ...taken] = columns;
    const tricks = costs.map((_, column) => taken.filter(cells => cells[column]?.includes('takes the trick')).length);
    expect(costs.map(cost => Number(cost.replace('−', '-')))).toEqual(tricks.map(count => -20 * count || 0));
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
    const { rosa } = await rosasPage('kings-dice');
    await rosa.getByRole('button', { name: 'The rounds so far' }).last().click();
    // The last dozen rounds are there: the first of the game only if it was a short one.
    const round = rosa.getByRole('dialog').getByRole('button', { name: /^Round \d+$/ });
    const name = (await round.first().textContent()) ?? '';
    await round.first().click();
    const dialog = rosa.getByRole('dialog', { name: new RegExp(`${name}\\b`) });
    await expect.poll(() => dialog.getByRole('img', { name: /^[1-6]$/ }).count()).toBeGreaterThan(4);
    expect(await faults(rosa)).toEqual([]);
  }, 120_000);
});
