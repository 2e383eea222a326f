import './line-window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What has sounded, by its pitch. */
const made: number[] = [];
const [NO, SEAL] = [140, 180];

class FakeTone {
  readonly #pitch: number;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.#pitch = frequency;
  }
  connect(): void {}
  start(): void {
    made.push(this.#pitch);
  }
  stop(): void {}
}
class FakeGain {
  readonly gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  connect(): void {}
}

/** An audio context as a phone has it: it runs once somebody has touched the page, and says how often it was woken. */
class FakeAudio {
  static all: FakeAudio[] = [];
  static touched = false;
  /** Whether the device lets it run again. */
  static willing = true;
  readonly currentTime = 0;
  state = 'suspended';
  woken = 0;
  waiting: (() => void)[] = [];
  constructor() {
    FakeAudio.all.push(this);
    if (FakeAudio.touched) this.state = 'running';
  }
  async resume(): Promise<void> {
    this.woken += 1;
    if (!FakeAudio.willing) await new Promise<void>(done => this.waiting.push(done));
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
}

const REST_MS = 10_000;
const SOON_MS = 600;
let page = new EventTarget();

/** The page anew, as it is fetched. */
async function visit() {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', FakeTone);
  vi.stubGlobal('GainNode', FakeGain);
  const { allowSound, play } = await import('../../web/device/sound.ts');
  allowSound();
  return play;
}
async function touch(): Promise<void> {
  FakeAudio.touched = true;
  page.dispatchEvent(new Event('pointerdown'));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(SOON_MS);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const [state, woken] = [() => FakeAudio.all.at(-1)?.state, () => FakeAudio.all.at(-1)?.woken];

beforeEach(() => {
  vi.useFakeTimers();
  made.length = 0;
  FakeAudio.all = [];
  FakeAudio.touched = false;
  FakeAudio.willing = true;
});
afterEach(() => vi.useRealTimers());

test('before the first touch nothing sounds, and nothing is made that could', async () => {
  const play = await visit();
  play('seal');
  await pass(REST_MS);
  expect([made, FakeAudio.all]).toEqual([[], []]);
});

test('a while after the last sound what makes sounds is put to rest, and touches leave it there', async () => {
  const play = await visit();
  await touch();
  expect(state()).toBe('running');
  await pass(REST_MS - 1);
  play('seal');
  await pass(REST_MS - 1);
  expect([made, state()]).toEqual([[SEAL], 'running']);
  await pass(1);
  expect(state()).toBe('suspended');
  await touch();
  await touch();
  expect([state(), woken()]).toEqual(['suspended', 0]);
});

test('a page that is touched and has nothing to say rests as well', async () => {
  await visit();
  await touch();
  await pass(REST_MS);
  expect(state()).toBe('suspended');
});

test('the next sound wakes it and comes at once, with whatever comes along; then it rests again', async () => {
  const play = await visit();
  await touch();
  await pass(REST_MS);
  play('seal');
  play('no');
  await pass(0);
  expect([made, state()]).toEqual([[SEAL, NO], 'running']);
  await pass(REST_MS);
  expect(state()).toBe('suspended');
});

test('what was interrupted from outside is woken by a touch', async () => {
  const play = await visit();
  await touch();
  for (const audio of FakeAudio.all) audio.state = 'interrupted';
  await touch();
  expect(state()).toBe('running');
  play('seal');
  await pass(0);
  expect(made).toEqual([SEAL]);
});

test('where it may not wake by itself a touch wakes it; what should have sounded long ago does not any more', async () => {
  const play = await visit();
  await touch();
  await pass(REST_MS);
  FakeAudio.willing = false;
  play('no');
  await pass(60_000);
  expect([made, state()]).toEqual([[], 'suspended']);
  FakeAudio.willing = true;
  await touch();
  for (const done of FakeAudio.all.at(-1)?.waiting ?? []) done();
  await pass(0);
  expect([made, state()]).toEqual([[], 'running']);
  play('seal');
  await pass(0);
  expect(made).toEqual([SEAL]);
});
