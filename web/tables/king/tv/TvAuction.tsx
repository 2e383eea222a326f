import { termsOf, worthOf } from '../../../../engine/king/bids.ts';
import { BIDS, type Bid } from '../../../../engine/king/kinds.ts';
import { Face } from '../../../parts/Face.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Speakers } from '../Speakers.tsx';
import { auctionOf } from '../say.ts';
import { chairOf, useTable, whoOf } from '../table.ts';

/** The bids by worth; those that are worth the same stand together. */
const RUNGS: readonly (readonly Bid[])[] = [...new Set(BIDS.map(worthOf))].map(worth =>
  BIDS.filter(bid => worthOf(bid) === worth),
);

/** Who sells, who bids, and how high it is by now. Before the first word: whose hand it is. */
export function TvAuction() {
  const { t, view } = useTable();
  const auction = auctionOf(view.play);
  return (
    <section class="clothed tv-auction">
      {auction !== null && <Speakers auction={auction} />}
      {auction !== null && (
        <ol class="ladder" aria-label={t.auction.ladder}>
          {RUNGS.map(bids => (
            <li key={bids[0]} class={bids.length > 1 ? 'rung pair' : 'rung'}>
              <span class="bids">
                {bids.map(bid => (
                  <Rung key={bid} bid={bid} />
                ))}
              </span>
              <span class="worth">
                <span class="num">{worthOf(bids[0] ?? '1u')}</span>
                <span class="vh"> {t.auction.points}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Rung({ bid }: { bid: Bid }) {
  const table = useTable();
  const { t } = table;
  const standing = auctionOf(table.view.play)?.standing ?? null;
  const stands = standing?.bid === bid;
  const past = standing !== null && !stands && worthOf(bid) <= worthOf(standing.bid);
  const { n, way } = termsOf(bid);
  return (
    <span class={`bid ${stands ? 'stands' : past ? 'past' : ''}`}>
      <span class="vh">{t.bid(bid)}</span>
      <span aria-hidden="true">
        {n}
        <Icon name={way === 'up' ? 'up' : 'dn'} />
      </span>
      <small aria-hidden="true">{way === 'up' ? t.up : t.down}</small>
      {stands && standing !== null && (
        <span class="flag rise" key={standing.by}>
          <Face chair={chairOf(table, standing.by)} />
          <span class="vh">{t.auction.heldBy(whoOf(table, standing.by))}</span>
        </span>
      )}
      {past && <span class="vh">{t.auction.tooLow}</span>}
    </span>
  );
}
