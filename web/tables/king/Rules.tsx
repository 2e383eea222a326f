import type { KingOptions } from '../../../engine/king/kinds.ts';
import * as book from '../../parts/Rulebook.tsx';
import { useTable } from './table.ts';
import { kingWords } from './words.ts';

/** The rules of King with these house rules, under the numbers that refusals cite. */
export const KingRules = ({ options }: { options: KingOptions }) => (
  <book.Rulebook parts={kingWords.value.book.rules(options)} />
);

export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t, options } = useTable();
  return <book.RulesDialog book={t.book} parts={t.book.rules(options)} onClose={onClose} />;
}

/** Why something was refused: the one rule, and the way to all of them. */
export function WhyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, options, open } = useTable();
  return (
    <book.WhyDialog book={t.book} parts={t.book.rules(options)} id={id} onAll={() => open('rules')} onClose={onClose} />
  );
}
