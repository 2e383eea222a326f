import { type Card, DECK, heightOf, isSuit, type Suit, suitOf } from '../../cards.ts';
import type { Draws } from '../../game.ts';
import type { BySeat, Seat } from '../../seats.ts';
import { at, clockwiseFrom } from '../../seats.ts';
import { beats } from '../../tricks.ts';
import type { KingPhaseView, KingView, Trump, Way } from '../kinds.ts';
import { trumpOf } from '../play.ts';
import { TRICKS } from '../scoring.ts';
import { PLAYERS } from '../state.ts';

export type PlayPhase = Extract<KingPhaseView, { readonly phase: 'play' }>;

/** What one player knows while cards are played, and what he may guess about the cards that he does not see. */
export interface Sight {
  readonly me: Seat;
  readonly mine: readonly Card[];
  /** Cards that may still be in another hand. What fell before the last trick is not remembered, penalty cards excepted. */
  readonly unseen: readonly Card[];
  readonly unseenIn: Readonly<Record<Suit, readonly Card[]>>;
  readonly left: BySeat<number>;
  /** The number of the trick, from 0. */
  readonly number: number;
  readonly trick: readonly Card[];
  /** The card that wins the trick so far. */
  readonly winning: Card | null;
  /** Who plays to this trick after me. */
  readonly after: readonly Seat[];
  readonly way: Way;
  readonly trump: Suit | null;
}

/** What a seat knows, by its look and nothing else. */
export function sightOf(view: KingView, play: PlayPhase, me: Seat): Sight {
  const seen = new Set([...view.mine, ...play.trick, ...(view.last?.cards ?? []), ...view.taken.flat()]);
  const order = [play.leader, ...clockwiseFrom(play.leader, PLAYERS)].slice(0, PLAYERS);
  const winner = play.winning === null ? undefined : play.trick[order.indexOf(play.winning)];
  return {
    me,
    mine: view.mine,
    ...unseenBy(seen),
    left: view.left,
    number: view.tricks.reduce((sum, tricks) => sum + tricks, 0),
    trick: play.trick,
    winning: winner ?? null,
    after: order.slice(order.indexOf(me) + 1),
    way: play.contract?.way ?? 'down',
    trump: trumpOf(play.contract),
  };
}

/** A hand of 13 cards of which none has been played, as it would be up with this trump, or down. */
export function sightOfDeal(mine: readonly Card[], way: Way, trump: Trump = 'NT'): Sight {
  return {
    me: 0,
    mine,
    ...unseenBy(new Set(mine)),
    left: [TRICKS, TRICKS, TRICKS, TRICKS],
    number: 0,
    trick: [],
    winning: null,
    after: [1, 2, 3],
    way,
    trump: trump === 'NT' ? null : trump,
  };
}

function unseenBy(seen: ReadonlySet<Card>): Pick<Sight, 'unseen' | 'unseenIn'> {
  const unseen = DECK.filter(card => !seen.has(card));
  return {
    unseen,
    unseenIn: { S: inSuit(unseen, 'S'), H: inSuit(unseen, 'H'), D: inSuit(unseen, 'D'), C: inSuit(unseen, 'C') },
  };
}

/** How likely it is that a seat holds one given unseen card. */
export const chanceOf = (sight: Sight, seat: Seat): number =>
  sight.unseen.length === 0 ? 0 : Math.min(1, at(sight.left, seat) / sight.unseen.length);

/** How likely it is that a seat holds none of so many unseen cards. */
export const chanceOfNone = (sight: Sight, seat: Seat, cards: number): number => (1 - chanceOf(sight, seat)) ** cards;

/** How likely it is that one given unseen card is still in play. */
export const chanceAlive = (sight: Sight): number => {
  const held = sight.left.reduce((sum, cards, seat) => (seat === sight.me ? sum : sum + cards), 0);
  return sight.unseen.length === 0 ? 0 : Math.min(1, held / sight.unseen.length);
};

export const inSuit = (cards: readonly Card[], suit: Suit): readonly Card[] => cards.filter(isSuit(suit));

/** The unseen cards of its suit that are higher than this card. */
export const above = (sight: Sight, card: Card): readonly Card[] =>
  sight.unseenIn[suitOf(card)].filter(other => heightOf(other) > heightOf(card));

/** The unseen cards of its suit that are lower than this card. */
export const below = (sight: Sight, card: Card): readonly Card[] =>
  sight.unseenIn[suitOf(card)].filter(other => heightOf(other) < heightOf(card));

/** Whether a card played now would be the best of the trick so far. */
export const wouldLead = (sight: Sight, card: Card): boolean =>
  sight.winning === null || beats(card, sight.winning, sight.trump);

export const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.filter(other => other !== card);

/** The best of some things by a number; draws decide between equals. */
export function best<T>(things: readonly T[], worthOf: (thing: T) => number, draws: Draws): T {
  const judged = things.map(thing => ({ thing, worth: worthOf(thing) }));
  const most = Math.max(...judged.map(({ worth }) => worth));
  const equals = judged.filter(({ worth }) => worth > most - 1e-9);
  const chosen = equals[equals.length > 1 ? draws.below(equals.length) : 0];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen.thing;
}
