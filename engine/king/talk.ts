import type { Chance } from '../game.ts';
import { type Seat, seatAfter } from '../seats.ts';
import type { Setting } from './auction.ts';
import { forfeit } from './ending.ts';
import type { Auction, Contract, KingEvent, KingMove, KingOptions } from './kinds.ts';
import { advance, type Hand, type KingState, type KingStep, openPlay, type PhaseOf, PLAYERS } from './state.ts';
import { callOf, say } from './upshot.ts';

export const settingOf = ({ options }: KingState, { hand, talk }: PhaseOf<'talk'>): Setting => ({
  options,
  beneficiary: hand.dealer,
  talk,
});

/** A legal call: the talk goes on, the play begins, or the hand is forfeited. */
export function speak(state: KingState, phase: PhaseOf<'talk'>, seat: Seat, move: KingMove, chance: Chance): KingStep {
  const { hand } = phase;
  const call = callOf(move);
  const called: readonly KingEvent[] = call === null ? [] : [{ e: 'call', seat, call }];
  const calls = call === null ? phase.talk.calls : [...phase.talk.calls, { seat, call }];
  const upshot = say(settingOf(state, phase), seat, move);
  switch (upshot.kind) {
    case 'talk':
      return { state: advance(state, { name: 'talk', hand, talk: upshot.talk }), events: called };
    case 'contract':
      return begin(state, hand, upshot.contract, calls, called);
    case 'forfeit':
      return forfeit(state, hand, calls, chance);
  }
}

function begin(
  state: KingState,
  hand: Hand,
  contract: Contract,
  calls: Auction['calls'],
  called: readonly KingEvent[],
): KingStep {
  const play = openPlay(firstLeader(state.options, hand.dealer, contract), contract, calls);
  return { state: advance(state, { name: 'play', hand, play }), events: [...called, { e: 'contract', contract }] };
}

/** K8, K9. */
export function firstLeader({ positiveLead }: KingOptions, dealer: Seat, { by }: Contract): Seat {
  switch (positiveLead) {
    case 'dealer':
      return dealer;
    case 'contractHolder':
      return by;
    case 'leftOfDealer':
      return seatAfter(dealer, PLAYERS);
  }
}
