import { expect, test } from 'vitest';
import { shortName } from '../../web/parts/people.ts';

test('a sentence calls people by one word of a long name, and by no sign that says nothing aloud', () => {
  expect(shortName('Os Três Reis')).toBe('Os Três Reis');
  expect(shortName('Maximiliana Esperança')).toBe('Maximiliana');
  expect(shortName('🎻🎻🎻🎻 Os Três Reis Magos')).toBe('🎻🎻🎻🎻 Os Três Re…');
  expect(shortName('Maximilianaesperança')).toBe('Maximilianaespe…');
});
