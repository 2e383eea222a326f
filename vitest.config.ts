import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './test/order.ts';

const hosts = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  /** Real hosts deal and roll by real chance, on machines of another pace: what fails once may try again. */
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
  test: {
    /** More than there are processors: pages and hosts wait for half of their time. */
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongFirst },
    projects: [
      /** Plain code keeps nothing: what one file has loaded serves the next. */
      {
        test: {
          name: 'plain',
          include: ['test/*.test.ts', ...['engine/**', 'party', 'docs'].map(folder => `test/${folder}/*.test.ts`)],
          isolate: false,
          /** Quick by themselves; the machine may be busy. */
          testTimeout: 60_000,
        },
      },
      /** A page knows one table at a time, and a storm takes parts of the room out: each file by itself. */
      { test: { name: 'page', include: ['test/page/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'storm', include: ['test/storm/*.test.ts'], testTimeout: 60_000 } },
      /** Real hosts, real sockets. */
      {
        test: {
          name: 'hosts',
          include: ['test/party/hosts/**/*.test.ts'],
          globalSetup: ['test/party/hosts/setup.ts'],
          ...hosts,
        },
      },
      /** Real browser pages at a real host. What is known between files is on the pages, and those are closed. */
      {
        test: {
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          globalSetup: ['test/web/setup.ts'],
          setupFiles: ['test/web/tidy.ts'],
          isolate: false,
          ...hosts,
        },
      },
      /** What somebody needs who hosts it. */
      { test: { name: 'deploy', include: ['test/deploy/**/*.test.ts'], ...hosts } },
    ],
  },
});
