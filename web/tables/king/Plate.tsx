import { type Card, suitOf } from '../../../engine/cards.ts';
import { at, type Seat } from '../../../engine/seats.ts';
import { rankText } from '../../parts/Card.tsx';
import { Face } from '../../parts/Face.tsx';
import { Icon, Star, SuitSign } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { type Side, sideOf, useTable } from './table.ts';

const AREA: Readonly<Record<Side, string>> = { s: 'me', w: 'lef tall', n: 'top', e: 'rig tall' };

/** Somebody's place at the cloth: face, name, what was taken, whose turn it is, who is away. */
export function Plate({ seat }: { seat: Seat }) {
  const table = useTable();
  const { t, view, look, moment } = table;
  const chair = chairAt(table, seat);
  const away = chair?.who === 'person' && !chair.here;
  const turn = moment === null && look.awaited.includes(seat);
  const classes = ['seat', AREA[sideOf(table, seat)], turn ? 'turn' : '', away ? 'away' : ''];
  const taken = at(view.taken, seat);
  return (
    <section class={classes.join(' ')} data-seat={seat} aria-label={t.seat.label(whoAt(table, seat))}>
      <Face chair={chair} />
      <span class="who">
        <Name of={nameAt(table, seat)} />
        <span class="took">
          <span title={t.seat.tricks(at(view.tricks, seat))}>
            <Icon name="stack" />
            <span class="num" aria-hidden="true">
              {at(view.tricks, seat)}
            </span>
            <span class="vh">{t.seat.tricks(at(view.tricks, seat))}</span>
          </span>
          {taken.length > 0 && (
            <span class="fell" title={t.seat.taken(taken)}>
              <Taken cards={taken} />
              <span class="vh">{t.seat.taken(taken)}</span>
            </span>
          )}
          <span class="vh">{t.seat.left(at(view.left, seat))}</span>
          {turn && <span class="vh">{t.seat.turn}</span>}
          {away && (
            <span>
              <Icon name="away" />
              {t.seat.away}
            </span>
          )}
          {table.you.seat === seat && <span>{t.you}</span>}
        </span>
      </span>
      {view.dealer === seat && view.play.phase !== 'nameDealer' && (
        <span class="mark deal" title={t.seat.dealer}>
          <Star />
          <span class="vh">{t.seat.dealer}</span>
        </span>
      )}
    </section>
  );
}

/** Penalty cards in little room: hearts are counted, up to three others stand one by one, more only as ranks. */
function Taken({ cards }: { cards: readonly Card[] }) {
  const hearts = cards.filter(card => suitOf(card) === 'H');
  if (hearts.length === cards.length && cards.length > 1) {
    return (
      <span class="fallen" aria-hidden="true">
        <SuitSign suit="H" />
        <span class="num">{cards.length}</span>
        {cards.includes('KH') && 'K'}
      </span>
    );
  }
  return (
    <span class="fallen" aria-hidden="true">
      {cards.map(card => (
        <span key={card} class={`u-${suitOf(card).toLowerCase()}`}>
          {rankText(card)}
          <SuitSign suit={suitOf(card)} />
        </span>
      ))}
    </span>
  );
}
