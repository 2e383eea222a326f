import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { Host } from '../../test/party/hosts/host.ts';
import { openBrowser } from '../../test/web/browser.ts';
import { dice, gifts, house, king, type Shot } from './scenes.ts';

/**
 * `npm run --silent shots -- [--only king,dice] [--lang en,es] [--size 360x640] [--theme dark]`: a picture of every
 * screen in four sizes, both themes and four languages, in the folder `shots`, to be looked at.
 */
const SIZES = ['360x640', '768x1024', '1440x900', '2560x1440'];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'pt-PT', 'pt-BR', 'es'];
const PARTS: Readonly<Record<string, (address: string) => readonly Shot[] | Promise<readonly Shot[]>>> = {
  house,
  king,
  dice,
  gifts,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    lang: { type: 'string', default: LANGUAGES.join() },
    size: { type: 'string', default: SIZES.join() },
    theme: { type: 'string', default: THEMES.join() },
    name: { type: 'string', default: '' },
    to: { type: 'string', default: 'shots' },
  },
});

/** Words that are seen and stand on two lines, but for those that are too long for a phone. */
const BROKEN = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.vh, thead')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}{3,16}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(word);
    }
  }
  return found;
})()`;

const host = await Host.start('partykit', { page: 'built', paceMs: 0 });
const browser = await openBrowser();
let wide = 0;
let broken = 0;
try {
  for (const part of values.only.split(',')) {
    const shots = (await PARTS[part]?.(host.address)) ?? [];
    const wanted = shots.filter(({ name }) => name.includes(values.name));
    for (const lang of values.lang.split(','))
      for (const size of values.size.split(',')) await take(wanted, lang, size);
  }
} finally {
  await browser.close();
  await host.stop();
}
console.log(JSON.stringify({ widerThanTheScreen: wide, brokenWords: broken }));
process.exit(wide + broken === 0 ? 0 : 1);

/** All these screens in one language and size, in both themes; the page reloads for none of them but the first. */
async function take(shots: readonly Shot[], locale: string, size: string): Promise<void> {
  const [width = 360, height = 640] = size.split('x').map(Number);
  for (const { name, url, act } of shots) {
    const page = await pageAt(browser, { width, height }, locale);
    await page.goto(url.replace(/(#pass=\w+)\/tv$/, '/tv$1'));
    await page.locator('main, [role="main"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page).catch((error: unknown) => console.error(`${name}: ${String(error).split('\n')[0]}`));
    for (const theme of THEMES.filter(one => values.theme.split(',').includes(one))) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const folder = join(values.to, locale, size, theme);
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}.png`) });
    }
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    if (over > 0) {
      wide++;
      console.error(`${name} in ${locale} at ${size} is ${over} px too wide`);
    }
    for (const word of await page.evaluate<string[]>(BROKEN)) {
      broken++;
      console.error(`${name} in ${locale} at ${size} breaks the word ${word}`);
    }
    await page.context().close();
  }
}

async function pageAt(from: Browser, viewport: { width: number; height: number }, locale: string) {
  const context = await from.newContext({ viewport, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}
