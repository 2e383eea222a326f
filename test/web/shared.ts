import type { Browser } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { Host } from '../party/hosts/host.ts';
import { openBrowser } from './browser.ts';

/** The host that all files share, and the browser of those that follow each other in one worker; see `tidy.ts`. */
export const host: { readonly address: string } = { address: inject('pages').host };
export const browser: Browser = await openBrowser(inject('pages').browser);

/** A host of its own, for a test that ends it or has it do something else. */
export async function ownHost(wish: Parameters<typeof Host.start>[1] = {}): Promise<Host> {
  const own = await Host.start('partykit', { page: 'built', ...wish });
  onTestFinished(() => own.stop());
  return own;
}
