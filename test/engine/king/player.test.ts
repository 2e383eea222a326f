import { describe, expect, test } from 'vitest';
import { type Card, cards, DECK, sorted } from '../../../engine/cards.ts';
import { chanceFromText } from '../../../engine/chance.ts';
import type { Draws, Player } from '../../../engine/game.ts';
import { king } from '../../../engine/king/index.ts';
import {
  type Contract,
  type HandKind,
  type KingKinds,
  type KingMove,
  NEGATIVE_HANDS,
} from '../../../engine/king/kinds.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { at, type Seat, seatAfter, seatsOf } from '../../../engine/seats.ts';
import { anyChance, beneficiary, byLot, game, move, moves, only, play, position, someOptions, start } from './build.ts';

type KingPlayer = Player<KingKinds>;

function moveOf(player: KingPlayer, state: KingState, seat: Seat, draws: Draws): KingMove {
  const ask = king.ask(state, seat);
  if (ask === null) throw new Error(`seat ${seat} has nothing to decide`);
  return player({ seat, view: king.view(state, seat), ask }, draws);
}

const anyDraws = () => chanceFromText('any').stream('player');
const answerOf = (state: KingState, seat: Seat = only(king.awaited(state))) =>
  moveOf(king.player, state, seat, anyDraws());

function cardOf(state: KingState): Card {
  const made = answerOf(state);
  if (made.do !== 'play') throw new Error(`no card, but ${made.do}`);
  return made.card;
}

describe('it never breaks a rule', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('in games of four of its kind, seed %s', seed => {
    const draws = chanceFromText(seed).stream('players');
    const choose = (state: KingState): readonly [Seat, KingMove] => {
      const seat = at(king.awaited(state), 0);
      return [seat, moveOf(king.player, state, seat, draws)];
    };
    const states = [...game(seed, someOptions(seed), choose)].map(({ state }) => state);
    expect(states.flatMap(state => king.audit(state))).toEqual([]);
    expect(king.outcome(only(states.slice(-1)))).not.toBeNull();
  });

  test.each(['i', 'j', 'k', 'l', 'm'])('wherever others lead it by lot, seed %s', seed => {
    const draws = chanceFromText(seed).stream('players');
    for (const { state } of game(seed, someOptions(seed), byLot(seed))) {
      for (const seat of king.awaited(state)) {
        const made = moveOf(king.player, state, seat, draws);
        expect({ made, why: king.refuse(state, seat, made) }).toEqual({ made, why: null });
      }
    }
  });

  test('the same look and the same draws give the same move', () => {
    for (const { state } of game('same', someOptions('same'), byLot('same'))) {
      for (const seat of king.awaited(state)) expect(answerOf(state, seat)).toEqual(answerOf(state, seat));
    }
  });
});

/** What it plays after these cards; the position begins with seat 0's lead. */
const reply = (setting: Parameters<typeof position>[0], played: string): Card =>
  cardOf(play(position(setting), played).state);
const up = (trump: Contract['trump']): Contract => ({ way: 'up', trump, by: 0, n: 0 });
const DOWN: Contract = { way: 'down', trump: 'NT', by: 0, n: 0 };

describe('it plays no foolish card', () => {
  test.each<[string, HandKind, hands: string, played: string, Card]>([
    ['void, it throws the queen', 'noQueens', 'AC 2C 3C / QS 5S KH / 9C 8C 4D / 7C 6C 5D', 'AC', 'QS'],
    ['void, it throws a heart', 'noHearts', 'AC 2C 3C / AH 2S 3S / 9H 8H 4H / 7H 6H 5H', 'AC', 'AH'],
    ['void, it throws the jack', 'noKingsOrJacks', 'AC 2C 3C / JS AS QH / 9C 8C 4D / 7C 6C 5D', 'AC', 'JS'],
    ['void, it throws its highest card', 'noTricks', '5C 2S 3S / AD 8S 2S / 3C QS 4D / KC 9C 5D', '5C', 'AD'],
    ['it gives the king to the ace', 'noKingsOrJacks', 'AC 2S 3S / KC QC 2C / 9C 8C 4D / 7C 6C 5D', 'AC', 'KC'],
    ['it stays just below the best card', 'noTricks', '9C 2S 3S / TC 8C 2C / JC QC 4D / 7C 6C 5D', '9C', '8C'],
    [
      'bound to win as the last, it wins high',
      'noTricks',
      '5C 2S 3S / 4C 8S 2D / 3C QS 4D / KC 9C 5D',
      '5C 4C 3C',
      'KC',
    ],
    ['it leaves the king of hearts to others', 'noKingOfHearts', 'QC 2S / KH 8S / 3C QS / AC 2C', 'QC KH 3C', '2C'],
    ['a clean trick is good for an ace', 'noHearts', 'QC 2S 3S / TC 8S 7S / 3C QS 2H / AC 2C 3H', 'QC TC 3C', 'AC'],
    ['before the last two an ace goes', 'noLastTwo', '5C 4S 3S / 4C 8D 2D / 3C QS JS / AC 2C 5D', '5C 4C 3C', 'AC'],
    ['in the last two it goes low', 'noLastTwo', '5C 4S / 4C 8D / 3C QS / AC 2C', '5C 4C 3C', '2C'],
  ])('%s (%s)', (_, kind, hands, played, card) => {
    expect(reply({ kind, hands }, played)).toBe(card);
  });

  test.each<[string, Contract, hands: string, played: string, Card]>([
    ['the last wins as cheaply as it can', up('NT'), 'TC 2S / 9C 8S / 8C QS / AC JC', 'TC 9C 8C', 'JC'],
    ['what cannot win is kept low', up('NT'), 'KC 2S 3S / 9C 8S 7S / 8C QS JD / QC JC 2C', 'KC 9C 8C', '2C'],
    ['a low trump is enough', up('D'), 'KC 2S 3S / 9C 8S 7S / 8C QS JD / QD 3D 2H', 'KC 9C 8C', '3D'],
    ['it goes over a trump', up('D'), 'KC 2S 3S / 9C 8S 7S / 4D QS JD / QD 3D 2H', 'KC 9C 4D', 'QD'],
    ['it throws nothing that may win', up('NT'), 'AS 3D 4D / AC KC 2H / 4S QS JD / QD 5D 3H', 'AS', '2H'],
    ['it leads its ace', up('NT'), 'AS 3D 4D / 9C 8S 7S / 6D QS JD / QD 5D 2H', '', 'AS'],
    ['down, it stays below', DOWN, '9C 2S 3S / TC 8C 2C / JC QC 4D / 7C 6C 5D', '9C', '8C'],
  ])('%s', (_, contract, hands, played, card) => {
    expect(reply({ contract, hands }, played)).toBe(card);
  });

  test('it draws trumps from a long suit', () => {
    const hands = 'AS KS QS 9S 8S 3D / 2S JS 2C 3C 4C 5C / 4S TS 6C 7C 8C AD / 6S 7S AC KC QC KD';
    expect(reply({ contract: up('S'), hands }, '')).toMatch(/S$/);
  });
});

describe('claims', () => {
  test('it claims what nothing unseen can beat', () => {
    const sure = { hands: 'AS AD AC / 9C 8S 7S / 6D QS JD / QD 5D 2H', contract: up('NT') };
    expect(answerOf(position(sure))).toEqual({ do: 'claim' });
    const unsure = { ...sure, hands: 'AS AD QC / 9C 8S 7S / 6D QS JD / QD 5D 2H' };
    expect(answerOf(position(unsure))).toMatchObject({ do: 'play' });
  });

  test.each<[string, Contract]>([
    ['down', DOWN],
    ['up, with trumps out', up('H')],
  ])('it does not claim %s', (_, contract) => {
    const hands = 'AS AD AC / 9C 8S 7S / 6D QS JD / QD 5D 2H';
    expect(answerOf(position({ hands, contract }))).toMatchObject({ do: 'play' });
  });

  /** Seat 2 spoils the proof, so that the others are asked. */
  test.each<[string, Contract | null, claimed: string, mine: string, spoiler: string, 'agree' | 'object']>([
    ['all its cards are lower', up('NT'), 'AS AD QC', '9C 8S 7S', 'KC 2H 3H', 'agree'],
    ['its queen falls under ace and king', up('NT'), 'AC KC 2C', 'QC JC 7S', 'TC 9C 8C', 'agree'],
    ['its queen outlasts the ace', up('NT'), 'AC 3C 2C', 'QC JC 7S', 'TC 9C 8C', 'object'],
    ['its trump is drawn', up('D'), 'AD KD QC', '3D 8S 7S', 'KC 2H 3H', 'agree'],
    ['one of its trumps is not drawn', up('D'), 'AD KC AC', '3D 2D 7S', 'QC 2H 3H', 'object'],
    ['its trump is the highest', up('D'), 'QD JD AC', 'KD 8S 7S', 'QC 2H 3H', 'object'],
    ['its trump is bare when the third spade is led', up('D'), 'AS KS QS', '3D 8S 7S', 'QC 2H 3H', 'object'],
    ['the penalties would go to the claimer', null, 'AS AD JC', '9C 8S 7S', 'KC QC QH', 'agree'],
    ['it would have to take a trick itself', null, 'AS AD 8C', '9C 8S 7S', 'KC QC QH', 'object'],
  ])('[K66] %s', (_, contract, claimed, mine, spoiler, answer) => {
    const hands = [claimed, mine, spoiler, '4H 5H 6H'].join('/');
    const first = position({ hands, ...(contract === null ? { kind: 'noQueens' } : { contract }) });
    const { state } = move(first, 0, { do: 'claim' });
    expect(answerOf(state, 1)).toEqual({ do: answer });
  });

  /** On the ace of hearts its king must fall, or may wait for the queen. */
  test.each<['strict' | 'voidOnly', 'agree' | 'object']>([
    ['strict', 'agree'],
    ['voidOnly', 'object'],
  ])('[K66] the king of hearts bound as %s: %s', (kingOfHearts, answer) => {
    const hands = 'AH QH 5C / KH 2H 3C / 9C 8C 7C / 4D 5D 6D';
    const first = position({ hands, kind: 'noKingOfHearts', options: { kingOfHearts } });
    const { state } = move(first, 0, { do: 'claim' });
    expect(answerOf(state, 1)).toEqual({ do: answer });
  });
});

describe('before a positive hand', () => {
  const LONG = 'AS KS QS JS TS 9S 8S AH AD AC 2H 2D 2C';
  const LOW = '2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C';
  const POOR = 'QS 9S 8S QH 9H 8H 7H QD 9D 8D QC 9C 8C';

  /** Seat 0 has these cards; what was said before comes from whoever was to speak. */
  function answer(mine: string, dealer: Seat, said: readonly KingMove[]): KingMove {
    const others = DECK.filter(card => !cards(mine).includes(card));
    const held = [sorted(cards(mine)), others.slice(0, 13), others.slice(13, 26), others.slice(26)];
    const { state } = moves(withHands(beneficiary(dealer), held), said);
    return answerOf(state, 0);
  }

  test.each<[string, mine: string, dealer: Seat, said: readonly KingMove[], expected: Partial<KingMove>]>([
    ['a hand that nobody could pay is played up', LONG, 0, [], { do: 'up', trump: 'S' }],
    ['a hand without a trick is played down', LOW, 0, [], { do: 'down' }],
    ['any other is offered', POOR, 0, [], { do: 'auction' }],
    ['a long suit bids', LONG, 3, [{ do: 'auction' }], { do: 'bid' }],
    ['a low hand bids down', LOW, 3, [{ do: 'auction' }], { do: 'bid', bid: '1d' }],
    ['a poor hand passes', POOR, 2, [{ do: 'auction' }, { do: 'bid', bid: '4u' }], { do: 'pass' }],
    ['a long suit takes the ultimatum', LONG, 3, [{ do: 'ultimatum' }], { do: 'take' }],
    ['a low hand refuses it', LOW, 3, [{ do: 'ultimatum' }], { do: 'refuse' }],
    ['the taker names its long suit', LONG, 3, [{ do: 'ultimatum' }, { do: 'take' }], { do: 'nameTrump', trump: 'S' }],
    ['a poor beneficiary sells dear', POOR, 0, [{ do: 'auction' }, { do: 'bid', bid: '8u' }], { do: 'accept' }],
    [
      'a poor beneficiary is not content with little',
      POOR,
      0,
      [{ do: 'auction' }, { do: 'bid', bid: '1u' }, { do: 'pass' }, { do: 'pass' }],
      { do: 'askMore' },
    ],
    [
      'a preferred player matches a bid that is worth more to him than to pass',
      LONG,
      3,
      [{ do: 'auction' }, { do: 'bid', bid: '1u' }, { do: 'bid', bid: '2u' }, { do: 'pass' }],
      { do: 'match' },
    ],
  ])('%s', (_, mine, dealer, said, expected) => {
    expect(answer(mine, dealer, said)).toMatchObject(expected);
  });

  test('whoever may name the dealer lets the left neighbour begin', () => {
    const { state } = start({ dealerChoice: 'on' });
    const seat = only(king.awaited(state));
    expect(answerOf(state)).toEqual({ do: 'nameDealer', dealer: seatAfter(seat, 4) });
  });
});

function withHands(state: KingState, cards: readonly (readonly Card[])[]): KingState {
  const { phase, ...rest } = state;
  if (phase.name !== 'talk') throw new Error('nobody talks');
  const hand = { ...phase.hand, cards, deal: cards.map(held => held.join('')) };
  return { ...rest, phase: { ...phase, hand } };
}

describe('it plays better than by lot', () => {
  const DEALS = 48;
  /** The same deals, with the built-in player and then a random one in the same seat, against three random ones. */
  function advantage(
    name: string,
    deal: (number: number) => { readonly state: KingState; readonly seat: Seat },
  ): number {
    const score = (player: KingPlayer, number: number) => {
      const { state, seat } = deal(number);
      return scoreOf(state, seat, player, `${name} ${number}`);
    };
    const numbers = Array.from({ length: DEALS }, (_, number) => number);
    return numbers.reduce((sum, number) => sum + score(king.player, number) - score(king.random, number), 0) / DEALS;
  }

  function scoreOf(first: KingState, hero: Seat, player: KingPlayer, seed: string): number {
    const draws = chanceFromText(seed).stream('players');
    let state = first;
    while (state.done.length === first.done.length) {
      const seat = at(king.awaited(state), 0);
      const made = moveOf(seat === hero ? player : plain, state, seat, draws);
      state = king.apply(state, seat, made, anyChance).state;
    }
    const line = state.done[first.done.length]?.line;
    if (line === undefined) throw new Error('the hand is not over');
    return at(line.scores, hero);
  }

  /** Anything legal, but never a claim: it would end most hands at the first lead. */
  const plain: KingPlayer = (look, draws) => {
    const made = king.random(look, draws);
    return made.do === 'claim' ? plain(look, draws) : made;
  };

  const seatOf = (number: number): Seat => seatAfter(0, 4, number);
  const dealtHands = (name: string, number: number) => {
    const pack = chanceFromText(`${name} ${number}`).stream('deal').shuffle(DECK);
    return seatsOf(4).map(seat => sorted(pack.slice(13 * seat, 13 * seat + 13)));
  };
  const textOf = (hands: readonly (readonly Card[])[]) => hands.map(held => held.join(' ')).join('/');

  function inPlay(name: string, number: number, kind: HandKind, contract?: Contract) {
    const hands = textOf(dealtHands(name, number));
    const leader = seatOf(Math.floor(number / 4));
    const state = position({ kind, hands, leader, ...(contract === undefined ? {} : { contract }) });
    return { state, seat: seatOf(number) };
  }

  function atAuction(name: string, number: number, steps: number) {
    const seat = seatOf(number);
    return { state: withHands(beneficiary(seatAfter(seat, 4, -steps)), dealtHands(name, number)), seat };
  }

  const LEAST: Readonly<Record<(typeof NEGATIVE_HANDS)[number], number>> = {
    noTricks: 20,
    noHearts: 40,
    noQueens: 25,
    noKingsOrJacks: 30,
    noKingOfHearts: 10,
    noLastTwo: 20,
    quick16: 45,
    quick25: 50,
    quick34: 60,
  };
  test.each(NEGATIVE_HANDS)('in %s', kind => {
    expect(advantage(kind, number => inPlay(kind, number, kind))).toBeGreaterThan(LEAST[kind]);
  });

  test.each([
    ['up with a trump', { way: 'up', trump: 'S' }, 10],
    ['up without trumps', { way: 'up', trump: 'NT' }, 10],
    ['down', { way: 'down', trump: 'NT' }, 80],
  ] as const)('%s', (name, { way, trump }, least) => {
    const contract = { way, trump, by: 0, n: 0 } as const;
    expect(advantage(name, number => inPlay(name, number, 'positive', contract))).toBeGreaterThan(least);
  });

  test.each([
    ['as beneficiary', 0, 100],
    ['as first bidder', 1, 30],
    ['as second bidder', 2, 30],
    ['as third bidder', 3, 30],
  ] as const)('%s', (name, steps, least) => {
    expect(advantage(name, number => atAuction(name, number, steps))).toBeGreaterThan(least);
  });
});
