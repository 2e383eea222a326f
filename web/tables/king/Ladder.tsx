import { termsOf, worthOf } from '../../../engine/king/bids.ts';
import { BIDS, type Bid } from '../../../engine/king/kinds.ts';
import { Face } from '../../parts/Face.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { auctionOf } from './say.ts';
import { chairOf, useTable, whoOf } from './table.ts';

/** The ten bids by worth; those that are worth the same stand under one bracket. */
const RUNGS: readonly (readonly Bid[])[] = [...new Set(BIDS.map(worthOf))].map(worth =>
  BIDS.filter(bid => worthOf(bid) === worth),
);

type Props = {
  /** The bid that was tapped and waits for its button. */
  picked: Bid | null;
  onPick: (bid: Bid) => void;
};

/** The ladder of bids: passed rungs struck, the standing bid with its holder's face, what may be bid pressable. */
export function Ladder({ picked, onPick }: Props) {
  const table = useTable();
  const { t } = table;
  const standing = auctionOf(table.view.play)?.standing ?? null;
  return (
    <section class="clothed lad" aria-label={t.auction.ladder}>
      <p class="between tiny">
        <span>{t.auction.worth}</span>
        <span>{standing === null ? t.auction.none : t.auction.stands(standing.bid)}</span>
      </p>
      <ol class="ladder">
        {RUNGS.map(bids => (
          <li key={bids[0]} class={bids.length > 1 ? 'rung pair' : 'rung'}>
            <span class="bids">
              {bids.map(bid => (
                <Token key={bid} bid={bid} picked={picked === bid} onPick={onPick} />
              ))}
            </span>
            <span class="worth">
              <span class="num">{worthOf(bids[0] ?? '1u')}</span>
              <span class="vh"> {t.auction.points}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Token({ bid, picked, onPick }: { bid: Bid; picked: boolean; onPick: (bid: Bid) => void }) {
  const table = useTable();
  const { t, ask } = table;
  const standing = auctionOf(table.view.play)?.standing ?? null;
  const stands = standing?.bid === bid;
  const may = (ask?.ask === 'bid' || ask?.ask === 'more') && ask.raises.includes(bid);
  const match = ask?.ask === 'bid' && ask.match && stands;
  const past = standing !== null && !stands && worthOf(bid) <= worthOf(standing.bid);
  const { n, way } = termsOf(bid);
  const look = match ? 'match' : stands ? 'stands' : past ? 'past' : picked ? 'picked' : may ? '' : 'idle';
  return (
    <button
      type="button"
      class={`bid ${look}`}
      aria-disabled={may || match ? undefined : 'true'}
      aria-pressed={may || match ? picked : undefined}
      onClick={() => onPick(bid)}
    >
      <span class="vh">{t.bid(bid)}</span>
      <span aria-hidden="true">
        {n}
        <Icon name={way === 'up' ? 'up' : 'dn'} />
      </span>
      <small aria-hidden="true">{way === 'up' ? t.up : t.down}</small>
      {stands && standing !== null && (
        <span class="flag rise" key={standing.by}>
          <Face chair={chairOf(table, standing.by)} />
        </span>
      )}
      {stands && standing !== null && <span class="vh">{t.auction.heldBy(whoOf(table, standing.by))}</span>}
      {past && <span class="vh">{t.auction.tooLow}</span>}
    </button>
  );
}
