import { parseChoices } from '../../../engine/choices.ts';
import { DICE_CHOICES } from '../../../engine/kings-dice/kinds.ts';
import { Rulebook } from '../../parts/Rulebook.tsx';
import { diceWords } from '../../tables/kings-dice/words.ts';
import type { Chosen } from '../house.ts';

/** The rules of King's Dice under these options, as a text to read. */
export function RulesText({ options }: { options: Chosen }) {
  const parsed = parseChoices(DICE_CHOICES, options);
  return parsed === null ? null : <Rulebook book={diceWords.value.book} options={parsed} />;
}
