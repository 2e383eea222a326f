import { deadline } from '../../line/signals.ts';
import { RoundButton } from '../../parts/Button.tsx';
import { TableBar } from '../../parts/TableBar.tsx';
import { TimeLeft } from '../../parts/TimeLeft.tsx';
import { resultTitle } from './say.ts';
import { useTable } from './table.ts';

/** The bar: which round this is, what is lost, the rounds so far and the rules. */
export function DiceBar() {
  const table = useTable();
  const { t, view, look, held, options, open } = table;
  const over = held ? null : look.outcome;
  const round = held && view.shown !== null ? view.shown.round : view.round;
  return (
    <TableBar
      title={over === null ? t.bar.title(round, options.roundLimit) : resultTitle(table, over)}
      under={over === null ? <Under /> : t.result.title(view.round)}
      end={
        <>
          <RoundButton keys="s" icon="sheet" label={t.bar.history} onPress={() => open('history')} />
          <RoundButton keys="r" icon="book" label={t.bar.rules} onPress={() => open('rules')} />
        </>
      }
    />
  );
}

function Under() {
  const { t, view } = useTable();
  const end = deadline.value;
  return (
    <>
      {end !== null && (
        <>
          <TimeLeft end={end} /> ·{' '}
        </>
      )}
      {t.bar.gone(view.discarded)}
    </>
  );
}
