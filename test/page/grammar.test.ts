import { describe, expect, test } from 'vitest';
import { gifts as regalos } from '../../web/text/gifts.es.ts';
import { list } from '../../web/text/grammar.es.ts';
import { king } from '../../web/text/king.en.ts';
import { king as elKing } from '../../web/text/king.es.ts';

const ANN = { you: false, name: 'Ann' };
const ME = { you: true, name: 'Me' };

describe('people in English sentences', () => {
  test('the reader is “You” at the beginning and “you” further on', () => {
    expect(king.claim.agreedSoFar([ME])).toBe('You agreed.');
    expect(king.claim.agreedSoFar([ME, ANN])).toBe('You and \u2068Ann\u2069 agreed.');
    expect(king.result.share([ANN, ME])).toBe('\u2068Ann\u2069 and you share the first place');
  });
});

describe('people and things in Spanish sentences', () => {
  test('the verb says “tú” by itself, and several are “ustedes”', () => {
    expect(elKing.claim.agreedSoFar([ME])).toBe('Estás de acuerdo.');
    expect(elKing.claim.agreedSoFar([ME, ANN])).toBe('Tú y \u2068Ann\u2069 están de acuerdo.');
    expect(elKing.claim.waiting([ANN])).toBe('Falta \u2068Ann\u2069.');
    expect(elKing.claim.waiting([ANN, ME])).toBe('Faltan \u2068Ann\u2069 y tú.');
  });

  test.each([
    ['Ana', 'Luis', 'y'],
    ['Ana', 'Inés', 'e'],
    ['Ana', '\u2068Íñigo\u2069', 'e'],
    ['Ana', 'Hilda', 'e'],
    ['agua', 'hielo', 'y'],
  ])('%s and %s are joined by “%s”', (one, other, link) => {
    expect(list([one, other])).toBe(`${one} ${link} ${other}`);
  });

  test('cards and parcels have their article', () => {
    expect(elKing.notThat('KH')).toBe('El rey de corazones, todavía no');
    expect(elKing.prompt.only('QS')).toBe('Solo puedes jugar la dama de picas.');
    expect(regalos.the({ number: 7, shape: 'sack', title: null })).toBe('el saco 7');
    expect(regalos.looks({ paper: 'night', ribbon: 'gold', shape: 'round', size: 's' })).toBe(
      'caja redonda pequeña, papel de estrellas, cinta dorada',
    );
  });
});
