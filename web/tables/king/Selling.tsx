import '../../styles/king-auction.css';
import './selling.css';
import { useState } from 'preact/hooks';
import { biddersOf, worthOf } from '../../../engine/king/bids.ts';
import { type Auction, BIDS, type Bid } from '../../../engine/king/kinds.ts';
import { at, type Seat } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Later } from '../../parts/Later.tsx';
import type { Notice } from '../../parts/notice.ts';
import { chairAt, whoAt } from '../../parts/people.ts';
import { Aside } from './Aside.tsx';
import { DealerChoices, Decisions, FirstChoices, Trumps } from './Choices.tsx';
import { Ladder } from './Ladder.tsx';
import { PaperOnTop } from './PaperOnTop.tsx';
import { Prompting } from './Prompting.tsx';
import { ReadHand } from './ReadHand.tsx';
import { Calls, Speakers } from './Speakers.tsx';
import { auctionOf } from './say.ts';
import { scoreClass } from './scores.ts';
import { useTable } from './table.ts';

type Props = { notice: Notice | null; onRefused: (bid: Bid) => void };

/** A positive hand before it is played: choosing, bidding, deciding, with one's cards in sight. */
export function Selling({ notice, onRefused }: Props) {
  const { view, ask } = useTable();
  const [picked, setPicked] = useState<Bid | null>(null);
  const auction = auctionOf(view.play);
  const raises = ask?.ask === 'bid' || ask?.ask === 'more' ? ask.raises : [];
  const bid = picked !== null && raises.includes(picked) ? picked : null;
  const pick = (wanted: Bid): void => {
    if (raises.includes(wanted)) setPicked(wanted === bid ? null : wanted);
    // What stands is matched by the button, which is there whenever no other bid is picked.
    else if (ask?.ask === 'bid' && ask.match && wanted === auction?.standing?.bid) setPicked(null);
    else onRefused(wanted);
  };
  return (
    <>
      <main class="auction">
        <LastHand />
        {auction !== null && view.play.phase !== 'choose' && <Speakers auction={auction} />}
        <Middle auction={auction} bid={bid} onPick={pick} />
        <section class="stack says">
          <Prompting notice={notice} lifted={null} onPlay={() => undefined} />
          <Acts bid={bid} standing={auction?.standing?.bid ?? null} />
          {auction !== null && <Calls calls={auction.calls} />}
          <Aside />
        </section>
      </main>
      {view.mine.length > 0 && <ReadHand />}
    </>
  );
}

/**
 * What the last hand brought. For whoever has to choose now it is a line on a phone, where it would lie over what there
 * is to choose from, until it is pressed.
 */
function LastHand() {
  const { t, ask, papers, you } = useTable();
  const [open, setOpen] = useState(false);
  const { paper } = papers;
  if (ask === null || paper?.paper !== 'hand') return <PaperOnTop />;
  const score = you.seat === null ? null : at(paper.line.scores, you.seat);
  return (
    <div class={open ? 'lasthand open' : 'lasthand'}>
      <button type="button" class="btn mini" aria-expanded={open} onClick={() => setOpen(true)}>
        {t.over.title(paper.number, paper.line.kind)}
        {score !== null && <b class={`num ${scoreClass(score)}`}>{t.signed(score)}</b>}
        <Icon name="down" />
      </button>
      <PaperOnTop />
    </div>
  );
}

type MiddleProps = { auction: Auction | null; bid: Bid | null; onPick: (bid: Bid) => void };

/** What one has to choose from; for all others, and while bidding, the ladder. */
function Middle({ auction, bid, onPick }: MiddleProps) {
  const { ask, view } = useTable();
  switch (ask?.ask) {
    case 'nameDealer':
      return <DealerChoices />;
    case 'choose':
      return <FirstChoices />;
    case 'decide':
      return <Decisions />;
    case 'nameTrump':
      return (
        <div class="clothed middle options">
          <Trumps big make={trump => ({ do: 'nameTrump', trump })} />
        </div>
      );
    default:
      if (view.play.phase === 'ultimatum') return <Ultimatum />;
      return auction === null ? null : <Bidding auction={auction} bid={bid} onPick={onPick} />;
  }
}

/** The ladder, and what its words mean: who waits reads it at once, who bids when he asks. */
function Bidding({ auction, bid, onPick }: MiddleProps & { auction: Auction }) {
  const { view, ask } = useTable();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const explained = wanted ?? ask === null;
  return (
    <div class="middle">
      <Ladder picked={bid} onPick={onPick} explained={explained} onExplain={() => setWanted(!explained)} />
      {explained && <Terms />}
      {view.play.phase === 'bidding' && <Chances auction={auction} />}
    </div>
  );
}

function Terms() {
  const table = useTable();
  return (
    <Later load={table.t.later}>
      {say => <p class="tiny soft chances explained">{say.terms(whoAt(table, table.view.dealer))}</p>}
    </Later>
  );
}

/** Who may still speak, and what would beat the bid that stands. */
function Chances({ auction: { standing, stillIn } }: { auction: Auction }) {
  const table = useTable();
  const { t, view } = table;
  const people = (seats: readonly Seat[]) => seats.map(seat => whoAt(table, seat));
  const others = stillIn.filter(seat => seat !== standing?.by);
  const order = biddersOf(view.dealer);
  // Who chooses before the holder needs no more than he gave.
  const before = standing === null ? [] : order.slice(0, order.indexOf(standing.by));
  const equal = others.filter(seat => before.includes(seat));
  return (
    <Later load={t.later}>
      {say => (
        <p class="tiny soft chances">
          {others.length > 0 && say.stillIn(people(others))}{' '}
          {standing !== null && (standing.bid === BIDS.at(-1) ? say.top : say.beats(worthOf(standing.bid)))}{' '}
          {equal.length > 0 && say.mayMatch(people(equal))}
        </p>
      )}
    </Later>
  );
}

/** What the beneficiary has said to all, and what it means. */
function Ultimatum() {
  const table = useTable();
  const { t, view } = table;
  return (
    <div class="middle">
      <div class="clothed quoted">
        <Face chair={chairAt(table, view.dealer)} />
        <p class="display">{t.decide.ultimatumQuote}</p>
      </div>
      <Later load={t.later}>{say => <p class="tiny soft chances explained">{say.ultimatum}</p>}</Later>
    </div>
  );
}

/** The buttons under the prompt: to bid what was tapped or to match, and to pass or refuse. */
function Acts({ bid, standing }: { bid: Bid | null; standing: Bid | null }) {
  const { t, ask, move, options } = useTable();
  const raise = bid !== null && (
    <Button kind="go" size="big" onPress={() => move({ do: 'bid', bid })}>
      {t.auction.lift(bid)}
    </Button>
  );
  switch (ask?.ask) {
    case 'bid':
      return (
        <div class="acts">
          {raise ||
            (ask.match && standing !== null ? (
              <Button kind="go" size="big" onPress={() => move({ do: 'match' })}>
                {t.auction.match(standing)}
              </Button>
            ) : (
              <span class="hint">{t.auction.pick}</span>
            ))}
          <Button size="big" onPress={() => move({ do: 'pass' })}>
            {options.passIsFinal === 'on' ? t.auction.passForGood : t.auction.pass}
          </Button>
        </div>
      );
    case 'more':
      return (
        <div class="acts">
          {raise || <span class="hint">{t.auction.pick}</span>}
          <Button size="big" onPress={() => move({ do: 'refuse' })}>
            {standing === null ? t.decide.ultimatumNo : t.decide.moreNo(standing)}
          </Button>
        </div>
      );
    case 'ultimatum':
      return (
        <div class="acts">
          <Button kind="go" size="big" onPress={() => move({ do: 'take' })}>
            {t.decide.ultimatumYes}
          </Button>
          <Button size="big" onPress={() => move({ do: 'refuse' })}>
            {t.decide.ultimatumNo}
          </Button>
        </div>
      );
    default:
      return null;
  }
}
