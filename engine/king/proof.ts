import { type Card, heightOf, isSuit, SUITS, type Suit } from '../cards.ts';
import type { HeartsLaw } from './play.ts';

/** Cards of one suit: the claimer's, and those that he has not seen. */
type Split = { readonly mine: readonly Card[]; readonly unseen: readonly Card[] };

/** TODO */
export function isProved(
  mine: readonly Card[],
  unseen: readonly Card[],
  trump: Suit | null,
  king: HeartsLaw['king'],
): boolean {
  const suits = SUITS.map(suit => ({
    suit,
    mine: mine.filter(isSuit(suit)),
    unseen: unseen.filter(isSuit(suit)),
  }));
  const kingFalls = suits.some(split => split.suit !== 'H' && split.mine.length > split.unseen.length);
  return suits.every(split => {
    if (split.suit === trump) return holds(split) && drawsTrumps(split, mine);
    if (split.suit === 'H' && king !== 'free') return holdsHearts(split, king, kingFalls);
    return holds(split);
  });
}

function holds({ mine, unseen }: Split): boolean {
  const top = unseen.reduce((height, card) => Math.max(height, heightOf(card)), -1);
  const winners = mine.filter(card => heightOf(card) > top).length;
  return winners >= Math.min(mine.length, unseen.length);
}

function drawsTrumps(trumps: Split, hand: readonly Card[]): boolean {
  return trumps.mine.length >= trumps.unseen.length || trumps.mine.length === hand.length;
}

function holdsHearts(hearts: Split, king: 'strict' | 'voidOnly', kingFalls: boolean): boolean {
  const { mine, unseen } = hearts;
  if (!unseen.includes('KH')) return holds(hearts);
  const rest = unseen.filter(card => card !== 'KH');
  if (kingFalls) return holds({ mine, unseen: rest });
  if (king === 'strict' && mine.includes('AH'))
    return holds({ mine: mine.filter(card => card !== 'AH'), unseen: rest });
  return holds(hearts);
}
