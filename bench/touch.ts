import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { openBrowser, PHONE } from '../test/web/browser.ts';
import { Parlour } from '../test/web/parlour.ts';
import { median } from './measure.ts';
import { SCENES, type Scene, tap } from './touches.ts';

/** How much slower the phone is than this machine. */
const SLOWDOWN = 4;
/** Each table is visited so often, and everything at it touched so often in one visit. */
const VISITS = 4;
const ROUNDS = 5;

type Felt = { readonly touch: string; readonly ms: number };

/** From a touch to the next picture on a slow phone, at the largest of tables: twenty people with forty gifts. */
export async function touch() {
  await build({ logLevel: 'warn' });
  const browser = await openBrowser();
  try {
    const bareMs = median(sorted(await bare(browser)));
    const visits: { readonly scene: string; readonly felt: readonly Felt[] }[] = [];
    for (let visit = 0; visit < VISITS; visit++)
      for (const scene of SCENES) visits.push({ scene: scene.name, felt: await feel(browser, scene) });
    const felt = visits.flatMap(({ felt }) => felt);
    const inpOf = (name: string) => visits.filter(({ scene }) => scene === name).map(({ felt }) => inp(felt));
    const slowest = [...new Set(felt.map(({ touch }) => touch))]
      .map(name => ({ name, ms: sorted(felt.filter(({ touch }) => touch === name)) }))
      .sort((one, other) => median(other.ms) - median(one.ms));
    return {
      browser: browser.version(),
      slowdown: SLOWDOWN,
      touches: felt.length,
      bareMs,
      medianMs: median(sorted(felt)),
      maxMs: sorted(felt)[0],
      inpMs: Object.fromEntries(SCENES.map(({ name }) => [name, inpOf(name)])),
      inpOfThreeInFourMs: threeInFour(visits.map(({ felt }) => inp(felt))),
      slowest: slowest.slice(0, 5).map(({ name, ms }) => `${name}: ${ms.join(' ')}`),
      over100: felt.filter(({ ms }) => ms >= 100).map(({ touch, ms }) => `${touch}: ${ms}`),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Interaction to next paint, as it is defined: the slowest of all touches of a visit, one of fifty left out. A page is
 * as good as three in four of its visits. https://web.dev/articles/inp
 */
const inp = (felt: readonly Felt[]): number => sorted(felt)[Math.floor(felt.length / 50)] ?? 0;
const threeInFour = (visits: readonly number[]): number =>
  visits.toSorted((a, b) => a - b)[Math.ceil((visits.length * 3) / 4) - 1] ?? 0;

/** The slowest first. */
const sorted = (felt: readonly Felt[]): readonly number[] => felt.map(({ ms }) => ms).sort((a, b) => b - a);

async function feel(browser: Browser, { name, lay, touches }: Scene): Promise<readonly Felt[]> {
  const parlour = new Parlour(browser, { seed: 'touches' });
  const there = lay(parlour.stage);
  if (there === null) throw new Error(`${name} never came`);
  const phone = { viewport: PHONE, hasTouch: true, locale: 'en', reducedMotion: 'no-preference' } as const;
  const page = await parlour.person(phone, there.pass);
  await page.goto(parlour.table, { waitUntil: 'networkidle' });
  const watch = await timed(page);
  for (let round = 0; round < ROUNDS; round++)
    for (const { name: what, act } of touches)
      await watch.during(`${name}: ${what}${round === 0 ? ' (for the first time)' : ''}`, () => act(page, round));
  return watch.end();
}

/** What the browser itself takes: one button that counts, on a page with nothing else. */
async function bare(browser: Browser): Promise<readonly Felt[]> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  await page.setContent('<button onclick="textContent++">0</button>');
  const watch = await timed(page);
  for (let round = 0; round < 5 * ROUNDS; round++) await watch.during('bare', () => tap(page.getByRole('button')));
  return watch.end();
}

/**
 * Makes a page slow and times its touches. The browser tells how long each event took until it was painted, from 16 ms
 * on. A touch is as slow as the slowest of its own: the finger down, the finger up, the press that they make.
 */
async function timed(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(WATCH);
  return {
    /** Touches do not crowd: what one shows is there before the next one. */
    async during(touch: string, act: () => Promise<void>): Promise<void> {
      await page.evaluate(`began.push([performance.now(), ${JSON.stringify(touch)}])`);
      await act();
      await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))');
    },
    async end(): Promise<readonly Felt[]> {
      const felt = await page.evaluate<readonly Felt[]>(READ);
      await page.context().close();
      return felt;
    },
  };
}

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
