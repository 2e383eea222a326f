import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAPERS, RIBBONS, SHAPES, SIZES, wrapCode, wrapping } from '../../../engine/fourth-king/parcels.ts';
import { isBlank } from '../../../engine/fourth-king/text.ts';
import { parseThing } from '../../../engine/fourth-king/things.ts';
import { numberedGifts } from './helpers.ts';

const [gift] = numberedGifts(1, 1);
const withInside = (change: object) => parseThing({ ...gift, inside: { ...gift?.inside, ...change } });
const withOutside = (change: object) => parseThing({ ...gift, outside: { ...gift?.outside, ...change } });

describe('outsides', () => {
  test('[F3] a wrapping is of the lists, and four digits tell which', () => {
    for (const paper of PAPERS) {
      for (const ribbon of RIBBONS) {
        for (const shape of SHAPES) {
          for (const size of SIZES) {
            const outside = { paper, ribbon, shape, size, tag: null };
            expect(withOutside(outside)?.outside).toEqual(outside);
            expect({ ...wrapping(wrapCode(outside)), tag: null }).toEqual(outside);
          }
        }
      }
    }
    expect(withOutside({ paper: 'gold' })).toBeNull();
    expect(withOutside({ size: undefined })).toBeNull();
    expect(withOutside({ colour: 'red' })).toBeNull();
  });

  test('[F3] a tag has at most 40 characters', () => {
    expect(withOutside({ tag: '🎁'.repeat(40) })?.outside.tag).toBe('🎁'.repeat(40));
    expect(withOutside({ tag: 'x'.repeat(41) })).toBeNull();
    expect(withOutside({ tag: ` ${'x'.repeat(40)}\u0000  ` })?.outside.tag).toBe('x'.repeat(40));
    expect(withOutside({ tag: ' \u200b ' })?.outside.tag).toBeNull();
  });
});

describe('insides', () => {
  test('[F4] a title has 1 to 80 characters and is not blank', () => {
    expect(withInside({ title: '🎻'.repeat(80) })?.inside?.title).toBe('🎻'.repeat(80));
    for (const title of ['x'.repeat(81), '', '   ', '\u200b\u3164\u2800', '\n\u0007', null, 7]) {
      expect(withInside({ title }), String(title)).toBeNull();
    }
  });

  test('[F4] texts are cleaned: no control characters, nothing that turns the writing, single spaces', () => {
    expect(withInside({ title: ' a\u0000b\t\u202ec \ud800d  e\n' })?.inside?.title).toBe('ab c d e');
    expect(withInside({ title: 'e\u0301' })?.inside?.title).toBe('é');
    expect(withInside({ title: '👩‍👧' })?.inside?.title).toBe('👩‍👧');
    expect(withInside({ note: ' one \r\ntwo\u2028three\n\n\n\nfour ' })?.inside?.note).toBe('one\ntwo\nthree\n\nfour');
  });

  test('[F4] note, picture, rattle and link may be missing and have their lengths', () => {
    expect(withInside({ note: null, link: null, picture: null, rattle: null })).not.toBeNull();
    expect(withInside({ note: 'é'.repeat(500) })).not.toBeNull();
    expect(withInside({ note: 'é'.repeat(501) })).toBeNull();
    expect(withInside({ rattle: 'x'.repeat(40) })).not.toBeNull();
    expect(withInside({ rattle: 'x'.repeat(41) })).toBeNull();
    expect(withInside({ picture: 'a'.repeat(64) })).not.toBeNull();
    expect(withInside({ picture: '../secrets' })).toBeNull();
    expect(withInside({ note: undefined })).toBeNull();
    expect(withInside({ title: 'x'.repeat(1_000_000) })).toBeNull();
  });

  test.each([
    ['https://example.org', true],
    ['https://example.org:8443/a/b?c=d&e=%20#f', true],
    ['https://пример.рф/путь', true],
    [`https://example.org/${'x'.repeat(480)}`, true],
    [`https://example.org/${'x'.repeat(481)}`, false],
    ['http://example.org', false],
    ['javascript:alert(1)', false],
    ['https://', false],
    ['https://bank.example@evil.example/', false],
    ['https://example.org/a b', false],
    ['https://example.org/"onclick', false],
    ['https://exa\\mple.org', false],
    ['', false],
  ])('[F4] %s as a link: %s', (link, good) => {
    expect(withInside({ link }) !== null).toBe(good);
  });

  test('[F24] no rattle and an empty one are the same', () => {
    for (const rattle of ['', '  ', '\u200b', null]) expect(withInside({ rattle })?.inside?.rattle).toBeNull();
  });
});

describe('parsing', () => {
  test('what was read once is read again as it is', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const inside = fc.record({ title: text, note: text, rattle: text });
    fc.assert(
      fc.property(inside, text, (change, tag) => {
        const once = parseThing({
          ...gift,
          outside: { ...gift?.outside, tag },
          inside: { ...gift?.inside, ...change },
        });
        if (once === null) return;
        expect(parseThing(JSON.parse(JSON.stringify(once)))).toEqual(once);
        expect(once.inside === null || isBlank(once.inside.title)).toBe(false);
      }),
      { seed: 4 },
    );
  });

  test('a gift has a wrapper and a salt, and nothing else', () => {
    expect(parseThing(gift)).toEqual(gift);
    expect(parseThing({ ...gift, by: 'bob' })).not.toBeNull();
    for (const change of [
      { by: 20 },
      { by: null },
      { salt: 'short' },
      { salt: undefined },
      { inside: null },
      { at: 1 },
    ]) {
      expect(parseThing({ ...gift, ...change }), JSON.stringify(change)).toBeNull();
    }
  });
});
