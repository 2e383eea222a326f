import { afterEach, expect, test, vi } from 'vitest';

/** What a page draws ids with, as it is when the page has just been loaded: another tab, another device, or anew. */
async function freshPage() {
  vi.resetModules();
  return import('../../web/device/random.ts');
}

afterEach(() => {
  vi.useRealTimers();
});

test('two devices of one seat, two tabs and a reloaded one never say things under one id, not even at one moment', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const pages = [await freshPage(), await freshPage(), await freshPage()];
  expect(new Set(pages.map(({ randomHex }) => randomHex)).size).toBe(3);
  const ids = pages.flatMap(({ randomHex }) => Array.from({ length: 400 }, randomHex));
  expect(new Set(ids).size).toBe(1200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
