import { pick } from '../../engine/chance.ts';
import { type Chance, type Game, NOTHING_BROUGHT } from '../../engine/game.ts';
import { isRecord } from '../../engine/json.ts';
import { at, type BySeat, put, type Seat, seatsOf } from '../../engine/seats.ts';

/**
 * A toy with simultaneous secrets. Everybody holds four of the numbers 1 to 6. Each round a prize is rolled and
 * everybody seals a number, which may be changed until all have sealed; the highest number that nobody else bid wins.
 */
export const BIDS_CHOICES = { rounds: ['3', '2'] } as const;

type Options = { readonly rounds: '3' | '2' };
export type BidsState = {
  readonly rounds: number;
  readonly round: number;
  readonly prize: number;
  readonly hands: BySeat<readonly number[]>;
  readonly sealed: BySeat<number | null>;
  readonly shown: BySeat<readonly number[]>;
  readonly scores: BySeat<number>;
};
export type BidsMove = { readonly bid: number };
export type BidsView = {
  readonly prize: number;
  readonly mine: readonly number[];
  readonly sealed: number | null;
  readonly shown: BySeat<readonly number[]>;
  readonly scores: BySeat<number>;
};
export type BidsEvent =
  | { readonly e: 'dealt'; readonly hands: BySeat<readonly number[]> }
  | { readonly e: 'sealed'; readonly seat: Seat; readonly bid: number; readonly again: boolean }
  | { readonly e: 'revealed'; readonly bids: BySeat<number> };
export type BidsNews =
  | { readonly e: 'dealt'; readonly mine: readonly number[] }
  | { readonly e: 'sealed'; readonly seat: Seat; readonly bid: number | null }
  | { readonly e: 'revealed'; readonly bids: BySeat<number> };

export type BidsKinds = {
  options: Options;
  thing: never;
  state: BidsState;
  move: BidsMove;
  ask: readonly number[];
  event: BidsEvent;
  view: BidsView;
  news: BidsNews;
  refusal: 'not-now' | 'not-held';
};

export const bids: Game<BidsKinds> = {
  ...NOTHING_BROUGHT,
  id: 'bids',
  rules: 1,
  seats: { min: 2, max: 4 },

  parseOptions(raw) {
    if (!isRecord(raw) || Object.keys(raw).some(name => name !== 'rounds')) return null;
    const { rounds = '3' } = raw;
    return rounds === '3' || rounds === '2' ? { rounds } : null;
  },

  parseMove(raw) {
    if (!isRecord(raw) || Object.keys(raw).join() !== 'bid') return null;
    const { bid } = raw;
    return typeof bid === 'number' && NUMBERS.includes(bid) ? { bid } : null;
  },

  setup({ options, seatCount }, chance) {
    const seats = seatsOf(seatCount);
    const hands = seats.map(seat => rising(chance.stream(`hand ${seat}`).shuffle(NUMBERS).slice(0, 4)));
    const state: BidsState = {
      rounds: Number(options.rounds),
      round: 0,
      prize: 1 + chance.stream('prize 0').below(9),
      hands,
      sealed: seats.map(() => null),
      shown: seats.map(() => []),
      scores: seats.map(() => 0),
    };
    return { state, events: [{ e: 'dealt', hands }] };
  },

  turn: state => state.round,
  awaited: state => (isOver(state) ? [] : seatsIn(state).filter(seat => at(state.sealed, seat) === null)),
  mayChange: state => (isOver(state) ? [] : seatsIn(state).filter(seat => at(state.sealed, seat) !== null)),
  ask: (state, seat) => (isOver(state) ? null : at(state.hands, seat)),

  refuse(state, seat, { bid }) {
    if (isOver(state)) return 'not-now';
    return at(state.hands, seat).includes(bid) ? null : 'not-held';
  },

  apply(state, seat, { bid }, chance) {
    const again = at(state.sealed, seat) !== null;
    const sealed = put(state.sealed, seat, bid);
    const told: BidsEvent = { e: 'sealed', seat, bid, again };
    const all = sealed.filter(number => number !== null);
    if (all.length < sealed.length) return { state: { ...state, sealed }, events: [told] };
    return { state: settle(state, all, chance), events: [told, { e: 'revealed', bids: all }] };
  },

  view: (state, viewer) => ({
    prize: state.prize,
    mine: typeof viewer === 'number' ? at(state.hands, viewer) : [],
    sealed: typeof viewer === 'number' ? at(state.sealed, viewer) : null,
    shown: state.shown,
    scores: state.scores,
  }),

  tell(event, viewer) {
    switch (event.e) {
      case 'dealt':
        return { e: 'dealt', mine: typeof viewer === 'number' ? at(event.hands, viewer) : [] };
      case 'sealed':
        if (viewer === event.seat) return { e: 'sealed', seat: event.seat, bid: event.bid };
        return event.again ? null : { e: 'sealed', seat: event.seat, bid: null };
      case 'revealed':
        return event;
    }
  },

  player: ({ ask }) => ({ bid: Math.max(...ask) }),
  standIn: ({ ask }, draws) => ({ bid: pick(ask, draws) }),
  random: ({ ask }, draws) => ({ bid: pick(ask, draws) }),

  outcome(state) {
    if (!isOver(state)) return null;
    const places = state.scores.map(score => 1 + state.scores.filter(other => other > score).length);
    return { scores: state.scores, places };
  },
  story: state => state.shown,

  audit: state =>
    seatsIn(state)
      .filter(seat => {
        const numbers = [...at(state.hands, seat), ...at(state.shown, seat)];
        return new Set(numbers).size !== 4 || numbers.some(number => !NUMBERS.includes(number));
      })
      .map(seat => `seat ${seat} lost count of its numbers`),
};

export const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6];
export const rising = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
export const seatsIn = (state: BidsState) => seatsOf(state.hands.length);
const isOver = (state: BidsState) => state.round === state.rounds;

function settle(state: BidsState, bid: BySeat<number>, chance: Chance): BidsState {
  const lonely = bid.filter(number => bid.indexOf(number) === bid.lastIndexOf(number));
  const best = Math.max(...lonely);
  return {
    ...state,
    round: state.round + 1,
    prize: 1 + chance.stream(`prize ${state.round + 1}`).below(9),
    hands: state.hands.map((hand, seat) => hand.filter(number => number !== bid[seat])),
    sealed: bid.map(() => null),
    shown: state.shown.map((numbers, seat) => [...numbers, bid[seat] ?? 0]),
    scores: state.scores.map((score, seat) => (bid[seat] === best ? score + state.prize : score)),
  };
}
