import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chanceFrom, chanceFromText, pick, promiseOf, seedOf } from '../../engine/chance.ts';

/** Computed by OpenSSL. */
const FIRST = [3094082080, 469706547, 1];
const SEED = createHash('sha256').update('a seed for tests').digest();

/** The numbers of a stream by another implementation of SHA-256 and HMAC. */
function words(seed: Uint8Array, label: string, count: number): number[] {
  const block = (index: number) => {
    const counter = Buffer.alloc(5);
    counter.writeUInt32BE(index, 1);
    return createHmac('sha256', seed).update(label).update(counter).digest();
  };
  return Array.from({ length: count }, (_, i) => block(Math.floor(i / 8)).readUInt32BE(4 * (i % 8)));
}

function drawn(label: string, bound: number, count: number, seed: Uint8Array = SEED): number[] {
  const draws = chanceFrom(seed).stream(label);
  return Array.from({ length: count }, () => draws.below(bound));
}

/** Pearson's statistic of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(values: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

describe('streams', () => {
  test.each(['deal 1', '', 'round 2 seat 4', 'prémio 👑', 'x'.repeat(200)])(
    'are HMAC-SHA256 in counter mode: %j',
    label => {
      expect(drawn(label, 2 ** 32, 20)).toEqual(words(SEED, label, 20));
    },
  );

  test('are what they were in the first version', () => {
    const draws = chanceFromText('king').stream('deal 1');
    expect([draws.below(2 ** 32), draws.below(2 ** 32), draws.below(6)]).toEqual(FIRST);
  });

  test('draw numbers again that would favour small results', () => {
    const bound = 2 ** 31 + 1;
    const all = words(SEED, 'again', 100);
    const fair = all.filter(word => word < bound);
    expect(fair.length).toBeLessThan(70);
    expect(drawn('again', bound, fair.length)).toEqual(fair);
    const most = 3 * 2 ** 30;
    expect(drawn('again', most, 40)).toEqual(all.filter(word => word < most).slice(0, 40));
  });

  test('do not depend on what else is drawn', () => {
    const chance = chanceFrom(SEED);
    const [one, two] = [chance.stream('deal 1'), chance.stream('deal 11')];
    const mixed = Array.from({ length: 12 }, () => [one.below(52), two.below(52)]);
    expect(mixed.map(([first]) => first)).toEqual(drawn('deal 1', 52, 12));
    expect(mixed.map(([, second]) => second)).toEqual(drawn('deal 11', 52, 12));
    expect(drawn('deal 1', 52, 12)).not.toEqual(drawn('deal 11', 52, 12));
  });

  test('differ between seeds', () => {
    expect(drawn('deal 1', 52, 12, createHash('sha256').update('other').digest())).not.toEqual(drawn('deal 1', 52, 12));
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('cannot draw below %d', bound => {
    expect(() => drawn('bound', bound, 1)).toThrow('cannot draw below');
  });

  test('draw every number as often as the others', () => {
    // One run in a thousand of a fair die exceeds 20.5 with five degrees of freedom; with 51 it is 86.7.
    expect(chiSquare(tally(drawn('die', 6, 12_000).map(String)))).toBeLessThan(20.5);
    expect(chiSquare(tally(drawn('card', 52, 12_000).map(String)))).toBeLessThan(86.7);
    expect(drawn('one', 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('shuffling', () => {
  test('keeps every item and leaves the list alone', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 5]);
    expect(chanceFrom(SEED).stream('shuffle').shuffle(items).sort()).toEqual([1, 2, 3, 4, 5, 5]);
    expect(chanceFrom(SEED).stream('none').shuffle([])).toEqual([]);
  });

  test('gives every order as often as the others', () => {
    const draws = chanceFrom(SEED).stream('orders');
    const orders = Array.from({ length: 6000 }, () => draws.shuffle(['a', 'b', 'c', 'd']).join(''));
    const counts = tally(orders);
    expect(counts.length).toBe(24);
    expect(chiSquare(counts)).toBeLessThan(49.7);
  });
});

test('picking takes every item as often as the others', () => {
  const draws = chanceFrom(SEED).stream('pick');
  const counts = tally(Array.from({ length: 3000 }, () => pick(['a', 'b', 'c'], draws)));
  expect(counts.length).toBe(3);
  expect(chiSquare(counts)).toBeLessThan(13.8);
  expect(() => pick([], draws)).toThrow();
});

describe('secrets', () => {
  const [secret, share, other] = ['01', 'ab', 'ff'].map(byte => byte.repeat(32));
  const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

  test('are promised by their hash', () => {
    expect(promiseOf(secret ?? '')).toBe(sha256('01'.repeat(32)));
  });

  test('and shares together make the seed, in the order of seats', () => {
    const seed = (...shares: readonly (string | undefined)[]) =>
      Buffer.from(seedOf(secret ?? '', shares.map(String))).toString('hex');
    expect(seed()).toBe(sha256('01'.repeat(32)));
    expect(seed(share, other)).toBe(sha256(['01', 'ab', 'ff'].map(byte => byte.repeat(32)).join('')));
    expect(seed(other, share)).not.toBe(seed(share, other));
    expect(seed(share)).not.toBe(seed(share, other));
  });
});
