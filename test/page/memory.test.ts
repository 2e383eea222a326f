import { beforeEach, expect, test, vi } from 'vitest';

/** What a browser keeps, as long as there is room for it. */
class FakeStorage {
  readonly kept = new Map<string, string>();
  isFull = false;

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull && text.length > (this.kept.get(key)?.length ?? 0)) throw new Error('full');
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

let storage = new FakeStorage();
let state: unknown = null;

/** The page as it is after a reload: all that it knows is what was kept. */
async function reloaded(): Promise<typeof import('../../web/device/memory.ts')> {
  vi.resetModules();
  return import('../../web/device/memory.ts');
}

beforeEach(() => {
  storage = new FakeStorage();
  state = null;
  const alone = { parent: {}, addEventListener: () => {} };
  alone.parent = alone;
  vi.stubGlobal('window', alone);
  vi.stubGlobal('location', { search: '', hash: '' });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
    replaceState: (next: unknown) => {
      state = structuredClone(next);
    },
  });
});

test('what the storage has no room for takes the place of what was kept before, over a reload as well', async () => {
  const before = await reloaded();
  before.remember('others', ['Ann']);
  storage.isFull = true;
  before.remember('others', ['Ann', 'Bea']);
  expect(before.recall('others')).toEqual(['Ann', 'Bea']);
  expect((await reloaded()).recall('others')).toEqual(['Ann', 'Bea']);
});

test('what is forgotten does not come back with a reload, though once there was no room for it', async () => {
  const before = await reloaded();
  storage.isFull = true;
  before.remember('pass', 'of a seat that is lost');
  before.forget('pass');
  expect(before.recall('pass')).toBeNull();
  expect((await reloaded()).recall('pass')).toBeNull();
});
