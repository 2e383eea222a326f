import { useState } from 'preact/hooks';
import { at, type Seat } from '../../../../engine/seats.ts';
import { Face } from '../../../parts/Face.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../../parts/people.ts';
import { seatsByTurn } from '../gifts.ts';
import { canOf, usePlanned, useTable } from '../table.ts';
import { GiftButton, Parcel } from './Gift.tsx';
import { Gifts } from './Pile.tsx';

/** With more people than this, what each of them holds is folded away. */
const MANY = 8;
/** Parcels that are drawn on a folded line. */
const IN_LINE = 4;

/** Who holds what, in the order of turns. While somebody is to be named for a gift, each line is a button. */
export function People() {
  const table = useTable();
  const { t, view } = table;
  const naming = usePlanned(({ act, gift }) => act === 'inflict' && gift !== null);
  // Neither is stolen from oneself nor given to oneself.
  const others = usePlanned(({ act }) => act === 'steal') || naming;
  const order = seatsByTurn(view);
  const seats = order.filter(seat => !others || seat !== table.you.seat);
  return (
    <section aria-label={t.views.everyone} class="stack">
      <h2>{naming ? t.acts.inflict.name : t.pile.everyone}</h2>
      <ul class="holders">
        {seats.map(seat => (
          <li key={seat} class={classOf(table, seat)} data-seat={seat}>
            {naming ? (
              <Naming seat={seat} />
            ) : (
              <Holder seat={seat} index={order.indexOf(seat)} folds={seats.length > MANY} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What lies in the reader's own hands. */
export function Mine() {
  const { t, view, you } = useTable();
  if (you.seat === null) return null;
  const held = at(view.holds, you.seat);
  return (
    <section aria-label={t.views.mine} class="panel stack minegifts">
      <h2>{t.pile.mine}</h2>
      {held.length === 0 ? <p class="small soft">{t.pile.mineEmpty}</p> : <Gifts numbers={held} />}
    </section>
  );
}

function classOf({ look, room }: ReturnType<typeof useTable>, seat: Seat): string {
  const chair = room.chairs[seat];
  const away = chair?.who === 'person' && !chair.here;
  return ['holder', look.awaited.includes(seat) && look.outcome === null ? 'turn' : '', away ? 'away' : '']
    .filter(part => part !== '')
    .join(' ');
}

type HolderProps = { seat: Seat /** Whose turn it is has 0, whose is next 1. */; index: number; folds: boolean };

function Holder({ seat, index, folds }: HolderProps) {
  const table = useTable();
  const [unfolded, setUnfolded] = useState(false);
  const { t, view } = table;
  const held = at(view.holds, seat);
  const open = !folds || unfolded;
  return (
    <>
      <Face chair={chairAt(table, seat)} />
      <span class="who">
        <Name of={nameAt(table, seat)} />
        <State seat={seat} index={index} />
      </span>
      {folds && held.length > 0 && (
        <button type="button" class="unfold" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <span class="vh">{`${nameAt(table, seat)}: ${t.pile.count(held.length)}`}</span>
          {!unfolded && <InLine held={held} />}
          <Icon name={unfolded ? 'up' : 'down'} />
        </button>
      )}
      {open && held.length > 0 && (
        <span class="shelf">
          {held.map(number => (
            <GiftButton key={number} number={number} />
          ))}
        </span>
      )}
    </>
  );
}

/** A few small parcels, and how many more there are. */
function InLine({ held }: { held: readonly number[] }) {
  const { view } = useTable();
  return (
    <span class="inline" aria-hidden="true">
      {held.slice(0, IN_LINE).map(number => (
        <Parcel key={number} wrap={view.gifts[number - 1]?.wrap ?? ''} />
      ))}
      {held.length > IN_LINE && <span class="num">+{held.length - IN_LINE}</span>}
    </span>
  );
}

function State({ seat, index }: { seat: Seat; index: number }) {
  const table = useTable();
  const { t, view, look, you } = table;
  const { play } = view;
  const chair = chairAt(table, seat);
  const said = [
    ...(you.seat === seat ? [t.pile.you] : []),
    ...(chair?.who === 'player' ? [t.pile.nutcracker] : []),
    ...(at(view.holds, seat).length === 0 ? [t.pile.nothing] : []),
  ];
  const asked = play.at === 'answer' && play.defender === seat;
  const turn = look.outcome === null && view.order.length > 0;
  return (
    <span class="state tiny soft">
      {turn && index === 0 && !asked && <b class="chip lamp">{t.pile.turn}</b>}
      {asked && <b class="chip lamp">{t.pile.asked}</b>}
      {turn && index === 1 && !asked && <b class="chip">{t.pile.next}</b>}
      {chair?.who === 'person' && !chair.here && (
        <span class="chip">
          <Icon name="away" />
          {t.pile.away}
        </span>
      )}
      {said.join(' · ')}
    </span>
  );
}

/** Somebody who may be given a gift: the whole line is the button. */
function Naming({ seat }: { seat: Seat }) {
  const table = useTable();
  const { t, setPlan, view } = table;
  const isNamed = usePlanned(({ on }) => on === seat);
  const may = canOf(table)?.inflict.on.includes(seat) ?? false;
  const line = (
    <>
      <Face chair={chairAt(table, seat)} />
      <span class="who">
        <Name of={nameAt(table, seat)} />
        <span class="state tiny soft">{may ? t.pile.count(at(view.holds, seat).length) : t.pile.you}</span>
      </span>
    </>
  );
  if (!may) return line;
  return (
    <button type="button" class="naming" aria-pressed={isNamed} onClick={() => setPlan({ ...table.plan, on: seat })}>
      <span class="vh">{t.acts.give({ ...whoAt(table, seat), name: nameAt(table, seat) })}</span>
      <span class="naming" aria-hidden="true">
        {line}
      </span>
      <Icon name="give" />
    </button>
  );
}
