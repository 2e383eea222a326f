import type { TestProject } from 'vitest/node';
import { Host, type Kind } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where both hosts answer, and where they print. */
    hosts: Record<Kind, { readonly address: string; readonly logFile: string }>;
  }
}

/** Both hosts, started once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [partykit, workers] = await Promise.all([Host.start('partykit'), Host.start('workers')]);
  project.provide('hosts', { partykit: whereIs(partykit), workers: whereIs(workers) });
  return async () => {
    await Promise.all([partykit.stop(), workers.stop()]);
  };
}

const whereIs = ({ address, logFile }: Host) => ({ address, logFile });
