import type { Card } from '../../../engine/cards.ts';
import type { KingNews, KingView, Trick } from '../../../engine/king/kinds.ts';
import type { KingLook } from '../../../party/protocol.ts';
import { paced } from '../../device/preferences.ts';

/** How long a finished trick, or a granted claim, stays to be seen. A tap ends it. */
export const TRICK_MS = 2000;
const CLAIM_MS = 3000;

/** What the table shows while a look is held: the moment that has just passed, not yet what came after it. */
export type Moment =
  | { readonly kind: 'trick'; readonly trick: Trick; readonly view: KingView }
  | { readonly kind: 'claim'; readonly ended: NewsOf<'claimEnded'>; readonly view: KingView };

/** How long a look with these news should be held. */
export function holdMs({ news }: KingLook): number {
  if (newsOf(news, 'trick') !== null) return paced(TRICK_MS);
  return newsOf(news, 'claimEnded') === null ? 0 : paced(CLAIM_MS);
}

/** The moment that a held look lets be seen, drawn on what the table showed before. */
export function momentOf({ news, view }: KingLook, before: KingLook | null): Moment | null {
  const finished = newsOf(news, 'trick');
  if (finished !== null) {
    const { trick } = finished;
    return { kind: 'trick', trick, view: withTrick(before?.view ?? view, trick) };
  }
  const ended = newsOf(news, 'claimEnded');
  return ended === null ? null : { kind: 'claim', ended, view: before?.view ?? view };
}

/** A table on which this trick lies, complete. */
function withTrick(view: KingView, trick: Trick): KingView {
  if (view.play.phase !== 'play') return view;
  const played = trick.cards;
  return {
    ...view,
    mine: without(view.mine, played),
    play: { ...view.play, leader: trick.leader, trick: played, winning: trick.winner, claim: null },
  };
}

const without = (hand: readonly Card[], played: readonly Card[]): readonly Card[] =>
  hand.filter(card => !played.includes(card));

type NewsOf<E extends KingNews['e']> = Extract<KingNews, { readonly e: E }>;

export function newsOf<E extends KingNews['e']>(news: readonly KingNews[], e: E): NewsOf<E> | null {
  return news.find((item): item is NewsOf<E> => item.e === e) ?? null;
}
