import { describe, expect, test } from 'vitest';
import { DECK } from '../../../engine/cards.ts';
import { chanceFromText } from '../../../engine/chance.ts';
import { king } from '../../../engine/king/index.ts';
import { KING_CHOICES } from '../../../engine/king/kinds.ts';
import { at, seatAfter, seatsOf } from '../../../engine/seats.ts';
import {
  beneficiary,
  byLot,
  game,
  move,
  moves,
  only,
  options,
  play,
  position,
  refusal,
  start,
  watched,
} from './build.ts';

const SEEDS = Array.from({ length: 40 }, (_, number) => `setup ${number}`);

describe('four and a pack', () => {
  test('[K1] King is for four', () => {
    expect(king.seats).toEqual({ min: 4, max: 4 });
    const setup = (seatCount: number) => () =>
      king.setup({ options: options(), seatCount, brought: [] }, chanceFromText('any'));
    expect(setup(3)).toThrow('King is for 4, not for 3');
    expect(setup(5)).toThrow('King is for 4, not for 5');
  });

  test('[K2] each hand deals the whole pack, 13 cards each, and no two hands alike', () => {
    const deals = [...game('deals', options(), byLot('deals'))].flatMap(({ events }) =>
      events.flatMap(event => (event.e === 'deal' ? [event] : [])),
    );
    expect(deals.map(({ hand }) => hand)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { hands } of deals) {
      expect(hands.map(held => held.length)).toEqual([13, 13, 13, 13]);
      expect(new Set(hands.flat()).size).toBe(52);
    }
    expect(new Set(deals.map(({ hands }) => hands.flat().join())).size).toBe(10);
  });

  test("[K2] cards are dealt one by one, clockwise from the dealer's left", () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { state } = start({}, seed);
      const { dealer } = watched(state);
      const pack = chanceFromText(seed).stream('deal 1').shuffle(DECK);
      for (const seat of seatsOf(4)) {
        const steps = (seat - dealer + 3) % 4;
        const dealt = pack.filter((_, index) => index % 4 === steps);
        expect(new Set(king.view(state, seat).mine)).toEqual(new Set(dealt));
      }
    }
  });
});

describe('the first dealer', () => {
  test('[K3] cards are turned up until the king of hearts, and its receiver deals', () => {
    for (const seed of SEEDS) {
      const { draw, dealer } = watched(start({}, seed).state);
      if (draw === null) throw new Error('the draw is not shown');
      expect(draw.cards.indexOf('KH')).toBe(draw.cards.length - 1);
      expect(new Set(draw.cards).size).toBe(draw.cards.length);
      expect(draw.receiver).toBe(seatAfter(draw.from, 4, draw.cards.length - 1));
      expect(dealer).toBe(draw.receiver);
    }
  });

  test('[K3] any seat may be the first to get a card, and any may deal', () => {
    const draws = SEEDS.map(seed => watched(start({}, seed).state).draw);
    expect(new Set(draws.map(draw => draw?.from)).size).toBe(4);
    expect(new Set(draws.map(draw => draw?.receiver)).size).toBe(4);
  });

  test('[K3] the draw, the dealer and the deal are told in this order', () => {
    expect(start().events.map(({ e }) => e)).toEqual(['draw', 'dealer', 'deal']);
  });

  test('[K4] with dealerChoice the receiver names the dealer, himself included', () => {
    const { state, events } = start({ dealerChoice: 'on' });
    expect(events.map(({ e }) => e)).toEqual(['draw']);
    const { play, draw, left } = watched(state);
    expect(play).toEqual({ phase: 'nameDealer', chooser: draw?.receiver });
    expect(left).toEqual([0, 0, 0, 0]);
    const chooser = only(king.awaited(state));
    expect(king.ask(state, chooser)).toEqual({ ask: 'nameDealer' });
    for (const dealer of [0, 1, 2, 3] as const) {
      const named = move(state, chooser, { do: 'nameDealer', dealer });
      expect(named.events.map(({ e }) => e)).toEqual(['dealer', 'deal']);
      expect(watched(named.state)).toMatchObject({ hand: 0, dealer, play: { phase: 'play', leader: dealer } });
    }
    expect(king.refuse(state, seatAfter(chooser, 4), { do: 'nameDealer', dealer: 0 })).toBe('not-now');
    expect(king.refuse(state, chooser, { do: 'pass' })).toBe('not-now');
  });

  test('[K5] the draw stays in sight until the first card is played', () => {
    const { state } = start();
    const leader = only(king.awaited(state));
    const claimed = move(state, leader, { do: 'claim' });
    expect(watched(claimed.state).draw).toEqual(watched(state).draw);
    const [card] = king.view(state, leader).mine.filter(held => refusal(state, held) === null);
    const played = play(state, card ?? '');
    expect(watched(played.state).draw).toBeNull();
  });
});

describe('the course of a game', () => {
  test('[K6] the deal moves one seat clockwise after each hand, however it ended', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const house = options({ forfeitAnytime: 'on', length: seed.endsWith('1') ? 'full' : 'quick' });
      const last = [...game(seed, house, byLot(seed))].at(-1);
      if (last === undefined) throw new Error('no game');
      const dealers = last.state.done.map(({ dealer }) => dealer);
      expect(dealers).toEqual(dealers.map((_, hand) => seatAfter(at(dealers, 0), 4, hand)));
    }
  });

  test.each([
    ['played out', () => play(position({ hands: '2C / 3C / 4C / AS', leader: 3 }), 'AS 2C 3C 4C')],
    [
      'cut short',
      () => play(position({ kind: 'noQueens', hands: '2C 5C / 3C 6C / 4C 7C / QS KD', leader: 3 }), 'QS 2C 3C 4C'),
    ],
    ['claimed', () => moves(position({ hands: '2C / 3C / 4C / AS', leader: 3 }), [{ do: 'claim' }])],
    ['forfeited', () => moves(beneficiary(3, { forfeitAnytime: 'on' }), [{ do: 'forfeit' }])],
  ] as const)('[K6] after a hand that was %s the next seat deals', (_, end) => {
    const { state } = end();
    expect(state.done).toMatchObject([{ dealer: 3 }]);
    expect(watched(state).dealer).toBe(0);
  });

  test('[K7] house rules default to the first of each list, and an unknown one is none', () => {
    const defaults = Object.fromEntries(Object.entries(KING_CHOICES).map(([name, [first]]) => [name, first]));
    expect(king.parseOptions({})).toEqual(defaults);
    expect(king.parseOptions({ playOut: 'on' })).toEqual({ ...defaults, playOut: 'on' });
    expect(king.parseOptions({ playout: 'on' })).toBeNull();
    expect(king.parseOptions({ playOut: 'yes' })).toBeNull();
  });

  test('[K7] they stay as they were when the game began', () => {
    const house = options({ length: 'quick', kingOfHearts: 'voidOnly' });
    for (const { state } of game('rules stay', house, byLot('rules stay'))) expect(state.options).toEqual(house);
  });

  test.each([
    [
      '[K14] the full game: six negative hands, then four positive ones',
      'full',
      'noTricks noHearts noQueens noKingsOrJacks noKingOfHearts noLastTwo positive positive positive positive',
    ],
    [
      '[K15] the quick game: three negative hands, then four positive ones',
      'quick',
      'quick16 quick25 quick34 positive positive positive positive',
    ],
  ] as const)('%s, one for each dealer', (_, length, kinds) => {
    const last = [...game(length, options({ length }), byLot(length))].at(-1);
    if (last === undefined) throw new Error('no game');
    const { sheet, hands } = watched(last.state);
    expect(sheet.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(hands).toBe(sheet.length);
    expect(new Set(last.state.done.slice(-4).map(({ dealer }) => dealer)).size).toBe(4);
  });
});
