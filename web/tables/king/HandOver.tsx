import type { SheetLine } from '../../../engine/king/kinds.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Name } from '../../parts/Name.tsx';
import { Paper } from './Paper.tsx';
import { scoreClass, totalOf } from './scores.ts';
import { chairOf, nameOf, seatsFromBottom, useTable, whoOf } from './table.ts';

/** The hand that has just ended: what it brought to whom, and how the table stands. */
export function HandOver({ line, number, onClose }: { line: SheetLine; number: number; onClose: () => void }) {
  const table = useTable();
  const { t, look, open } = table;
  const { sheet } = look.view;
  const seats = [...seatsFromBottom(table)].sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a));
  return (
    <Paper
      title={t.over.title(number, line.kind)}
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" onPress={() => open('deal')}>
            {t.over.deal}
          </Button>
          <Button onPress={onClose}>{t.over.next}</Button>
        </>
      }
    >
      {line.contract === 'forfeit' && <p class="small soft">{t.over.forfeited(whoOf(table, line.dealer))}</p>}
      {line.contract !== null && line.contract !== 'forfeit' && (
        <p class="small soft">{t.sheet.sold(whoOf(table, line.contract.by), line.contract)}</p>
      )}
      <table class="overs">
        <thead class="tiny soft">
          <tr>
            <th scope="col">
              <span class="vh">{t.over.player}</span>
            </th>
            <th scope="col">{t.over.thisHand}</th>
            <th scope="col">{t.over.total}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => (
            <tr key={seat}>
              <th scope="row">
                <span class="faced">
                  <Face chair={chairOf(table, seat)} />
                  <Name of={nameOf(table, seat)} />
                </span>
              </th>
              <td class={`num ${scoreClass(at(line.scores, seat))}`}>{t.signed(at(line.scores, seat))}</td>
              <td class="num soft">{t.signed(totalOf(sheet, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
