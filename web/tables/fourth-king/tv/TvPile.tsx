import { Icon } from '../../../parts/Icon.tsx';
import { heardOf, insideOf } from '../gifts.ts';
import { Parcel } from '../play/Gift.tsx';
import { labelOf, useTable } from '../table.ts';

/** With more gifts than these the parcels have the room of their tags. */
const CROWD = 30;
/** With more people than these the list beside the pile has two columns. */
const BESIDE = 10;

/** The pile in the lamp's light; the more gifts, the smaller they stand. */
export function TvPile() {
  const { t, view } = useTable();
  const { pile } = view;
  return (
    <section class="clothed tv-pile" aria-label={t.views.pile}>
      {pile.length === 0 ? (
        <p class="empty">{t.pile.empty}</p>
      ) : (
        <ul
          class={pile.length > CROWD ? 'crowd' : ''}
          style={gridOf(pile.length, view.holds.length > BESIDE ? 36.5 : 45.5)}
        >
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

/** As many rows as let the parcels stand largest on a cloth so many rem wide, and 24 high. */
function gridOf(n: number, width: number): { readonly '--rows': number; readonly '--cols': number } {
  const words = n > CROWD ? 0.6 : 3.25;
  const sizes = ROWS.map(rows => Math.min((width / Math.ceil(n / rows) - 0.5) / 1.2, 24 / rows - words));
  const rows = sizes.indexOf(Math.max(...sizes)) + 1;
  return { '--rows': rows, '--cols': Math.ceil(n / rows) };
}
const ROWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

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
