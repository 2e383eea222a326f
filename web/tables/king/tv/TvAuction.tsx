import { OnBid, Rungs, standingOf } from '../Rungs.tsx';
import { Speakers } from '../Speakers.tsx';
import { auctionOf } from '../say.ts';
import { useTable } from '../table.ts';

/** Who sells, who bids, and how high it is by now. Before the first word: whose hand it is. */
export function TvAuction() {
  const table = useTable();
  const { t, view } = table;
  const auction = auctionOf(view.play);
  return (
    <section class="clothed tv-auction">
      {auction !== null && (
        <>
          <Speakers auction={auction} />
          <Rungs label={t.auction.ladder}>
            {bid => (
              <span key={bid} class={`bid ${standingOf(table, bid) ?? ''}`}>
                <OnBid bid={bid} />
              </span>
            )}
          </Rungs>
        </>
      )}
    </section>
  );
}
