import type { Json } from '../json.ts';
import type { KingState } from './state.ts';

/** What was dealt in every hand, how it was played and what it came to. */
export function story({ draw, done }: KingState): Json {
  return {
    draw,
    hands: done.map(({ dealer, deal, line }) => ({ dealer, deal, ...line })),
  };
}
