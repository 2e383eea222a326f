import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { openBrowser, PHONE } from '../test/web/browser.ts';
import { Parlour } from '../test/web/parlour.ts';
import { median } from './measure.ts';
import { SCENES, type Scene } from './touches.ts';

/** How much slower the phone is than this machine. */
const SLOWDOWN = 4;
const ROUNDS = 5;

type Felt = { readonly touch: string; readonly ms: number };

/** From a touch to the next picture on a slow phone, at the largest of tables: twenty people with forty gifts. */
export async function touch() {
  await build({ logLevel: 'warn' });
  const browser = await openBrowser();
  try {
    const felt: Felt[] = [];
    const inpMs: Record<string, number> = {};
    for (const scene of SCENES) {
      const its = await feel(browser, scene);
      felt.push(...its);
      inpMs[scene.name] = inp(its.map(({ ms }) => ms));
    }
    const all = felt.map(({ ms }) => ms);
    const maxMs = Math.max(...all);
    return {
      slowdown: SLOWDOWN,
      touches: all.length,
      medianMs: median(all),
      inpMs,
      maxMs,
      slowest: felt.find(({ ms }) => ms === maxMs)?.touch,
      over100: felt.filter(({ ms }) => ms >= 100).map(({ touch, ms }) => `${touch}: ${ms}`),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Interaction to next paint, as it is defined: the slowest of all touches of a page, one of fifty left out.
 * https://web.dev/articles/inp
 */
const inp = (all: readonly number[]): number => all.toSorted((a, b) => b - a)[Math.floor(all.length / 50)] ?? 0;

async function feel(browser: Browser, { name, lay, touches }: Scene): Promise<readonly Felt[]> {
  const parlour = new Parlour(browser, { seed: 'touches' });
  const there = lay(parlour.stage);
  if (there === null) throw new Error(`${name} never came`);
  const phone = { viewport: PHONE, hasTouch: true, locale: 'en', reducedMotion: 'no-preference' } as const;
  const page = await parlour.person(phone, there.pass);
  await page.goto(parlour.table, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(WATCH);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name: what, act } of touches) {
      await page.evaluate(`began.push([performance.now(), ${JSON.stringify(`${name}: ${what}`)}])`);
      await act(page, round);
      await shown(page);
    }
  }
  const felt = await page.evaluate<Felt[]>(READ);
  await page.context().close();
  return felt;
}

/** Touches do not crowd: what one shows is there before the next one. */
const shown = (page: Page) => page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))');

/**
 * The browser tells how long each event took until it was painted, from 16 ms on. A touch is as slow as the slowest of
 * its own: the finger down, the finger up, the press that they make.
 */
const WATCH = `
  globalThis.began = [];
  globalThis.events = [];
  new PerformanceObserver(list => {
    events.push(...list.getEntries().filter(({ interactionId }) => interactionId !== 0));
  }).observe({ type: 'event', durationThreshold: 16 });
`;
const READ = `began.flatMap(([from, touch], nth) => {
  const until = began[nth + 1]?.[0] ?? Infinity;
  const its = events.filter(({ startTime }) => from <= startTime && startTime < until);
  return its.length === 0 ? [] : [{ touch, ms: Math.max(...its.map(({ duration }) => duration)) }];
})`;
