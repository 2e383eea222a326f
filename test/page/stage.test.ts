import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { arrive, held, setStage, showAtOnce, shown, skip } from '../../web/line/stage.ts';
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
