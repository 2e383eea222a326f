import type { Chance } from '../game.ts';
import { type BySeat, seatAfter } from '../seats.ts';
import type { Contract, KingEvent, SheetLine } from './kinds.ts';
import { factsOf, type Rest, scoreForfeit, scoreNegative, scorePositive } from './scoring.ts';
import { openHand, scheduleOf } from './setup.ts';
import { advance, type DoneHand, type Hand, type KingState, type KingStep, PLAYERS, type Play } from './state.ts';

/** The hand was played out, ended early, or the rest was claimed. */
export function endPlay(state: KingState, hand: Hand, play: Play, rest: Rest | null, chance: Chance): KingStep {
  const facts = factsOf(play.tricks, rest);
  const { contract } = play;
  const scores = scoresOf(state, hand, contract, facts);
  const early = hand.cards.some(held => held.length > 0);
  return endHand(state, hand, { contract, scores, early, last: play.tricks.at(-1) ?? null }, chance);
}

/** K50: nobody plays. */
export function forfeit(state: KingState, hand: Hand, chance: Chance): KingStep {
  const scores = scoreForfeit(hand.dealer);
  return endHand(state, hand, { contract: 'forfeit', scores, early: false, last: null }, chance);
}

function scoresOf(
  { options }: KingState,
  { kind, dealer }: Hand,
  contract: Contract | null,
  facts: ReturnType<typeof factsOf>,
): BySeat<number> {
  if (kind !== 'positive') return scoreNegative(kind, facts);
  if (contract === null) throw new Error('a positive hand without a contract');
  return scorePositive(contract, dealer, facts.tricks, options);
}

type Ending = Pick<SheetLine, 'contract' | 'scores'> & Pick<DoneHand, 'last'> & { readonly early: boolean };

/** Writes the line and goes on to the next hand, dealt by the next seat (K6); after the last one the game is over. */
function endHand(state: KingState, hand: Hand, ending: Ending, chance: Chance): KingStep {
  const { contract, scores, early, last } = ending;
  const { kind, dealer, deal, number } = hand;
  const line: SheetLine = { kind, dealer, scores, contract };
  const ended: KingState = { ...state, done: [...state.done, { line, deal, last }] };
  const over: KingEvent = { e: 'handOver', line, early };

  if (number + 1 === scheduleOf(state.options).length) {
    return { state: advance(ended, { name: 'over' }), events: [over, { e: 'over' }] };
  }
  const { phase, events } = openHand(state.options, number + 1, seatAfter(dealer, PLAYERS), chance);
  return { state: advance(ended, phase), events: [over, ...events] };
}
