import type { KingOptions } from '../../../engine/king/kinds.ts';
import { Later } from '../../parts/Later.tsx';
import * as book from '../../parts/Rulebook.tsx';
import { useTable } from './table.ts';
import { kingWords } from './words.ts';

/** The rules of King with these house rules, under the numbers that refusals cite. */
export const KingRules = ({ options }: { options: KingOptions }) => (
  <Later load={kingWords.value.book.rules}>{rules => <book.Rulebook parts={rules(options)} />}</Later>
);

export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t, options } = useTable();
  return (
    <Later load={t.book.rules}>
      {rules => <book.RulesDialog book={t.book} parts={rules(options)} onClose={onClose} />}
    </Later>
  );
}

/** Why something was refused: the one rule, and the way to all of them. */
export function WhyDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, options, open } = useTable();
  return (
    <Later load={t.book.rules}>
      {rules => (
        <book.WhyDialog book={t.book} parts={rules(options)} id={id} onAll={() => open('rules')} onClose={onClose} />
      )}
    </Later>
  );
}
