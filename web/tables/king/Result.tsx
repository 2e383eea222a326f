import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Another, Fair, Podium } from '../../parts/ending.tsx';
import { useTable } from './table.ts';

/** The end of the game: places, another game, and how to check the deals. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { t, room, you } = useTable();
  return (
    <main class="wrap two">
      <section class="stack">
        <Podium
          room={room}
          outcome={outcome}
          score={seat => <span class="num">{t.signed(at(outcome.scores, seat))}</span>}
        />
        <p class="hint">{t.result.hint}</p>
        <div class="tileband" role="presentation" />
      </section>
      <section class="stack">
        <Another room={room} you={you} />
        <Fair room={room} text={t.result} />
        <SheetLink />
      </section>
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
