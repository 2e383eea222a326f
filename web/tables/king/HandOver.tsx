import './hand-over.css';
import type { Contract, SheetLine } from '../../../engine/king/kinds.ts';
import { at, type Seat, seatAfter } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Later } from '../../parts/Later.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { Paper } from './Paper.tsx';
import { scoreClass, totalOf } from './scores.ts';
import { seatsFromBottom, useTable } from './table.ts';

/** The hand that has just ended: what counted, what it brought to whom, and how the table stands. */
export function HandOver({ line, number, onClose }: { line: SheetLine; number: number; onClose: () => void }) {
  const table = useTable();
  const { t, look, open } = table;
  const { sheet, hand } = look.view;
  const dealer = seatAfter(look.view.dealer, 4, number - 1 - hand);
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
          <Button keys="n" onPress={onClose}>
            {t.over.next}
          </Button>
        </>
      }
    >
      {line.kind === 'positive' && <HowPlayed contract={line.contract} dealer={dealer} />}
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
                  <Face chair={chairAt(table, seat)} />
                  <Name of={nameAt(table, seat)} />
                </span>
              </th>
              <td class={`num ${scoreClass(at(line.scores, seat))}`}>{t.signed(at(line.scores, seat))}</td>
              <td class="num soft">{t.signed(totalOf(sheet, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {line.kind !== 'positive' && <p class="tiny soft">{t.contract.costs(line.kind)}</p>}
    </Paper>
  );
}

function HowPlayed({ contract, dealer }: { contract: Contract | 'forfeit'; dealer: Seat }) {
  const table = useTable();
  const { t } = table;
  const seller = whoAt(table, dealer);
  if (contract === 'forfeit')
    return <Later load={t.later}>{say => <p class="small soft">{say.forfeited(seller)}</p>}</Later>;
  const { n, way, by } = contract;
  const price = way === 'up' ? t.contract.pays(seller, 25 * n) : t.contract.takesOver(seller, n);
  return (
    <p class="small soft">
      {t.sheet.sold(whoAt(table, by), contract)}
      {n > 0 && ` · ${price}`}
    </p>
  );
}
