import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../party/codes.ts';
import { cleanText, freshName } from '../../party/names.ts';
import { CODE } from '../../party/protocol.ts';

describe('names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \t Mary\n', 'Ann Mary'],
    ['A\u0000n\u0007n', 'Ann'],
    ['A\u200bn\ufeffn', 'Ann'],
    ['\u202eAnn\u2066', 'Ann'],
    ['A\u00a0\u3000n', 'A n'],
    ['e\u0301', '\u00e9'],
    ['\ud800Ann', 'Ann'],
    ['👩‍👩‍👧‍👦 &  Co', '👩‍👩‍👧‍👦 & Co'],
    ['نور', 'نور'],
    ['<b>', '<b>'],
    ['👑', '👑'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanText(raw, 24)).toBe(clean);
  });

  test.each(['', ' ', '\u200b', '\u3164\u2800', '\u0301', '\u200d', '\u202e \u2066', '\ufe0f'])('%j is blank', raw => {
    expect(cleanText(raw, 24)).toBeNull();
  });

  test('length is counted in what people see', () => {
    expect(cleanText('é'.repeat(30), 24)).toBe('é'.repeat(24));
    expect(cleanText('👩‍👩‍👧‍👦'.repeat(12), 24)).toBe('👩‍👩‍👧‍👦'.repeat(12));
    expect(cleanText(`Zalgo${'\u0301'.repeat(500)}`, 24)?.length).toBeLessThan(12);
    expect(cleanText('x\u200d'.repeat(5000), 24)?.length ?? 0).toBeLessThan(200);
  });

  test('cleaning twice is cleaning once, and never more than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), raw => {
        const once = cleanText(raw, 24);
        if (once === null) return;
        expect(cleanText(once, 24)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(8 * 24);
      }),
      { seed: 20_261_129, numRuns: 2000 },
    );
  });

  test('a name that looks like one at the table gets a number', () => {
    expect(freshName('Ann', ['Bea'])).toBe('Ann');
    expect(freshName('ann', ['Ann', 'ANN 2'])).toBe('ann 3');
    expect(freshName('Ａnn', ['Ann'])).toBe('Ａnn 2');
  });

  test.each(['\u200d', '\ufe0e', '\u034f', '\u17b5', '\u180b', '\u{e0101}'])(
    'so does one with something in it that nobody sees (%j)',
    unseen => {
      const name = cleanText(`A${unseen}nn`, 24) ?? '';
      expect(freshName(name, ['Ann'])).toBe(`${name} 2`);
      expect(freshName('Ann', [name])).toBe('Ann 2');
    },
  );
});

describe('addresses', () => {
  test('48 bits and 48 bits only, each another address', () => {
    expect(codeOf(new Uint8Array(6))).toBe('babab-babab-babab');
    expect(codeOf(new Uint8Array(6).fill(255))).toBe('zuzuz-zuzuz-zuzuz');
    expect(() => codeOf(new Uint8Array(5))).toThrow();
    const bits = Array.from({ length: 48 }, (_, bit) => {
      const bytes = new Uint8Array(6);
      bytes[bit >> 3] = 1 << (bit & 7);
      return codeOf(bytes);
    });
    expect(new Set(bits).size).toBe(48);
    for (const code of bits) expect(code).toMatch(CODE);
  });
});
