import type { Card } from '../../cards.ts';
import type { HeartsLaw } from '../play.ts';
import { isProved } from '../proof.ts';
import type { Sight } from './count.ts';

/** A claim is worth making where tricks earn points and nothing unseen can win one: it is granted at once. */
export const mayClaimAll = ({ mine, unseen, way, trump }: Sight): boolean =>
  way === 'up' && mine.length > 1 && isProved(mine, unseen, trump, 'free');

/** K66: agrees exactly when its own cards can win no trick from the claimer's. */
export const agreesTo = (claimed: readonly Card[], { mine, trump }: Sight, king: HeartsLaw['king']): boolean =>
  isProved(claimed, mine, trump, king);
