import { deadline } from '../../line/signals.ts';
import { RoundButton } from '../../parts/Button.tsx';
import { TableBar } from '../../parts/TableBar.tsx';
import { TimeLeft } from '../../parts/TimeLeft.tsx';
import { sealedCount } from './gifts.ts';
import { isBob, useTable } from './table.ts';

/** The bar: how many gifts are left, what happened so far, and the rules. */
export function FourthBar() {
  const { t, view, open } = useTable();
  const over = view.play.at === 'over';
  return (
    <TableBar
      title={over ? t.over.title : t.bar.title}
      under={<Under />}
      end={
        <>
          <RoundButton keys="s" icon="sheet" label={t.bar.journal} onPress={() => open('journal')} />
          <RoundButton keys="r" icon="book" label={t.bar.rules} onPress={() => open('rules')} />
        </>
      }
    />
  );
}

/** The time that is left, where there is a clock; then how the table stands, and as whom one sees it. */
function Under() {
  const table = useTable();
  const { t, view, you } = table;
  const end = deadline.value;
  if (view.play.at === 'over') {
    const sealed = sealedCount(view);
    return <>{sealed === 0 ? t.over.under : t.over.underSealed(sealed)}</>;
  }
  const stands = view.play.at === 'initiative' ? t.bar.initiative : t.bar.left(view.pile.length);
  return (
    <>
      {end !== null && (
        <>
          <TimeLeft end={end} />
          {' · '}
        </>
      )}
      {stands}
      {isBob(table) ? ` · ${t.bar.bob}` : you.seat === null ? ` · ${t.bar.watching}` : ''}
    </>
  );
}
