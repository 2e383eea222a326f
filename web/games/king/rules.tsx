import '../../styles/table.css';
import { parseChoices } from '../../../engine/choices.ts';
import { KING_CHOICES } from '../../../engine/king/kinds.ts';
import { KingRules } from '../../tables/king/Rules.tsx';
import type { Chosen } from '../house.ts';

/** The rules of King under these options, as a text to read. */
export function RulesText({ options }: { options: Chosen }) {
  const parsed = parseChoices(KING_CHOICES, options);
  return parsed === null ? null : <KingRules options={parsed} />;
}
