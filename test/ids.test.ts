import { afterEach, expect, test, vi } from 'vitest';

/** A page as it is when it has just been loaded: another tab, another device, or the same one again. */
async function freshPage() {
  vi.resetModules();
  vi.stubGlobal('history', { state: null });
  return import('../web/passes.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('two devices of one seat, two tabs and a reloaded one never say things under one id, not even at one moment', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const pages = await Promise.all([freshPage(), freshPage(), freshPage()]);
  expect(new Set(pages.map(({ newPass }) => newPass)).size).toBe(3);
  const ids = pages.flatMap(({ newPass }) => Array.from({ length: 400 }, newPass));
  expect(new Set(ids).size).toBe(1200);
  for (const id of ids) expect(id).toMatch(/^[\w-]{1,32}$/);
});
