import { Icon } from '../../../parts/Icon.tsx';
import { heardOf, insideOf } from '../gifts.ts';
import { Parcel } from '../play/Gift.tsx';
import { labelOf, useTable } from '../table.ts';

/** The pile in the lamp's light; the more gifts, the smaller they stand. */
export function TvPile() {
  const { t, view } = useTable();
  const { pile } = view;
  return (
    <section class="clothed tv-pile" aria-label={t.views.pile}>
      {pile.length === 0 ? (
        <p class="empty">{t.pile.empty}</p>
      ) : (
        <ul class={pile.length > 30 ? 'crowd' : ''} style={gridOf(pile.length)}>
          {pile.map(number => (
            <li key={number}>
              <TvGift number={number} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As many rows as let the parcels of a wide screen stand largest. */
function gridOf(n: number): { readonly '--rows': number; readonly '--cols': number } {
  const rows = ROWS.findIndex(most => n <= most) + 1;
  return { '--rows': rows, '--cols': Math.ceil(n / rows) };
}
/** The most that stand in one row, in two, and so on. */
const ROWS: readonly number[] = [5, 12, 30, 36, 50, 60];

/** A parcel with its number, and what it is or what its tag says. */
export function TvGift({ number }: { number: number }) {
  const table = useTable();
  const { view, look } = table;
  const parcel = view.gifts[number - 1];
  const title = insideOf(view, number)?.title ?? null;
  const shaken = look.news.some(event => event.e === 'shake' && event.gift === number);
  return (
    <span
      class={title === null ? 'tv-gift' : 'tv-gift isopen'}
      data-gift={number}
      role="img"
      aria-label={labelOf(table, number)}
    >
      <Parcel wrap={parcel?.wrap ?? ''} class={shaken ? 'shaken' : undefined} />
      <span class="no num">{number}</span>
      {heardOf(view, number) !== null && (
        <span class="mark">
          <Icon name="shake" />
        </span>
      )}
      <span class="tag" dir="auto">
        <bdi>{title ?? parcel?.tag ?? ''}</bdi>
      </span>
    </span>
  );
}
