import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';

const FILE = join(import.meta.dirname, 'reading.ts');
/** Written for a page, with its types, and brought there as it is: nothing here can call it. */
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE);
const READING = `(() => { ${code.replace('export function', 'function')}; return reading(); })()`;

const UNDRAWN = 'does not draw';
/** A frame may be on its way elsewhere. */
const read = (frame: Frame) =>
  frame.evaluate<readonly string[]>(READING).catch(error => [`${UNDRAWN} a frame: ${String(error).split('\n')[0]}`]);

/**
 * What somebody finds fault with who looks at the page as it stands, frames included. Drawings come by themselves, with
 * the first that is missed: until all are there, or one never comes.
 */
export async function readingOf(page: Page): Promise<readonly string[]> {
  for (let tries = 1; ; tries++) {
    const faults = (await Promise.all(page.frames().map(read))).flat();
    if (tries === 30 || !faults.some(fault => fault.startsWith(UNDRAWN))) return faults;
    await page.waitForTimeout(100);
  }
}
