import { type Card, cards, DECK, sorted } from '../../../engine/cards.ts';
import { chanceFromText, pick } from '../../../engine/chance.ts';
import type { Chance } from '../../../engine/game.ts';
import { FIRST_TALK } from '../../../engine/king/auction.ts';
import { king } from '../../../engine/king/index.ts';
import {
  type Contract,
  type HandKind,
  KING_CHOICES,
  type KingEvent,
  type KingMove,
  type KingOptions,
  type KingRefusal,
  type KingView,
  type SheetLine,
  type Trick,
} from '../../../engine/king/kinds.ts';
import { offersOf } from '../../../engine/king/offers.ts';
import { scheduleOf } from '../../../engine/king/setup.ts';
import type { KingState, Play } from '../../../engine/king/state.ts';
import { at, type Seat, seatAfter, seatsOf } from '../../../engine/seats.ts';

/** Chance for positions in which no draw matters. */
export const anyChance: Chance = chanceFromText('any');

export function options(chosen: Partial<KingOptions> = {}): KingOptions {
  const parsed = king.parseOptions(chosen);
  if (parsed === null) throw new Error(`no such options: ${JSON.stringify(chosen)}`);
  return parsed;
}

/** Every choice of house rules by lot. */
export function someOptions(seed: string): KingOptions {
  const draws = chanceFromText(`options of ${seed}`).stream('options');
  const chosen = Object.entries(KING_CHOICES).map(([name, values]) => [name, values[draws.below(values.length)]]);
  return options(Object.fromEntries(chosen));
}

export const start = (chosen: Partial<KingOptions> = {}, seed = 'any') =>
  king.setup({ options: options(chosen), seatCount: 4, brought: [] }, chanceFromText(seed));

/** Four hands as text, divided by strokes: `AS KS / QS JS / TS 9S / 8S 7S`. */
export const handsOf = (text: string): readonly (readonly Card[])[] => text.split('/').map(hand => sorted(cards(hand)));

type Position = {
  readonly kind?: HandKind;
  readonly hands: string;
  readonly leader?: Seat;
  readonly dealer?: Seat;
  readonly contract?: Contract;
  readonly options?: Partial<KingOptions>;
  /** Who has won the tricks before. */
  readonly wonBy?: Seat;
};

/** Late in a hand, before a lead: these cards are left, and the others fell in tricks that one player won. */
export function position({
  hands,
  leader = 0,
  dealer = leader,
  wonBy = leader,
  contract,
  ...more
}: Position): KingState {
  const held = handsOf(hands);
  const kind = more.kind ?? (contract === undefined ? 'noTricks' : 'positive');
  const gone = DECK.filter(card => !held.flat().includes(card));
  const tricks = fours(gone).map((four): Trick => ({ leader: wonBy, cards: four, winner: wonBy }));
  const deal = seatsOf(4).map(seat => {
    const place = (seat - wonBy + 4) % 4;
    return sorted([...at(held, seat), ...tricks.flatMap(({ cards: four }) => four.slice(place, place + 1))]).join('');
  });
  const chosen = options({ length: kind.startsWith('quick') ? 'quick' : 'full', ...more.options });
  const number = scheduleOf(chosen).indexOf(kind);
  if (number < 0) throw new Error(`no hand ${kind} in a ${chosen.length} game`);
  const play: Play = { contract: contract ?? null, calls: [], leader, trick: [], tricks, claimRefused: false };
  return { ...bare(chosen), phase: { name: 'play', hand: { number, kind, dealer, deal, cards: held }, play } };
}

const fours = (all: readonly Card[]): readonly (readonly Card[])[] =>
  all.length === 0 ? [] : [all.slice(0, 4), ...fours(all.slice(4))];

const bare = (chosen: KingOptions) => ({
  options: chosen,
  turn: 0,
  draw: { from: 0, cards: cards('KH'), receiver: 0 } as const,
  done: [],
});

/** The first positive hand, before its beneficiary has said anything; everybody was dealt one suit. */
export function beneficiary(dealer: Seat, chosen: Partial<KingOptions> = {}): KingState {
  const house = options(chosen);
  const number = scheduleOf(house).indexOf('positive');
  const held = seatsOf(4).map(seat => DECK.slice(13 * seat, 13 * seat + 13));
  const hand = { number, kind: 'positive', dealer, deal: held.map(some => some.join('')), cards: held } as const;
  return { ...bare(house), phase: { name: 'talk', hand, talk: FIRST_TALK } };
}

type Going = { readonly state: KingState; readonly events: readonly KingEvent[] };

/** Plays one legal move; an illegal one is a mistake of the test. */
export function move(state: KingState, seat: Seat, made: KingMove, chance: Chance = anyChance): Going {
  const why = king.refuse(state, seat, made);
  if (why !== null) throw new Error(`${JSON.stringify(made)} by ${seat}: ${why}`);
  return king.apply(state, seat, made, chance);
}

/** Moves of whoever is to move. */
export function moves(state: KingState, made: readonly KingMove[], chance: Chance = anyChance): Going {
  return made.reduce<Going>(
    ({ state: before, events }, next) => {
      const step = move(before, only(king.awaited(before)), next, chance);
      return { state: step.state, events: [...events, ...step.events] };
    },
    { state, events: [] },
  );
}

/** Cards as text, each played by whoever is to play. */
export const play = (state: KingState, text: string, chance: Chance = anyChance): Going =>
  moves(
    state,
    cards(text).map(card => ({ do: 'play', card })),
    chance,
  );

/** Why a card of whoever is to play may not be played; null when it may. */
export const refusal = (state: KingState, text: string): KingRefusal | null =>
  king.refuse(state, only(king.awaited(state)), { do: 'play', card: only(cards(text)) });

/** The cards that may be played now, as text. */
export function playable(state: KingState): string {
  const ask = king.ask(state, only(king.awaited(state)));
  if (ask?.ask !== 'play') throw new Error(`no card is to be played: ${ask?.ask}`);
  return ask.cards.join(' ');
}

export const watched = (state: KingState): KingView => king.view(state, 'watcher');

export const lastLine = (state: KingState): SheetLine => {
  const line = watched(state).sheet.at(-1);
  if (line === undefined) throw new Error('no hand is over');
  return line;
};

/** The one thing in a list of one. */
export function only<T>(list: readonly T[]): T {
  const [one, ...more] = list;
  if (one === undefined || more.length > 0) throw new Error(`not one but ${list.length}`);
  return one;
}

export const left = (seat: Seat): Seat => seatAfter(seat, 4);

/** A whole game by lot: every position, and what happened on the way to it. */
export function* game(seed: string, house: KingOptions, choose: Chooser): Generator<Going> {
  const chance = chanceFromText(seed);
  const first = king.setup({ options: house, seatCount: 4, brought: [] }, chance);
  yield first;
  for (let { state } = first; king.outcome(state) === null; ) {
    const step = move(state, ...choose(state), chance);
    yield step;
    state = step.state;
  }
}

export type Chooser = (state: KingState) => readonly [Seat, KingMove];

/** Anything legal, by lot; claims seldom, so that hands are played. */
export function byLot(seed: string): Chooser {
  const draws = chanceFromText(`choices of ${seed}`).stream('choices');
  return state => {
    const seat = pick(king.awaited(state), draws);
    const ask = king.ask(state, seat);
    if (ask === null) throw new Error(`seat ${seat} is awaited and not asked`);
    const offers = offersOf(ask).filter(({ do: word }) => word !== 'claim' || draws.below(12) === 0);
    return [seat, pick(offers, draws)];
  };
}
