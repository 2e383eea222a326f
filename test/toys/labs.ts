import { sorted } from '../../engine/cards.ts';
import type { Draws, Viewer } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import { at, type BySeat, seatsOf } from '../../engine/seats.ts';
import type { Lab } from '../contract.ts';
import { BIDS_CHOICES, type BidsKinds, bids, NUMBERS, rising, seatsIn } from './bids.ts';
import { PACK, type TricksKinds, tricks } from './tricks.ts';

export const bidsLab: Lab<BidsKinds> = {
  game: bids,
  choices: BIDS_CHOICES,
  seatCounts: [2, 4],
  movesMax: 12,
  moves: () => NUMBERS.map(bid => ({ bid })),
  expand: ask => ask.map(bid => ({ bid })),
  covers: (ask, { bid }) => ask.includes(bid),
  scramble(state, viewer, draws) {
    const hands = seatsIn(state).map(seat => {
      if (seat === viewer) return at(state.hands, seat);
      const unseen = NUMBERS.filter(number => !at(state.shown, seat).includes(number));
      return rising(draws.shuffle(unseen).slice(0, at(state.hands, seat).length));
    });
    const sealed = seatsIn(state).map(seat => {
      const own = at(state.sealed, seat);
      return seat === viewer || own === null ? own : (draws.shuffle(at(hands, seat))[0] ?? null);
    });
    return { ...state, hands, sealed };
  },
  scrambleEvent(event, viewer, draws) {
    switch (event.e) {
      case 'dealt':
        return {
          ...event,
          hands: event.hands.map((hand, seat) => (seat === viewer ? hand : rising(draws.shuffle(NUMBERS).slice(0, 4)))),
        };
      case 'sealed':
        return viewer === event.seat ? event : { ...event, bid: 1 + draws.below(6) };
      case 'revealed':
        return event;
    }
  },
  garbage: [{ bid: 0 }, { bid: 7 }, { bid: '1' }, { bid: 1.5 }, { bid: null }],
};

export const tricksLab: Lab<TricksKinds> = {
  game: tricks,
  choices: {},
  seatCounts: [3, 4],
  movesMax: 32,
  moves: () => PACK.map(card => ({ card })),
  expand: ask => ask.map(card => ({ card })),
  covers: (ask, { card }) => ask.includes(card),
  scramble(state, viewer, draws) {
    const seen = [...state.trick, ...state.gone];
    return { ...state, hands: redealt(state.hands, seen, viewer, draws) };
  },
  scrambleEvent: (event, viewer, draws) =>
    event.e === 'deal' ? { ...event, hands: redealt(event.hands, [], viewer, draws) } : event,
  garbage: [{ card: '2S' }, { card: 'as' }, { card: ['AS'] }],
};

/** Every hand but the viewer's dealt anew from what he has not seen. */
function redealt(hands: BySeat<TricksKinds['ask']>, seen: TricksKinds['ask'], viewer: Viewer, draws: Draws) {
  const own = typeof viewer === 'number' ? at(hands, viewer) : [];
  const unseen = draws.shuffle(PACK.filter(card => !seen.includes(card) && !own.includes(card)));
  return seatsOf(hands.length).map(seat =>
    same(seat, viewer) ? own : sorted(unseen.splice(0, at(hands, seat).length)),
  );
}
