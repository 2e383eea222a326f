import type { Outcome } from '../../../engine/game.ts';
import { deadline } from '../../line/signals.ts';
import { RoundButton } from '../../parts/Button.tsx';
import { whoAt, winnersOf } from '../../parts/people.ts';
import { TableBar } from '../../parts/TableBar.tsx';
import { TimeLeft } from '../../parts/TimeLeft.tsx';
import { totalOf } from './scores.ts';
import { type KingAtTable, useTable } from './table.ts';

/** The bar: which hand this is, the sheet and the rules. */
export function KingBar() {
  const table = useTable();
  const { t, view, look, moment, open } = table;
  const over = moment === null ? look.outcome : null;
  return (
    <TableBar
      title={over === null ? t.bar.title(view.hand + 1, view.hands) : resultTitle(table, over)}
      under={over === null ? <Under /> : t.result.title(view.hands)}
      end={
        <>
          <RoundButton keys="s" icon="sheet" label={t.bar.sheet} onPress={() => open('sheet')} />
          <RoundButton keys="r" icon="book" label={t.bar.rules} onPress={() => open('rules')} />
        </>
      }
    />
  );
}

/** The time that is left, where there is a clock; else how one stands. */
function Under() {
  const { t, view, you } = useTable();
  const end = deadline.value;
  if (end !== null) return <TimeLeft end={end} />;
  return <>{you.seat === null ? t.bar.watching : t.bar.total(totalOf(view.sheet, you.seat))}</>;
}

/** Who won. */
export function resultTitle(table: Pick<KingAtTable, 't' | 'room' | 'you'>, outcome: Outcome): string {
  const first = winnersOf(outcome).map(seat => whoAt(table, seat));
  const [only] = first;
  return only !== undefined && first.length === 1 ? table.t.result.wins(only) : table.t.result.share(first);
}
