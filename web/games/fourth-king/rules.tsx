import { parseChoices } from '../../../engine/choices.ts';
import { FOURTH_CHOICES } from '../../../engine/fourth-king/kinds.ts';
import { Rulebook } from '../../parts/Rulebook.tsx';
import { giftsWords } from '../../tables/fourth-king/words.ts';
import type { Chosen } from '../house.ts';

/** The rules of the Fourth King's Game under these options, as a text to read. */
export function RulesText({ options }: { options: Chosen }) {
  const parsed = parseChoices(FOURTH_CHOICES, options);
  return parsed === null ? null : <Rulebook book={giftsWords.value.book} options={parsed} />;
}
