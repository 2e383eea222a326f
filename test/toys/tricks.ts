import { type Card, heightOf, isSuit, parseCard, sorted, suitOf } from '../../engine/cards.ts';
import { pick } from '../../engine/chance.ts';
import { type Chance, type Game, NOTHING_BROUGHT } from '../../engine/game.ts';
import { isRecord } from '../../engine/json.ts';
import { at, type BySeat, put, type Seat, seatAfter, seatsOf } from '../../engine/seats.ts';

/** A toy in turns with hidden hands: two deals of four cards each from aces to jacks, follow suit, tricks count. */
export const PACK: readonly Card[] = ['A', 'K', 'Q', 'J'].flatMap(rank =>
  ['S', 'H', 'D', 'C'].flatMap(suit => parseCard(rank + suit) ?? []),
);
const DEALS = 2;

export type TricksState = {
  readonly deal: number;
  readonly played: number;
  readonly leader: Seat;
  readonly hands: BySeat<readonly Card[]>;
  readonly trick: readonly Card[];
  readonly gone: readonly Card[];
  readonly tricks: BySeat<number>;
};
export type TricksMove = { readonly card: Card };
export type TricksEvent =
  | { readonly e: 'deal'; readonly hands: BySeat<readonly Card[]> }
  | { readonly e: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'trick'; readonly winner: Seat };
export type TricksNews = Exclude<TricksEvent, { readonly e: 'deal' }> | { readonly e: 'deal' };
export type TricksView = {
  readonly mine: readonly Card[];
  readonly left: BySeat<number>;
  readonly leader: Seat;
  readonly trick: readonly Card[];
  readonly gone: readonly Card[];
  readonly tricks: BySeat<number>;
};

export type TricksKinds = {
  options: Record<string, never>;
  thing: never;
  state: TricksState;
  move: TricksMove;
  ask: readonly Card[];
  event: TricksEvent;
  view: TricksView;
  news: TricksNews;
  refusal: 'not-now' | 'not-held' | 'must-follow';
};

export const tricks: Game<TricksKinds> = {
  ...NOTHING_BROUGHT,
  id: 'tricks',
  rules: 1,
  seats: { min: 3, max: 4 },

  parseOptions: raw => (isRecord(raw) && Object.keys(raw).length === 0 ? {} : null),
  parseMove(raw) {
    if (!isRecord(raw) || Object.keys(raw).join() !== 'card') return null;
    const card = parseCard(raw.card);
    return card === null || !PACK.includes(card) ? null : { card };
  },

  setup({ seatCount }, chance) {
    const hands = dealt(0, seatCount, chance);
    const none = seatsOf(seatCount).map(() => 0);
    return {
      state: { deal: 0, played: 0, leader: 0, hands, trick: [], gone: [], tricks: none },
      events: [{ e: 'deal', hands }],
    };
  },

  turn: state => state.played,
  awaited: state => (isOver(state) ? [] : [toPlay(state)]),
  mayChange: () => [],
  ask(state, seat) {
    if (isOver(state) || toPlay(state) !== seat) return null;
    return at(state.hands, seat).filter(card => tricks.refuse(state, seat, { card }) === null);
  },

  refuse(state, seat, { card }) {
    if (isOver(state) || toPlay(state) !== seat) return 'not-now';
    const hand = at(state.hands, seat);
    if (!hand.includes(card)) return 'not-held';
    const led = state.trick[0];
    if (led === undefined || suitOf(card) === suitOf(led)) return null;
    return hand.some(isSuit(suitOf(led))) ? 'must-follow' : null;
  },

  apply(state, seat, { card }, chance) {
    const count = state.hands.length;
    const hands = put(
      state.hands,
      seat,
      at(state.hands, seat).filter(held => held !== card),
    );
    const trick = [...state.trick, card];
    const after = { ...state, played: state.played + 1, hands, trick };
    const play: TricksEvent = { e: 'play', seat, card };
    if (trick.length < count) return { state: after, events: [play] };

    const winner = winnerOf(trick, state.leader);
    const won = put(state.tricks, winner, at(state.tricks, winner) + 1);
    const next = { ...after, leader: winner, trick: [], gone: [...state.gone, ...trick], tricks: won };
    const taken: TricksEvent = { e: 'trick', winner };
    if (hands.some(hand => hand.length > 0)) return { state: next, events: [play, taken] };
    if (state.deal + 1 === DEALS) return { state: { ...next, deal: DEALS }, events: [play, taken] };
    const fresh = dealt(state.deal + 1, count, chance);
    const events: readonly TricksEvent[] = [play, taken, { e: 'deal', hands: fresh }];
    return { state: { ...next, deal: state.deal + 1, hands: fresh, gone: [] }, events };
  },

  view: (state, viewer) => ({
    mine: typeof viewer === 'number' ? at(state.hands, viewer) : [],
    left: state.hands.map(hand => hand.length),
    leader: state.leader,
    trick: state.trick,
    gone: state.gone,
    tricks: state.tricks,
  }),
  tell: event => (event.e === 'deal' ? { e: 'deal' } : event),

  player: ({ ask }) => ({ card: ask[0] ?? 'AS' }),
  standIn: ({ ask }, draws) => ({ card: pick(ask, draws) }),
  random: ({ ask }, draws) => ({ card: pick(ask, draws) }),

  outcome(state) {
    if (!isOver(state)) return null;
    return {
      scores: state.tricks,
      places: state.tricks.map(score => 1 + state.tricks.filter(other => other > score).length),
    };
  },
  story: state => state.tricks,
  audit(state) {
    const known = [...state.hands.flat(), ...state.trick, ...state.gone];
    const each = state.deal === DEALS || known.length === 4 * state.hands.length;
    return each && new Set(known).size === known.length ? [] : ['every card is in exactly one place'];
  },
};

const isOver = (state: TricksState) => state.deal === DEALS;
const toPlay = (state: TricksState) => seatAfter(state.leader, state.hands.length, state.trick.length);

function dealt(deal: number, count: number, chance: Chance): BySeat<readonly Card[]> {
  const pack = chance.stream(`deal ${deal}`).shuffle(PACK);
  return seatsOf(count).map(seat => sorted(pack.slice(4 * seat, 4 * seat + 4)));
}

function winnerOf(trick: readonly Card[], leader: Seat): Seat {
  const [led] = trick;
  if (led === undefined) throw new Error('nobody wins an empty trick');
  const heights = trick.map(card => (suitOf(card) === suitOf(led) ? heightOf(card) : -1));
  return seatAfter(leader, trick.length, heights.indexOf(Math.max(...heights)));
}
