import type { TestProject } from 'vitest/node';
import { Host } from '../party/hosts/host.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are, and where the browser listens that shows them. */
    pages: { readonly host: string; readonly browser: string };
  }
}

/** A host with the page and a browser, started once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [host, browser] = await Promise.all([Host.start('partykit', { page: 'built' }), serveBrowser()]);
  project.provide('pages', { host: host.address, browser: browser.wsEndpoint() });
  return async () => {
    await Promise.all([host.stop(), browser.close()]);
  };
}
