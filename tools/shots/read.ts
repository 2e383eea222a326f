import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';

const FILE = join(import.meta.dirname, 'reading.ts');
/** Written for a page, with its types, and brought there as it is: nothing here can call it. */
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE);
const READING = `(() => { ${code.replace('export function', 'function')}; return reading(); })()`;

const UNDRAWN = "[...document.querySelectorAll('use')].some(it => !document.querySelector(it.getAttribute('href')))";

/** Drawings come by themselves, with the first that is missed: until all are there, or one never comes. */
export async function drawn(page: Page): Promise<void> {
  // A frame that is on its way elsewhere is asked again there.
  const isUndrawn = (frame: Frame) => frame.evaluate<boolean>(UNDRAWN).catch(() => true);
  for (const frame of page.frames())
    for (let tries = 0; tries < 50 && (await isUndrawn(frame)); tries++) await page.waitForTimeout(100);
}

/** What somebody finds fault with who looks at the page as it stands, frames included. */
export async function readingOf(page: Page): Promise<readonly string[]> {
  const faults = page.frames().map(frame => frame.evaluate<readonly string[]>(READING));
  return (await Promise.all(faults)).flat();
}
