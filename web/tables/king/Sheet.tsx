import '../../styles/king-sheet.css';
import { useState } from 'preact/hooks';
import type { SheetLine } from '../../../engine/king/kinds.ts';
import { at, seatsOf } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import { Crown, Icon } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { noteOf, titleOf } from './lines.ts';
import { PastRows } from './PastHand.tsx';
import { type Line, linesOf, NEGATIVE_SUM, POSITIVE_SUM, scoreClass, totalOf } from './scores.ts';
import { useTable } from './table.ts';

/** The score sheet before the table. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const { t, look, open } = useTable();
  return (
    <Dialog
      title={t.sheet.title}
      onClose={onClose}
      footer={
        <>
          {look.view.before !== null && (
            <Button kind="quiet" onPress={() => open('deal')}>
              {t.sheet.before}
            </Button>
          )}
          <Button onPress={onClose}>{t.sheet.close}</Button>
        </>
      }
    >
      <Sheet />
    </Dialog>
  );
}

/**
 * A ruled page: every hand, played or to come, with sums that check themselves. A finished one opens into what made it;
 * on paper it lies still.
 */
export function Sheet({ still = false }: { still?: boolean }) {
  const table = useTable();
  const { t, look, options } = table;
  const { sheet, hands } = look.view;
  const lines = linesOf(look.view, options);
  const negative = lines.filter(line => line.kind !== 'positive');
  const positive = lines.filter(line => line.kind === 'positive');
  return (
    <div class="stack sheets">
      {look.outcome === null && (
        <p class="row small">
          <Leader />
          <span class="chip">{t.sheet.after(sheet.length, hands)}</span>
        </p>
      )}
      {options.sheet === 'single' ? (
        <Block name={t.sheet.all} lines={lines} of={null} total still={still} />
      ) : (
        <div class="two early">
          <Block name={t.sheet.negative} lines={negative} of={NEGATIVE_SUM} total={false} still={still} />
          <Block name={t.sheet.positive} lines={positive} of={POSITIVE_SUM} total still={still} />
        </div>
      )}
      <p class="hint">{t.sheet.adds}</p>
    </div>
  );
}

function Leader() {
  const table = useTable();
  const { t, look } = table;
  const { sheet } = look.view;
  if (sheet.length === 0) return null;
  const totals = seatsOf(4).map(seat => totalOf(sheet, seat));
  const best = Math.max(...totals);
  const [first, second] = seatsOf(4).filter(seat => at(totals, seat) === best);
  if (first === undefined) return null;
  return (
    <span class="chip lamp">
      <Crown />
      {second === undefined ? t.sheet.leads(whoAt(table, first), best) : t.sheet.shared(best)}
    </span>
  );
}

type BlockProps = { name: string; lines: readonly Line[]; of: number | null; total: boolean; still: boolean };

function Block({ name, lines, of, total, still }: BlockProps) {
  const table = useTable();
  const { t, look } = table;
  const done = lines.flatMap(line => (line.done === null ? [] : [line.done]));
  const points = done.reduce((sum, line) => sum + line.scores.reduce((a, b) => a + b, 0), 0);
  return (
    <section class="panel">
      <table class="sheet">
        <caption class="vh">{name}</caption>
        <thead>
          <tr>
            <th class="first" scope="col">
              <span class="num">{name}</span>
            </th>
            {seatsOf(4).map(seat => (
              <th key={seat} scope="col">
                <Face chair={chairAt(table, seat)} />
                <Name of={nameAt(table, seat)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Row key={line.number} line={line} still={still} />
          ))}
        </tbody>
        <tfoot>
          {of !== null && <SumRow name={t.sheet.sum} small={t.sheet.sumOf(points, of)} lines={done} />}
          {total && <SumRow name={t.sheet.total} small={null} lines={look.view.sheet} />}
        </tfoot>
      </table>
    </section>
  );
}

function Row({ line, still }: { line: Line; still: boolean }) {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const { t, look } = table;
  const { number, kind, done } = line;
  const now = number === look.view.hand + 1 && done === null;
  const scores = (
    <tr class={`${now ? 'now' : ''}${done === null ? ' todo' : ''}`}>
      <th scope="row">
        {done === null || still ? (
          titleOf(table, line)
        ) : (
          <button type="button" class="opener" aria-expanded={open} onClick={() => setOpen(!open)}>
            {titleOf(table, line)}
            <Icon name="down" />
          </button>
        )}
        <small>{kind === 'positive' ? noteOf(table, line, now) : t.hand(kind).note}</small>
      </th>
      {seatsOf(4).map(seat =>
        done === null ? (
          <td key={seat} class="soft">
            <span aria-hidden="true">·</span>
            <span class="vh">{t.sheet.notPlayed}</span>
          </td>
        ) : (
          <td key={seat} class={scoreClass(at(done.scores, seat))}>
            {t.points(at(done.scores, seat))}
          </td>
        ),
      )}
    </tr>
  );
  return open ? (
    <>
      {scores}
      <PastRows number={number} />
    </>
  ) : (
    scores
  );
}

function SumRow({ name, small, lines }: { name: string; small: string | null; lines: readonly SheetLine[] }) {
  const { t } = useTable();
  return (
    <tr>
      <th scope="row">
        {name}
        {small !== null && <small>{small}</small>}
      </th>
      {seatsOf(4).map(seat => (
        <td key={seat} class={scoreClass(totalOf(lines, seat))}>
          {t.points(totalOf(lines, seat))}
        </td>
      ))}
    </tr>
  );
}
