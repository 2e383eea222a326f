import type { BySeat } from './seats.ts';

/** The place of each seat by its score, the highest first: equals share the better place, as in 1, 1, 3, 4. */
export function placesOf(scores: BySeat<number>): BySeat<number> {
  return scores.map(score => 1 + scores.filter(other => other > score).length);
}
