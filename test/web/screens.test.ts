import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readingOf } from '../../tools/shots/read.ts';
import { LANGUAGES } from '../../web/text/languages.ts';
import { faults } from './browser.ts';
import { Parlour } from './parlour.ts';
import { play, SCENES } from './scenes.ts';
import { browser } from './shared.ts';

/** Controls that cannot be pressed where they are, since they are cut off, too small or lie beneath something. */
const HIDDEN = `[...document.querySelectorAll('button, a, input, summary')].flatMap(control => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (control.closest('[aria-hidden=true]') || (top && !top.contains(control)) || control.closest('.pausing')) return [];
  // A paper, a hint or talk lies on the cloth until it is put away.
  if (control.matches('.las') && document.querySelector('.paper, .hintnote, .talkbox.corner')) return [];
  if (!control.checkVisibility({ opacityProperty: true })) return [];
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = control.getBoundingClientRect();
  if (box.width < 2) return [];
  const points = [0.5, 0.15, 0.85].map(part => document.elementFromPoint(box.x + box.width * part, box.y + Math.min(box.height / 2, 60)));
  const free = points.some(it => it !== null && (control.contains(it) || it.closest('label')?.contains(control)));
  return free ? [] : [control.outerHTML.slice(0, 100)];
})`;

type Size = readonly [width: number, height: number, letters: number];
const sized = async (page: Page, [width, height, letters]: Size): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(`document.documentElement.style.fontSize = '${letters}%'`);
};

/** In large letters, and zoomed in, words may give way as long as all that can be pressed is in reach. */
const isUsual = ([width, height, letters]: Size): boolean => Math.min(width, height) >= 320 && letters === 100;

const THEMES = { en: ['dark', 'light'], es: ['light', 'dark'] } as const;
/** A small phone upright and a desk. */
const PLAIN: readonly Size[] = [
  [320, 568, 100],
  [1280, 800, 100],
];
/** What hangs on a wall. */
const LARGE: readonly Size[] = [
  [1280, 720, 100],
  [1920, 1080, 100],
];
/** Letters twice as large, a zoom to 400 %, phones that lie. */
const STRAINED: readonly Size[] = [
  [360, 640, 200],
  [1280, 800, 200],
  [320, 256, 100],
  [640, 360, 100],
  [844, 390, 100],
];

describe.concurrent('every screen of every game, in two languages, dark and light', () => {
  test.each(Object.entries(SCENES))(
    '%s: nothing for axe to find, nothing out of reach, cut off or covered',
    async (_, scene) => {
      const found: string[] = [];
      for (const locale of ['en', 'es'] as const) {
        const words = await LANGUAGES.get(locale)?.words();
        if (words === undefined) throw new Error(`nobody speaks ${locale}`);
        const parlour = new Parlour(browser, { seed: 'every screen' });
        const { pass, goOn } = play(parlour, scene);
        const page = await parlour.person({ locale, viewport: { width: 320, height: 568 } }, pass);
        await page.goto(`${parlour.table}${scene.path ?? ''}`);
        await page.locator('main, [role="main"]').first().waitFor();
        await page.waitForLoadState('networkidle');
        // Past the search for the table, and whatever part of the page is fetched by itself.
        await page.locator('main:not(.calling), [role="main"]').first().waitFor();
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        if (scene.seen === true) goOn();
        await scene.act?.(page, words);
        const check = async (size: Size, faulty: readonly string[]): Promise<void> => {
          const read = (await readingOf(page)).filter(({ kind }) => isUsual(size) || kind !== 'unread');
          const hidden = await page.evaluate<readonly string[]>(HIDDEN);
          for (const fault of [...faulty, ...read.map(({ text }) => text), ...hidden])
            found.push(`${locale}, ${size.join(' × ')} %: ${fault}`);
        };
        for (const [nth, size] of (scene.path === '/tv' ? LARGE : PLAIN).entries()) {
          await sized(page, size);
          await page.emulateMedia({ colorScheme: THEMES[locale][nth] ?? null });
          await check(size, await faults(page, ['iframe']));
        }
        if (locale === 'es' && scene.path === undefined) {
          for (const size of STRAINED) {
            await sized(page, size);
            await check(size, []);
          }
        }
        await page.context().close();
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

test.each(['/', '/new', '/c/', '/rules/king', '/nowhere'])('%s: nothing cut off, covered or missing', async path => {
  const parlour = new Parlour(browser, { seed: 'drawings' });
  const page = await parlour.person({ locale: 'en' });
  await page.goto(parlour.address(path));
  await page.locator('main svg').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await readingOf(page)).toEqual([]);
  await page.context().close();
});
