import { type Card, heightOf, isSuit, SUITS, type Suit } from '../cards.ts';
import type { HeartsLaw } from './play.ts';

/** The cards of one suit that are still in play: the claimer's, and those that he has not seen. */
type Split = { readonly mine: readonly Card[]; readonly unseen: readonly Card[] };

/**
 * Whether the leader can win every trick that is left, however the unseen cards lie among the three others and
 * whatever they legally play (K62). He leads each trick, since he has won the one before. Three facts decide it.
 *
 * A suit *holds* when, led from the top, none of its cards can be beaten in its own suit. Each lead of it takes at
 * least one unseen card of the suit from whoever has any, so that with k of his and u unseen cards only the first
 * min(k, u) leads meet a danger: each of these must be higher than all unseen ones. Fewer winners do not do: one
 * opponent may have as many unseen cards of the suit as his hand takes, give the lowest first, and throw cards of
 * other suits on other leads, and then his best one survives until he has to lead a card below it. Such an opponent
 * needs nothing for it but the one suit, so that each suit counts by itself.
 *
 * A *trump* that is unseen beats plain cards, unless it is drawn in time. It is, where trumps hold and he has as many
 * as are unseen. With fewer and a plain card, he fails: all unseen trumps may lie in one hand that follows to trumps
 * and is void, or will be by then, in what else he leads. With trumps alone it is enough that they hold.
 *
 * The unseen *king of hearts*, where it is bound, is no danger in other suits and may be none in hearts, which come
 * last because of K25: see `heartsHold`.
 */
export function isProved(
  hand: readonly Card[],
  unseen: readonly Card[],
  trump: Suit | null,
  king: HeartsLaw['king'],
): boolean {
  const splits = SUITS.map(suit => ({ suit, mine: hand.filter(isSuit(suit)), unseen: unseen.filter(isSuit(suit)) }));
  const someSuitRunsDry = splits.some(split => split.suit !== 'H' && split.mine.length > split.unseen.length);
  return splits.every(split => {
    if (split.suit === trump) return holds(split) && (isDrawn(split) || split.mine.length === hand.length);
    if (split.suit === 'H' && king !== 'free') return heartsHold(split, king, someSuitRunsDry);
    return holds(split);
  });
}

function holds({ mine, unseen }: Split): boolean {
  const top = unseen.reduce((height, card) => Math.max(height, heightOf(card)), -1);
  const winners = mine.filter(card => heightOf(card) > top).length;
  return winners >= Math.min(mine.length, unseen.length);
}

const isDrawn = ({ mine, unseen }: Split): boolean => mine.length >= unseen.length;

/**
 * Hearts where the king of hearts is unseen and bound (K26, K27). He leads all other suits first. If he has more cards
 * of one than are unseen, all others are void in it before he gets to hearts, and whoever has the king must have
 * thrown it. Otherwise its holder may have been able to follow all the way and still has it. Then, under `strict`, it
 * falls on the first heart: under the ace, if he leads that, so that the two go together; any other lead loses to it.
 * Under `voidOnly` it is a heart like the others.
 */
function heartsHold(hearts: Split, king: 'strict' | 'voidOnly', someSuitRunsDry: boolean): boolean {
  const { mine, unseen } = hearts;
  if (!unseen.includes('KH')) return holds(hearts);
  const others = unseen.filter(card => card !== 'KH');
  if (someSuitRunsDry) return holds({ mine, unseen: others });
  if (king === 'strict' && mine.includes('AH')) {
    return holds({ mine: mine.filter(card => card !== 'AH'), unseen: others });
  }
  return holds(hearts);
}
