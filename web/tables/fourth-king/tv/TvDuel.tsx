import type { Challenge, Contest } from '../../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../../engine/seats.ts';
import { DieFace } from '../../../parts/Die.tsx';
import { Face } from '../../../parts/Face.tsx';
import { Crown } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt } from '../../../parts/people.ts';
import { duelOf } from '../say.ts';
import { useTable } from '../table.ts';
import { TvGift } from './TvPile.tsx';

type Props = { challenge: Challenge; contest: Contest | null; allowed: boolean };

/** Somebody reaches for a gift, or presses one on somebody: asked, then answered, then rolled, before everybody. */
export function TvDuel({ challenge, contest, allowed }: Props) {
  const table = useTable();
  const { t } = table;
  const { how, actor, defender, gift } = challenge;
  const duel = duelOf(table, challenge);
  const keeper = contest === null ? null : keeperOf(contest);
  const tie = contest !== null && contest.dice.actor === contest.dice.defender;
  return (
    <section class="clothed tv-duel">
      <div class="sides">
        <Side
          seat={actor}
          role={how === 'steal' ? t.duel.steals : t.duel.gives}
          die={contest?.dice.actor ?? null}
          wins={keeper === actor}
        />
        <TvGift number={gift} />
        <Side
          seat={defender}
          role={contest !== null ? t.duel.resists : allowed ? t.duel.allows : t.duel.asked}
          die={contest?.dice.defender ?? null}
          wins={keeper === defender}
        />
      </div>
      <p class="verdict" key={contest === null ? 'asked' : 'rolled'}>
        {contest !== null
          ? t.duel.verdict(duel, contest.moved, tie)
          : allowed
            ? t.duel.allowed(duel)
            : t.duel.tries(duel)}
      </p>
    </section>
  );
}

/** Who has the gift after the roll. */
function keeperOf({ how, actor, defender, moved }: Contest): Seat {
  const [from, to] = how === 'steal' ? [defender, actor] : [actor, defender];
  return moved ? to : from;
}

type SideProps = { seat: Seat; role: string; die: number | null; wins: boolean };

function Side({ seat, role, die, wins }: SideProps) {
  const table = useTable();
  return (
    <div class="side">
      <span class="facing">
        <Face chair={chairAt(table, seat)} />
        {wins && (
          <span class="mark deal">
            <Crown />
          </span>
        )}
      </span>
      <Name of={nameAt(table, seat)} />
      <span class="role">{role}</span>
      <span class="rolledie">
        {die !== null && (
          <span class="turn-over">
            <DieFace die={die} name={`${die}`} />
          </span>
        )}
      </span>
    </div>
  );
}
