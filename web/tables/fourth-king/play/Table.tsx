import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Notice } from '../../../parts/notice.ts';
import type { Plan } from '../plan.ts';
import { isBob, type Sight, usePlanned, useTable } from '../table.ts';
import { useFlights } from './fly.ts';
import { Journal } from './Journal.tsx';
import { Mine, People } from './People.tsx';
import { Pile } from './Pile.tsx';
import { Prompting } from './Prompting.tsx';

/** Pile, hands and people: all of it where there is room, one after the other on a phone. */
export function Table({ notice }: { notice: Notice | null }) {
  const table = useTable();
  const { view, look } = table;
  useFlights(view, look);
  return (
    <main class="giftmain">
      <Prompting notice={notice} />
      <InSight>
        <div class="see-pile">
          <Pile />
          <SoFar />
        </div>
        <div class="see-people stack">
          <div class="see-mine">
            <Mine />
          </div>
          <div class="see-everyone stack">
            <People />
            {isBob(table) && <SoFar />}
          </div>
        </div>
      </InSight>
    </main>
  );
}

/** Which part of the table a phone shows. What it shows is not drawn anew for it: forty gifts would be felt. */
function InSight({ children }: { children: ComponentChildren }) {
  const { you } = useTable();
  const [sight, setSight] = useState<Sight>(you.seat === null ? 'everyone' : 'pile');
  const wanted = usePlanned(sightFor);
  useEffect(() => {
    if (wanted !== null) setSight(wanted);
  }, [wanted]);
  return (
    <>
      <Sights sight={sight} onSee={setSight} />
      <div class="sights" data-sight={sight}>
        {children}
      </div>
    </>
  );
}

/** Where the gifts for an action are. */
function sightFor({ act, gift }: Plan): Sight | null {
  switch (act) {
    case null:
      return null;
    case 'pick':
      return 'pile';
    case 'open':
      return 'mine';
    case 'steal':
      return 'everyone';
    case 'inflict':
      return gift === null ? 'mine' : 'everyone';
  }
}

/** On a phone: what to look at. */
function Sights({ sight, onSee }: { sight: Sight; onSee: (sight: Sight) => void }) {
  const { t, view, you } = useTable();
  const mine = you.seat === null ? null : (view.holds[you.seat]?.length ?? 0);
  const tabs: readonly (readonly [Sight, string, number | null])[] = [
    ['pile', t.views.pile, view.pile.length],
    ...(mine === null ? [] : [['mine', t.views.mine, mine] as const]),
    ['everyone', t.views.everyone, null],
  ];
  return (
    <nav class="sighttabs" aria-label={t.views.label}>
      {tabs.map(([id, name, count]) => (
        <button key={id} type="button" aria-pressed={sight === id} onClick={() => onSee(id)}>
          {name}
          {count !== null && <span class="num">{count}</span>}
        </button>
      ))}
    </nav>
  );
}

/** What happened so far: beside the pile where there is room, and for King Bob on a phone as well. */
function SoFar() {
  const table = useTable();
  const { t, view } = table;
  const picked = view.pile.length < view.gifts.length;
  return (
    <section class="panel stack see-journal">
      <h2>{t.journal.title}</h2>
      {isBob(table) && picked && view.play.at === 'turn' && <p class="small soft">{t.bob.since(view.sincePick)}</p>}
      <Journal />
    </section>
  );
}
