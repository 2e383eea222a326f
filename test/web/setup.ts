import type { TestProject } from 'vitest/node';
import { Host } from '../party/hosts/host.ts';
import { findBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the pages are, and where on this machine the browser is that shows them. */
    pages: { readonly host: string; readonly browser: string };
  }
}

/** A host with the page, started once for all files, and a browser for each worker to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [host, browser] = await Promise.all([Host.start('partykit', { page: 'built' }), findBrowser()]);
  project.provide('pages', { host: host.address, browser });
  return () => host.stop();
}
