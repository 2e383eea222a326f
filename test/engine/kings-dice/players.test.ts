import { describe, expect, test } from 'vitest';
import { chanceFromText, pick } from '../../../engine/chance.ts';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import type { DiceState } from '../../../engine/kings-dice/state.ts';
import { askOf, type DicePlayer, playOut, shareOfWins } from './playouts.ts';
import { COMMONERS, dice, LORDS, left, rolled, turns } from './tabletop.ts';

const { player, standIn, random } = kingsDice;
const NAMED = { player, standIn, random } as const;

/** What a player does at seat 0, by different lots. */
function often(play: DicePlayer, state: DiceState, times: number): ReturnType<DicePlayer>[] {
  const look = { seat: 0, view: kingsDice.view(state, 0), ask: askOf(state, 0) } as const;
  return Array.from({ length: times }, (_, lot) => play(look, chanceFromText(`lot ${lot}`).stream('lot')));
}

const positions = (move: ReturnType<DicePlayer>) => (move.do === 'order' ? move.places : []);

describe('lots', { timeout: 60_000 }, () => {
  test.each(['player', 'standIn'] as const)('[D25] the %s lays a die in each position about as often', name => {
    const moves = often(NAMED[name], rolled('65432 | 1'), 2000);
    for (const position of [0, 1, 2, 3, 4]) {
      const sixes = moves.filter(move => positions(move)[position] === 6).length;
      expect(sixes).toBeGreaterThan(330);
      expect(sixes).toBeLessThan(470);
    }
  });

  test.each(['player', 'standIn'] as const)('[D25] the %s leaves each position empty about as often', name => {
    const moves = often(NAMED[name], rolled('654 | 1'), 2000);
    for (const position of [0, 1, 2, 3, 4]) {
      const empty = moves.filter(move => positions(move)[position] === null).length;
      expect(empty).toBeGreaterThan(720);
      expect(empty).toBeLessThan(880);
    }
  });

  test('[D25] the stand-in plays its only die in each turn about as often', () => {
    const state = rolled('6 | 54321', COMMONERS);
    const played = [0, 0, 0, 0, 0];
    for (let game = 0; game < 500; game++) {
      let now = state;
      const turn = ['- | 1', '- | 2', '- | 3', '- | 4'].findIndex((text, index) => {
        const look = { seat: 0, view: kingsDice.view(now, 0), ask: askOf(now, 0) } as const;
        if (standIn(look, chanceFromText(`game ${game}`).stream(`turn ${index}`)).do === 'pick') return true;
        now = turns(now, text);
        return false;
      });
      const index = turn < 0 ? 4 : turn;
      played[index] = (played[index] ?? 0) + 1;
    }
    for (const count of played) expect(Math.abs(count - 100)).toBeLessThan(32);
  });

  test.each(['player', 'standIn'] as const)('[D25] the %s draws lots among dice in the commoners’ form', name => {
    const drawn = new Set(
      often(NAMED[name], rolled('54321 | 66666', COMMONERS), 200).map(move => JSON.stringify(move)),
    );
    expect(drawn.size).toBe(5);
  });

  test.each(['player', 'standIn'] as const)('[D6] of more than five dice the %s lays the highest', name => {
    for (const move of often(NAMED[name], rolled('6655443321 | 1'), 20)) {
      expect([...positions(move)].sort().reverse()).toEqual(dice('66554'));
    }
  });

  test('[D19] of more than five dice the stand-in never plays the lowest', () => {
    const drawn = often(standIn, rolled('6655443321 | 1', COMMONERS), 100);
    expect(new Set(drawn.map(move => (move.do === 'pick' ? move.die : 0)))).toEqual(new Set(dice('654')));
  });
});

/** Plays as soon as it may, or as late. */
const hasty: DicePlayer = ({ view, ask }, draws) => ({
  do: 'pick',
  die: pick(view.mine.dice.slice(-topCount(ask)), draws),
});
const patient: DicePlayer = (look, draws) =>
  look.ask.ask === 'pick' && look.ask.maySitOut ? { do: 'sitOut' } : hasty(look, draws);
const topCount = (ask: Parameters<DicePlayer>[0]['ask']) => (ask.ask === 'pick' ? ask.toPlay : ask.count);

describe('strength', { timeout: 60_000 }, () => {
  const four = { seats: 4, games: 400, seed: 'four' } as const;
  const two = { seats: 2, games: 400, seed: 'two' } as const;

  test('lords: among four, three of whom choose dice at random, the player wins more than his share', () => {
    expect(shareOfWins(LORDS, player, random, four)).toBeGreaterThan(0.29);
  });

  test('commoners: among four, three of whom play at random, the player wins more than his share', () => {
    expect(shareOfWins(COMMONERS, player, random, four)).toBeGreaterThan(0.29);
  });

  test('commoners: the player beats who hurries', () => {
    expect(shareOfWins(COMMONERS, player, hasty, two)).toBeGreaterThan(0.55);
  });

  test('commoners: the player beats who waits', () => {
    expect(shareOfWins(COMMONERS, player, patient, two)).toBeGreaterThan(0.55);
  });

  test('commoners: leaning costs nothing against lots', () => {
    expect(shareOfWins(COMMONERS, player, standIn, two)).toBeGreaterThan(0.46);
  });
});

describe('the length of games', { timeout: 60_000 }, () => {
  const GAMES = 60;
  const cases = [LORDS, COMMONERS].flatMap(options =>
    ([2, 3, 5, 8] as const).map(seats => [options.variant, seats, options] as const),
  );

  test.each(cases)(
    '[D25] %s, %i who draw lots: 200 rounds are enough, 31 in nearly all games',
    (_form, seats, options) => {
      const players = Array.from({ length: seats }, (_, seat) => [standIn, player, random][seat % 3] ?? random);
      const rounds = Array.from(
        { length: GAMES },
        (_, game) => playOut(options, players, `length ${game}`).round.number,
      );
      expect(Math.max(...rounds)).toBeLessThanOrEqual(200);
      expect(rounds.filter(count => count <= 31).length).toBeGreaterThanOrEqual(GAMES - 1);
    },
  );

  test('[D13] of eight players two are left after the first round on average, and one game in 22 is drawn at once', () => {
    const firsts = Array.from({ length: 1000 }, (_, game) => firstRound(8, `eight ${game}`));
    const stillIn = firsts.map(state => left(state).filter(count => count > 0).length);
    expect(stillIn.reduce((sum, count) => sum + count, 0) / firsts.length).toBeCloseTo(2, 0);
    const drawn = stillIn.filter(count => count === 0).length;
    expect(drawn).toBeGreaterThan(25);
    expect(drawn).toBeLessThan(70);
  });

  test.each([6, 7, 8])('[D12] of %i players at least one is out after the first round', seats => {
    for (let game = 0; game < 50; game++) expect(left(firstRound(seats, `many ${game}`))).toContain(0);
  });
});

/** The state after one round. */
function firstRound(seats: number, seed: string): DiceState {
  const chance = chanceFromText(seed);
  let { state } = kingsDice.setup({ options: LORDS, seatCount: seats, brought: [] }, chance);
  for (const seat of kingsDice.awaited(state)) {
    const look = { seat, view: kingsDice.view(state, seat), ask: askOf(state, seat) };
    state = kingsDice.apply(state, seat, standIn(look, chance.stream(`move of ${seat}`)), chance).state;
  }
  return state;
}
