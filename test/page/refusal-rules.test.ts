import { describe, expect, test } from 'vitest';
import { parseChoices } from '../../engine/choices.ts';
import { FOURTH_CHOICES } from '../../engine/fourth-king/kinds.ts';
import { KING_CHOICES } from '../../engine/king/kinds.ts';
import { DICE_CHOICES } from '../../engine/kings-dice/kinds.ts';
import { behind as behindGift } from '../../web/tables/fourth-king/behind.ts';
import { behind } from '../../web/tables/king/behind.ts';
import { behind as behindDice } from '../../web/tables/kings-dice/behind.ts';
import { LANGUAGES } from '../../web/text/languages.ts';
import type { RulePart } from '../../web/text/rulebook.ts';
import { read } from '../sources.ts';

/** The codes of a game's refusals, as its kinds list them. */
const codesIn = (game: string): readonly string[] => {
  const [, list = ''] = /export type \w+Refusal =([\s\S]*?);/.exec(read(`engine/${game}/kinds.ts`)) ?? [];
  return [...list.matchAll(/'([\w-]+)'/g), ...['not-awaited'].map(code => ['', code])].map(([, code = '']) => code);
};

const numbers = (parts: readonly RulePart[]): readonly string[] =>
  parts.flatMap(({ rules }) => rules.map(({ id }) => id));
const parsed = <T>(options: T | null): T => {
  if (options === null) throw new Error('the usual options were to be read');
  return options;
};

describe.each([...LANGUAGES.keys()])('in %s', tag => {
  test('behind every refusal of every game there is a rule that can be read', async () => {
    const words = await LANGUAGES.get(tag)?.words();
    if (words === undefined) throw new Error(`nobody speaks ${tag}`);
    const [king, dice, gifts] = await Promise.all([words.tables.king(), words.tables.dice(), words.tables.gifts()]);
    const kingRules = (await king.book.rules())(parsed(parseChoices(KING_CHOICES, {})));
    const rulesOfDice = await dice.book.rules();
    const diceRules = (['lords', 'commoners'] as const).map(variant =>
      rulesOfDice(parsed(parseChoices(DICE_CHOICES, { variant }))),
    );
    const giftRules = (await gifts.book.rules())(parsed(parseChoices(FOURTH_CHOICES, {})));
    expect(['king', 'kings-dice', 'fourth-king'].map(game => codesIn(game).length)).toEqual([15, 6, 8]);
    for (const code of codesIn('king')) expect(numbers(kingRules), code).toContain(behind(code));
    for (const code of codesIn('kings-dice')) {
      expect(diceRules.flatMap(numbers), code).toContain(behindDice(code));
    }
    for (const code of codesIn('fourth-king')) expect(numbers(giftRules), code).toContain(behindGift(code));
  });
});
