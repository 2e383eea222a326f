import { seatsOf } from '../../../../engine/seats.ts';
import { nameAt } from '../../../parts/people.ts';
import { holderOf, insideOf } from '../gifts.ts';
import type { FourthAtTable } from '../table.ts';
import { endWords } from '../words.ts';

/** A gift in the final list, in words. */
export type Row = {
  readonly number: number;
  readonly wrap: string;
  readonly tag: string | null;
  /** Null while it is sealed. */
  readonly title: string | null;
  readonly note: string | null;
  readonly link: string | null;
  readonly holder: string;
  /** Null where it is not told. */
  readonly giver: string | null;
  readonly travels: number;
};

/** Every gift, in the order of numbers. */
export function rowsOf(table: FourthAtTable): readonly Row[] {
  const { view } = table;
  return view.gifts.map(({ wrap, tag, travels }, index) => {
    const number = index + 1;
    const inside = insideOf(view, number);
    const holder = holderOf(view, number);
    const giver = view.givers.find(({ gift }) => gift === number)?.by ?? null;
    return {
      number,
      wrap,
      tag,
      title: inside?.title ?? null,
      note: inside?.note ?? null,
      link: inside?.link ?? null,
      holder: holder === null ? '' : nameAt(table, holder),
      giver: giver === null ? null : giver === 'bob' ? endWords.value.bob : nameAt(table, giver),
      travels,
    };
  });
}

/** The list by people: what each of them takes home, for the picture to share. */
export function homesOf(table: FourthAtTable): readonly { readonly name: string; readonly rows: readonly Row[] }[] {
  const rows = rowsOf(table);
  return seatsOf(table.view.holds.length).map(seat => ({
    name: nameAt(table, seat),
    rows: rows.filter(({ number }) => table.view.holds[seat]?.includes(number)),
  }));
}

/** The list for a spreadsheet. Notes and links are in it: whoever saves it has seen them. */
export function cellsOf(table: FourthAtTable): readonly (readonly string[])[] {
  const { heads, sealed, unknown } = endWords.value;
  const givers = table.options.givers !== 'never';
  const head = [
    heads.number,
    heads.gift,
    heads.tag,
    heads.holder,
    ...(givers ? [heads.giver] : []),
    heads.travels,
    heads.note,
    heads.link,
  ];
  const rows = rowsOf(table).map(row => [
    `${row.number}`,
    row.title ?? sealed,
    row.tag ?? '',
    row.holder,
    ...(givers ? [row.giver ?? unknown] : []),
    `${row.travels}`,
    row.note ?? '',
    row.link ?? '',
  ]);
  return [head, ...rows];
}
