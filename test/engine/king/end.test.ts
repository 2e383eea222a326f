import { describe, expect, test } from 'vitest';
import { DECK } from '../../../engine/cards.ts';
import { canon, same } from '../../../engine/json.ts';
import { king } from '../../../engine/king/index.ts';
import { BIDS, type KingMove, type KingOptions, TRUMPS } from '../../../engine/king/kinds.ts';
import { offersOf } from '../../../engine/king/offers.ts';
import type { KingState, Talk } from '../../../engine/king/state.ts';
import { seatsOf } from '../../../engine/seats.ts';
import { beneficiary, byLot, game, move, only, options, someOptions, watched } from './build.ts';

const SEATS = seatsOf(4);
const GAMES = Array.from({ length: 10 }, (_, number) => `random game ${number}`);

const EVERY_MOVE: readonly KingMove[] = [
  ...SEATS.flatMap(dealer => (dealer < 4 ? [king.parseMove({ do: 'nameDealer', dealer })] : [])),
  ...['down', 'auction', 'ultimatum', 'forfeit', 'match', 'pass', 'accept', 'askMore', 'decline', 'refuse', 'take'].map(
    word => king.parseMove({ do: word }),
  ),
  ...['claim', 'agree', 'object'].map(word => king.parseMove({ do: word })),
  ...TRUMPS.flatMap(trump => [king.parseMove({ do: 'up', trump }), king.parseMove({ do: 'nameTrump', trump })]),
  ...BIDS.map(bid => king.parseMove({ do: 'bid', bid })),
  ...DECK.map(card => king.parseMove({ do: 'play', card })),
].flatMap(made => (made === null ? [] : [made]));

describe('whatever the house rules', () => {
  test('there is a move of each kind', () => expect(EVERY_MOVE).toHaveLength(4 + 11 + 3 + 10 + 10 + 52));

  test('an ask offers exactly the moves that are not refused', () => {
    const differ: unknown[] = [];
    const inOrder = (moves: readonly KingMove[]) => moves.map(canon).sort();
    for (const seed of GAMES.slice(0, 3)) {
      for (const { state } of game(seed, someOptions(seed), byLot(seed))) {
        for (const seat of SEATS) {
          const ask = king.ask(state, seat);
          const legal = EVERY_MOVE.filter(made => king.refuse(state, seat, made) === null);
          const offered = ask === null ? [] : offersOf(ask);
          if (!same(inOrder(legal), inOrder(offered))) differ.push([seat, legal, offered]);
        }
      }
    }
    expect(differ).toEqual([]);
  });

  test('the cards in an ask are those in the hand, each once', () => {
    for (const { state } of game('whole hands', options(), byLot('whole hands'))) {
      for (const seat of king.awaited(state)) {
        const ask = king.ask(state, seat);
        if (ask?.ask !== 'play') continue;
        const listed = [...ask.cards, ...ask.not.flatMap(({ cards }) => cards)];
        expect([...listed].sort()).toEqual([...king.view(state, seat).mine].sort());
        for (const { why, cards } of ask.not) {
          for (const card of cards) expect(king.refuse(state, seat, { do: 'play', card })).toBe(why);
        }
      }
    }
  });

  test('a turn is one decision: it advances with each move but the first agreements to a claim', () => {
    for (const seed of GAMES.slice(0, 4)) {
      let before: KingState | null = null;
      for (const { state } of game(seed, someOptions(seed), byLot(seed))) {
        const waits = before?.phase.name === 'claim' && state.phase.name === 'claim';
        if (before !== null) expect(king.turn(state)).toBe(king.turn(before) + (waits ? 0 : 1));
        before = state;
      }
    }
  });

  test('the audit is clean in every position', () => {
    const faults = GAMES.flatMap(seed =>
      [...game(seed, someOptions(seed), byLot(seed))].flatMap(({ state }) => king.audit(state)),
    );
    expect(faults).toEqual([]);
  });
});

describe('outcome and story', () => {
  const finished = (seed: string, house = someOptions(seed)): KingState => {
    const last = [...game(seed, house, byLot(seed))].at(-1);
    if (last === undefined) throw new Error('no game');
    return last.state;
  };

  test('[K68] scores are the totals of the sheet, and there are none before the end', () => {
    for (const { state } of game('totals', options({ length: 'quick' }), byLot('totals'))) {
      const totals = SEATS.map(seat => watched(state).sheet.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));
      if (watched(state).play.phase !== 'over') expect(king.outcome(state)).toBeNull();
      else expect(king.outcome(state)?.scores).toEqual(totals);
    }
  });

  test('[K67] totals of a game add up to nothing', () => {
    for (const seed of GAMES.slice(0, 8)) {
      expect(king.outcome(finished(seed))?.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    }
  });

  test('the story tells the draw, every deal, contract and score', () => {
    const state = finished('story', options({ length: 'quick' }));
    const { sheet } = watched(state);
    expect(king.story(state)).toEqual({
      draw: state.draw,
      hands: state.done.map(({ dealer, deal }, hand) => ({ dealer, deal, ...sheet[hand] })),
    });
  });

  test('nothing can be done once it is over', () => {
    const state = finished('nothing', options({ length: 'quick' }));
    expect(king.awaited(state)).toEqual([]);
    for (const seat of SEATS) {
      expect(king.ask(state, seat)).toBeNull();
      expect(EVERY_MOVE.filter(made => king.refuse(state, seat, made) === null)).toEqual([]);
    }
  });
});

describe('[K74] built-in players', () => {
  test('play a whole game among themselves, from their own looks', () => {
    const players = byPlayers('four players');
    const last = [...game('four players', options({ length: 'quick' }), players)].at(-1);
    expect(last === undefined ? null : king.outcome(last.state)).not.toBeNull();
  });

  test('decide alike in two worlds that look alike to them', () => {
    const decided = { play: 0, talk: 0 };
    for (const { state } of game('two worlds', options({ length: 'quick' }), byLot('two worlds'))) {
      const { phase } = state;
      if (phase.name !== 'play' && phase.name !== 'talk') continue;
      const seat = only(king.awaited(state));
      const [one, two] = SEATS.filter(other => other !== seat);
      const cards = phase.hand.cards.map((held, owner) =>
        owner === one ? (phase.hand.cards[two ?? 0] ?? []) : owner === two ? (phase.hand.cards[one ?? 0] ?? []) : held,
      );
      const other: KingState = { ...state, phase: { ...phase, hand: { ...phase.hand, cards } } };
      if (cards[one ?? 0]?.length !== cards[two ?? 0]?.length) continue;
      expect(choice(other, seat)).toEqual(choice(state, seat));
      decided[phase.name]++;
    }
    expect(decided.play).toBeGreaterThan(10);
    expect(decided.talk).toBeGreaterThan(10);
  });

  const lots = { below: () => 0, shuffle: <T>(items: readonly T[]) => [...items] };
  const choice = (state: KingState, seat: (typeof SEATS)[number]) => {
    const ask = king.ask(state, seat);
    if (ask === null) throw new Error('nothing to decide');
    return king.standIn({ seat, view: king.view(state, seat), ask }, lots);
  };
  const byPlayers = (_seed: string) => (state: KingState) => {
    const [seat = 0] = king.awaited(state);
    return [seat, choice(state, seat)] as const;
  };
});

describe('[K75] every game ends', () => {
  const BOUND = { full: 1253, quick: 941 } as const;

  test('random games of all house rules stay within the bound', () => {
    for (const seed of GAMES) {
      const house = someOptions(seed);
      expect([...game(seed, house, byLot(seed))].length - 1).toBeLessThanOrEqual(BOUND[house.length]);
    }
  });

  test.each([
    ['on', 'off', 'off', 23],
    ['off', 'off', 'off', 53],
    ['off', 'on', 'on', 53],
  ] as const)(
    'so many things are said at most before a hand is played: passIsFinal %s, eightUpBinds %s, forfeitAnytime %s, %i',
    (passIsFinal, eightUpBinds, forfeitAnytime, most) => {
      const longest = longestTalk({ passIsFinal, eightUpBinds, forfeitAnytime });
      expect(longest).toBe(most);
    },
  );

  /** The longest way through all talks, tried out; what was said before matters only for asking once. */
  function longestTalk(house: Partial<KingOptions>): number {
    const known = new Map<string, number>();
    const talkKey = ({ standing, now, calls }: Talk) =>
      canon([standing, now, calls.some(({ call }) => call === 'askMore')]);
    const longest = (state: KingState): number => {
      if (state.phase.name !== 'talk' || state.done.length > 0) return 0;
      const key = talkKey(state.phase.talk);
      const before = known.get(key);
      if (before !== undefined) return before;
      const seat = only(king.awaited(state));
      const legal = SAID.filter(made => king.refuse(state, seat, made) === null);
      const most = 1 + Math.max(...legal.map(made => longest(move(state, seat, made).state)));
      known.set(key, most);
      return most;
    };
    return longest(beneficiary(0, house));
  }
  /** One trump stands for all. */
  const SAID = EVERY_MOVE.filter(made => made.do !== 'play' && (!('trump' in made) || made.trump === 'NT'));

  test('a trick takes eight moves at most, so that a hand takes 104', () => {
    const claims = (state: KingState): readonly [(typeof SEATS)[number], KingMove] => {
      const seat = king.awaited(state).at(-1) ?? 0;
      const ask = king.ask(state, seat);
      if (ask === null) throw new Error('nothing to decide');
      const offers = offersOf(ask);
      const last = offers.find(({ do: word }) => word === 'claim') ?? offers.at(ask.ask === 'claim' ? 0 : -1);
      // The last to be asked objects: that takes the most answers.
      const objects = ask.ask === 'claim' && king.awaited(state).length === 1;
      return [seat, objects ? { do: 'object' } : (last ?? { do: 'pass' })];
    };
    const counts = new Map<number, number>();
    for (const { state } of game('claims at every lead', options({ playOut: 'on' }), claims)) {
      const { hand, play } = watched(state);
      if (play.phase === 'play') counts.set(hand, (counts.get(hand) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(count).toBeLessThanOrEqual(104);
    expect(Math.max(...counts.values())).toBeGreaterThan(90);
  });

  test('the bound is what these add up to', () => {
    expect(BOUND.full).toBe(1 + 6 * 104 + 4 * (53 + 104));
    expect(BOUND.quick).toBe(1 + 3 * 104 + 4 * (53 + 104));
  });
});
