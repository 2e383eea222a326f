import { Parcel } from '../play/Gift.tsx';
import { giftNamed, useTable } from '../table.ts';
import { endWords } from '../words.ts';
import { type Row, rowsOf } from './list.ts';

/** On phones rows become grids, and some browsers then forget that this is a table: they are told. */
const TABLE = { role: 'table' } as const;
const ROW = { role: 'row' } as const;
const CELL = { role: 'cell' } as const;
const ROWHEADER = { role: 'rowheader' } as const;

/** Every gift: what it is once it is open, who takes it home, who wrapped it, how often it travelled. */
export function List() {
  const table = useTable();
  const { options } = table;
  const { heads } = endWords.value;
  const givers = options.givers !== 'never';
  return (
    <section class="panel">
      <table class="list" {...TABLE}>
        <caption class="vh">{endWords.value.list}</caption>
        <thead>
          <tr {...ROW}>
            <th scope="col">{heads.gift}</th>
            <th scope="col">{heads.holder}</th>
            {givers && <th scope="col">{heads.giver}</th>}
            <th scope="col">{heads.travels}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(table).map(row => (
            <GiftRow key={row.number} row={row} givers={givers} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GiftRow({ row, givers }: { row: Row; givers: boolean }) {
  const table = useTable();
  const { t, open, view, you } = table;
  const { heads } = endWords.value;
  const { number, title, tag, holder, giver, travels } = row;
  const mine = you.seat !== null && view.holds[you.seat]?.includes(number) === true;
  return (
    <tr {...ROW} class={mine ? 'mine' : undefined}>
      <th scope="row" {...ROWHEADER}>
        <span class="gift">
          <button type="button" class="giftlink" onClick={() => open({ gift: number })}>
            <span class="vh">{t.The(giftNamed(table, number))}</span>
            <Parcel wrap={row.wrap} />
            <span class="no num" aria-hidden="true">
              {number}
            </span>
          </button>
          <span class="col">
            <b dir="auto">
              <bdi>{title ?? endWords.value.sealed}</bdi>
            </b>
            {tag !== null && (
              <span class="tiny soft" dir="auto">
                <bdi>{tag}</bdi>
              </span>
            )}
          </span>
        </span>
      </th>
      <td {...CELL} data-h={heads.holder}>
        {mine && <b class="noprint">{endWords.value.you}</b>}
        <bdi class={mine ? 'printonly' : undefined}>{holder}</bdi>
      </td>
      {givers && (
        <td {...CELL} data-h={heads.giver}>
          <bdi>{giver ?? endWords.value.unknown}</bdi>
        </td>
      )}
      <td {...CELL} data-h={heads.travels} class="wide">
        {endWords.value.travels(travels)}
      </td>
    </tr>
  );
}
