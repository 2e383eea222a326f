import { describe, expect, test } from 'vitest';
import { type Card, cards, DECK, heightOf, SUITS, sorted, suitOf } from '../../../engine/cards.ts';
import { chanceFromText, pick } from '../../../engine/chance.ts';
import type { Draws } from '../../../engine/game.ts';
import { isProved } from '../../../engine/king/proof.ts';
import { type Law, winsAll } from './brute.ts';

const FREE = { trump: null, hearts: { noHeartLeads: false, king: 'free' } } as const satisfies Law;
const trump = (suit: 'S' | 'H' | 'D' | 'C'): Law => ({ ...FREE, trump: suit });
const bound = (king: 'strict' | 'voidOnly'): Law => ({ trump: null, hearts: { noHeartLeads: true, king } });

/** Both answers, which must be the same: the engine's, and that of trying everything. */
const proved = (hand: string, unseen: string, law: Law): boolean => agreed(cards(hand), cards(unseen), law);

function agreed(hand: readonly Card[], unseen: readonly Card[], law: Law): boolean {
  const answer = isProved(hand, unseen, law.trump, law.hearts.king);
  const text = `${sorted(hand).join(' ')} | ${sorted(unseen).join(' ')} | ${JSON.stringify(law)}`;
  expect(winsAll(hand, unseen, law), text).toBe(answer);
  return answer;
}

describe('[K62] suits', () => {
  test.each([
    ['the ace alone', 'AS', 'KS QS JS', true],
    ['a king without the ace out', 'KS', 'QS JS TS', true],
    ['a king with the ace out', 'KS', 'AS JS TS', false],
    ['a two of a suit that nobody else has', '2S', 'AC KC QC', true],
    ['ace and a low card, two out: one hand may have both', 'AS 2S', 'KS QS 2C 3C 4C 5C', false],
    ['ace and a low card, one out: the ace takes it', 'AS 2S', 'KS 2D 2C 3C 4C 5C', true],
    ['an ace in each suit', 'AS AC', 'KS QS JS KC QC JC', true],
    ['a good suit and a loser elsewhere', 'AS 2C', 'KS QS JS KC QC JC', false],
  ])('%s', (_, hand, unseen, answer) => expect(proved(hand, unseen, FREE)).toBe(answer));
});

describe('[K62] trumps', () => {
  test.each([
    ['an ace may be trumped', 'AC', '2S QC JC', 'S', false],
    ['a higher trump draws the only one', 'AC 3S', '2S QC JC TC 9C 8C', 'S', true],
    ['a lower one does not', 'AC 2S', '3S QC JC TC 9C 8C', 'S', false],
    ['two out against one: one is left', 'AC AS', '2S 3S JC TC 9C 8C', 'S', false],
    ['nothing but trumps, all high', 'AS KS', '2S 3S 4S 5S 6S QS', 'S', true],
    ['nothing but trumps, one low', 'AS 2S', '3S 4S 9C 8C 7C 6C', 'S', false],
    [
      'nobody can be void in a suit this long, but he has the last trump in time',
      'AC KC',
      '2S QC JC TC 9C 8C',
      'S',
      false,
    ],
    ['low trumps when nobody else has any', 'AC 2S', 'KC QC JC TC 9C 8C', 'S', true],
  ] as const)('%s', (_, hand, unseen, suit, answer) => expect(proved(hand, unseen, trump(suit))).toBe(answer));
});

describe('[K62] the king of hearts, where it is bound', () => {
  test.each([
    ['strict: it falls under the ace', 'AH QH', 'KH 2D 3D 4D 5D 6D', 'strict', true],
    ['strict: it falls under the ace, but another heart is kept', 'AH QH', 'KH JH 3D 4D 5D 6D', 'strict', true],
    ['strict: and that one is higher', 'AH TH', 'KH JH 3D 4D 5D 6D', 'strict', false],
    ['voidOnly: it is kept behind another heart', 'AH QH', 'KH JH 3D 4D 5D 6D', 'voidOnly', false],
    ['voidOnly: alone it falls under the ace', 'AH QH', 'KH 2D 3D 4D 5D 6D', 'voidOnly', true],
    ['strict: a queen loses to it', 'QH', 'KH 2D 3D', 'strict', false],
    ['strict: thrown on a suit that nobody has', 'QH 2C', 'KH 2D 3D 4D 5D 6D', 'strict', true],
    ['voidOnly: thrown too', 'QH 2C', 'KH 2D 3D 4D 5D 6D', 'voidOnly', true],
    ['kept by following to that suit', 'QH AC', 'KH 2C 3D 4D 5D 6D', 'strict', false],
    ['thrown, but the ace is out', 'QH 2C', 'KH AH 3D 4D 5D 6D', 'strict', false],
    ['his own king, the ace out', 'KH', 'AH 2D 3D', 'strict', false],
    ['his own king, the ace gone', 'KH QH', 'JH 2D 3D 4D 5D 6D', 'strict', true],
  ] as const)('%s', (_, hand, unseen, king, answer) => expect(proved(hand, unseen, bound(king))).toBe(answer));
});

describe('[K62] neither more nor less than trying everything grants', () => {
  test.each([
    [1, 400],
    [2, 250],
    [3, 6],
  ])(
    'with %i cards left, %i endings by lot',
    (size, count) => {
      const draws = chanceFromText(`endings of ${size}`).stream('endings');
      const answers = Array.from({ length: count }, () => {
        const law = someLaw(draws);
        const { hand, unseen } = someEnding(size, law, draws);
        return agreed(hand, unseen, law);
      });
      expect(answers.filter(answer => answer).length).toBeGreaterThan(count / 8);
      expect(answers.filter(answer => !answer).length).toBeGreaterThan(count / 8);
    },
    30_000,
  );
});

function someLaw(draws: Draws): Law {
  const king = pick(['free', 'strict', 'voidOnly'] as const, draws);
  if (king !== 'free') return bound(king);
  return pick([FREE, { ...FREE, hearts: { noHeartLeads: true, king } }, ...SUITS.map(trump)], draws);
}

/** Few suits and a good hand, since other endings are hopeless; the king of hearts is in play where it matters. */
function someEnding(size: number, law: Law, draws: Draws) {
  const suits = new Set([...draws.shuffle(SUITS).slice(0, 1 + draws.below(3)), law.trump ?? 'H']);
  const pool = draws.shuffle(DECK.filter(card => suits.has(suitOf(card)) && card !== 'KH'));
  const rest = [...pool.slice(0, 4 * size - 1), 'KH' as const];
  const worth = new Map(
    rest.map(card => [card, heightOf(card) + draws.below(10) + (suitOf(card) === law.trump ? 6 : 0)]),
  );
  const ranked = [...rest].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return { hand: ranked.slice(0, size), unseen: ranked.slice(size) };
}
