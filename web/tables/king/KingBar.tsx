import { RoundButton } from '../../parts/Button.tsx';
import { TableBar } from '../../parts/TableBar.tsx';
import { resultTitle } from './Result.tsx';
import { useTable } from './table.ts';

/** The bar: which hand this is, the sheet and the rules. */
export function KingBar() {
  const table = useTable();
  const { t, view, look, moment, open } = table;
  const over = moment === null ? look.outcome : null;
  return (
    <TableBar
      title={over === null ? t.bar.title(view.hand + 1, view.kind) : resultTitle(table, over)}
      under={over === null ? t.bar.of(view.hand + 1, view.hands) : t.result.title(view.hands)}
      end={
        <>
          <RoundButton icon="sheet" label={t.bar.sheet} onPress={() => open('sheet')} />
          <RoundButton icon="book" label={t.bar.rules} onPress={() => open('rules')} />
        </>
      }
    />
  );
}
