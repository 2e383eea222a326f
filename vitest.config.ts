import { defineConfig } from 'vitest/config';

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
    /** Not one less than there are: pages and hosts wait as much as they work. */
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'test/*.test.ts',
            ...['engine/**', 'party', 'page', 'storm', 'docs'].map(folder => `test/${folder}/*.test.ts`),
          ],
          /** Quick by themselves; the machine may be busy. */
          testTimeout: 60_000,
        },
      },
      /** Real hosts, real sockets. */
      {
        test: {
          name: 'hosts',
          include: ['test/party/hosts/**/*.test.ts'],
          globalSetup: ['test/party/hosts/setup.ts'],
          ...hosts,
        },
      },
      /** Real browser pages at a real host. */
      { test: { name: 'web', include: ['test/web/**/*.test.ts'], globalSetup: ['test/web/setup.ts'], ...hosts } },
      /** What somebody needs who hosts it. */
      { test: { name: 'deploy', include: ['test/deploy/**/*.test.ts'], ...hosts } },
    ],
  },
});
