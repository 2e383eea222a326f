import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Another, Fair, Podium } from '../../parts/ending.tsx';
import { forAll } from '../../parts/forAll.ts';
import { Takeaway } from '../../parts/Takeaway.tsx';
import { resultTitle } from './KingBar.tsx';
import { Sheet } from './Sheet.tsx';
import { AtTable, useTable } from './table.ts';

/** The end of the game: places, another game, and how to check the deals. */
export function Result({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const { t, room, you, look } = table;
  const onPaper = forAll(table);
  return (
    <main class="wrap two">
      <div class="printonly">
        <h2>{resultTitle(onPaper, outcome)}</h2>
        <p class="soft">{t.result.title(look.view.hands)}</p>
      </div>
      <section class="stack">
        <Podium
          room={room}
          outcome={outcome}
          score={seat => <span class="num">{t.signed(at(outcome.scores, seat))}</span>}
        />
        <p class="hint">{t.result.hint}</p>
        <Takeaway room={room} draw={async () => (await import('./poster.ts')).posterOf(table, outcome)} />
        <div class="tileband noprint" role="presentation" />
      </section>
      <section class="stack noprint">
        <Another room={room} you={you} />
        <Fair room={room} text={t.result} />
        <SheetLink />
      </section>
      <div class="printonly">
        <AtTable.Provider value={onPaper}>
          <Sheet still />
        </AtTable.Provider>
      </div>
    </main>
  );
}

function SheetLink() {
  const { t, open, look } = useTable();
  return (
    <div class="row">
      <Button kind="quiet" icon="sheet" onPress={() => open('sheet')}>
        {t.result.sheet}
      </Button>
      {look.view.before !== null && (
        <Button kind="quiet" icon="stack" onPress={() => open('deal')}>
          {t.over.deal}
        </Button>
      )}
    </div>
  );
}
