import type { Chance } from '../game.ts';
import { seatAfter } from '../seats.ts';
import type { Auction, Contract, KingEvent, KingOptions, PastHand, SheetLine } from './kinds.ts';
import { type Facts, factsOf, type Rest, scoreForfeit, scoreNegative, scorePositive } from './scoring.ts';
import { openHand, scheduleOf } from './setup.ts';
import { advance, type DoneHand, type Hand, type KingState, type KingStep, PLAYERS, type Play } from './state.ts';

/** The hand was played out, ended early, or the rest was claimed. */
export function endPlay(state: KingState, hand: Hand, play: Play, rest: Rest | null, chance: Chance): KingStep {
  const line = lineOf(state.options, hand, play.contract, factsOf(play.tricks, rest));
  const early = hand.cards.some(held => held.length > 0);
  const past: PastHand = { tricks: play.tricks, calls: play.calls, claimer: rest?.to ?? null };
  return endHand(state, hand, { line, early, past }, chance);
}

/** K50: nobody plays. */
export function forfeit(state: KingState, hand: Hand, calls: Auction['calls'], chance: Chance): KingStep {
  const line: SheetLine = { kind: 'positive', scores: scoreForfeit(hand.dealer), contract: 'forfeit' };
  return endHand(state, hand, { line, early: false, past: { tricks: [], calls, claimer: null } }, chance);
}

function lineOf(options: KingOptions, { kind, dealer }: Hand, contract: Contract | null, facts: Facts): SheetLine {
  if (kind !== 'positive') return { kind, scores: scoreNegative(kind, facts) };
  if (contract === null) throw new Error('a positive hand without a contract');
  return { kind, scores: scorePositive(contract, dealer, facts.tricks, options), contract };
}

type Ending = Pick<DoneHand, 'line' | 'past'> & { readonly early: boolean };

/** Writes the line and goes on to the next hand, dealt by the next seat (K6); after the last one the game is over. */
function endHand(state: KingState, hand: Hand, { line, past, early }: Ending, chance: Chance): KingStep {
  const { dealer, deal, number } = hand;
  const ended: KingState = { ...state, done: [...state.done, { dealer, line, deal, past }] };
  const over: KingEvent = { e: 'handOver', line, dealer, early };

  if (number + 1 === scheduleOf(state.options).length) {
    return { state: advance(ended, { name: 'over' }), events: [over, { e: 'over' }] };
  }
  const { phase, events } = openHand(state.options, number + 1, seatAfter(dealer, PLAYERS), chance);
  return { state: advance(ended, phase), events: [over, ...events] };
}
