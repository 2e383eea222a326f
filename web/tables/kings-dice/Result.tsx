import type { Outcome } from '../../../engine/game.ts';
import { at } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Another, Fair, Podium } from '../../parts/ending.tsx';
import { winnersOf } from '../../parts/people.ts';
import { Takeaway } from '../../parts/Takeaway.tsx';
import { Rounds } from './History.tsx';
import { type DiceAtTable, useTable, whoOf } from './table.ts';

/** The end of the game: places, another game, and how to check the rolls. */
export function Result({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const { t, room, you, view, open } = table;
  return (
    <main class="wrap two">
      <h2 class="printonly">{resultTitle(table, outcome)}</h2>
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
        <Rounds />
      </div>
    </main>
  );
}

/** Nobody has dice left. */
const isDrawn = ({ scores }: Outcome): boolean => scores.every(score => score === 0);

/** Who won, for the bar. */
export function resultTitle(table: Pick<DiceAtTable, 't' | 'room' | 'you'>, outcome: Outcome): string {
  const { t } = table;
  const first = winnersOf(outcome).map(seat => whoOf(table, seat));
  const [only] = first;
  if (isDrawn(outcome)) return t.result.drawn(first);
  return only !== undefined && first.length === 1 ? t.result.wins(only) : t.result.share(first);
}
