import { expect, test } from 'vitest';
import { at, clockwiseFrom, parseSeat, put, SEATS, seatAfter, seatsOf } from '../../engine/seats.ts';

test('there are twenty seats, counted from 0', () => {
  expect(SEATS).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(seatsOf(3)).toEqual([0, 1, 2]);
});

test('the next seat is one further clockwise, and round the table again', () => {
  expect([0, 1, 2, 3].map(steps => seatAfter(2, 4, steps))).toEqual([2, 3, 0, 1]);
  expect(seatAfter(3, 4)).toBe(0);
  expect(seatAfter(0, 4, -1)).toBe(3);
  expect(seatAfter(1, 4, -10)).toBe(3);
});

test('clockwise from a seat begins at its left and ends with itself', () => {
  expect(clockwiseFrom(2, 4)).toEqual([3, 0, 1, 2]);
  expect(clockwiseFrom(0, 1)).toEqual([0]);
});

test('what belongs to a seat can be read and replaced, and a missing value is a bug', () => {
  const scores = Object.freeze([5, 0, 7]);
  expect(at(scores, 1)).toBe(0);
  expect(put(scores, 1, 9)).toEqual([5, 9, 7]);
  expect(() => at(scores, 3)).toThrow('no value for seat 3');
});

test('only whole numbers from 0 to 19 are seats', () => {
  expect([0, 19].map(parseSeat)).toEqual([0, 19]);
  for (const raw of [-1, 20, 1.5, '1', null, Number.NaN, undefined]) expect(parseSeat(raw)).toBeNull();
});
