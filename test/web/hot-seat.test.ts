import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seatAfter } from '../../engine/seats.ts';
import type { GameLook } from '../../party/protocol.ts';
import { Visitor } from '../party/hosts/visitor.ts';
import { picture } from '../party/images.ts';
import { complaintsOf, faults, person, reload, unseen } from './browser.ts';
import { CODE, Parlour } from './parlour.ts';
import { play } from './scenes.ts';
import { browser, host } from './shared.ts';

const TABLET = { width: 768, height: 1024 };
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** A tablet at a table of its own, where nothing flies and nothing waits for a tap longer than it must. */
async function tabletAt(game: string, name: string, form?: RegExp): Promise<Page> {
  const page = await person(browser, TABLET);
  await unseen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`try {
    localStorage.setItem('kings-table:preferences', '{"taps":"one","trick":"tap"}');
  } catch {}`);
  await page.goto(`http://${host.address}/new?game=${game}`);
  await page.getByLabel('Your name at the table').fill(name);
  if (form !== undefined) await page.getByRole('radio', { name: form }).check();
  await button(page, 'Set the table').click();
  await page.getByRole('heading', { name: 'Call the others' }).waitFor();
  return page;
}

/** Sits somebody else down on the same tablet. */
async function seatAnother(page: Page, name: string): Promise<void> {
  await button(page, 'Somebody else plays on this device too').click();
  await page.getByLabel('Their name at the table').fill(name);
  await button(page, 'Give them a chair').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Here' }).first().waitFor();
}

const lift = (page: Page) => page.getByRole('button', { name: /: lift the curtain$/ });
const calledUp = async (page: Page): Promise<string> => {
  await lift(page).waitFor();
  const text = await page.getByRole('heading', { level: 1 }).textContent();
  return plain(text ?? '').replace('Hand the tablet to ', '');
};
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** All that a page holds, seen or not, but for the drawings that every card and die is made of. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate<string>('document.getElementById("page").outerHTML + document.title');

/** Hands the tablet on, to the only other one if nobody is named. */
async function handTabletOn(page: Page, to: string | RegExp = /^Hand it to/): Promise<void> {
  await button(page, 'Hand the tablet on').click();
  await page.getByRole('dialog').getByRole('button', { name: to }).click();
}

/** Whoever is called up lifts the curtain. Before that nothing of the table is on the page, and nobody reads it out. */
async function takeTablet(page: Page, secrets: readonly string[] = []): Promise<string> {
  const name = await calledUp(page);
  const all = await everythingOn(page);
  expect(all).not.toMatch(/#(die|suit|pip|court|bust)-/);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(/Your (dice|hand)|Die \d| of (spades|hearts)/);
  await lift(page).click();
  await lift(page).waitFor({ state: 'detached' });
  return name;
}

const tray = (page: Page) => page.getByRole('group', { name: 'Your dice' });
const seal = (page: Page) => button(page, 'Seal');

async function layAndSeal(page: Page): Promise<void> {
  const die = tray(page).getByRole('button', { name: /^Die \d/, disabled: false });
  const free = page.getByRole('button', { name: /: empty, put a die here$/ });
  await seal(page).waitFor();
  expect(await page.getByRole('button', { name: /take back$/ }).count(), 'nothing of the one before').toBe(0);
  while (!(await seal(page).isEnabled())) {
    await die.last().click();
    if ((await free.count()) > 0) await free.first().click();
  }
  await seal(page).click();
}

describe('one tablet for several people', () => {
  test('three of them at dice: all seal one after the other, look at the reveal together, and begin the next round', async () => {
    const page = await tabletAt('kings-dice', 'Rosa');
    const complaints = complaintsOf(page);
    const names = ['Rosa', 'Ali', 'Zé'];
    for (const name of names.slice(1)) await seatAnother(page, name);
    expect(await faults(page), 'lobby').toEqual([]);
    await button(page, 'Start').click();

    const sealed: string[] = [];
    for (const nth of names.keys()) {
      await lift(page).waitFor();
      if (nth === 0) expect(await faults(page), 'curtain').toEqual([]);
      expect(await page.evaluate('document.activeElement.textContent')).toMatch(/lift the curtain$/);
      sealed.push(await takeTablet(page));
      if (nth === 1) {
        // Whoever reloads the page is not shown what another one was.
        await page.reload();
        expect(await takeTablet(page)).toBe(sealed.at(-1));
      }
      expect(await page.getByText('away', { exact: true }).count(), 'whoever shares it counts as here').toBe(0);
      await layAndSeal(page);
    }
    expect([...sealed].sort()).toEqual([...names].sort());
    await page.getByRole('table', { name: 'Round 1: what lay in each place' }).waitFor();
    expect(await tray(page).count(), 'all look on').toBe(0);
    await button(page, /^(Round 2|How it ended)$/).click();
    const over = page.getByRole('heading', { name: 'Another?' });
    await lift(page).or(over).first().waitFor();
    if (!(await over.isVisible())) await takeTablet(page);
    expect(complaints).toEqual([]);
  }, 90_000);

  test('speaks to nobody while it is still to find out that it is shared', async () => {
    const page = await tabletAt('kings-dice', 'Rosa');
    await seatAnother(page, 'Ali');
    await button(page, 'Start').click();
    await lift(page).waitFor();
    let isLate = false;
    await page.route(/HotSeat-/, async route => {
      isLate = true;
      // The voice comes before: whatever it says has time to be said.
      await page
        .locator('.spoken')
        .waitFor({ state: 'attached', timeout: 3000 })
        .catch(() => {});
      await route.continue();
    });
    await page.reload();
    await lift(page).waitFor();
    expect(isLate).toBe(true);
    expect((await page.locator('.spoken').allTextContents()).join('')).toBe('');
  });

  test('two of them at King: a hand of cards each, and none of the other’s on the page', async () => {
    const page = await tabletAt('king', 'Rosa', /Quick game/);
    const complaints = complaintsOf(page);
    await seatAnother(page, 'Ali');
    await button(page, 'Start').click();

    const hands = new Map<string, readonly string[]>();
    const hand = page.getByRole('region', { name: /^Your hand/ });
    const second = page.getByRole('heading', { level: 1, name: /^Hand 2/ });
    const next = button(page, /^(Got it|Go on|Next hand)$/);
    let now = '';
    const played = new Set<string>();
    while (!(await second.isVisible())) {
      const can = hand.getByRole('button', { disabled: false });
      await lift(page).or(next).or(can).or(second).first().waitFor();
      if (await lift(page).isVisible()) {
        now = await takeTablet(page, [...hands.values()].flat());
        await hand.waitFor();
        const cards = await namesOf(hand.getByRole('button'));
        const others = [...hands].flatMap(([name, held]) => (name === now ? [] : held));
        const all = await everythingOn(page);
        expect(
          cards.filter(card => !all.includes(`"${card}`)),
          'one’s own are found there',
        ).toEqual([]);
        expect(others.filter(card => !played.has(card) && all.includes(`"${card}`))).toEqual([]);
        hands.set(now, cards);
      } else if (await next.first().isVisible()) {
        await next.first().click();
      } else if ((await can.count()) > 0) {
        const [card] = await namesOf(can);
        await can.first().click();
        if (card !== undefined) played.add(card);
        hands.set(
          now,
          (hands.get(now) ?? []).filter(held => held !== card),
        );
        await expect
          .poll(
            async () =>
              (await lift(page).isVisible()) || !(await namesOf(hand.getByRole('button'))).includes(card ?? ''),
          )
          .toBe(true);
      }
    }
    expect([...hands.keys()].sort()).toEqual(['Ali', 'Rosa']);
    expect(complaints).toEqual([]);
  }, 240_000);

  test('what a hand of King has brought is read before the curtain falls, until it is put away', async () => {
    const parlour = new Parlour(browser, { seed: 'read before' });
    const { pass, passes } = play(parlour, { game: 'king', options: { length: 'quick' }, people: 4, until: endsHand });
    const page = await parlour.person({ viewport: TABLET }, pass);
    await page.addInitScript(`
      localStorage['kings-table:preferences'] = '{"trick":"tap","taps":"one"}';
      localStorage['kings-table:others:${CODE}'] ??= '${JSON.stringify(passes.filter(other => other !== pass))}';`);
    await page.clock.install();
    await page.goto(parlour.table);
    await takeTablet(page);
    await page
      .getByRole('region', { name: /^Your hand/ })
      .getByRole('button')
      .click();
    await button(page, 'Got it').click();
    await button(page, 'Next hand').waitFor();
    // Second by second: the line is listened to meanwhile.
    for (let second = 0; second < 12; second++) await page.clock.runFor(1000);
    expect(await lift(page).count()).toBe(0);
    await button(page, 'Next hand').click();
    await page.clock.runFor(2_000);
    await lift(page).waitFor();
  });

  test('two tabs of one tablet: a line that comes back as somebody else draws nothing before the curtain is lifted', async () => {
    const page = await tabletAt('kings-dice', 'Rosa');
    await seatAnother(page, 'Ali');
    await button(page, 'Start').click();
    expect(await takeTablet(page)).toBe('Rosa');
    await tray(page).waitFor();
    const tab = await page.context().newPage();
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(page.url());
    expect(await takeTablet(tab)).toBe('Rosa');
    await handTabletOn(tab);
    expect(await takeTablet(tab)).toBe('Ali');
    await tray(tab).waitFor();

    // The first tab comes back on a new line, as whoever has the tablet now.
    await page.bringToFront();
    await page.evaluate('window.dispatchEvent(new Event("offline"))');
    expect(await takeTablet(page)).toBe('Ali');
    await tray(page).waitFor();
    expect(await namesOf(tray(page).getByRole('button'))).toEqual(await namesOf(tray(tab).getByRole('button')));
  }, 60_000);

  test('gifts are wrapped in turn, each out of the others’ sight, where storage is refused as well', async () => {
    const page = await person(browser, TABLET);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript('Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error("no") }');
    await page.goto(`http://${host.address}/new?game=fourth-king`);
    await button(page, 'Set the table').click();
    await page.getByRole('heading', { name: 'Call the others' }).waitFor();
    await seatAnother(page, 'Ana');
    await button(page, 'Hand it to \u2068Ana\u2069').click();
    expect(await takeTablet(page)).toBe('Ana');
    await wrap(page, 'A jar of jam');
    await button(page, 'Wrap another one').click();
    const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
    await desk.getByLabel('What is it?').fill('Half a thought');
    await page.keyboard.press('Escape');

    await handTabletOn(page);
    expect(await takeTablet(page, ['A jar of jam', 'Half a thought'])).toBe('the host');
    expect(await everythingOn(page)).not.toContain('A jar of jam');
    await button(page, /^Wrap (a gift|another one)$/).click();
    expect(await desk.getByLabel('What is it?').inputValue()).toBe('');
    await page.keyboard.press('Escape');

    await reload(page);
    await calledUp(page);
    await page.getByText('Somebody else takes it').click();
    await button(page, 'Hand it to \u2068Ana\u2069').click();
    expect(await takeTablet(page, ['A jar of jam'])).toBe('Ana');
    await page.getByRole('listitem').filter({ hasText: 'A jar of jam' }).waitFor();
  }, 90_000);

  test('a picture that is still on its way when the tablet is handed on takes nothing of its gift to the next one', async () => {
    const page = await person(browser, TABLET);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`http://${host.address}/new?game=fourth-king`);
    await button(page, 'Set the table').click();
    await page.getByRole('heading', { name: 'Call the others' }).waitFor();
    await seatAnother(page, 'Ana');
    const sent = page.waitForRequest('**/pictures');
    let arrive = (): void => {};
    const arrives = new Promise<void>(done => {
      arrive = done;
    });
    await page.route('**/pictures', async route => {
      await arrives;
      await route.continue();
    });
    await button(page, 'Hand it to \u2068Ana\u2069').click();
    expect(await takeTablet(page)).toBe('Ana');
    await button(page, /^Wrap (a gift|another one)$/).click();
    const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
    await desk.getByLabel('What is it?').fill('A secret of Ana');
    await desk.getByLabel('Choose a picture').setInputFiles({
      name: 'jam.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture('png')),
    });
    await sent;
    await page.keyboard.press('Escape');
    await handTabletOn(page);
    expect(await takeTablet(page, ['A secret of Ana'])).toBe('the host');

    const came = page.waitForResponse('**/pictures');
    arrive();
    await (await came).finished();
    await button(page, /^Wrap (a gift|another one)$/).click();
    expect(await desk.getByLabel('What is it?').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await handTabletOn(page, 'Hand it to \u2068Ana\u2069');
    expect(await takeTablet(page)).toBe('Ana');
    await button(page, /^Wrap (a gift|another one)$/).click();
    expect(await desk.getByLabel('What is it?').inputValue()).toBe('A secret of Ana');
    await desk.getByText('A picture is in the parcel.').waitFor();
  }, 90_000);

  test('a sign that somebody gave is shown once, and not again to the next one who takes the tablet', async () => {
    const page = await tabletAt('kings-dice', 'Rosa');
    await seatAnother(page, 'Ali');
    const guest = await Visitor.come(host.address, page.url().split('/').at(-1) ?? '');
    expect(await guest.ask({ t: 'sit', seat: null, name: 'Zé' })).toBeNull();
    await button(page, 'Start').click();
    const first = await takeTablet(page);
    expect(await guest.ask({ t: 'emote', emote: 'clap' })).toBeNull();
    const told = page.locator('.toast');
    await told.filter({ hasText: 'Zé' }).waitFor();
    await told.filter({ hasText: 'Zé' }).waitFor({ state: 'detached' });
    await layAndSeal(page);
    expect(await takeTablet(page)).not.toBe(first);
    // Another one comes after it, and is the only one.
    expect(await guest.ask({ t: 'emote', emote: 'laugh' })).toBeNull();
    await told.filter({ hasText: 'Zé' }).waitFor();
    expect(await told.filter({ hasText: 'Zé' }).count()).toBe(1);
    guest.leave();
  }, 90_000);
});

/** The last card of the first hand is asked for, of somebody who does not lead to the second. */
const endsHand = (look: GameLook): boolean =>
  look.game === 'king' &&
  look.ask !== null &&
  look.view.mine.length === 1 &&
  look.view.play.phase === 'play' &&
  look.view.play.trick.length === 3 &&
  look.awaited[0] !== seatAfter(look.view.dealer, 4);

/** Cards by their names, without what is said about them. */
const namesOf = (cards: Locator): Promise<readonly string[]> =>
  cards.evaluateAll(all => all.map(card => card.getAttribute('aria-label')?.split(',')[0] ?? ''));

async function wrap(page: Page, title: string): Promise<void> {
  await button(page, /^Wrap (a gift|another one)$/).click();
  const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
  await desk.getByLabel('What is it?').fill(title);
  await button(desk, 'Put it on the pile').click();
  await desk.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: title }).waitFor();
}
