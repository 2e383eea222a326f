import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoving } from '../../../parts/roving.ts';
import { useTable } from '../table.ts';
import { GiftButton } from './Gift.tsx';

/** The pile in the middle of the table: parcels in the order of their numbers. */
export function Pile() {
  const { t, view } = useTable();
  return (
    <section class="clothed pilecloth" aria-label={t.views.pile}>
      <h2>{t.pile.title}</h2>
      {view.pile.length === 0 ? <p>{t.pile.empty}</p> : <Gifts numbers={view.pile} />}
    </section>
  );
}

/** Gifts side by side: one tab stop, and arrows within. */
export function Gifts({ numbers }: { numbers: readonly number[] }) {
  const list = useRef<HTMLUListElement>(null);
  const stopOf = useRoving(
    numbers.map(number => `${number}`),
    useColumns(list),
  );
  return (
    <ul class="pile" ref={list}>
      {numbers.map(number => (
        <li key={number}>
          <GiftButton number={number} words stop={stopOf(`${number}`)} />
        </li>
      ))}
    </ul>
  );
}

/** How many stand in a row, as the page is now. */
function useColumns(list: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => {
      // Out of sight it has none, and would be drawn anew twice.
      if (element.offsetWidth > 0) setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return columns;
}
