import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import type { FourthMove } from '../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';
import { anyGifts, begun, headerWith, numberedGifts, optionsWith, played, playedTable } from './helpers.ts';

type Game = ReturnType<typeof played>;

/** Whatever the table plays for a seat that is away, in 60 draws. */
function away(game: Game, seat: Seat): readonly FourthMove[] {
  const ask = game.ask(seat);
  if (ask === null) throw new Error('nothing is asked');
  return Array.from({ length: 60 }, (_, index) =>
    fourthKing.standIn({ seat, view: game.view, ask }, chanceFromText(`away ${index}`).stream('lot')),
  );
}

const distinct = (moves: readonly FourthMove[]): readonly string[] =>
  [...new Set(moves.map(move => `${move.do} ${'gift' in move ? move.gift : ''}`.trim()))].sort();

describe('the table for somebody who is away', () => {
  test('[F32] rolls in each pass', () => {
    const game = played(3, { rig: { rolls: [[7, 1], [7, 2], [9]] } });
    expect(distinct(away(game, 2))).toEqual(['roll']);
    for (const seat of [0, 1, 2] as const) game.do(seat, { do: 'roll' });
    expect(distinct(away(game, 1))).toEqual(['roll']);
  });

  test('[F33] picks by lot when the seat holds nothing', () => {
    expect(distinct(away(begun(2, { gifts: 4 }), 0))).toEqual(['pick 1', 'pick 2', 'pick 3', 'pick 4']);
  });

  test('[F33] opens a sealed gift of the seat, by lot, and picks when all are open', () => {
    const game = begun(2, { gifts: 6 }).picks(1, 2, 3, 4);
    expect(distinct(away(game, 0))).toEqual(['open 1', 'open 3']);
    game.do(0, { do: 'open', gift: 1 }).do(1, { do: 'open', gift: 2 }).do(0, { do: 'open', gift: 3 });
    game.do(1, { do: 'open', gift: 4 });
    expect(distinct(away(game, 0))).toEqual(['pick 5', 'pick 6']);
  });

  test('[F33] picks when nothing else is possible any more', () => {
    const game = begun(2, { gifts: 6, options: { patience: '1' } }).picks(1, 2, 3, 4);
    game.do(0, { do: 'open', gift: 1 }).do(1, { do: 'open', gift: 2 });
    expect(game.view.play).toMatchObject({ onlyPick: true });
    expect(distinct(away(game, 0))).toEqual(['pick 5', 'pick 6']);
  });

  test('[F34] resists as a defender', () => {
    const stolen = begun(2).picks(1, 2).do(0, { do: 'steal', gift: 2 });
    expect(distinct(away(stolen, 1))).toEqual(['resist']);
    const given = begun(2).picks(1, 2).do(0, { do: 'inflict', gift: 1, on: 1 });
    expect(distinct(away(given, 1))).toEqual(['resist']);
  });
});

describe('built-in players', () => {
  /** How many moves each of some games took; by the rules alone, because tables show everybody every move. */
  const lengths = (as: 'player' | 'standIn', seatCount: number, gifts: number, games: number, movesMax = 2000) =>
    Array.from({ length: games }, (_, game) => {
      const chance = chanceFromText(`${as} ${seatCount} ${game}`);
      const brought = anyGifts(gifts, seatCount, chance.stream('gifts'));
      let { state } = fourthKing.setup({ options: optionsWith({}), seatCount, brought }, chance);
      for (let moves = 0; moves < movesMax; moves++) {
        const [seat] = fourthKing.awaited(state);
        if (seat === undefined) return moves;
        const ask = fourthKing.ask(state, seat);
        if (ask === null) throw new Error('nothing is asked');
        const look = { seat, view: fourthKing.view(state, seat), ask };
        state = fourthKing.apply(state, seat, fourthKing[as](look, chance.stream(`move ${moves}`)), chance).state;
      }
      return Number.POSITIVE_INFINITY;
    });

  test.each([
    [2, 2],
    [2, 10],
    [5, 8],
    [8, 12],
  ])('end games of %i with %i gifts', (seats, gifts) => {
    for (const length of lengths('player', seats, gifts, 8)) {
      // Two rounds without a pick at most for each gift; a turn is a shake, an action and an answer; 10 passes of rolls.
      expect(length).toBeLessThanOrEqual(gifts * (2 * seats + 1) * 3 + 10 * seats);
    }
  });

  test('end the largest game that there is', () => {
    const [length] = lengths('player', 20, 60, 1);
    expect(length).toBeLessThan(2000);
  });

  test('the table alone ends games in no more turns than there are gifts, twice', () => {
    for (const length of lengths('standIn', 6, 15, 10)) expect(length).toBeLessThanOrEqual(2 * 15 + 6 * 10);
  });

  test('use everything that one can do', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const { entries } = playedTable(headerWith(4, `kinds ${game}`, numberedGifts(10, 4)), 'player');
      for (const { move } of entries) kinds.add(fourthKing.parseMove(move)?.do ?? 'garbled');
    }
    expect([...kinds].sort()).toEqual(['allow', 'inflict', 'open', 'pick', 'resist', 'roll', 'shake', 'steal']);
  });
});

describe('the size of a look', () => {
  test('with 60 gifts, 20 players and full tags it stays within 8 KB until insides are shown', () => {
    const brought = numberedGifts(60, 20).map((gift, index) => ({
      ...gift,
      outside: { ...gift.outside, tag: `${index} ${'x'.repeat(37)}` },
      inside: { ...gift.inside, rattle: null },
    }));
    const table = playedUntilSealed(brought);
    for (const look of table) expect(look).toBeLessThanOrEqual(8192);
  });

  /** The largest look after each move of a game in which nobody opens anything. */
  function playedUntilSealed(brought: ReturnType<typeof numberedGifts>): readonly number[] {
    const game = played(20, { gifts: 60, brought });
    const draws = chanceFromText('sizes').stream('moves');
    const sizes: number[] = [];
    const measure = () => {
      const [seat] = game.awaited;
      const parts = {
        view: game.view,
        ask: seat === undefined ? null : game.ask(seat),
        news: game.view.journal.slice(-2),
      };
      sizes.push(Buffer.byteLength(JSON.stringify(parts)) + 150);
    };
    game.rollAll();
    for (let moves = 0; moves < 400 && fourthKing.outcome(game.state) === null; moves++) {
      measure();
      const [seat = 0] = game.awaited;
      const ask = game.ask(seat);
      if (ask?.ask === 'defend') game.do(seat, { do: 'allow' });
      else if (ask?.ask === 'act' && ask.steal.length > 0 && draws.below(2) === 0) {
        game.do(seat, { do: 'steal', gift: ask.steal[draws.below(ask.steal.length)] ?? 0 });
      } else if (ask?.ask === 'act') game.picks(ask.pick[draws.below(ask.pick.length)] ?? 0);
    }
    measure();
    return sizes;
  }
});
