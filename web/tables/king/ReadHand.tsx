import { CardFace } from '../../parts/Card.tsx';
import { useTable } from './table.ts';

/** The own cards, only to be read. */
export function ReadHand() {
  const { t, view } = useTable();
  return (
    <section class="han handbox" aria-label={t.mine.label(view.mine.length)}>
      <ul class="hand read" style={{ '--n': Math.max(view.mine.length, 2) }}>
        {view.mine.map(card => (
          <li key={card}>
            <CardFace card={card} name={t.cardTitle(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
