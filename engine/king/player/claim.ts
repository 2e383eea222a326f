import type { Card } from '../../cards.ts';
import type { HandKind, Trump } from '../kinds.ts';
import type { HeartsLaw } from '../play.ts';
import { isProved } from '../proof.ts';
import type { Sight } from './count.ts';

/** A claim is worth making where tricks earn points, and where nothing unseen can win one. */
export function mayClaimAll({ mine, unseen, contract }: Sight): boolean {
  return contract?.way === 'up' && mine.length > 1 && isProved(mine, unseen, suitOrNull(contract.trump), 'free');
}

/** The rule for built-in players: they agree exactly when their own cards can win no trick from the claimer's. */
export function agreesTo(claimed: readonly Card[], { mine, trump }: Sight, kind: HandKind): boolean {
  return isProved(claimed, mine, suitOrNull(trump), kingLawOf(kind));
}

const suitOrNull = (trump: Trump) => (trump === 'NT' ? null : trump);

/** A look does not name the house rules: the default is taken, which differs only in claims over the ace of hearts. */
function kingLawOf(kind: HandKind): HeartsLaw['king'] {
  return kind === 'noKingOfHearts' || kind === 'quick25' ? 'strict' : 'free';
}
