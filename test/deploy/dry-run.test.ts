import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VARIABLE_NAMES } from '../../party/config.ts';
import { Clone } from './clone.ts';

/** A Worker on the free plan may be so large, compressed. */
const FREE_PLAN_BYTES = 3 * 1024 * 1024;
/** What ours is kept to: a host starts the sooner, the smaller it is. */
const BUDGET = 130_000;

let clone: Clone;
beforeAll(() => {
  clone = new Clone();
});
afterAll(() => clone?.remove());

describe('npm run deploy', () => {
  test('without an account builds all that would be deployed, and says what the Worker is given', async () => {
    const run = clone.run('deploy', '--dry-run', '--outdir', '.wrangler/out');
    expect(await run.over(), run.said).toBe(0);
    const given = [...run.said.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name);
    expect(given.sort()).toEqual(['ASSETS', 'CLUBS', 'Club', 'Main', 'TABLES', ...VARIABLE_NAMES].sort());
    expect(run.said).toMatch(/env\.Main \(Main\)\s+Durable Object/);
    expect(run.said).toMatch(/env\.TABLES \(30 requests\/60s\)\s+Rate Limit/);

    const worker = readFileSync(join(clone.dir, '.wrangler/out/worker.js'));
    expect(gzipSync(worker).length).toBeLessThan(BUDGET);
    expect(BUDGET).toBeLessThan(FREE_PLAN_BYTES);
    expect(worker.toString()).toMatch(/export \{[^}]*\bMain\b/);
    const page = readFileSync(join(clone.dir, 'web/dist/page.html'), 'utf8');
    const wanted = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(wanted.length).toBeGreaterThan(2);
    for (const path of wanted) expect(existsSync(join(clone.dir, 'web/dist', path)), path).toBe(true);
    expect(readdirSync(join(clone.dir, 'web/dist'))).toEqual(expect.arrayContaining(['_headers', 'previews.json']));
  });

  test('does not begin while a variable says nothing usable, or nothing reads it', async () => {
    const run = clone.run('deploy', '--dry-run', '--var', 'PACE_MS:fast', '--var', 'ALLOWED_ORIGIN:https://a.example');
    expect(await run.over()).toBe(1);
    expect(run.said.trim().split('\n')).toEqual([
      `ALLOWED_ORIGIN: no such variable, only ${VARIABLE_NAMES.join(', ')}`,
      'PACE_MS: must be a number of milliseconds, from 0 to 99999',
    ]);
  });
});
