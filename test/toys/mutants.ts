import type { Game, Kinds } from '../../engine/game.ts';
import { isRecord } from '../../engine/json.ts';
import { at, put } from '../../engine/seats.ts';
import { contract, type Lab, type Pace } from '../contract.ts';
import { type BidsKinds, type BidsState, bids } from './bids.ts';
import { bidsLab, tricksLab } from './labs.ts';
import { type TricksKinds, tricks } from './tricks.ts';

/** A game that is broken on purpose, and the claim that must catch it. */
export interface Mutant {
  readonly name: string;
  readonly claim: RegExp;
  run(): void;
}

const PACE = { seed: 'mutants', games: 6, every: 2 };

const ofBids = (name: string, claim: RegExp, broken: Partial<Game<BidsKinds>>): Mutant =>
  breaks(bidsLab, name, claim, broken);
const ofTricks = (name: string, claim: RegExp, broken: Partial<Game<TricksKinds>>): Mutant =>
  breaks(tricksLab, name, claim, broken);

/** Breaks some functions of a game; for the mutants of real games too. */
export function breaks<K extends Kinds>(
  lab: Lab<K>,
  name: string,
  claim: RegExp,
  broken: Partial<Game<K>>,
  pace: Pace = PACE,
): Mutant {
  const mutant = { ...lab, game: { ...lab.game, ...broken } };
  return { name: `${lab.game.id}: ${name}`, claim, run: () => void contract(mutant, pace) };
}

/** What a state turns into, wherever the game makes one. */
const states = (turnInto: (state: BidsState, before: BidsState | null) => BidsState): Partial<Game<BidsKinds>> => ({
  setup(start, chance) {
    const { state, events } = bids.setup(start, chance);
    return { state: turnInto(state, null), events };
  },
  apply(before, seat, move, chance) {
    const { state, events } = bids.apply(before, seat, move, chance);
    return { state: turnInto(state, before), events };
  },
});

let applied = 0;

export const MUTANTS: readonly Mutant[] = [
  ofBids('sealed bids are seen by all', /look of .* leaks/, {
    view: (state, viewer) => ({ ...bids.view(state, viewer), sealed: state.sealed.find(bid => bid !== null) ?? null }),
  }),
  ofBids('a hand is seen by a watcher', /look of watcher leaks/, {
    view: (state, viewer) => bids.view(state, viewer === 'watcher' ? 0 : viewer),
  }),
  ofBids('hands are seen by Bob', /look of bob leaks/, {
    view: (state, viewer) => bids.view(state, viewer === 'bob' ? 1 : viewer),
  }),
  ofBids('hidden numbers shine through a sum', /look of .* leaks/, {
    view: (state, viewer) => ({ ...bids.view(state, viewer), prize: state.hands.flat().reduce((a, b) => a + b, 0) }),
  }),
  ofBids('the ask offers what the neighbour holds', /look of .* leaks|ask and refuse agree/, {
    ask: (state, seat) => (bids.ask(state, seat) === null ? null : at(state.hands, seat === 0 ? 1 : 0)),
  }),
  ofBids('the ask forgets a number', /ask and refuse agree/, {
    ask: (state, seat) => bids.ask(state, seat)?.slice(1) ?? null,
  }),
  ofBids('the ask offers numbers that are not held', /ask and refuse agree/, {
    ask: (state, seat) => (bids.ask(state, seat) === null ? null : [1, 2, 3, 4, 5, 6]),
  }),
  ofBids('who has sealed is asked no more, but may change', /exactly the seats that may act are asked/, {
    ask: (state, seat) => (bids.awaited(state).includes(seat) ? bids.ask(state, seat) : null),
  }),
  ofBids('numbers that are not held are let through', /ask and refuse agree|audit/, { refuse: () => null }),
  ofBids('a bid disappears', /audit is clean/, {
    ...states(state => ({ ...state, shown: state.shown.map(numbers => numbers.slice(0, 1)) })),
  }),
  {
    name: 'bids: the game outlasts its bound',
    claim: /ends within 11 moves/,
    run: () => void contract({ ...bidsLab, movesMax: 11 }, PACE),
  },
  ofBids('nobody is awaited', /somebody is awaited/, {
    awaited: state => (state.round === 1 ? [] : bids.awaited(state)),
    mayChange: state => (state.round === 1 ? [] : bids.mayChange(state)),
    ask: (state, seat) => (state.round === 1 ? null : bids.ask(state, seat)),
    refuse: (state, seat, move) => (state.round === 1 ? 'not-now' : bids.refuse(state, seat, move)),
  }),
  ofBids('seats are awaited after the end', /somebody is awaited/, {
    awaited: state => (bids.outcome(state) === null ? bids.awaited(state) : [0]),
  }),
  ofBids('a seat is awaited twice', /seats are listed once/, {
    awaited: state => [...bids.awaited(state), ...bids.awaited(state)],
  }),
  ofBids('a seat is awaited and may change', /awaited or may change, not both/, {
    mayChange: state =>
      bids.outcome(state) === null ? state.hands.flatMap((_, seat) => (seat === 0 ? [0 as const] : [])) : [],
  }),
  ofBids('the turn advances with each answer', /turn advances|who has answered|change/, {
    turn: state => 10 * state.round + state.sealed.filter(bid => bid !== null).length,
  }),
  ofBids('the turn jumps', /turn advances by one or not at all/, { turn: state => 2 * state.round }),
  ofBids('states hold what is no JSON', /state survives JSON/, {
    ...states(state => ({ ...state, prize: Number.NaN })),
  }),
  ofBids('views hold what is no JSON', /views survive JSON/, {
    view: (state, viewer) => ({ ...bids.view(state, viewer), prize: Number.POSITIVE_INFINITY }),
  }),
  ofBids('the story holds what is no JSON', /story survives JSON/, { story: () => [-0] }),
  ofBids('equals get different places', /equals share the better place|place/, {
    outcome(state) {
      const ended = bids.outcome(state);
      return ended === null ? null : { ...ended, places: ended.places.map(place => place + 1) };
    },
  }),
  ofBids('one player gets no score', /everybody has score and place/, {
    outcome(state) {
      const ended = bids.outcome(state);
      return ended === null ? null : { ...ended, scores: ended.scores.slice(1) };
    },
  }),
  ofBids('a number is offered twice', /no move is offered twice/, {
    ask: (state, seat) => bids.ask(state, seat)?.flatMap(bid => [bid, bid]) ?? null,
  }),
  ofBids('asks hold what is no JSON', /asks survive JSON/, {
    ask: (state, seat) => bids.ask(state, seat)?.concat(Number.NaN) ?? null,
  }),
  ofBids('events hold what is no JSON', /events survive JSON/, {
    apply(state, seat, move, chance) {
      const step = bids.apply(state, seat, move, chance);
      return { ...step, events: step.events.map(event => (event.e === 'sealed' ? { ...event, bid: -0 } : event)) };
    },
  }),
  ofBids('moves lose a digit on the wire', /moves survive the wire/, {
    parseMove(raw) {
      const move = bids.parseMove(raw);
      return move === null ? null : { bid: Math.min(move.bid, 4) };
    },
  }),
  ofBids('garbage is a move', /garbage is no move/, {
    parseMove: raw => (isRecord(raw) && typeof raw.bid === 'string' ? { bid: Number(raw.bid) } : bids.parseMove(raw)),
  }),
  ofBids('moves may hold more', /something more is garbage/, {
    parseMove: raw => bids.parseMove(isRecord(raw) ? { bid: raw.bid } : raw),
  }),
  ofBids('garbage makes the parser throw', /makes parseMove throw/, {
    parseMove: raw => bids.parseMove(JSON.parse(JSON.stringify(raw))),
  }),
  ofBids('misspelt options are played as defaults', /garbage is no options/, {
    parseOptions: raw => bids.parseOptions(raw) ?? { rounds: '3' },
  }),
  ofBids('options have no defaults', /options that are not named take their defaults/, {
    parseOptions: raw => (isRecord(raw) && 'rounds' in raw ? bids.parseOptions(raw) : null),
  }),
  ofBids('a choice cannot be chosen', /rounds may be 2/, {
    parseOptions: raw => (isRecord(raw) && raw.rounds === '2' ? null : bids.parseOptions(raw)),
  }),
  ofBids('the built-in player cheats itself', /player plays .* refused/, { player: () => ({ bid: 3 }) }),
  ofBids('the stand-in cheats itself', /standIn plays .* refused/, { standIn: () => ({ bid: 3 }) }),
  ofBids('a move writes to the state', /leaves the state that it began from alone/, {
    apply(state, seat, move, chance) {
      Object.assign(state, { prize: state.prize });
      return bids.apply(state, seat, move, chance);
    },
  }),
  ofBids('a move remembers the one before', /same move leads to the same state|table shows/, {
    ...states(state => ({ ...state, prize: 1 + (applied++ % 7) })),
    setup: bids.setup,
  }),
  ofBids('the start remembers the one before', /same chance leads to the same start/, {
    setup(start, chance) {
      const { state, events } = bids.setup(start, chance);
      return { state: { ...state, prize: 1 + (applied++ % 7) }, events };
    },
  }),
  ofBids('a label is drawn twice', /each label is drawn once/, {
    apply(state, seat, move, chance) {
      chance.stream(`prize ${state.round}`);
      return bids.apply(state, seat, move, chance);
    },
  }),
  ofBids('the last to seal wins ties', /order of answers/, {
    apply(before, seat, move, chance) {
      const { state, events } = bids.apply(before, seat, move, chance);
      const last = state.round === before.round ? 0 : 1;
      return { state: { ...state, scores: put(state.scores, seat, at(state.scores, seat) + last) }, events };
    },
  }),
  ofBids('changes are counted in a view', /sees that . changed a sealed move|changed one matters/, {
    ...states((state, before) => {
      const changed = before?.sealed.some((bid, seat) => bid !== null && bid !== state.sealed[seat]);
      return changed && before?.round === state.round ? { ...state, prize: state.prize + 1 } : state;
    }),
  }),
  ofBids('whoever changes his mind is awaited again', /within a turn|sees that . changed|changed one matters/, {
    apply(state, seat, move, chance) {
      if (at(state.sealed, seat) === null) return bids.apply(state, seat, move, chance);
      return { state: { ...state, sealed: put(state.sealed, seat, null) }, events: [] };
    },
  }),
  ofBids('a change is told to all', /is told that . changed a sealed move/, {
    tell: (event, viewer) => bids.tell(event.e === 'sealed' ? { ...event, again: false } : event, viewer),
  }),
  ofBids('what is sealed may be taken back, until somebody else changes his mind', /look when what he may take back/, {
    mayUndo: events => events.every(({ e }) => e === 'sealed'),
  }),
  ofBids('the sealed number is told to all', /news for .* (leak|say more)/, {
    tell: (event, viewer) => bids.tell(event, event.e === 'sealed' ? event.seat : viewer),
  }),
  ofBids('all hands are told at the start', /news for .* leak/, {
    tell: (event, viewer) =>
      event.e === 'dealt' ? { e: 'dealt', mine: event.hands.flat() } : bids.tell(event, viewer),
  }),
  ofBids('the next prize hangs on who seals last', /order of answers/, {
    apply: (state, seat, move, chance) =>
      bids.apply(state, seat, move, { stream: label => chance.stream(`${label} by ${seat}`) }),
  }),
  ofTricks('a hidden hand is seen', /look of .* leaks/, {
    view: (state, viewer) => tricks.view(state, viewer === 2 ? 0 : viewer),
  }),
  ofTricks('how many spades are out is seen', /look of .* leaks/, {
    view: (state, viewer) => ({
      ...tricks.view(state, viewer),
      left: state.hands.map(hand => hand.filter(card => card.endsWith('S')).length),
    }),
  }),
  ofTricks('hands are in the order of the deal, then of play', /look of .* leaks|audit|scrambl/, {
    view: (state, viewer) => ({ ...tricks.view(state, viewer), mine: state.hands.flat().slice(0, 4) }),
  }),
  ofTricks('the deal is told', /news for .* leak/, {
    tell: event => (event.e === 'deal' ? { e: 'play', seat: 0, card: at(at(event.hands, 0), 0) } : event),
  }),
  ofTricks('the hand of the player is told with his card', /news for .* say more than the view/, {
    apply(state, seat, move, chance) {
      const step = tricks.apply(state, seat, move, chance);
      const [card = move.card] = at(step.state.hands, seat);
      return { ...step, events: [...step.events, { e: 'play', seat, card }] };
    },
  }),
  ofTricks('anybody may play at any time', /exactly the seats that may act are asked|ask and refuse agree/, {
    refuse: (state, seat, { card }) => (at(state.hands, seat).includes(card) ? null : 'not-held'),
  }),
];
