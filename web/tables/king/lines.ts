import { whoAt } from '../../parts/people.ts';
import { contractOf } from './Contract.tsx';
import type { Line } from './scores.ts';
import type { KingAtTable } from './table.ts';

/** What a line of the sheet is called: the kind of its hand, or whose hand it is. */
export function titleOf(table: KingAtTable, { number, kind, dealer }: Line): string {
  const { sheet } = table.t;
  if (kind !== 'positive') return sheet.line(number, kind);
  return sheet.seller(number, dealer === null ? null : whoAt(table, dealer));
}

/** How a positive hand was sold, or is being played. */
export function noteOf(table: KingAtTable, line: Line, now: boolean): string {
  const { t, look } = table;
  const contract = line.done?.kind === 'positive' ? line.done.contract : now ? contractOf(look.view) : null;
  if (contract === null) return now ? t.sheet.playing : t.sheet.toCome;
  if (contract === 'forfeit') return t.sheet.forfeit;
  return contract.n === 0 ? t.sheet.own(contract) : t.sheet.sold(whoAt(table, contract.by), contract);
}
