import { pick } from '../../engine/chance.ts';
import { type Die, FACES, rising, rollDice, without } from '../../engine/dice.ts';
import type { Draws, Viewer } from '../../engine/game.ts';
import { canon } from '../../engine/json.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import {
  DICE_CHOICES,
  type DiceAsk,
  type DiceKinds,
  type DiceMove,
  type Order,
  PLACES,
  type Place,
} from '../../engine/kings-dice/kinds.ts';
import { type DiceState, isDie, type Round, seatsIn, toPlay, turnsLeft } from '../../engine/kings-dice/state.ts';
import { at, type Seat } from '../../engine/seats.ts';
import type { Lab } from '../contract/lab.ts';

export const kingsDiceLab: Lab<DiceKinds> = {
  game: kingsDice,
  choices: DICE_CHOICES,
  seatCounts: [2, 3, 5, 8],
  /** Players who draw lots need at most 200 rounds; eight seal five turns in each. */
  movesMax: 200 * PLACES * 8,
  moves(state, seat, draws) {
    const own = at(state.hands, seat).fresh;
    const orders = [own.slice(0, PLACES), own.slice(-3), rollDice(draws.below(6), draws)].map(dice =>
      laid(dice, draws),
    );
    return [...orders, ...FACES.map((die): DiceMove => ({ do: 'pick', die })), { do: 'sitOut' }];
  },
  expand,
  covers(ask, move) {
    if (ask.ask === 'pick')
      return move.do === 'pick' ? ask.dice.includes(move.die) : move.do === 'sitOut' && ask.maySitOut;
    if (move.do !== 'order') return false;
    const dice = move.places.filter(die => die !== null);
    return dice.length === ask.count && without(ask.dice, dice) !== null;
  },
  scramble,
  scrambleEvent: (event, viewer, draws) =>
    event.e === 'roll'
      ? { ...event, rolls: event.rolls.map((roll, seat) => (seat === viewer ? roll : rollDice(roll.length, draws))) }
      : event,
  garbage: [
    { do: 'order' },
    { do: 'order', places: [1, 2, 3, 4] },
    { do: 'order', places: [1, 2, 3, 4, 5, 6] },
    { do: 'order', places: [1, 2, 3, 4, 7] },
    { do: 'order', places: [1, 2, 3, 4, '5'] },
    { do: 'order', places: [1, 2, 3, 4, 0] },
    { do: 'order', places: { 0: 1 } },
    { do: 'pick' },
    { do: 'pick', die: 0 },
    { do: 'pick', die: null },
    { do: 'pick', die: 2.5 },
    { do: 'sitout' },
    { do: 'seal', places: [1, 2, 3, 4, 5] },
  ],
};

/** These dice in positions by lot. */
export function laid(dice: readonly Die[], draws: Draws): DiceMove {
  return { do: 'order', places: draws.shuffle([...dice, ...Array.from({ length: PLACES - dice.length }, () => null)]) };
}

/** All picks; of the orders, of which there may be thousands, some. */
function expand(ask: DiceAsk, draws: Draws): readonly DiceMove[] {
  if (ask.ask === 'pick') {
    const picks = ask.dice.map((die): DiceMove => ({ do: 'pick', die }));
    return ask.maySitOut ? [...picks, { do: 'sitOut' }] : picks;
  }
  const some = Array.from({ length: 4 }, () => laid(draws.shuffle(ask.dice).slice(0, ask.count), draws));
  return [...new Map(some.map(move => [canon(move), move])).values()];
}

/** Every number that the viewer neither rolled nor saw revealed falls anew, and others seal something else. */
function scramble(state: DiceState, viewer: Viewer, draws: Draws): DiceState {
  const others = seatsIn(state).map(seat => seat !== viewer);
  const hands = state.hands.map((hand, seat) =>
    others[seat] === true ? { ...hand, fresh: rollDice(hand.fresh.length, draws) } : hand,
  );
  const rolls = state.round.rolls.map((roll, seat) =>
    others[seat] === true ? rising([...dealtOut(state.round.places, seat), ...(hands[seat]?.fresh ?? [])]) : roll,
  );
  const past = state.past.map(round => ({ ...round, rolls: rolledAgain(round, draws) }));
  return resealed({ ...state, hands, round: { ...state.round, rolls }, past }, viewer, draws);
}

/** The numbers that a seat was seen to lay. */
const dealtOut = (places: readonly Place[], seat: number): readonly Die[] =>
  places.flatMap(({ dice }) => dice.filter((die, owner): die is Die => owner === seat && isDie(die)));

/** What was laid in a former round stays; nobody is shown any more what was not, his own dice neither. */
const rolledAgain = ({ rolls, places }: Round, draws: Draws) =>
  rolls.map((roll, seat) => {
    const seen = dealtOut(places, seat);
    return rising([...seen, ...rollDice(roll.length - seen.length, draws)]);
  });

function resealed(state: DiceState, viewer: Viewer, draws: Draws): DiceState {
  const { now } = state;
  const seats = seatsIn(state);
  switch (now.phase) {
    case 'placing': {
      const order = (seat: Seat): Order => {
        const move = laid(draws.shuffle(at(state.hands, seat).fresh).slice(0, toPlay(state, seat)), draws);
        return move.do === 'order' ? move.places : [];
      };
      const sealed = seats.map(seat => {
        const own = at(now.sealed, seat);
        return own === null || seat === viewer ? own : order(seat);
      });
      return { ...state, now: { ...now, sealed } };
    }
    case 'picking': {
      const maySitOut = (seat: Seat) => turnsLeft(state) > toPlay(state, seat);
      const sealed = seats.map(seat => {
        const own = at(now.sealed, seat);
        if (own === null || seat === viewer) return own;
        return maySitOut(seat) && draws.below(2) === 0 ? 'satOut' : pick(at(state.hands, seat).fresh, draws);
      });
      return { ...state, now: { ...now, sealed } };
    }
    case 'over':
      return state;
  }
}
