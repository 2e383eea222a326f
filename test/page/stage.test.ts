import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import {
  arrive,
  catchUp,
  held,
  lay,
  linger,
  reading,
  setStage,
  showAtOnce,
  shown,
  skip,
} from '../../web/line/stage.ts';
import { look as lookAt } from './samples.ts';

/** Looks that differ in nothing but their number; those in `tricks` end a trick. */
const look = (seq: number): GameLook => lookAt(seq, []);
const seq = () => shown.value?.seq;
const HOLD_MS = 2000;
let tricks: readonly number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  tricks = [];
  setStage({ holdMs: one => (tricks.includes(one.seq) ? HOLD_MS : 0) });
  showAtOnce(look(0));
});
afterEach(() => {
  setStage(null);
  vi.useRealTimers();
});

test('looks are shown as they come', () => {
  for (const n of [1, 2, 3]) {
    arrive(look(n));
    expect(seq()).toBe(n);
    expect(held.value).toBe(false);
  }
});

test('a finished trick stays for its time while the next looks wait, then they come one after the other', () => {
  tricks = [1];
  for (const n of [1, 2, 3]) arrive(look(n));
  expect([seq(), held.value]).toEqual([1, true]);
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(seq()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([seq(), held.value]).toEqual([3, false]);
});

test('a tap ends the hold at once', () => {
  tricks = [1];
  arrive(look(1));
  arrive(look(2));
  skip();
  expect([seq(), held.value]).toEqual([2, false]);
});

test('the table is never more than one trick behind: the next finished trick ends the hold before it', () => {
  tricks = [1, 4];
  for (const n of [1, 2, 3, 4, 5]) arrive(look(n));
  expect([seq(), held.value]).toEqual([4, true]);
  vi.advanceTimersByTime(HOLD_MS);
  expect([seq(), held.value]).toEqual([5, false]);
});

test('a trick that is kept until it is tapped waits for the tap', () => {
  setStage({ holdMs: one => (one.seq === 1 ? Number.POSITIVE_INFINITY : 0) });
  arrive(look(1));
  arrive(look(2));
  vi.advanceTimersByTime(60_000);
  expect(seq()).toBe(1);
  skip();
  expect(seq()).toBe(2);
});

test('what comes after a lost line is shown at once, and nothing held before it comes after it', () => {
  tricks = [1];
  arrive(look(1));
  arrive(look(2));
  showAtOnce(look(9));
  expect([seq(), held.value]).toEqual([9, false]);
  vi.advanceTimersByTime(HOLD_MS * 2);
  expect(seq()).toBe(9);
});

describe('what the table lays down to be read', () => {
  const READ_MS = 6000;

  test('is drawn as it is while the next looks wait for its time', () => {
    lay(READ_MS);
    for (const n of [1, 2]) arrive(look(n));
    expect([seq(), held.value, reading.value]).toEqual([0, false, true]);
    vi.advanceTimersByTime(READ_MS - 1);
    expect(seq()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([seq(), reading.value]).toEqual([2, false]);
    arrive(look(3));
    expect(seq()).toBe(3);
  });

  test('is read after the trick was seen, by time or by a tap; whoever goes on ends both at once', () => {
    for (const ends of [() => skip(), () => vi.advanceTimersByTime(HOLD_MS)]) {
      showAtOnce(look(0));
      tricks = [1];
      arrive(look(1));
      lay(READ_MS);
      arrive(look(2));
      expect([seq(), held.value, reading.value]).toEqual([1, true, false]);
      ends();
      expect([seq(), held.value, reading.value]).toEqual([1, false, true]);
      vi.advanceTimersByTime(READ_MS);
      expect([seq(), reading.value]).toEqual([2, false]);
    }
    showAtOnce(look(0));
    arrive(look(1));
    lay(READ_MS);
    arrive(look(2));
    catchUp();
    expect([seq(), held.value, reading.value]).toEqual([2, false, false]);
  });

  test('lets what comes next be seen as soon as it is taken up, and nothing wait for it again', () => {
    const takeUp = lay(READ_MS);
    arrive(look(1));
    takeUp();
    expect([seq(), reading.value]).toEqual([1, false]);
    setStage({ holdMs: () => 0 });
    arrive(look(2));
    expect(seq()).toBe(2);
  });

  test('is not waited for where it is taken up while the trick is still seen', () => {
    tricks = [1];
    arrive(look(1));
    lay(READ_MS)();
    arrive(look(2));
    expect([seq(), held.value]).toEqual([1, true]);
    vi.advanceTimersByTime(HOLD_MS);
    expect([seq(), reading.value]).toEqual([2, false]);
  });

  test('is put away by the next finished trick', () => {
    tricks = [2];
    const takeUp = lay(READ_MS);
    for (const n of [1, 2, 3]) arrive(look(n));
    takeUp();
    expect([seq(), held.value, reading.value]).toEqual([2, true, false]);
  });
});

describe('where a clock runs', () => {
  const LEFT_MS = 30_000;
  /** A card is asked for, with so much time left. */
  const asked = (seq: number, leftMs: number | null = LEFT_MS): GameLook => ({
    ...lookAt(seq),
    ask: { ask: 'play', cards: [], not: [], mayClaim: false },
    leftMs,
  });
  const UNTIL_TAPPED = Number.POSITIVE_INFINITY;
  const holds = (n: number) => setStage({ holdMs: one => (one.seq === n ? UNTIL_TAPPED : 0) });

  test('what is read until it is tapped costs half of one’s own time at most, counted from when one is asked', () => {
    lay(UNTIL_TAPPED);
    arrive(look(1));
    vi.advanceTimersByTime(LEFT_MS * 3);
    expect(seq()).toBe(0);
    arrive(asked(2));
    vi.advanceTimersByTime(LEFT_MS / 2 - 1);
    expect(seq()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([seq(), reading.value]).toEqual([2, false]);
  });

  test('the trick before it costs of the same half', () => {
    holds(1);
    arrive(look(1));
    lay(UNTIL_TAPPED);
    arrive(asked(2));
    vi.advanceTimersByTime(LEFT_MS / 2 - 1);
    skip();
    expect([seq(), reading.value]).toEqual([1, true]);
    vi.advanceTimersByTime(1);
    expect(seq()).toBe(2);
  });

  test('so does a trick that one has to lead after, however often it is looked at again', () => {
    holds(1);
    arrive(asked(1));
    linger();
    vi.advanceTimersByTime(LEFT_MS / 2 - 1);
    expect(held.value).toBe(true);
    vi.advanceTimersByTime(1);
    expect([seq(), held.value]).toEqual([1, false]);
  });

  test('what was laid down after one was asked is not taken away for it', () => {
    holds(1);
    arrive(asked(1));
    skip();
    arrive(look(2));
    lay(UNTIL_TAPPED);
    vi.advanceTimersByTime(LEFT_MS);
    expect(reading.value).toBe(true);
  });

  test('and where none does, the table waits', () => {
    lay(UNTIL_TAPPED);
    arrive(asked(1, null));
    vi.advanceTimersByTime(LEFT_MS * 3);
    expect(seq()).toBe(0);
  });
});
