import { expect, test } from 'vitest';
import { parseChoices } from '../../engine/choices.ts';

const HOUSE = { length: ['full', 'quick'], claims: ['on', 'off'] } as const;

test('house rules that are not named take their first choice', () => {
  expect(parseChoices(HOUSE, {})).toEqual({ length: 'full', claims: 'on' });
  expect(parseChoices(HOUSE, { claims: 'off' })).toEqual({ length: 'full', claims: 'off' });
});

test('names come in the order of the list, whatever the order outside', () => {
  expect(JSON.stringify(parseChoices(HOUSE, { claims: 'off', length: 'quick' }))).toBe(
    '{"length":"quick","claims":"off"}',
  );
});

test.each([
  [{ lenght: 'quick' }],
  [{ length: 'Quick' }],
  [{ length: null }],
  [{ length: undefined }],
  [{ length: ['quick'] }],
  [{ length: 'quick', more: 'on' }],
  [JSON.parse('{"__proto__":"on"}')],
  [{ toString: 'on' }],
  [null],
  [[]],
  ['quick'],
  [undefined],
])('a misspelt house rule is not played as its default: %j', raw => {
  expect(parseChoices(HOUSE, raw)).toBeNull();
});
