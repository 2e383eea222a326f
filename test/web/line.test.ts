import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PHONE, person, reload } from './browser.ts';
import { browser, host } from './shared.ts';
import { LISTENED, maySound } from './sounds.ts';
import { Tunnel } from './tunnel.ts';

let tunnel: Tunnel;

beforeEach(async () => {
  tunnel = await Tunnel.to(host.address);
});
afterEach(async () => {
  tunnel.close();
});

const button = (at: Page | Locator, name: string | RegExp, exact = true) => at.getByRole('button', { name, exact });
const hand = (page: Page) => page.getByRole('region', { name: /^Your hand/ });
const playable = (page: Page) => hand(page).getByRole('button', { disabled: false });
const cards = (page: Page) => hand(page).getByRole('button');
const cloth = (page: Page) => page.getByRole('list', { name: 'This trick' }).getByRole('img');
const banner = (page: Page) => page.getByRole('banner').getByText('Finding the table again');

const bottomOf = async (page: Page): Promise<number> => {
  const box = await page.getByRole('banner').boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

/** What a page says over its lines, each line by itself. */
type Frame = { readonly line: number; readonly t: string; readonly text: string };
function saidBy(page: Page): Frame[] {
  const said: Frame[] = [];
  let line = -1;
  page.on('websocket', socket => {
    line += 1;
    const mine = line;
    socket.on('framesent', ({ payload }) => {
      const text = `${payload}`;
      said.push({ line: mine, t: JSON.parse(text).t, text });
    });
  });
  return said;
}
const moves = (said: readonly Frame[]) => said.filter(({ t }) => t === 'move').map(({ text }) => text);

/** Notes everything that moves or sounds on a page. */
const WATCH = `
  window.performed = [];
  ${LISTENED}
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) { performed.push('flight'); return animate.apply(this, how); };
  document.addEventListener('animationstart', event => performed.push(event.animationName), true);
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...when) { performed.push('sound'); return start.apply(this, when); };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) if (Object.hasOwn(Source.prototype, 'start')) {
    const own = Source.prototype.start;
    Source.prototype.start = function (...when) { performed.push('sound'); return own.apply(this, when); };
  }
`;
const KEYFRAMES = '[...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).map(rule => rule.name)';
const performed = (page: Page) => page.evaluate<string[]>('performed');

async function come(name: string, address: string, more = ''): Promise<Page> {
  const page = await person(browser, PHONE);
  await page.addInitScript(`localStorage.getItem('kings-table:preferences') ?? localStorage.setItem(
    'kings-table:preferences', '{"taps":"one","trick":"quick","bell":"off","vibrate":"off"}'); ${more}`);
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  return page;
}

/** Somebody who plays a quick King with three nutcrackers. */
async function playsKing(more = ''): Promise<{ rosa: Page; said: readonly Frame[] }> {
  const rosa = await come('Rosa', `http://${tunnel.address}/new?game=king`, more);
  const said = saidBy(rosa);
  await rosa.getByRole('radio', { name: /Quick game/ }).check();
  await button(rosa, 'Set the table').click();
  await button(rosa, 'Start').click();
  await playable(rosa).first().waitFor();
  return { rosa, said };
}

/** She plays a card, and it is her turn again. */
async function playOne(page: Page): Promise<void> {
  const left = await cards(page).count();
  await playable(page).first().click();
  await expect.poll(() => cards(page).count()).toBeLessThan(left);
  await playable(page).first().waitFor();
}

/** Two cards that she may play now: with a single one of the suit she has none to choose from yet. */
async function twoToPlay(page: Page): Promise<readonly [string, string]> {
  while ((await playable(page).count()) < 2) await playOne(page);
  const [first = '', second = ''] = await playable(page).evaluateAll(all =>
    all.map(one => one.getAttribute('aria-label') ?? ''),
  );
  return [first, second];
}

/** Plays until it is her turn while a card of somebody else lies on the cloth. */
async function untilSomebodyLed(page: Page): Promise<void> {
  for (;;) {
    // A trick that she took lies there for a moment, while she may already lead to the next one.
    await expect.poll(() => cloth(page).count()).toBeLessThan(4);
    if ((await cloth(page).count()) > 0) return;
    await playOne(page);
  }
}

describe('what is tapped', () => {
  test('twice on a dead line plays one card, once', async () => {
    const { rosa, said } = await playsKing();
    const [first, second] = await twoToPlay(rosa);
    const [left, before] = [await cards(rosa).count(), moves(said).length];
    tunnel.die();
    await button(hand(rosa), first).click();
    await button(hand(rosa), second).click({ force: true });
    await expect.poll(() => said.filter(({ t }) => t === 'hello').length, { timeout: 15_000 }).toBe(2);
    await expect.poll(() => cards(rosa).count()).toBe(left - 1);
    await playable(rosa).first().waitFor();
    const since = moves(said).slice(before);
    expect(new Set(since).size, since.join()).toBe(1);
    expect(since.length, 'said again on the new line').toBe(2);
    expect(await hand(rosa).getByRole('button', { name: second }).count()).toBe(1);
  });

  test('without a line is told, and never plays: neither at once nor on a later turn', async () => {
    const { rosa, said } = await playsKing();
    const [never, later] = await twoToPlay(rosa);
    const [left, before] = [await cards(rosa).count(), moves(said).length];
    tunnel.die(true);
    tunnel.cut();
    await banner(rosa).waitFor();
    await button(hand(rosa), never).click();
    await rosa.getByText('That did not reach the table').waitFor();
    await rosa.setViewportSize({ width: 320, height: 568 });
    const top = await rosa.locator('.toasts').evaluate(place => place.getBoundingClientRect().top);
    expect(top, 'what is said in passing leaves the banner free').toBeGreaterThanOrEqual(await bottomOf(rosa));
    tunnel.open();
    await button(rosa, 'Menu').waitFor({ timeout: 30_000 });
    expect(moves(said).length).toBe(before);
    await button(hand(rosa), later).click();
    await expect.poll(() => cards(rosa).count()).toBe(left - 1);
    await playable(rosa).first().waitFor();
    expect(moves(said).length).toBe(before + 1);
    expect(await hand(rosa).getByRole('button', { name: never }).count()).toBe(1);
  });
});

describe('after a lost line', () => {
  test('nothing on a table of King flies, is dealt or sounds again, nor after a reload', async () => {
    const { rosa, said } = await playsKing(WATCH);
    await maySound(rosa);
    await playOne(rosa);
    await untilSomebodyLed(rosa);
    await rosa.evaluate('Promise.allSettled(document.getAnimations().map(one => one.finished))');
    await expect.poll(() => performed(rosa)).toEqual(expect.arrayContaining(['flight', 'sound']));
    // A page that is late has missed the deal; that it would be known by this name is certain.
    expect(await rosa.evaluate(KEYFRAMES)).toContain('kt-deal');
    await rosa.evaluate('performed.length = 0');
    tunnel.cut();
    await expect.poll(() => said.filter(({ t }) => t === 'hello').length).toBe(2);
    await button(rosa, 'Menu').waitFor();
    await rosa.getByText('Your turn').first().waitFor();
    expect(await performed(rosa)).toEqual([]);
    await rosa.reload();
    await playable(rosa).first().waitFor();
    await rosa.evaluate('new Promise(requestAnimationFrame)');
    expect(await performed(rosa)).not.toContain('flight');
    expect(await performed(rosa)).not.toContain('kt-deal');
    expect(await performed(rosa)).not.toContain('sound');
  });

  test('dice that were uncovered meanwhile lie open, and are not thrown again', async () => {
    const rosa = await come('Rosa', `http://${tunnel.address}/new?game=kings-dice`, WATCH);
    await button(rosa, 'Set the table').click();
    await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
    const ali = await come('Ali', rosa.url().replace(tunnel.address, host.address), WATCH);
    await button(ali, 'Sit down').click();
    await rosa.getByRole('listitem').filter({ hasText: 'Ali' }).waitFor();
    await button(rosa, 'Start').click();
    const lay = async (page: Page) => {
      const tray = page.getByRole('group', { name: 'Your dice' });
      const cloth = page.getByRole('region', { name: /^Your five places/ });
      await tray.getByRole('button').first().waitFor();
      while (!(await button(page, 'Seal').isEnabled())) {
        await tray.getByRole('button', { disabled: false }).first().click();
        await cloth
          .getByRole('button', { name: /: empty, put a die here$/ })
          .first()
          .click();
      }
      await button(page, 'Seal').click();
    };
    /** To the next round, or to the end: the first one may leave nobody else with dice. */
    const goesOn = (page: Page) =>
      expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(/^Round 1/);
    await maySound(rosa);
    await lay(rosa);
    await button(rosa, 'Sealed').waitFor();
    expect(await performed(rosa)).toContain('sound');
    tunnel.die(true);
    tunnel.cut();
    await banner(rosa).waitFor();
    await lay(ali);
    await goesOn(ali);
    const thrown = ['dice-lift', 'dice-turn', 'dice-settle'];
    expect(await performed(ali)).toEqual(expect.arrayContaining(thrown));
    await rosa.evaluate('performed.length = 0');
    tunnel.open();
    await button(rosa, 'Menu').waitFor({ timeout: 30_000 });
    await goesOn(rosa);
    const after = await performed(rosa);
    for (const what of ['sound', ...thrown]) expect(after).not.toContain(what);
  });
});

describe('somebody who is gone without a word', () => {
  test('is shown as away to whoever looks, within half a minute, and as here again when he is back', async () => {
    const rosa = await come('Rosa', `http://${host.address}/new?game=king`);
    await button(rosa, 'Set the table').click();
    await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
    const ali = await come('Ali', rosa.url().replace(host.address, tunnel.address));
    await button(ali, 'Sit down').click();
    const chair = rosa.getByRole('listitem').filter({ hasText: 'Ali' });
    await chair.getByText('Here', { exact: true }).waitFor();
    tunnel.die(true);
    await chair.getByText('Away', { exact: true }).waitFor({ timeout: 30_000 });
    tunnel.open();
    await chair.getByText('Here', { exact: true }).waitFor({ timeout: 30_000 });
  }, 90_000);
});

describe('five presses', () => {
  test('on the button for a chair make one player, and ten reloads list nobody twice', async () => {
    const rosa = await come('Rosa', `http://${host.address}/new?game=king`);
    const made: string[] = [];
    rosa.on('request', request => request.url().endsWith('/api/tables') && made.push(request.url()));
    await button(rosa, 'Set the table').click({ clickCount: 5 });
    await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
    expect(made.length).toBe(1);
    const ali = await come('Ali', rosa.url());
    await button(ali, 'Sit down').click({ clickCount: 5 });
    await button(ali, 'Change my name').waitFor();
    for (let n = 0; n < 10; n += 1) await ali.reload({ waitUntil: 'domcontentloaded' });
    await button(ali, 'Change my name').waitFor();
    for (const page of [rosa, ali]) {
      const people = page.getByRole('listitem').filter({ hasText: /Here|You/ });
      await expect.poll(() => people.count()).toBe(2);
      expect(await page.getByRole('listitem').filter({ hasText: 'Ali' }).count()).toBe(1);
    }
    const guest = await come('Eva', rosa.url());
    await button(guest, 'Sit here, on chair 3').click({ clickCount: 5 });
    await button(guest, 'Change my name').waitFor();
    expect(await guest.getByRole('listitem').filter({ hasText: 'Eva' }).count()).toBe(1);
  });
});

/** Puts a page to sleep as a phone does that is locked, and wakes it up. */
const HIDE = `(hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
})`;
const TRIES = Number(process.env.UNLOCKS ?? 4);
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const figures = (all: readonly number[]): string =>
  `median ${Math.round(median(all))} ms, at most ${Math.round(Math.max(...all))} ms in ${all.length} tries`;

/** What a page shows first of these, and how long after it was woken up. */
const WAKE = `(wanted => new Promise(done => {
  const from = performance.now();
  const look = () => {
    if (wanted === 'stale' ? document.querySelector('.banner') : (document.querySelector('.pausing') !== null) === (wanted === 'paused'))
      done(performance.now() - from);
  };
  ${HIDE}(false);
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}))`;

describe('a phone that is unlocked after its line died without a word', () => {
  test('asks on its old line, calls on a new one and has a fresh look; without a network it says that the old one may be stale', async () => {
    const rosa = await come('Rosa', `http://${tunnel.address}/new?game=king`);
    await button(rosa, 'Set the table').click();
    await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
    const said = saidBy(rosa);
    const ali = await come('Ali', rosa.url().replace(tunnel.address, host.address));
    await button(ali, 'Sit down').click();
    await rosa.getByRole('listitem').filter({ hasText: 'Ali' }).waitFor();
    await button(rosa, 'What can be done for Ali').click();
    await button(rosa, /^Make host/).click();
    await ali.getByText('You are the host now.').waitFor();
    await reload(rosa);
    await button(ali, 'Start').click();
    await rosa.getByRole('heading', { level: 1, name: /Hand 1/ }).waitFor();
    const devtools = await rosa.context().newCDPSession(rosa);
    const fresh: number[] = [];
    for (let n = 0; n < TRIES; n += 1) {
      await rosa.evaluate(`${HIDE}(true)`);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      tunnel.die();
      if (n % 2 === 0) {
        await button(ali, 'Menu').click();
        await button(ali, 'Pause the game').click();
        await ali.getByRole('region', { name: 'Paused' }).waitFor();
      } else {
        await button(ali.getByRole('region', { name: 'Paused' }), 'Go on').click();
        await ali.getByRole('region', { name: 'Paused' }).waitFor({ state: 'detached' });
      }
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      const before = said.length;
      fresh.push(await rosa.evaluate<number>(`${WAKE}(${n % 2 === 0 ? "'paused'" : "'going'"})`));
      const [asked, greeted] = said.slice(before).filter(({ t }) => t !== 'here');
      expect(asked?.t, 'asks on the old line first').toBe('ping');
      expect(greeted?.t, 'then calls on a new one').toBe('hello');
      expect(greeted?.line).not.toBe(asked?.line);
    }
    const stale: number[] = [];
    for (let n = 0; n < TRIES; n += 1) {
      await rosa.evaluate(`${HIDE}(true)`);
      tunnel.die(true);
      stale.push(await rosa.evaluate<number>(`${WAKE}('stale')`));
      tunnel.open();
      await button(rosa, 'Try now')
        .click({ force: true, timeout: 5000 })
        .catch(() => {});
      await button(rosa, 'Menu').waitFor();
    }
    console.log(`from unlocking to a fresh look: ${figures(fresh)}`);
    console.log(`from unlocking to the sign that the table may be stale, with no network: ${figures(stale)}`);
  }, 180_000);
});
