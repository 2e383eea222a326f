import { describe, expect, test } from 'vitest';
import { king } from '../web/text/king.en.ts';

const ANN = { you: false, name: 'Ann' };
const ME = { you: true, name: 'Me' };

describe('people in English sentences', () => {
  test('the reader is “You” at the beginning and “you” further on', () => {
    expect(king.claim.agreedSoFar([ME])).toBe('You agreed.');
    expect(king.claim.agreedSoFar([ME, ANN])).toBe('You and \u2068Ann\u2069 agreed.');
    expect(king.result.share([ANN, ME])).toBe('\u2068Ann\u2069 and you share the first place');
  });
});
