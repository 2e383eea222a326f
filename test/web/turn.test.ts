import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Visitor } from '../party/hosts/visitor.ts';
import { complaintsOf, PHONE } from './browser.ts';
import { browser, host } from './shared.ts';
import { LISTENED, maySound } from './sounds.ts';

/** A device on which everything that reaches beyond the page only writes down that it was asked for. */
const watched = (answer: 'granted' | 'denied') => `
  window.told = [];
  window.rung = 0;
  ${LISTENED}
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    if (this.frequency?.value === 880) window.rung += 1;
    return start.apply(this, when);
  };
  const note = (what, ...more) => { window.told.push([what, ...more].join(' ')); };
  Object.defineProperty(navigator, 'vibrate', { value: ms => note('vibrate', ms) });
  navigator.setAppBadge = async () => note('badge on');
  navigator.clearAppBadge = async () => note('badge off');
  window.Notification = class {
    static permission = localStorage.getItem('may') ?? 'default';
    static async requestPermission() {
      note('asked');
      localStorage.setItem('may', '${answer}');
      return (this.permission = '${answer}');
    }
    constructor(title, { body }) { note('notification', title, body); }
    close() { note('closed'); }
  };`;

/** A device that has none of it, and refuses to speak of it. */
const BARE = `
  delete window.Notification;
  Object.defineProperty(navigator, 'userActivation', { value: undefined });
  Object.defineProperty(navigator, 'vibrate', { get() { throw new Error('not here'); } });
  Object.defineProperty(navigator, 'setAppBadge', { value: () => { throw new Error('not here'); } });
  Object.defineProperty(navigator, 'clearAppBadge', { value: undefined });
  Object.defineProperty(navigator, 'serviceWorker', { get() { throw new Error('not here'); } });`;

const hide = (page: Page) =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`);
const show = (page: Page) =>
  page.evaluate(`delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))`);
const told = (page: Page) => page.evaluate<readonly string[]>('window.told');
const icon = (page: Page) => page.evaluate<string>(`document.querySelector('link[rel="icon"]').getAttribute('href')`);

async function rosaOn(device: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const page = await (await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(device);
  return { page, complaints: complaintsOf(page) };
}

/** A table of King with three nutcrackers, in the lobby. */
async function atTable(page: Page): Promise<void> {
  await page.goto(`http://${host.address}/new?game=king`);
  await page.getByLabel('Your name at the table').fill('Rosa');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'Call the others' }).waitFor();
}

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
const myTurn = (page: Page) => expect.poll(() => page.title()).toMatch(/^● Your turn/);

/** Plays whatever may be played, so that it is somebody else's turn. */
async function play(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: /^Your hand/ }).getByRole('button', { disabled: false });
  await card.first().click();
  await page.getByRole('button', { name: /^Play \w+ of/ }).click();
}

async function switches(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(`http://${host.address}/`);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of names) await page.getByRole('switch', { name }).click();
}

const NOTIFICATION = 'A notification while the page is out of sight';

describe('one’s turn', () => {
  test('is told by a bell, by the icon, by shaking, and by a notification to whoever asked for one and looks elsewhere', async () => {
    const { page, complaints } = await rosaOn(watched('granted'));
    await switches(page, []);
    expect(await told(page)).toEqual([]);
    await page.getByRole('switch', { name: NOTIFICATION }).click();
    await expect.poll(() => page.getByRole('switch', { name: NOTIFICATION }).isChecked()).toBe(true);
    expect(await told(page)).toEqual(['asked']);

    await atTable(page);
    await hide(page);
    expect(await icon(page)).toBe('/icon.svg');
    await maySound(page);
    await start(page);
    await myTurn(page);
    await expect.poll(() => page.evaluate('window.rung')).toBe(1);
    await expect.poll(() => icon(page)).toBe('/icon-turn.svg');
    await expect.poll(() => told(page)).toEqual(['vibrate 40', 'badge on', 'notification Your turn King']);
    await show(page);
    await expect.poll(() => told(page)).toContain('closed');

    await play(page);
    await expect.poll(() => told(page)).toContain('badge off');
    expect(complaints).toEqual([]);
  });

  test('is told when the table shows it: not while a finished trick is still looked at, but at once where nobody looks', async () => {
    const { page } = await rosaOn(`localStorage.setItem('kings-table:preferences', '{"trick":"tap"}')`);
    await atTable(page);
    const pass: unknown = await page.evaluate(
      `JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('kings-table:pass:'))[1])`,
    );
    const code = page.url().split('/').at(-1) ?? '';
    const own = await Visitor.come(host.address, code, `${pass}`);
    await start(page);
    await myTurn(page);
    const finished = async () => {
      const turn = own.look?.turn ?? 0;
      await play(page);
      await page.getByRole('button', { name: 'Got it', exact: true }).waitFor();
      await own.until(() => (own.look?.turn ?? 0) > turn && own.look?.ask?.ask === 'play');
    };
    await finished();
    expect(await page.title()).not.toContain('Your turn');
    await page.getByRole('button', { name: 'Got it', exact: true }).click();
    await myTurn(page);
    await hide(page);
    await finished();
    await myTurn(page);
    own.leave();
  });

  test('is not told in the ways that were turned off, and a reload keeps them off', async () => {
    const { page, complaints } = await rosaOn(watched('granted'));
    await switches(page, ['A small bell', 'A mark in the title', 'A dot on the icon', 'Vibrate']);
    await page.reload();
    await switches(page, []);
    for (const name of ['A small bell', 'A mark in the title', 'A dot on the icon', 'Vibrate', NOTIFICATION]) {
      expect(await page.getByRole('switch', { name }).isChecked(), name).toBe(false);
    }
    await atTable(page);
    await hide(page);
    await maySound(page);
    await start(page);
    await page.getByText(/^Your (turn|lead)$/).waitFor();
    await show(page);
    await play(page);
    expect(await page.evaluate('window.rung')).toBe(0);
    expect(await page.title()).toMatch(/^King/);
    expect(await icon(page)).toBe('/icon.svg');
    expect(await told(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a browser that says no is not asked by anything but the switch, and the page says so', async () => {
    const { page } = await rosaOn(watched('denied'));
    await switches(page, [NOTIFICATION]);
    await page.getByText('The browser does not allow it.').waitFor();
    expect(await page.getByRole('switch', { name: NOTIFICATION }).isChecked()).toBe(false);
    expect(await told(page)).toEqual(['asked']);
    await atTable(page);
    await hide(page);
    await start(page);
    await myTurn(page);
    await expect.poll(() => told(page)).toEqual(['vibrate 40', 'badge on']);
  });

  test('a browser that has none of it plays on without a word', async () => {
    const { page, complaints } = await rosaOn(BARE);
    await switches(page, []);
    await page.getByText('Not in this browser.').waitFor();
    await page.getByRole('switch', { name: NOTIFICATION }).click();
    expect(await page.getByRole('switch', { name: NOTIFICATION }).isChecked()).toBe(false);
    await atTable(page);
    await start(page);
    await myTurn(page);
    await expect.poll(() => icon(page)).toBe('/icon-turn.svg');
    await play(page);
    expect(complaints).toEqual([]);
  });
});
