import type { Card } from '../../cards.ts';
import type { HandKind } from '../kinds.ts';
import type { HeartsLaw } from '../play.ts';
import { isProved } from '../proof.ts';
import type { Sight } from './count.ts';

/** A claim is worth making where tricks earn points and nothing unseen can win one: it is granted at once. */
export const mayClaimAll = ({ mine, unseen, way, trump }: Sight): boolean =>
  way === 'up' && mine.length > 1 && isProved(mine, unseen, trump, 'free');

/** K66: agrees exactly when its own cards can win no trick from the claimer's. */
export const agreesTo = (claimed: readonly Card[], { mine, trump }: Sight, kind: HandKind): boolean =>
  isProved(claimed, mine, trump, kingLawOf(kind));

/**
 * A look does not name the house rules, so that K26 is taken to hold as it stands. With voidOnly (K27) that differs in
 * one position: king and other hearts against the ace, when all else was followed to.
 */
const kingLawOf = (kind: HandKind): HeartsLaw['king'] =>
  kind === 'noKingOfHearts' || kind === 'quick25' ? 'strict' : 'free';
