import { numbersOf } from '../dice.ts';
import type { Chance, Step } from '../game.ts';
import { at, type BySeat, type Seat } from '../seats.ts';
import type { DiceAsk, DiceKinds, DiceRefusal, Pick } from './kinds.ts';
import { endRound, nothingSealed } from './rounds.ts';
import { carryOut, settle } from './settle.ts';
import { type DiceState, seatsIn, toPlay, turnsLeft } from './state.ts';

/** The commoners' form: five turns a round; in each, everybody with dice to play seals one of them or sits out. */
export function askForPick(state: DiceState, seat: Seat): DiceAsk {
  return {
    ask: 'pick',
    dice: numbersOf(at(state.hands, seat).fresh),
    maySitOut: refusePick(state, seat, 'satOut') === null,
    toPlay: toPlay(state, seat),
    turnsLeft: turnsLeft(state),
  };
}

/** Why a number may not be picked, or a turn not be sat out, or null. */
export function refusePick(state: DiceState, seat: Seat, pick: Pick): DiceRefusal | null {
  if (pick === 'satOut') return turnsLeft(state) > toPlay(state, seat) ? null : 'may-not-sit-out'; // D19
  if (at(state.hands, seat).fresh.includes(pick)) return null;
  return at(state.round.rolls, seat).includes(pick) ? 'already-played' : 'not-your-dice'; // D21
}

/** Settles the turn, and ends the round once at most one player has dice left to play in it (D22). */
export function revealPicks(state: DiceState, picks: BySeat<Pick | null>, chance: Chance): Step<DiceKinds> {
  const settled = carryOut(state, settle(picks));
  const { number, places } = settled.round;
  const reveal = { e: 'reveal', round: number, turn: places.length } as const;
  const withDice = seatsIn(settled).filter(seat => toPlay(settled, seat) > 0);
  if (withDice.length > 1) {
    return { state: { ...settled, now: nothingSealed(state.options, picks.length) }, events: [reveal] };
  }
  const ended = endRound(settled, chance);
  return { state: ended.state, events: [reveal, ...ended.events] };
}
