import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Another, Fair, Podium } from '../../parts/ending.tsx';
import { winnersOf } from '../../parts/people.ts';
import { type DiceAtTable, useTable, whoOf } from './table.ts';

/** The end of the game: places, another game, and how to check the rolls. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { t, room, you, view, open } = useTable();
  return (
    <main class="wrap two">
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
        <div class="tileband" role="presentation" />
      </section>
      <section class="stack">
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
    </main>
  );
}

/** Nobody has dice left. */
const isDrawn = ({ scores }: Outcome): boolean => scores.every(score => score === 0);

/** Who won, for the bar. */
export function resultTitle(table: DiceAtTable, outcome: Outcome): string {
  const { t } = table;
  const first = winnersOf(outcome).map(seat => whoOf(table, seat));
  const [only] = first;
  if (isDrawn(outcome)) return t.result.drawn(first);
  return only !== undefined && first.length === 1 ? t.result.wins(only) : t.result.share(first);
}
