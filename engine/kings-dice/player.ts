import { pick as oneOf } from '../chance.ts';
import type { Die } from '../dice.ts';
import type { Draws, Player } from '../game.ts';
import { seatsOf } from '../seats.ts';
import { type DiceAsk, type DiceKinds, type DiceMove, PLACES } from './kinds.ts';
import { type Pace, paceOfOthers } from './pace.ts';

type AskToPlace = Extract<DiceAsk, { readonly ask: 'place' }>;
type AskToPick = Extract<DiceAsk, { readonly ask: 'pick' }>;

/**
 * Sorts dice out by strength and leaves everything else to the lot, so that nobody can compute what it seals (D25).
 * Of more dice than must be laid it takes the highest: whatever lies against it, a higher die does no worse.
 */
export const standIn: Player<DiceKinds> = ({ view, ask }, draws) =>
  ask.ask === 'place' ? order(ask, draws) : turnByLot(view.mine.dice, ask, 'even', draws);

/**
 * Lords: nothing is better than that. With exactly five dice each there is nothing to choose but their order, and no
 * order is better than a random one: against players who draw lots every position is like every other, and against
 * players who do not, a lot is the one order that nobody can prepare for. The same holds for the empty positions of
 * whoever has fewer; whoever has more chooses his dice, and takes the highest.
 *
 * Commoners: against players who draw lots all turns are alike again, so leaning towards some of them costs nothing
 * there. It gains where others were seen to hurry or to wait: high dice and no sitting out when many are about, low
 * dice when few are.
 */
export const player: Player<DiceKinds> = ({ seat, view, ask }, draws) => {
  if (ask.ask === 'place') return order(ask, draws);
  const others = seatsOf(view.held.length).filter(other => other !== seat);
  return turnByLot(view.mine.dice, ask, paceOfOthers(view.shown, others), draws);
};

/** Anything that is legal, by lot. */
export const random: Player<DiceKinds> = ({ ask }, draws) => {
  if (ask.ask === 'place') return inPlaces(draws.shuffle(ask.dice).slice(0, ask.count), draws);
  const drawn = oneOf([...ask.dice, ...(ask.maySitOut ? [null] : [])], draws);
  return pickOf(drawn);
};

/** The highest of the dice, in positions by lot. */
function order({ dice, count }: AskToPlace, draws: Draws): DiceMove {
  return inPlaces(strongest(dice, count), draws);
}

function inPlaces(dice: readonly Die[], draws: Draws): DiceMove {
  const empty = Array.from({ length: PLACES - dice.length }, () => null);
  return { do: 'order', places: draws.shuffle([...dice, ...empty]) };
}

/** A lot for each die that will be played and for each turn that will be sat out, as heavy as it suits this turn. */
function turnByLot(dice: readonly Die[], { toPlay, turnsLeft }: AskToPick, pace: Pace, draws: Draws): DiceMove {
  const sitOuts = Array.from({ length: turnsLeft - toPlay }, () => null);
  const lots = [...strongest(dice, toPlay), ...sitOuts];
  const drawn = oneOf(
    lots.flatMap(lot => Array.from({ length: weight(lot, pace) }, () => lot)),
    draws,
  );
  return pickOf(drawn);
}

function pickOf(die: Die | null): DiceMove {
  return die === null ? { do: 'sitOut' } : { do: 'pick', die };
}

const LEANING = { hurried: 1, even: 0, waiting: -1 } as const satisfies Record<Pace, number>;
/** Against one other die a four wins as often as it is lost: it is worth as much as sitting out. */
const BREAKS_EVEN = 4;

/** Early turns of a hurried table are crowded, those of a waiting one are not. Each face doubles or halves the weight. */
function weight(lot: Die | null, pace: Pace): number {
  return 1 << (3 + LEANING[pace] * ((lot ?? BREAKS_EVEN) - BREAKS_EVEN));
}

/** So many of the highest; dice lie in rising order. */
function strongest(dice: readonly Die[], count: number): readonly Die[] {
  return dice.slice(dice.length - count);
}
