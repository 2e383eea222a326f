import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Another, Fair, Podium } from '../../parts/ending.tsx';
import { forAll } from '../../parts/forAll.ts';
import { Takeaway } from '../../parts/Takeaway.tsx';
import { Rounds } from './History.tsx';
import { isDrawn, resultTitle } from './say.ts';
import { AtTable, useTable } from './table.ts';

/** The end of the game: places, another game, and how to check the rolls. */
export function Result({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const { t, room, you, view, open } = table;
  const onPaper = forAll(table);
  return (
    <main class="wrap two">
      <div class="printonly">
        <h2>{resultTitle(onPaper, outcome)}</h2>
        <p class="soft">{t.result.title(view.round)}</p>
      </div>
      <section class="stack">
        <Podium
          room={room}
          outcome={outcome}
          score={seat => {
            const out = at(view.out, seat);
            return out === null ? (
              <span class="num">{t.result.dice(at(outcome.scores, seat))}</span>
            ) : (
              <span class="small">{t.result.out(out)}</span>
            );
          }}
        />
        <p class="hint">{isDrawn(outcome) ? t.result.drawnHint : t.result.hint}</p>
        <Takeaway room={room} draw={async () => (await import('./poster.ts')).posterOf(table, outcome)} />
        <div class="tileband noprint" role="presentation" />
      </section>
      <section class="stack noprint">
        <Another room={room} you={you} />
        <Fair room={room} text={t.result} />
        <div class="row">
          <Button kind="quiet" icon="sheet" onPress={() => open('history')}>
            {t.result.history}
          </Button>
          <Button kind="quiet" icon="stack" onPress={() => open('reveal')}>
            {t.result.reveal}
          </Button>
        </div>
      </section>
      <div class="printonly">
        <AtTable.Provider value={onPaper}>
          <Rounds />
        </AtTable.Provider>
      </div>
    </main>
  );
}
