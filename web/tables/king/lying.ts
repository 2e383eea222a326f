import type { KingNews, KingView } from '../../../engine/king/kinds.ts';
import { auctionOf, playedBy } from './say.ts';

/** What lies on the table, as it came there: the trick so far, or the last one; in the first one what is played as well. */
export function lying({ hand, dealer, play, last }: KingView): readonly KingNews[] {
  const dealt: KingNews = { e: 'deal', hand, dealer };
  if (play.phase !== 'play') return (auctionOf(play)?.standing ?? null) === null ? [dealt] : [];
  const { contract, leader, trick } = play;
  const cards = trick.map((card, index): KingNews => ({ e: 'play', seat: playedBy(leader, index), card }));
  if (last !== null) return cards.length > 0 ? cards : [{ e: 'trick', trick: last }];
  return [dealt, ...(contract === null ? [] : [{ e: 'contract', contract } as const]), ...cards];
}
