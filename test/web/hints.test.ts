import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { complaintsOf, faults, PHONE, person, SMALL_PHONE } from './browser.ts';
import { Parlour } from './parlour.ts';
import { play } from './scenes.ts';
import { browser, host } from './shared.ts';

const SEAL = 'Choose in secret, then seal.';
const REVEAL = 'Whoever has none left is out.';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** A game against nutcrackers, at one's first decision. */
async function firstGame(page: Page, game: string): Promise<void> {
  await page.goto(`http://${host.address}/new?game=${game}`);
  await page.getByLabel('Your name at the table').fill('Rosa');
  await press(page, 'Set the table');
  await page.getByRole('heading', { name: 'Call the others' }).waitFor();
  // Between two the dice may be all gone after one round.
  const others = game === 'kings-dice' ? [2, 3, 4] : [];
  for (const chair of others) await press(page, new RegExp(`^Seat a nutcracker on chair ${chair}`));
  await press(page, 'Start');
  await page.getByRole('heading', { level: 1, name: /^(Hand|Round) 1\b/ }).waitFor();
}

/** What is at the table and stands elsewhere in one picture than it stood in the one before. */
const WATCH_SHIFTS = `
  globalThis.moved = [];
  new PerformanceObserver(list => {
    for (const { node } of list.getEntries().flatMap(entry => entry.sources))
      if (node?.matches?.('.dicegrid, .dicegrid *')) moved.push(node.className);
  }).observe({ type: 'layout-shift', buffered: true });
`;
const TWO_PICTURES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function seal(page: Page): Promise<void> {
  const die = page.getByRole('group', { name: 'Your dice' }).getByRole('button', { name: /^Die \d/, disabled: false });
  const free = page.getByRole('button', { name: /: empty, put a die here$/ });
  const sealing = page.getByRole('button', { name: 'Seal', exact: true });
  while (!(await sealing.isEnabled())) {
    await die.last().click();
    if ((await free.count()) > 0) await free.first().click();
  }
  await sealing.click();
}

/** Whether one lies over the other, by more than the width of its edge. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not there');
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 3 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 3
  );
}

describe('a hint', () => {
  test('comes when its time has come, takes no focus, makes way for the next one, and never comes twice', async () => {
    const parlour = new Parlour(browser, { seed: 'one' });
    // Nobody is out before the round is over.
    const lastToSeal = (look: GameLook): boolean =>
      look.game === 'kings-dice' && look.awaited.length === 1 && look.view.mine.sealed === null;
    const { pass } = play(parlour, {
      game: 'kings-dice',
      options: { variant: 'commoners' },
      people: 3,
      until: lastToSeal,
    });
    const page = await parlour.person({ locale: 'en' }, pass);
    const complaints = complaintsOf(page);
    await page.addInitScript(`localStorage['kings-table:preferences'] = '{"trick":"tap"}'`);
    await page.goto(parlour.table);
    await page.getByRole('status').filter({ hasText: SEAL }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
    expect(await faults(page)).toEqual([]);
    await seal(page);
    await page.getByRole('status').filter({ hasText: REVEAL }).waitFor();
    await press(page, 'Next turn');
    expect(await page.getByText(SEAL).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Round 1' }).waitFor();
    await page.getByRole('button', { name: 'Seal', exact: true }).waitFor();
    for (const hint of [SEAL, REVEAL]) expect(await page.getByText(hint).count()).toBe(0);
    expect(complaints.filter(text => !text.startsWith('Service Worker'))).toEqual([]);
  });

  test('is there with the table, however late it is fetched: it moves nothing', async () => {
    const page = await person(browser, PHONE);
    await firstGame(page, 'kings-dice');
    await page.addInitScript(WATCH_SHIFTS);
    await page.evaluate(`localStorage.removeItem('kings-table:hints')`);
    let arrive = (): void => {};
    const late = new Promise<void>(resolve => {
      arrive = resolve;
    });
    await page.route(/Hints-[^/]*\.js$/, route => late.then(() => route.continue()));
    await Promise.all([
      page.waitForResponse(/kings-dice-[^/]*\.js$/),
      page.waitForResponse(/dice\.en-/),
      page.reload(),
    ]);
    await page.evaluate(TWO_PICTURES);
    arrive();
    await page.getByRole('status').filter({ hasText: SEAL }).waitFor();
    await page.evaluate(TWO_PICTURES);
    expect(await page.evaluate('moved')).toEqual([]);
  });

  test('waits under a paper: what puts the paper away can be pressed, and then the hint is there', async () => {
    const parlour = new Parlour(browser, { seed: 'one' });
    const leads = (look: GameLook): boolean => look.game === 'king' && look.view.draw !== null && look.ask !== null;
    const { pass } = play(parlour, { game: 'king', people: 4, until: leads });
    const page = await parlour.person({ viewport: SMALL_PHONE, locale: 'en' }, pass);
    await page.goto(parlour.table);
    await page.getByRole('status').filter({ hasText: 'In this hand you dodge' }).waitFor();
    const close = page.locator('.hintnote').getByRole('button', { name: 'Close' });
    await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
    expect(await close.isVisible()).toBe(false);
    await press(page, 'Go on');
    await close.click();
    await close.waitFor({ state: 'detached' });
  });

  test('lies over no card and nothing that one needs to play, however the screen is held, and goes when a trick is over', async () => {
    const parlour = new Parlour(browser, { seed: 'one' });
    const follows = (look: GameLook): boolean =>
      look.game === 'king' &&
      look.ask?.ask === 'play' &&
      look.ask.not.length > 0 &&
      look.view.play.phase === 'play' &&
      look.view.play.trick.length === 2;
    const { pass, goOn } = play(parlour, { game: 'king', people: 4, until: follows });
    const page = await parlour.person({ viewport: SMALL_PHONE, locale: 'es' }, pass);
    await page.addInitScript(`localStorage['kings-table:preferences'] = '{"trick":"tap"}'`);
    await page.goto(parlour.table);
    const hint = page.locator('.hintnote');
    await hint.getByText('Tienes del palo de salida').waitFor();
    const cards = ['.han', '.trick > li:not(:has(.slot))', '.con', '.pro'];
    for (const [width, height, besides] of [
      [320, 568, ['.me']],
      [360, 640, ['.me']],
      [640, 360, []],
      [667, 375, ['.me']],
      [844, 390, ['.me']],
      [390, 844, ['.me']],
      [1280, 800, ['.me']],
      [2560, 1440, ['.me']],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(TWO_PICTURES);
      for (const free of [...cards, ...besides]) {
        const all = await page.locator(`.kt ${free}`).all();
        expect(all.length, free).toBeGreaterThan(0);
        for (const it of all) expect(await overlap(hint, it), `${free} at ${width} × ${height}`).toBe(false);
      }
    }
    goOn();
    goOn();
    await page.getByRole('button', { name: 'Visto', exact: true }).waitFor();
    await hint.waitFor({ state: 'detached' });
  });

  test('that is closed is gone; who wants no more of a game gets none of it, and those of other games still', async () => {
    const page = await person(browser, SMALL_PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const goOn = page.getByRole('button', { name: 'Go on', exact: true });
    await page.addLocatorHandler(goOn, () => goOn.click());
    await firstGame(page, 'king');
    const hint = page.getByRole('status').filter({ hasText: /In this hand you dodge|You hold the suit/ });
    await hint.waitFor();
    const [box, hand] = [
      await hint.boundingBox(),
      await page.getByRole('region', { name: /^Your hand/ }).boundingBox(),
    ];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
    await press(page, 'No more hints');
    await hint.waitFor({ state: 'detached' });
    expect(await page.evaluate(`JSON.parse(localStorage['kings-table:hints'])`)).toEqual(
      expect.arrayContaining(['dodge', 'follow', 'sell', 'auction']),
    );
    await firstGame(page, 'king');
    await page.getByText(/^Your (turn|lead)$/).waitFor();
    expect(await page.getByRole('button', { name: 'No more hints' }).count()).toBe(0);
    await firstGame(page, 'kings-dice');
    await page.getByRole('status').filter({ hasText: SEAL }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText(SEAL).waitFor({ state: 'detached' });
  });
});
