import { useEffect, useState } from 'preact/hooks';
import { calm } from '../../device/preferences.ts';
import { linger, skip } from '../../line/stage.ts';
import { TalkBeside } from '../../parts/TalkBeside.tsx';
import { Acts } from './Acts.tsx';
import { Cups } from './Cups.tsx';
import { Folk } from './Folk.tsx';
import { Legend } from './Mark.tsx';
import { Ordering } from './Ordering.tsx';
import { Picking } from './Picking.tsx';
import { Prompting } from './Prompting.tsx';
import { Reveal } from './Reveal.tsx';
import { newsOf, type Shown } from './reveal.ts';
import { useTable } from './table.ts';

/** Cups up, five places uncovered, marks set: after this all lies open. */
const SHOW_MS = 1500;

/** The cloth, the people round it, and below what there is to do. */
export function Table() {
  const { look, view, held } = useTable();
  const [showing, setShowing] = useState({ seq: -1, times: 0, still: false });
  const now = showing.seq === look.seq ? showing : { seq: look.seq, times: 0, still: calm() };
  const reveal = newsOf(look.news, 'reveal');
  const from = reveal?.turn == null ? 0 : reveal.turn - 1;

  useEffect(() => {
    if (!held || now.still) return;
    const timer = setTimeout(() => setShowing({ ...now, still: true }), SHOW_MS);
    return () => clearTimeout(timer);
  }, [held, now.seq, now.times, now.still]);

  const again = (): void => {
    linger();
    setShowing({ seq: look.seq, times: now.times + 1, still: calm() });
  };
  const tap = (): void => {
    if (now.still) skip();
    else setShowing({ ...now, still: true });
  };
  return (
    <main class={held ? 'dicegrid revealed' : 'dicegrid'}>
      {held && view.shown !== null ? (
        <section class="clothed">
          <Reveal key={now.times} shown={view.shown} from={now.still ? null : from} />
          <Legend />
          {/* A tap ends the show, another one goes on; with a keyboard the button below does. */}
          <button type="button" class="skipper" tabIndex={-1} aria-hidden="true" onClick={tap} />
        </section>
      ) : (
        <>
          <Folk />
          <OnCloth />
        </>
      )}
      <Prompting from={from} lifting={!now.still} />
      <Acts onAgain={again} />
      <div class="tal">
        <TalkBeside />
      </div>
    </main>
  );
}

function OnCloth() {
  const { ask, you, view } = useTable();
  if (ask?.ask === 'place') return <Ordering ask={ask} />;
  if (ask?.ask === 'pick' && you.seat !== null) return <Picking ask={ask} seat={you.seat} />;
  return view.shown === null ? <Cups /> : <LastOne shown={view.shown} />;
}

/** For those who only look on: what was revealed last. */
const LastOne = ({ shown }: { shown: Shown }) => (
  <section class="clothed">
    <Reveal shown={shown} from={null} />
    <Legend />
  </section>
);
