import type { Bid } from '../../../engine/king/kinds.ts';
import { Icon } from '../../parts/Icon.tsx';
import { OnBid, Rungs, standingOf } from './Rungs.tsx';
import { auctionOf } from './say.ts';
import { useTable } from './table.ts';

type Picking = {
  /** The bid that was tapped and waits for its button. */
  picked: Bid | null;
  onPick: (bid: Bid) => void;
};

type Props = Picking & {
  /** Whether its words are explained below it, and what changes that. */
  explained: boolean;
  onExplain: () => void;
};

/** The ladder of bids: passed rungs struck, the standing bid with its holder's face, what may be bid pressable. */
export function Ladder({ picked, onPick, explained, onExplain }: Props) {
  const { t, view } = useTable();
  const standing = auctionOf(view.play)?.standing ?? null;
  return (
    <section class="clothed lad" aria-label={t.auction.ladder}>
      <p class="between tiny">
        <button type="button" class="terms" aria-expanded={explained} onClick={onExplain}>
          {t.auction.worth} <Icon name="info" />
        </button>
        <span>{standing === null ? t.auction.none : t.auction.stands(standing.bid)}</span>
      </p>
      <Rungs>{bid => <Token key={bid} bid={bid} picked={picked} onPick={onPick} />}</Rungs>
    </section>
  );
}

function Token({ bid, picked, onPick }: Picking & { bid: Bid }) {
  const table = useTable();
  const { ask } = table;
  const how = standingOf(table, bid);
  const may = (ask?.ask === 'bid' || ask?.ask === 'more') && ask.raises.includes(bid);
  const match = ask?.ask === 'bid' && ask.match && how === 'stands';
  // What stands is matched unless another bid is picked.
  const chosen = match ? picked === null : picked === bid;
  const look = match ? 'match' : (how ?? (chosen ? 'picked' : may ? '' : 'idle'));
  return (
    <button
      type="button"
      class={`bid ${look}`}
      aria-disabled={may || match ? undefined : 'true'}
      aria-pressed={may || match ? chosen : undefined}
      onClick={() => onPick(bid)}
    >
      <OnBid bid={bid} />
    </button>
  );
}
