import { type Browser, chromium } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { Host } from '../party/hosts/host.ts';

/** The host and the browser that all files share. A file is alone with the pages that it opens; see `tidy.ts`. */
export const host: { readonly address: string } = { address: inject('pages').host };
export const browser: Browser = await chromium.connect(inject('pages').browser);

/** A host of its own, for a test that ends it or has it do something else. */
export async function ownHost(wish: Parameters<typeof Host.start>[1] = {}): Promise<Host> {
  const own = await Host.start('partykit', { page: 'built', ...wish });
  onTestFinished(() => own.stop());
  return own;
}
