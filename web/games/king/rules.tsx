import { parseChoices } from '../../../engine/choices.ts';
import { KING_CHOICES } from '../../../engine/king/kinds.ts';
import { Rulebook } from '../../parts/Rulebook.tsx';
import { kingWords } from '../../tables/king/words.ts';
import type { Chosen } from '../house.ts';

/** The rules of King under these options, as a text to read. */
export function RulesText({ options }: { options: Chosen }) {
  const parsed = parseChoices(KING_CHOICES, options);
  return parsed === null ? null : <Rulebook book={kingWords.value.book} options={parsed} />;
}
