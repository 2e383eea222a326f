import { myGifts } from '../../../line/signals.ts';
import { whoAt } from '../../../parts/people.ts';
import { useTable } from '../table.ts';

/** Who wrapped it, as far as the reader may know. */
export function Facts({ gift }: { gift: number }) {
  const table = useTable();
  const { t, view, options } = table;
  const giver = view.givers.find(one => one.gift === gift)?.by ?? null;
  if (giver !== null) {
    return <p class="small soft">{t.parcel.wrappedBy(giver === 'bob' ? 'bob' : whoAt(table, giver))}.</p>;
  }
  if (myGifts.value.some(({ number }) => number === gift)) return <p class="small soft">{t.parcel.youWrapped}</p>;
  return options.givers === 'secret' ? <p class="small soft">{t.parcel.secret}</p> : null;
}
