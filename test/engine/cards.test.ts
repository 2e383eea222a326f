import { expect, test } from 'vitest';
import { cards, DECK, heightOf, isSuit, parseCard, sorted, suitOf } from '../../engine/cards.ts';

test('the deck has 52 different cards', () => {
  expect(DECK.length).toBe(52);
  expect(new Set(DECK).size).toBe(52);
});

test('aces are high, twos low', () => {
  expect(cards('AS KS QS JS TS 9S 2S').map(heightOf)).toEqual([12, 11, 10, 9, 8, 7, 0]);
  expect(heightOf('AH')).toBe(heightOf('AC'));
});

test('a hand is held by suits, spades, hearts, diamonds, clubs, ace first', () => {
  expect(sorted(cards('2C AD TH KS 9H AS QD')).join(' ')).toBe('AS KS TH 9H AD QD 2C');
  expect(sorted([...DECK].reverse())).toEqual(DECK);
});

test('suits are told apart', () => {
  expect(cards('AS KH QD JC').map(suitOf)).toEqual(['S', 'H', 'D', 'C']);
  expect(cards('AS KH 2H').filter(isSuit('H'))).toEqual(['KH', '2H']);
});

test.each(['10S', 'as', 'SA', '1S', 'AS ', '', 'A', null, 7, ['AS'], 'toString'])('%j is no card', raw => {
  expect(parseCard(raw)).toBeNull();
});

test('every card is read back from its text, and other text is a bug', () => {
  expect(DECK.map(parseCard)).toEqual(DECK);
  expect(cards('  ')).toEqual([]);
  expect(() => cards('AS XS')).toThrow('no such card: XS');
});
