import type { Chance } from '../game.ts';
import { at, type Seat, seatsOf } from '../seats.ts';
import { endPlay } from './ending.ts';
import type { KingEvent, KingMove, KingRefusal } from './kinds.ts';
import { heartsLawOf, trumpOf } from './play.ts';
import { isProved } from './proof.ts';
import { advance, type Hand, type KingState, type KingStep, type PhaseOf, PLAYERS, type Play } from './state.ts';

/** The leader claims: granted at once when it is proved (K62), otherwise the others are asked (K63). */
export function claim(state: KingState, { hand, play }: PhaseOf<'play'>, chance: Chance): KingStep {
  const seat = play.leader;
  const claimed: KingEvent = { e: 'claim', seat };
  if (!isClaimProved(state, hand, play)) {
    return { state: advance(state, { name: 'claim', hand, play, agreed: [] }), events: [claimed] };
  }
  const { state: next, events } = grant(state, hand, play, 'proved', chance);
  return { state: next, events: [claimed, ...events] };
}

/** What he has not seen is what the three others hold between them; who holds which of it is not asked. */
function isClaimProved({ options }: KingState, hand: Hand, { leader, contract }: Play): boolean {
  const unseen = hand.cards.flatMap((held, seat) => (seat === leader ? [] : held));
  const { king } = heartsLawOf(hand.kind, options.kingOfHearts);
  return isProved(at(hand.cards, leader), unseen, trumpOf(contract), king);
}

/** Those who have not agreed yet, in seat order. */
export function claimAwaits({ play, agreed }: PhaseOf<'claim'>): readonly Seat[] {
  return seatsOf(PLAYERS).filter(seat => seat !== play.leader && !agreed.includes(seat));
}

/** The others agree or object, each once (K63). */
export function refuseAnswer(phase: PhaseOf<'claim'>, seat: Seat, move: KingMove): KingRefusal | null {
  const answers = move.do === 'agree' || move.do === 'object';
  return answers && claimAwaits(phase).includes(seat) ? null : 'not-now';
}

/** The first refusal ends the claim (K64), the third agreement grants it (K65). Until then the turn stays the same. */
export function answer(
  state: KingState,
  phase: PhaseOf<'claim'>,
  seat: Seat,
  agrees: boolean,
  chance: Chance,
): KingStep {
  const { hand, play } = phase;
  if (!agrees) {
    const ended: KingEvent = { e: 'claimEnded', seat: play.leader, how: 'refused', by: seat };
    const refused: Play = { ...play, claimRefused: true };
    return { state: advance(state, { name: 'play', hand, play: refused }), events: [ended] };
  }
  const agreed = seatsOf(PLAYERS).filter(other => other === seat || phase.agreed.includes(other));
  if (agreed.length === PLAYERS - 1) return grant(state, hand, play, 'agreed', chance);
  return { state: { ...state, phase: { ...phase, agreed } }, events: [] };
}

function grant(state: KingState, hand: Hand, play: Play, how: 'proved' | 'agreed', chance: Chance): KingStep {
  const ended: KingEvent = { e: 'claimEnded', seat: play.leader, how, by: null };
  const { state: next, events } = endPlay(state, hand, play, { to: play.leader, cards: hand.cards.flat() }, chance);
  return { state: next, events: [ended, ...events] };
}
