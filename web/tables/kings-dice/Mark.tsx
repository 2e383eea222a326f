import { Crown, Icon } from '../../parts/Icon.tsx';
import type { Fate } from './reveal.ts';
import { useTable } from './table.ts';

const SIGNS = { lost: 'next', gone: 'cross', safe: 'shield' } as const;

/** What became of a die, as a sign in its corner. */
export function Mark({ fate }: { fate: Fate }) {
  const { t } = useTable();
  if (fate === 'empty' || fate === 'satOut') return null;
  return (
    <span class="mk" title={t.reveal[fate]}>
      {fate === 'wins' ? <Crown /> : <Icon name={SIGNS[fate]} />}
      <span class="vh">{t.reveal[fate]}</span>
    </span>
  );
}

/** The four signs in words. */
export function Legend() {
  const { t } = useTable();
  return (
    <ul class="legend-row" aria-label={t.reveal.legend}>
      <li>
        <Crown />
        {t.reveal.wins}
      </li>
      {(['lost', 'gone', 'safe'] as const).map(fate => (
        <li key={fate}>
          <Icon name={SIGNS[fate]} />
          {t.reveal[fate]}
        </li>
      ))}
    </ul>
  );
}
