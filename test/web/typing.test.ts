import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseDown } from '../../party/protocol.ts';
import { parcel } from '../party/gifts.ts';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
import { DESK, person } from './browser.ts';
import { browser, host } from './shared.ts';

/** Talk stands in a corner of it, and takes nothing else from the keyboard. */
const LOW_DESK = { width: 1100, height: 700 };

/** All that a keyboard writes, capitals and digits too. */
const KEYS = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join('');

/** The messages of a page by their kind, besides greetings and signs of life. */
function saidBy(page: Page): string[] {
  const said: string[] = [];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      const { t } = JSON.parse(`${payload}`);
      if (!['hello', 'here', 'ping'].includes(t)) said.push(t);
    }),
  );
  return said;
}

/** A guest at whose turn it is, in front of a page. */
async function table(game: string): Promise<{ page: Page; said: readonly string[] }> {
  const options = game === 'fourth-king' ? { bob: 'plays' } : game === 'king' ? { length: 'quick' } : {};
  const { code, pass } = await makeTable(host.address, { game, options, name: 'Rosa' });
  const own = await Visitor.come(host.address, code, pass);
  if (game === 'fourth-king') {
    for (const title of ['A jar', 'A song'])
      expect(await own.ask({ t: 'bring', gift: null, thing: parcel(title) })).toBeNull();
  }
  const page = await person(browser, LOW_DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"taps":"one"}')`);
  const said = saidBy(page);
  await page.goto(`http://${host.address}/t/${code}#pass=${pass}`);
  expect(await own.ask({ t: 'start' })).toBeNull();
  await expect.poll(() => page.title()).toMatch(/^●/);
  own.leave();
  return { page, said };
}

/** What a page shows of the game, without what was said. */
const GAME = `[...document.querySelectorAll('.prompt, .handbox, .dicegrid, .giftmain, .kt, dialog[open]')].map(one => {
  const copy = one.cloneNode(true);
  for (const talk of copy.querySelectorAll('.talkbox, .mark, .tag')) talk.remove();
  return copy.outerHTML.replace(/ style="[^"]*"| tabindex="[^"]*"/g, '');
}).join('\\n')`;

test.each(['king', 'kings-dice', 'fourth-king'])(
  'at a table of %s what is typed into the talk is said, and plays nothing',
  async game => {
    const { page, said } = await table(game);
    const field = page.getByLabel('Say something');
    await page.getByRole('button', { name: 'Talk' }).click();
    await field.click();
    const before = await page.evaluate<string>(GAME);
    for (const key of KEYS.trim()) {
      await page.keyboard.type(key);
      expect(await page.evaluate<string>(GAME), key).toBe(before);
    }
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'])
      await page.keyboard.press(key);
    expect(await field.inputValue()).toBe(KEYS.trim());
    expect(await page.evaluate<string>(GAME)).toBe(before);
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText(KEYS.trim()).waitFor();
    expect(said).toEqual(['say']);
    expect(await page.evaluate<string>(GAME)).toBe(before);
  },
);

test('what is typed as a name is only a name', async () => {
  const { code, pass } = await makeTable(host.address, { name: 'Rosa' });
  const page = await person(browser, DESK);
  const said = saidBy(page);
  await page.goto(`http://${host.address}/t/${code}#pass=${pass}`);
  await page.getByRole('button', { name: 'Change my name' }).click();
  const field = page.getByRole('dialog').getByLabel('Your name at the table');
  await field.fill('');
  await page.keyboard.type(KEYS.trim());
  expect(await field.inputValue()).toBe(KEYS.trim());
  expect(said).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(said).toEqual([]);
});

test('a refusal is seen by whoever it is for, and by nobody else, and the next look does not wipe it away', async () => {
  const { code, pass } = await makeTable(host.address, { options: { length: 'quick' }, name: 'Rosa' });
  const own = await Visitor.come(host.address, code, pass);
  const other = await person(browser, DESK);
  await other.goto(`http://${host.address}/t/${code}`);
  const page = await person(browser, DESK);
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"taps":"one","trick":"quick"}')`);
  /** Looks that are on their way to the page for as long as it is not told to go on. */
  const late: (() => void)[] = [];
  let isSlow = false;
  await page.routeWebSocket(/parties/, line => {
    const server = line.connectToServer();
    line.onMessage(message => server.send(message));
    server.onMessage(message => {
      if (isSlow && parseDown(`${message}`)?.t === 'look') late.push(() => line.send(message));
      else line.send(message);
    });
  });
  await page.goto(`http://${host.address}/t/${code}#pass=${pass}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const mine = page.getByRole('region', { name: /^Your hand/ }).getByRole('button', { disabled: false });
  await mine.nth(1).waitFor();
  await other.getByRole('heading', { level: 1, name: /^Hand 1/ }).waitFor();
  await own.until(() => own.look?.ask?.ask === 'play');

  isSlow = true;
  own.playOnce();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await mine.last().click();
  const refusal = page.getByText('The table has moved on.');
  await refusal.waitFor();
  isSlow = false;
  const hand = page.getByRole('region', { name: /^Your hand/ });
  const shown = await hand.getAttribute('aria-label');
  for (const arrive of late) arrive();
  await expect.poll(() => hand.getAttribute('aria-label')).not.toBe(shown);
  expect(await refusal.isVisible()).toBe(true);
  expect(await other.getByText('The table has moved on.').count()).toBe(0);
  own.leave();
});
