import type { Viewer } from '../game.ts';
import { type Json, never } from '../json.ts';
import { at, type Seat } from '../seats.ts';
import type { DiceEvent, DiceNews, DiceView, Order, PastRound, Pick } from './kinds.ts';
import {
  type DiceState,
  deciding,
  type FinishedRound,
  hasSealed,
  isDie,
  type Round,
  seatsIn,
  toPlay,
} from './state.ts';

/** How many finished rounds the view counts the dice of: a look stays small however long the game. */
export const HISTORY = 12;

/** Everybody sees counts and what was revealed; numbers that were not revealed are their owner's alone (D27). */
export function view(state: DiceState, viewer: Viewer): DiceView {
  const { round, past, hands, now } = state;
  const seats = seatsIn(state);
  const finished = past.slice(-HISTORY);
  const still = deciding(state);
  return {
    round: round.number,
    turn: now.phase === 'picking' ? round.places.length + 1 : null,
    held: hands.map(hand => hand.fresh.length + hand.kept),
    aside: hands.map(hand => hand.aside),
    toPlay: seats.map(seat => (still.includes(seat) ? toPlay(state, seat) : 0)),
    sealed: seats.map(seat => hasSealed(state, seat)),
    discarded: state.discarded,
    out: state.out,
    mine: typeof viewer === 'number' ? mine(state, viewer) : { dice: [], sealed: null },
    shown: shown(lastRevealed(round, past)),
    history: { from: finished[0]?.number ?? 1, dice: finished.map(({ left }) => left) },
  };
}

function mine({ hands, now }: DiceState, seat: Seat): DiceView['mine'] {
  const sealed = now.phase === 'over' ? null : at<Order | Pick | null>(now.sealed, seat);
  return { dice: at(hands, seat).fresh, sealed };
}

/** A round's reveal stays until the first one of the next round (D28). */
function lastRevealed(round: Round, past: readonly FinishedRound[]): Round | null {
  return round.places.length > 0 ? round : (past.at(-1) ?? null);
}

/** Of the rolls only how many they were: numbers come from what was laid. */
function shown(round: Round | null): PastRound | null {
  if (round === null) return null;
  const { number, rolls, places } = round;
  return {
    round: number,
    before: rolls.map(roll => roll.length),
    places: places.map(({ dice, winner, taken, gone }) => ({ dice, winner, taken, gone })),
  };
}

/** What was revealed in a finished round; null for any other. */
export const past = ({ past: finished }: DiceState, number: number): PastRound | null =>
  shown(finished[number - 1] ?? null);

/** Of a roll everybody is told the own dice, of a seal that there is one (D7); all else is open. */
export function tell(event: DiceEvent, viewer: Viewer): DiceNews | null {
  switch (event.e) {
    case 'roll':
      return { e: 'roll', round: event.round, mine: typeof viewer === 'number' ? at(event.rolls, viewer) : [] };
    case 'seal':
      return { e: 'seal', seat: event.seat };
    case 'reveal':
      return { e: 'reveal', round: event.round, turn: event.turn };
    case 'out':
      return { e: 'out', seat: event.seat, round: event.round };
    case 'over':
      return { e: 'over', how: event.how };
    default:
      return never(event);
  }
}

/** Every roll, and each round's orders as they were revealed, by seat; a commoner's order lists his turns (D29). */
export function story(state: DiceState): Json {
  return {
    rounds: state.past.map(({ number, rolls, places, left }) => ({
      round: number,
      rolls,
      orders: seatsIn(state).map(seat =>
        places.map(({ dice }) => {
          const laid = at(dice, seat);
          return isDie(laid) ? laid : null;
        }),
      ),
      left,
    })),
  };
}
