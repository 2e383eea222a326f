import { at, type Seat } from '../../../engine/seats.ts';
import { DieFace } from '../../parts/Die.tsx';
import { Face } from '../../parts/Face.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt } from '../../parts/people.ts';
import { diceOf } from './reveal.ts';
import { type DiceAtTable, seatsFromMine, useTable } from './table.ts';

/** Everybody at the table: how many dice, sealed or not, away or out. */
export function Folk() {
  const table = useTable();
  const { t } = table;
  const seats = seatsFromMine(table);
  return (
    <section aria-label={t.folk.label}>
      <ul class={seats.length > 4 ? 'folk dense' : 'folk'}>
        {seats.map(seat => (
          <Person key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

type State = { readonly icon: IconName; readonly text: string; readonly is: 'done' | 'busy' | 'away' | 'out' | 'idle' };

function Person({ seat }: { seat: Seat }) {
  const table = useTable();
  const { t, view, you } = table;
  const chair = chairAt(table, seat);
  const state = stateOf(table, seat);
  const aside = at(view.aside, seat);
  const mine = you.seat === seat;
  return (
    <li class={`${state.is}${mine ? ' me' : ''}`} data-seat={seat}>
      <Face chair={chair} />
      <span class="who">
        <Name of={mine ? t.name({ you: true, name: '' }) : nameAt(table, seat)} />
        <span class={`state ${state.is}`} title={state.text}>
          <Icon name={state.icon} />
          <span class="word">{state.text}</span>
        </span>
      </span>
      <span class="count" title={t.folk.dice(diceOf(view, seat))}>
        <DieFace die={1} />
        <span aria-hidden="true">{diceOf(view, seat)}</span>
        {aside > 0 && (
          <span class="aside" aria-hidden="true" title={t.folk.aside(aside)}>
            +{aside}
          </span>
        )}
        <span class="vh">
          {t.folk.dice(diceOf(view, seat))}
          {aside > 0 && `, ${t.folk.aside(aside)}`}
        </span>
      </span>
    </li>
  );
}

function stateOf(table: DiceAtTable, seat: Seat): State {
  const { t, view, look, options } = table;
  const chair = chairAt(table, seat);
  const out = at(view.out, seat);
  if (out !== null) return { icon: 'cross', text: t.folk.out(out), is: 'out' };
  const away = chair?.who === 'person' && !chair.here;
  if (at(view.sealed, seat)) {
    return { icon: 'lock', text: away ? `${t.folk.sealed}, ${t.folk.away}` : t.folk.sealed, is: 'done' };
  }
  if (away) return { icon: 'away', text: t.folk.away, is: 'away' };
  if (look.awaited.includes(seat)) {
    return { icon: 'wait', text: options.variant === 'lords' ? t.folk.placing : t.folk.picking, is: 'busy' };
  }
  return { icon: 'check', text: t.folk.done, is: 'idle' };
}
