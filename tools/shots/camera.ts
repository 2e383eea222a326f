import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { CODE, ORIGIN, Parlour } from '../../test/web/parlour.ts';
import { HINTS } from '../../web/hints/which.ts';
import type { Words } from '../../web/text/languages.ts';
import { readingOf } from './read.ts';
import type { Laid, Shot } from './shot.ts';

/** How eyes may see that do not see as most do; `usual` for those that do. */
export const EYES = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia', 'blurredVision'] as const;
export type Eyes = (typeof EYES)[number];

export type Film = {
  readonly sizes: readonly string[];
  readonly themes: readonly ('light' | 'dark')[];
  readonly eyes: readonly Eyes[];
  readonly to: string;
};

/** Whatever this screen says of itself that it should not; a picture of it for every size, theme and kind of eyes. */
export async function picture(browser: Browser, shot: Shot, film: Film, locale: string, words: Words) {
  const faults: string[] = [];
  const { parlour, laid } = setUp(browser, shot);
  const page = await parlour.person({ locale }, laid.pass);
  await prepare(page, shot, laid);
  await page.setViewportSize(sized(film.sizes[0] ?? ''));
  await page.goto(addressOf(parlour, shot));
  await page.locator('main:not(.calling), [role="main"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settle(page);
  await shot.act?.(page, words, laid);
  await page.waitForLoadState('networkidle').catch(() => {});
  const session = await page.context().newCDPSession(page);
  for (const size of film.sizes) {
    await page.setViewportSize(sized(size));
    await settle(page);
    for (const { text } of await readingOf(page)) faults.push(`at ${size} ${text}`);
    for (const theme of film.themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const eyes of film.eyes) {
        await session.send('Emulation.setEmulatedVisionDeficiency', { type: eyes === 'usual' ? 'none' : eyes });
        const folder = join(film.to, locale, size, eyes === 'usual' ? theme : `${theme}-${eyes}`);
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: join(folder, `${shot.name}.png`) });
      }
    }
  }
  await page.context().close();
  return faults;
}

/** Not every game comes where it is wanted: then another one. */
function setUp(browser: Browser, { name, lay }: Shot): { parlour: Parlour; laid: Laid } {
  for (let game = 1; ; game++) {
    const parlour = new Parlour(browser, { seed: `${name} ${game}` });
    const laid = lay === undefined ? { pass: null } : lay(parlour.stage);
    if (laid !== null) return { parlour, laid };
    if (game === 20) throw new Error('no game comes there');
  }
}

function addressOf(parlour: Parlour, { lay, path = '', answers = {} }: Shot): string {
  return lay !== undefined && !(path in answers) ? `${parlour.table}${path}` : parlour.address(path || '/');
}

/** What the device keeps, as the page finds it there: by itself, or within a page of somebody else. */
async function prepare(page: Page, { keeps, answers = {} }: Shot, { pass, others = [] }: Laid): Promise<void> {
  const kept = {
    hints: Object.values(HINTS).flat(),
    ...(pass === null ? {} : { [`pass:${CODE}`]: pass }),
    ...(others.length === 0 ? {} : { [`others:${CODE}`]: others }),
    ...keeps,
  };
  await page.addInitScript(`for (const [key, value] of Object.entries(${JSON.stringify(kept)}))
    for (const prefix of ['kings-table:', 'kings-table@${ORIGIN}:']) localStorage.setItem(prefix + key, JSON.stringify(value));`);
  for (const [path, { html, json }] of Object.entries(answers))
    await page.route(`${ORIGIN}${path}`, route =>
      html === undefined
        ? route.fulfill({ status: json === null ? 404 : 200, json })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
}

/** What is fetched by itself is there, and everything has been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))',
  );
}

function sized(size: string): { width: number; height: number } {
  const [width = 360, height = 640] = size.split('x').map(Number);
  return { width, height };
}
