import { biddersOf } from '../../../engine/king/bids.ts';
import type { Auction, Call } from '../../../engine/king/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';
import { Face } from '../../parts/Face.tsx';
import { Icon, type IconName, Star } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { useTable } from './table.ts';

/** Who sells, and the three who bid in the order of their preference: who speaks, who holds, who is out. */
export function Speakers({ auction }: { auction: Auction }) {
  const { t, view } = useTable();
  return (
    <section class="wide speakers" aria-label={t.auction.speakers}>
      <Speaker seat={view.dealer} auction={auction} nth={null} />
      {biddersOf(view.dealer).map((seat, nth) => (
        <Speaker key={seat} seat={seat} auction={auction} nth={nth} />
      ))}
    </section>
  );
}

type SpeakerProps = { seat: Seat; auction: Auction; nth: number | null };

function Speaker({ seat, auction, nth }: SpeakerProps) {
  const table = useTable();
  const { t, look, view } = table;
  const turn = look.awaited.includes(seat);
  const lastCall = auction.calls.filter(said => said.seat === seat).at(-1)?.call ?? null;
  const holds = auction.standing?.by === seat ? auction.standing.bid : null;
  const bidding = view.play.phase === 'bidding';
  const out = nth !== null && holds === null && bidding && !auction.stillIn.includes(seat);
  const state = ((): readonly [IconName | 'star', string] => {
    if (turn) return ['lamp', t.auction.toSpeak];
    if (nth === null) return ['star', lastCall === null ? t.auction.sells : t.auction.saidLast(lastCall)];
    if (holds !== null) return ['flag', t.auction.holds(holds)];
    if (out) return ['cross', t.auction.passedOut];
    return lastCall === null ? ['wait', t.auction.waits] : [signOf(lastCall), t.auction.saidLast(lastCall)];
  })();
  const chair = chairAt(table, seat);
  return (
    <div class={`speaker${turn ? ' turn' : ''}${out ? ' out' : ''}`}>
      <Face chair={chair} />
      <span class="who">
        <Name of={table.you.seat === seat ? t.name(whoAt(table, seat)) : nameAt(table, seat)} />
        <span class="state">
          {state[0] === 'star' ? <Star /> : <Icon name={state[0]} />}
          {nth !== null && <span class="vh">{t.auction.nth(nth)}, </span>}
          {state[1]}
        </span>
      </span>
    </div>
  );
}

const signOf = (call: Call): IconName => (call === 'pass' || call === 'refuse' ? 'cross' : 'talk');

/** Everything that was said in this hand, in order. */
export function Calls({ calls }: { calls: Auction['calls'] }) {
  const table = useTable();
  const { t } = table;
  if (calls.length === 0) return null;
  return (
    <ol class="calls tiny" aria-label={t.auction.calls}>
      {calls.map(({ seat, call }, index) => (
        <li key={`${index} ${seat}`}>{t.auction.callLine(whoAt(table, seat), call)}</li>
      ))}
    </ol>
  );
}
