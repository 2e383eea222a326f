import { type Card, type Suit, suitOf } from '../cards.ts';
import type { Chance } from '../game.ts';
import { at, put, type Seat, seatAfter } from '../seats.ts';
import { followsSuit, isVoid, suitLed, winningPlace } from '../tricks.ts';
import { endPlay } from './ending.ts';
import type { Contract, HandKind, KingAsk, KingEvent, KingMove, KingOptions, KingRefusal, Trick } from './kinds.ts';
import { hasPenaltyCards, isPenalty } from './scoring.ts';
import { advance, type Hand, type KingState, type KingStep, type PhaseOf, PLAYERS, type Play } from './state.ts';

type PlayPhase = PhaseOf<'play'>;

/** Who plays the next card. */
export const toPlay = ({ leader, trick }: Play): Seat => seatAfter(leader, PLAYERS, trick.length);

export const trumpOf = (contract: Contract | null): Suit | null =>
  contract === null || contract.trump === 'NT' ? null : contract.trump;

/** Who is winning the trick on the table, or null before its first card. */
export function winningSeat({ leader, trick, contract }: Play): Seat | null {
  return trick.length === 0 ? null : seatAfter(leader, PLAYERS, winningPlace(trick, trumpOf(contract)));
}

/** How hearts bind in one kind of hand (K25, K26). */
export type HeartsLaw = {
  readonly noHeartLeads: boolean;
  readonly king: KingOptions['kingOfHearts'] | 'free';
};

/** The law of a hand under the rules of the house. */
export function heartsLawOf(kind: HandKind, kingOfHearts: KingOptions['kingOfHearts']): HeartsLaw {
  switch (kind) {
    case 'noHearts':
      return { noHeartLeads: true, king: 'free' };
    case 'noKingOfHearts':
    case 'quick25':
      return { noHeartLeads: true, king: kingOfHearts };
    default:
      return { noHeartLeads: false, king: 'free' };
  }
}

/** Why a card of this hand may not be played to the suit led, or null (K10, K11, K25, K26). */
export function refuseCard(card: Card, hand: readonly Card[], led: Suit | null, law: HeartsLaw): KingRefusal | null {
  if (!hand.includes(card)) return 'not-your-card';
  if (!followsSuit(hand, led, card)) return 'must-follow';
  if (led === null && law.noHeartLeads && !mayLead(card, hand)) return 'no-heart-lead';
  if (card !== 'KH' && kingMustGo(hand, led, law)) return 'must-play-king';
  return null;
}

const mayLead = (card: Card, hand: readonly Card[]): boolean => suitOf(card) !== 'H' || onlyHearts(hand);
const onlyHearts = (hand: readonly Card[]): boolean => hand.every(card => suitOf(card) === 'H');

/** K26: whenever it is legal itself. K27, voidOnly: when its holder is void in another suit led. */
function kingMustGo(hand: readonly Card[], led: Suit | null, { king }: HeartsLaw): boolean {
  if (king === 'free' || !hand.includes('KH')) return false;
  if (led !== null && led !== 'H') return isVoid(hand, led);
  return king === 'strict' && (led === 'H' || onlyHearts(hand));
}

/** Why whoever is to play may not play a card, or null, card by card. */
function refusing({ options }: KingState, { hand, play }: PlayPhase): (card: Card) => KingRefusal | null {
  const held = at(hand.cards, toPlay(play));
  const led = suitLed(play.trick);
  const law = heartsLawOf(hand.kind, options.kingOfHearts);
  return card => refuseCard(card, held, led, law);
}

/** Why a card may not be played, or the rest not be claimed, or null. */
export function refusePlay(state: KingState, phase: PlayPhase, seat: Seat, move: KingMove): KingRefusal | null {
  const { play } = phase;
  const mine = seat === toPlay(play);
  switch (move.do) {
    case 'play':
      return mine ? refusing(state, phase)(move.card) : 'not-now';
    case 'claim':
      if (!mine || play.trick.length > 0) return 'not-the-leader';
      return play.claimRefused ? 'claimed-already' : null;
    default:
      return 'not-now';
  }
}

/** What whoever is to play may do. All is asked of `refusing`, so that the two agree. */
export function askPlay(state: KingState, phase: PlayPhase, seat: Seat): KingAsk {
  const cards: Card[] = [];
  const not: { readonly why: KingRefusal; readonly cards: Card[] }[] = [];
  const refusal = refusing(state, phase);
  for (const card of at(phase.hand.cards, seat)) {
    const why = refusal(card);
    const group = why === null ? cards : not.find(other => other.why === why)?.cards;
    if (group !== undefined) group.push(card);
    else if (why !== null) not.push({ why, cards: [card] });
  }
  return {
    ask: 'play',
    cards,
    not,
    mayClaim: refusePlay(state, phase, seat, { do: 'claim' }) === null,
  };
}

/** A legal card is played; the fourth completes the trick. */
export function playCard(
  state: KingState,
  { hand, play }: PlayPhase,
  seat: Seat,
  card: Card,
  chance: Chance,
): KingStep {
  const held: Hand = {
    ...hand,
    cards: put(
      hand.cards,
      seat,
      at(hand.cards, seat).filter(other => other !== card),
    ),
  };
  const trick = [...play.trick, card];
  const played: KingEvent = { e: 'play', seat, card };
  if (trick.length < PLAYERS) {
    const phase = { name: 'play', hand: held, play: { ...play, trick, claimRefused: false } } as const;
    return { state: advance(state, phase), events: [played] };
  }
  const { state: next, events } = endTrick(state, held, { ...play, trick }, chance);
  return { state: next, events: [played, ...events] };
}

/** The winner takes the trick and leads to the next one, unless the hand is over (K13, K28). */
function endTrick(
  state: KingState,
  hand: Hand,
  { contract, calls, leader, trick: cards, tricks }: Play,
  chance: Chance,
): KingStep {
  const winner = seatAfter(leader, PLAYERS, winningPlace(cards, trumpOf(contract)));
  const trick: Trick = { leader, cards, winner };
  const play: Play = { contract, calls, leader: winner, trick: [], tricks: [...tricks, trick], claimRefused: false };
  const taken: KingEvent = { e: 'trick', trick };
  if (!isOver(state.options, hand)) {
    return { state: advance(state, { name: 'play', hand, play }), events: [taken] };
  }
  const { state: next, events } = endPlay(state, hand, play, null, chance);
  return { state: next, events: [taken, ...events] };
}

/** After a trick: no card is left, or none that costs anything and the house does not play it out (K28, K29). */
function isOver({ playOut }: KingOptions, { kind, cards }: Hand): boolean {
  if (cards.every(held => held.length === 0)) return true;
  if (kind === 'positive' || playOut === 'on' || !hasPenaltyCards(kind)) return false;
  return !cards.some(held => held.some(card => isPenalty(kind, card)));
}
