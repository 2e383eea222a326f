import '../../../styles/folds.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Challenge, Contest } from '../../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { skip } from '../../../line/stage.ts';
import { Absent } from '../../../parts/Absent.tsx';
import { Button } from '../../../parts/Button.tsx';
import { DieFace } from '../../../parts/Die.tsx';
import { Face } from '../../../parts/Face.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt } from '../../../parts/people.ts';
import { WhoWaits } from '../../../parts/TableBar.tsx';
import { insideOf } from '../gifts.ts';
import { duelOf, promptOf } from '../say.ts';
import { useTable, whereIs } from '../table.ts';
import { Parcel } from './Gift.tsx';
import { Mine, People } from './People.tsx';

/** Somebody reaches for a gift, or presses one on somebody: asked, then answered, then rolled, before everybody. */
export function Duel({ challenge, contest = null, allowed = false }: DuelProps) {
  const table = useTable();
  const { t, view } = table;
  const duel = duelOf(table, challenge);
  const scene = useRef<HTMLElement>(null);
  useEffect(() => window.scrollTo(0, 0), [challenge.gift]);
  const parcel = view.gifts[challenge.gift - 1];
  const inside = insideOf(view, challenge.gift);
  const tie = contest !== null && contest.dice.actor === contest.dice.defender;
  const now = promptOf(table);
  return (
    <main class="giftmain slimmer" ref={scene}>
      <section class="clothed stack duelcloth">
        <div class="duel">
          <Duelist
            seat={challenge.actor}
            role={challenge.how === 'steal' ? t.duel.steals : t.duel.gives}
            die={contest?.dice.actor ?? null}
          />
          <div class="mid">
            <Parcel wrap={parcel?.wrap ?? ''} />
            <span class="num" aria-hidden="true">
              {challenge.gift}
            </span>
          </div>
          <Duelist
            seat={challenge.defender}
            role={contest !== null ? t.duel.resists : allowed ? t.duel.allows : t.duel.asked}
            die={contest?.dice.defender ?? null}
          />
          {(inside?.title ?? parcel?.tag ?? null) !== null && (
            <span class="tagline" dir="auto">
              <bdi>{inside?.title ?? parcel?.tag}</bdi>
            </span>
          )}
        </div>
        <section class="stack said" aria-label={t.duel.tries(duel)} data-haven>
          {contest !== null ? (
            <>
              <p class="verdict">{t.duel.verdict(duel, contest.moved, tie)}</p>
              <p class="small">
                <bdi>
                  {t.duel.rolled(duel.actor, contest.dice.actor)}. {t.duel.rolled(duel.defender, contest.dice.defender)}
                  .
                </bdi>{' '}
                {t.duel.rule}
              </p>
            </>
          ) : (
            <>
              <p class="verdict">{allowed ? t.duel.allowed(duel) : now.title}</p>
              <p class="small">
                {allowed ? (
                  whereIs(table, challenge.gift)
                ) : (
                  <>
                    {now.text} <Absent />
                  </>
                )}
              </p>
            </>
          )}
        </section>
        {contest !== null || allowed ? (
          <>
            <Button kind="go" size="big" keys="n" onPress={skip}>
              {t.duel.go}
            </Button>
            <p class="tiny soft">
              <WhoWaits />
            </p>
          </>
        ) : (
          <Answer how={challenge.how} />
        )}
      </section>
      <details class="more panel aside">
        <summary>
          {t.duel.table}
          <Icon name="down" />
        </summary>
        <div class="stack folded">
          <Mine />
          <People />
        </div>
      </details>
    </main>
  );
}

type DuelProps = { challenge: Challenge; contest?: Contest | null; allowed?: boolean };

function Duelist({ seat, role, die }: { seat: Seat; role: string; die: number | null }) {
  const table = useTable();
  return (
    <div class="duelist">
      <Face chair={chairAt(table, seat)} />
      <Name of={nameAt(table, seat)} />
      <span class="role">{role}</span>
      {die !== null && (
        <span class="turn-over">
          <DieFace die={die} name={`${die}`} />
        </span>
      )}
    </div>
  );
}

/** The defender lets it be, or resists. */
function Answer({ how }: { how: Challenge['how'] }) {
  const { t, ask, move, sending } = useTable();
  if (ask?.ask !== 'defend' || sending !== null) return null;
  return (
    <div class="row answer">
      <Button size="big" icon="give" onPress={() => move({ do: 'allow' })}>
        {t.duel.allow(how)}
      </Button>
      <Button kind="go" size="big" icon="shield" onPress={() => move({ do: 'resist' })}>
        {t.duel.resist(how)}
      </Button>
    </div>
  );
}
