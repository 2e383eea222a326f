import { describe, expect, test } from 'vitest';
import { canon, isRecord, never, oneOf, same } from '../../engine/json.ts';

describe('equal values', () => {
  test.each([
    [
      { a: 1, b: [2, { d: null, c: '"' }] },
      { b: [2, { c: '"', d: null }], a: 1 },
    ],
    [[], []],
    [null, null],
    ['1', '1'],
  ])('%j and %j give equal text', (a, b) => {
    expect(canon(a)).toBe(canon(b));
    expect(same(a, b)).toBe(true);
    expect(JSON.parse(canon(a))).toEqual(a);
  });

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: null }],
    ['1', 1],
    [null, 'null'],
    [[], {}],
    [{ a: 'b' }, { 'a":"b': 1 }],
  ])('%j and %j are not equal', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});

test('a record is an object that is no list', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 1, true].some(isRecord)).toBe(false);
});

test('text from outside becomes one of a list, or null', () => {
  const suits = ['S', 'H'] as const;
  expect(oneOf(suits, 'H')).toBe('H');
  for (const raw of ['h', 'X', null, undefined, 0, ['H']]) expect(oneOf(suits, raw)).toBeNull();
});

test('the end of an exhaustive switch throws, should it ever be reached', () => {
  const isNever = (value: unknown): value is never => value !== null;
  const unknown: unknown = { e: 'new' };
  expect(() => isNever(unknown) && never(unknown)).toThrow('{"e":"new"}');
});
