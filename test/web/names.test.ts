import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parcel } from '../party/gifts.ts';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
import { person, SMALL_PHONE } from './browser.ts';
import { browser, host } from './shared.ts';

/** As people write them who want to see what happens, and as people are called. */
const NAMES = [
  'W'.repeat(40),
  '<script>hacked=1</script>',
  'محمد\u202e\u200b علي',
  '🇵🇹👨‍👩‍👧‍👦 "Zé" O’Neil\u200b & co.',
] as const;
const SAYING = `<img src=x onerror=hacked=1> ${'w'.repeat(60)} \u202eright to left`;

/** What is wrong with the names on a screen, in words; of what lies over the page only what is on top. */
const WRONG = `(() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = [...top.querySelectorAll('.name')].filter(one => one.checkVisibility({ visibilityProperty: true }));
  // A paper may lie on the cloth, and a page is longer than the screen.
  const isOnTop = ({ one, at }) => {
    const hit = document.elementFromPoint(at.left + Math.min(at.width, innerWidth) / 2, at.top + at.height / 2);
    return at.bottom < 0 || at.top > innerHeight || hit?.matches('.skipper') || one.parentElement.contains(hit);
  };
  const seen = all
    .map(one => ({ one, text: one.textContent, at: one.getBoundingClientRect() }))
    .filter(it => it.at.width > 1 && isOnTop(it));
  const wrong = [];
  for (const { one, text, at } of seen) {
    if (at.left < -1 || at.right > innerWidth + 1) wrong.push('beside the screen: ' + text);
    const style = getComputedStyle(one);
    const cut = one.scrollWidth > one.clientWidth + 1 && style.overflow !== 'visible';
    if (cut && (style.textOverflow !== 'ellipsis' || one.title !== text)) wrong.push('cut without a word: ' + text);
  }
  for (const [n, a] of seen.entries()) for (const b of seen.slice(n + 1)) {
    const across = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
    const down = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
    if (across > 1 && down > 1 && !a.one.contains(b.one)) wrong.push(a.text + ' lies on ' + b.text);
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
  if ('hacked' in window) wrong.push('a name was run');
  if (seen.length === 0) wrong.push('no name to be seen');
  return wrong;
})()`;

async function holds(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(WRONG), where).toEqual([]);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const SHEETS = {
  king: 'Score sheet',
  'kings-dice': 'The rounds so far',
  'fourth-king': 'What happened so far',
} as const;
const GAMES = ['king', 'kings-dice', 'fourth-king'] as const;

describe('names of every kind', () => {
  test.each(GAMES)(
    'at a table of %s: whole or with a sign that they are cut, each in its place, on the smallest phone',
    async game => {
      const options = game === 'fourth-king' ? { bob: 'plays' } : {};
      const { code, pass } = await makeTable(host.address, { game, options, name: NAMES[0] });
      const page = await person(browser, SMALL_PHONE);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`http://${host.address}/t/${code}#pass=${pass}`);
      const guests: Visitor[] = [];
      for (const name of NAMES.slice(1)) {
        const guest = await Visitor.come(host.address, code);
        expect(await guest.ask({ t: 'sit', seat: null, name })).toBeNull();
        guests.push(guest);
      }
      const all = [...guests, await Visitor.come(host.address, code, pass)];
      if (game === 'fourth-king') {
        for (const one of all) expect(await one.ask({ t: 'bring', gift: null, thing: parcel('A jar') })).toBeNull();
      }
      await page.getByText('<script>hacked=1</script', { exact: true }).first().waitFor();
      await holds(page, 'lobby');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('button', { name: SHEETS[game] }).waitFor();
      await holds(page, 'table');
      if (game === 'king') {
        await page.getByRole('button', { name: 'Go on' }).click();
        await holds(page, 'cloth');
      }
      await page.getByRole('button', { name: SHEETS[game] }).click();
      await page.getByRole('dialog').waitFor();
      expect(
        (await page.evaluate<string[]>(WRONG)).filter(wrong => wrong !== 'no name to be seen'),
        'sheet',
      ).toEqual([]);
      await closeDialog(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Who is here' }).click();
      await page.getByRole('dialog', { name: 'At the table' }).waitFor();
      await holds(page, 'people');
      await closeDialog(page);
      for (const guest of guests) expect(await guest.ask({ t: 'say', text: SAYING })).toBeNull();
      await page.getByRole('button', { name: /^Talk/ }).click();
      const log = page.getByRole('log');
      await log
        .getByText('<img src=x')
        .nth(guests.length - 1)
        .waitFor();
      await log.getByText('<script>hacked=1</script', { exact: true }).waitFor();
      const talk = (await page.evaluate<string[]>(WRONG)).filter(wrong => wrong !== 'no name to be seen');
      expect(talk, 'talk').toEqual([]);
      for (const one of all) one.leave();
    },
    60_000,
  );

  test('a name that is too long says what is left of it while it is typed', async () => {
    const page = await person(browser, SMALL_PHONE);
    await page.goto(`http://${host.address}/new?game=king`);
    const field = page.getByLabel('Your name at the table');
    await field.fill(`${'👨‍👩‍👧‍👦'.repeat(24)}`);
    expect(await page.getByText('A name has room for 24 letters').count()).toBe(0);
    await field.fill('Maximiliana Esperança dos Santos');
    await page.getByText('The table will call you \u2068Maximiliana Esperança do\u2069.').waitFor();
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('listitem').getByText('Maximiliana Esperança do', { exact: true }).waitFor();
  });
});
