import { useEffect, useState } from 'preact/hooks';
import { at, type Seat, seatsOf } from '../../../../engine/seats.ts';
import { calm } from '../../../device/preferences.ts';
import { Cup, DieFace } from '../../../parts/Die.tsx';
import { Face } from '../../../parts/Face.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../../parts/people.ts';
import { anotherAt } from '../../../tv/another.ts';
import { Ceremony } from '../../../tv/Ceremony.tsx';
import { TvFrame } from '../../../tv/TvFrame.tsx';
import { useTold } from '../../../tv/told.ts';
import { Legend } from '../Mark.tsx';
import { Reveal } from '../Reveal.tsx';
import { diceOf, newsOf, type Shown, seatsIn } from '../reveal.ts';
import { cameOf, promptOf, resultTitle } from '../say.ts';
import { type DiceAtTable, useTable } from '../table.ts';

/** A game of King's Dice for the whole room: the cups while they are down, all five places when they are lifted. */
export function TvDice() {
  const table = useTable();
  const { t, room, look, view, held, options } = table;
  const told = useTold(look, () => tell(table));
  const over = held ? null : look.outcome;
  const round = held && view.shown !== null ? view.shown.round : view.round;
  if (over !== null) {
    const title = resultTitle(table, over);
    return (
      <TvFrame room={room} title={t.result.title(view.round)} prompt={anotherAt(table)} told={told} side={null} over>
        <Ceremony
          room={room}
          outcome={over}
          title={title}
          score={seat => {
            const out = at(view.out, seat);
            return out === null ? t.result.dice(at(over.scores, seat)) : t.result.out(out);
          }}
        />
      </TvFrame>
    );
  }
  const { title, text } = promptOf(table);
  // Whom all wait for is what the room wants to know, as long as they can be named in a line.
  const said =
    held || look.awaited.length > 3
      ? { title, text }
      : { title: t.prompt.waitingTitle(look.awaited.map(seat => whoAt(table, seat))), text: title };
  return (
    <TvFrame
      room={room}
      title={t.bar.title(round, options.roundLimit)}
      under={t.bar.gone(view.discarded)}
      prompt={{ icon: held ? 'stack' : 'lamp', ...said }}
      told={told}
      side={<Standings />}
    >
      {held && view.shown !== null ? <Lifted key={look.seq} shown={view.shown} /> : <Cups />}
    </TvFrame>
  );
}

/** Cups up, places uncovered, marks set: after this all lies open. */
const SHOW_MS = 1500;

function Lifted({ shown }: { shown: Shown }) {
  const { look } = useTable();
  const [still, setStill] = useState(calm());
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), SHOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const turn = newsOf(look.news, 'reveal')?.turn ?? null;
  return (
    <section class="clothed tv-reveal" style={{ '--rows': seatsIn(shown).length }}>
      <Reveal shown={shown} from={still ? null : turn === null ? 0 : turn - 1} />
      <Legend />
    </section>
  );
}

/** A cup for everybody who still plays: how many dice are under it, and whether it stands. */
function Cups() {
  const table = useTable();
  const { view } = table;
  const seats = seatsOf(view.held.length).filter(seat => at(view.out, seat) === null);
  return (
    <section class="clothed tv-cups">
      <ul class={seats.length > 4 ? 'many' : ''}>
        {seats.map(seat => (
          <OneCup key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function OneCup({ seat }: { seat: Seat }) {
  const table = useTable();
  const { t, view, look, options } = table;
  const chair = chairAt(table, seat);
  const away = chair?.who === 'person' && !chair.here;
  const sealed = at(view.sealed, seat);
  const busy = look.awaited.includes(seat);
  const doing = options.variant === 'lords' ? t.folk.placing : t.folk.picking;
  return (
    <li class={`${sealed ? 'sealed' : busy ? 'busy' : ''}${away ? ' away' : ''}`}>
      <span class="under">
        <Cup />
        {sealed && (
          <span class="lock">
            <Icon name="lock" />
          </span>
        )}
      </span>
      <span class="by">
        <Face chair={chair} />
        <Name of={nameAt(table, seat)} />
      </span>
      <span class="state">
        {sealed ? t.folk.sealed : away ? t.folk.away : busy ? doing : t.folk.done}
        {' · '}
        {t.folk.dice(diceOf(view, seat))}
      </span>
    </li>
  );
}

/** Most dice first, and what the last round changed. */
function Standings() {
  const table = useTable();
  const { t, view } = table;
  const seats = [...seatsOf(view.held.length)].sort((a, b) => rank(table, b) - rank(table, a));
  return (
    <section class="panel tv-tally">
      <h2>{t.folk.label}</h2>
      <ol class={seats.length > 5 ? 'many' : ''}>
        {seats.map(seat => {
          const out = at(view.out, seat);
          return (
            <li key={seat} class={out === null ? '' : 'out'}>
              <Face chair={chairAt(table, seat)} />
              <Name of={nameAt(table, seat)} />
              {out === null ? (
                <span class="num dicecount" title={t.folk.dice(diceOf(view, seat))}>
                  {diceOf(view, seat)}
                  <DieFace die={1} />
                </span>
              ) : (
                <span class="lately" title={t.folk.out(out)}>
                  {t.history.out}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whoever has dice by their number; of the others the later out, the better. */
function rank({ view }: DiceAtTable, seat: Seat): number {
  const out = at(view.out, seat);
  return out === null ? 1000 + diceOf(view, seat) : out;
}

/** What a reveal brought, place by place, and who went out. */
function tell(table: DiceAtTable): readonly string[] {
  const { t, look, view, options } = table;
  const reveal = newsOf(look.news, 'reveal');
  if (reveal === null || view.shown === null) return [];
  const from = reveal.turn === null ? 0 : reveal.turn - 1;
  const name = options.variant === 'lords' ? t.reveal.place : t.reveal.turn;
  const places = view.shown.places
    .slice(from)
    .map((place, index) => `${name} ${from + index + 1}: ${cameOf(table, place)}.`);
  const outs = look.news.flatMap(news => (news.e === 'out' ? [whoAt(table, news.seat)] : []));
  return [...places, t.reveal.wentOut(outs)];
}
