import { at, type Seat } from '../../../../engine/seats.ts';
import { Face } from '../../../parts/Face.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt } from '../../../parts/people.ts';
import { insideOf, seatsByTurn } from '../gifts.ts';
import { Parcel } from '../play/Gift.tsx';
import { useTable } from '../table.ts';

/** More people than this stand in two columns. */
const CROWD = 10;
/** Parcels that are drawn on a line. */
const IN_LINE = 5;

/** Who holds what, whoever is at it first. */
export function Holders() {
  const { t, view } = useTable();
  const seats = seatsByTurn(view);
  const crowd = seats.length > CROWD;
  return (
    <section class="panel tv-holders" aria-label={t.views.everyone}>
      <h2>{t.pile.everyone}</h2>
      <ul class={crowd ? 'crowd' : ''} style={{ '--rows': crowd ? Math.ceil(seats.length / 2) : seats.length }}>
        {seats.map((seat, index) => (
          <Holder key={seat} seat={seat} nth={index} />
        ))}
      </ul>
    </section>
  );
}

function Holder({ seat, nth }: { seat: Seat; nth: number }) {
  const table = useTable();
  const { t, view, look } = table;
  const chair = chairAt(table, seat);
  const held = at(view.holds, seat);
  const now = look.awaited.includes(seat);
  const away = chair?.who === 'person' && !chair.here;
  return (
    <li class={`${now ? 'now' : ''}${away ? ' away' : ''}`}>
      <Face chair={chair} />
      <span class="who">
        <Name of={nameAt(table, seat)} />
        {now && <span class="vh">{t.pile.turn}</span>}
        {!now && !away && nth === 1 && <span class="soft">{t.pile.next}</span>}
        {away && (
          <span class="soft">
            <Icon name="away" />
            {t.pile.away}
          </span>
        )}
      </span>
      <span class="holds">
        {held.slice(0, IN_LINE).map(number => (
          <span key={number} class={insideOf(view, number) === null ? 'held' : 'held isopen'} data-gift={number}>
            <Parcel wrap={view.gifts[number - 1]?.wrap ?? ''} />
            <span class="no num">{number}</span>
          </span>
        ))}
        {held.length > IN_LINE && <b class="num">+{held.length - IN_LINE}</b>}
      </span>
    </li>
  );
}
