import type { ComponentChildren } from 'preact';
import { termsOf, worthOf } from '../../../engine/king/bids.ts';
import { BIDS, type Bid } from '../../../engine/king/kinds.ts';
import { Face } from '../../parts/Face.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { chairAt, whoAt } from '../../parts/people.ts';
import { auctionOf } from './say.ts';
import { type KingAtTable, useTable } from './table.ts';

/** The ten bids by worth; those that are worth the same stand under one bracket. */
const RUNGS: readonly (readonly Bid[])[] = [...new Set(BIDS.map(worthOf))].map(worth =>
  BIDS.filter(bid => worthOf(bid) === worth),
);

/** The ladder of bids, and what each is worth. */
export function Rungs({ label, children }: { label?: string; children: (bid: Bid) => ComponentChildren }) {
  const { t } = useTable();
  return (
    <ol class="ladder" aria-label={label}>
      {RUNGS.map(bids => (
        <li key={bids[0]} class={bids.length > 1 ? 'rung pair' : 'rung'}>
          <span class="bids">{bids.map(children)}</span>
          <span class="worth">
            <span class="num">{worthOf(bids[0] ?? '1u')}</span>
            <span class="vh"> {t.auction.points}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** How a bid stands in the auction: the standing one, one that is too low by now, or neither. */
export function standingOf({ view }: KingAtTable, bid: Bid): 'stands' | 'past' | null {
  const standing = auctionOf(view.play)?.standing ?? null;
  if (standing === null) return null;
  if (standing.bid === bid) return 'stands';
  return worthOf(bid) <= worthOf(standing.bid) ? 'past' : null;
}

/** What stands on a bid: its terms, and how it stands, with its holder's face. */
export function OnBid({ bid }: { bid: Bid }) {
  const table = useTable();
  const { t, view } = table;
  const holder = auctionOf(view.play)?.standing?.by ?? null;
  const how = standingOf(table, bid);
  const { n, way } = termsOf(bid);
  return (
    <>
      <span class="vh">{t.bid(bid)}</span>
      <span aria-hidden="true">
        {n}
        <Icon name={way === 'up' ? 'up' : 'dn'} />
      </span>
      <small aria-hidden="true">{way === 'up' ? t.up : t.down}</small>
      {how === 'stands' && holder !== null && (
        <>
          <span class="flag rise" key={holder}>
            <Face chair={chairAt(table, holder)} />
          </span>
          <span class="vh">{t.auction.heldBy(whoAt(table, holder))}</span>
        </>
      )}
      {how === 'past' && <span class="vh">{t.auction.tooLow}</span>}
    </>
  );
}
