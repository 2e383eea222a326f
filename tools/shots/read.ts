import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import type { Fault } from './fault.ts';

const FILE = join(import.meta.dirname, 'reading.ts');
/** Written for a page, with its types, and brought there as it is: nothing here can call it. */
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE);
const READING = `(() => { ${code.replace('export function', 'function')}; return reading(); })()`;

/** A frame may be on its way elsewhere. */
const read = (frame: Frame): Promise<readonly Fault[]> =>
  frame
    .evaluate<readonly Fault[]>(READING)
    .catch(error => [{ kind: 'undrawn', text: `does not draw a frame: ${String(error).split('\n')[0]}` }]);

/**
 * What somebody finds fault with who looks at the page as it stands, frames included. Drawings come by themselves, with
 * the first that is missed: until all are there, or one never comes.
 */
export async function readingOf(page: Page): Promise<readonly Fault[]> {
  for (let tries = 1; ; tries++) {
    const faults = (await Promise.all(page.frames().map(read))).flat();
    if (tries === 30 || !faults.some(({ kind }) => kind === 'undrawn')) return faults;
    await page.waitForTimeout(100);
  }
}
