import * as v from 'valibot';
import { parseChoices } from '../../engine/choices.ts';
import { type Chance, type Choices, type Chosen, type Game, NOTHING_BROUGHT } from '../../engine/game.ts';
import { placesOf } from '../../engine/places.ts';
import { at, type BySeat, put, type Seat, seatsOf } from '../../engine/seats.ts';

/*
 * Gold for Three Kings, the game of docs/fourth-game.md.
 *
 * T1  Everybody gets a purse of five to nine coins, and sees only the own one.
 * T2  In each of three rounds everybody closes a fist around some of the own coins: none, or up to three.
 * T3  A fist may be filled anew until all are closed.
 * T4  Then all open together. The coins are the king's.
 * T5  Whoever gave most wins the star of the round. If several gave most, nobody does.
 * T6  Most stars win. Among equals it is who has more coins left; who has as many shares the place.
 */

export const GOLD_CHOICES = { fist: ['3', '5'] } as const satisfies Choices;
export type GoldOptions = Chosen<typeof GOLD_CHOICES>;

export const ROUNDS = 3;
export const PURSE = { least: 5, most: 9 } as const;

const GoldMove = v.strictObject({ coins: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) });
export type GoldMove = v.InferOutput<typeof GoldMove>;

export type GoldState = {
  /** The most coins that go into a fist. */
  readonly fist: number;
  readonly purses: BySeat<number>;
  /** What is in the closed fists of this round; null for a hand that is still open. */
  readonly sealed: BySeat<number | null>;
  /** What was given in the rounds that are over. */
  readonly given: readonly BySeat<number>[];
};

export type GoldView = {
  readonly fist: number;
  /** One's own purse and fist; null for whoever has none. */
  readonly mine: number | null;
  readonly sealed: number | null;
  readonly given: readonly BySeat<number>[];
  readonly stars: BySeat<number>;
  /** What is left in the purses, once it is over. */
  readonly left: BySeat<number> | null;
};

export type GoldEvent =
  | { readonly e: 'dealt'; readonly purses: BySeat<number> }
  | { readonly e: 'sealed'; readonly seat: Seat; readonly coins: number; readonly again: boolean }
  | { readonly e: 'opened'; readonly coins: BySeat<number>; readonly star: Seat | null };

export type GoldNews =
  | { readonly e: 'dealt'; readonly mine: number | null }
  | { readonly e: 'sealed'; readonly seat: Seat; readonly coins: number | null }
  | Extract<GoldEvent, { e: 'opened' }>;

export type GoldKinds = {
  options: GoldOptions;
  thing: never;
  state: GoldState;
  move: GoldMove;
  /** Any number of coins up to this one. */
  ask: { readonly most: number };
  event: GoldEvent;
  view: GoldView;
  news: GoldNews;
  refusal: 'not-now' | 'fist-too-full' | 'not-your-gold';
};

export const gold: Game<GoldKinds> = {
  ...NOTHING_BROUGHT,
  id: 'gold',
  rules: 1,
  seats: { min: 2, max: 6 },

  parseOptions: raw => parseChoices(GOLD_CHOICES, raw),
  parseMove(raw) {
    const parsed = v.safeParse(GoldMove, raw);
    return parsed.success ? parsed.output : null;
  },

  setup({ options, seatCount }, chance) {
    const purses = seatsOf(seatCount).map(seat => purseOf(seat, chance));
    const sealed = purses.map(() => null);
    const state: GoldState = { fist: Number(options.fist), purses, sealed, given: [] };
    return { state, events: [{ e: 'dealt', purses }] };
  },

  turn: state => state.given.length,
  awaited: state => (isOver(state) ? [] : seatsIn(state).filter(seat => at(state.sealed, seat) === null)),
  mayChange: state => (isOver(state) ? [] : seatsIn(state).filter(seat => at(state.sealed, seat) !== null)),
  ask: (state, seat) => (isOver(state) ? null : { most: Math.min(state.fist, at(state.purses, seat)) }),

  refuse(state, seat, { coins }) {
    if (isOver(state)) return 'not-now';
    if (coins > state.fist) return 'fist-too-full'; // T2
    return coins > at(state.purses, seat) ? 'not-your-gold' : null; // T1
  },

  apply(state, seat, { coins }) {
    const again = at(state.sealed, seat) !== null; // T3
    const sealed = put(state.sealed, seat, coins);
    const closed: GoldEvent = { e: 'sealed', seat, coins, again };
    const fists = sealed.filter(fist => fist !== null);
    if (fists.length < sealed.length) return { state: { ...state, sealed }, events: [closed] };
    return {
      state: {
        ...state,
        purses: state.purses.map((purse, index) => purse - (fists[index] ?? 0)), // T4
        sealed: sealed.map(() => null),
        given: [...state.given, fists],
      },
      events: [closed, { e: 'opened', coins: fists, star: starOf(fists) }],
    };
  },

  view: (state, viewer) => ({
    fist: state.fist,
    mine: typeof viewer === 'number' ? at(state.purses, viewer) : null,
    sealed: typeof viewer === 'number' ? at(state.sealed, viewer) : null,
    given: state.given,
    stars: starsIn(state),
    left: isOver(state) ? state.purses : null,
  }),

  tell(event, viewer) {
    switch (event.e) {
      case 'dealt':
        return { e: 'dealt', mine: typeof viewer === 'number' ? at(event.purses, viewer) : null };
      case 'sealed':
        if (viewer === event.seat) return { e: 'sealed', seat: event.seat, coins: event.coins };
        return event.again ? null : { e: 'sealed', seat: event.seat, coins: null };
      case 'opened':
        return event;
    }
  },

  player: ({ view, ask }, draws) => ({ coins: Math.max(0, ask.most - draws.below(1 + ROUNDS - view.given.length)) }),
  standIn: ({ ask }, draws) => ({ coins: draws.below(ask.most + 1) }),
  random: ({ ask }, draws) => ({ coins: draws.below(ask.most + 1) }),

  outcome(state) {
    if (!isOver(state)) return null;
    const scores = starsIn(state);
    // A star is worth more than all the coins that can be left: T6.
    const places = placesOf(scores.map((stars, seat) => (PURSE.most + 1) * stars + (state.purses[seat] ?? 0)));
    return { scores, places };
  },
  story: state => ({ given: state.given, left: state.purses }),

  audit: state =>
    seatsIn(state)
      .filter(seat => {
        const gone = state.given.reduce((sum, coins) => sum + at(coins, seat), 0);
        const purse = at(state.purses, seat);
        const had = purse + gone;
        return purse < 0 || had < PURSE.least || had > PURSE.most || (at(state.sealed, seat) ?? 0) > purse;
      })
      .map(seat => `the gold of seat ${seat} does not add up`),
};

const isOver = (state: GoldState): boolean => state.given.length === ROUNDS;
const seatsIn = (state: GoldState): readonly Seat[] => seatsOf(state.purses.length);

const purseOf = (seat: Seat, chance: Chance): number =>
  PURSE.least + chance.stream(`purse ${seat}`).below(PURSE.most - PURSE.least + 1);

/** T5 */
function starOf(coins: BySeat<number>): Seat | null {
  const most = Math.max(...coins);
  const givers = seatsOf(coins.length).filter(seat => at(coins, seat) === most);
  return givers.length === 1 ? (givers[0] ?? null) : null;
}

function starsIn(state: GoldState): BySeat<number> {
  const winners = state.given.map(starOf);
  return seatsIn(state).map(seat => winners.filter(winner => winner === seat).length);
}
