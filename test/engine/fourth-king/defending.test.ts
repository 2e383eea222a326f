import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import type { FourthMove } from '../../../engine/fourth-king/kinds.ts';
import { begun } from './helpers.ts';

/** Gift n is held by seat n - 1, and it is the turn of seat 0. */
const midgame = (contests: readonly (readonly [number, number])[] = []) =>
  begun(3, { gifts: 6, rig: { contests } }).picks(1, 2, 3);

const ANYTHING: readonly FourthMove[] = [
  { do: 'roll' },
  { do: 'pick', gift: 4 },
  { do: 'open', gift: 1 },
  { do: 'open', gift: 2 },
  { do: 'steal', gift: 3 },
  { do: 'inflict', gift: 1, on: 2 },
  { do: 'shake', gift: 4 },
];

describe('defending', () => {
  test('[F18] nobody but the defender may answer, and nothing else happens until he does', () => {
    const game = midgame().do(0, { do: 'steal', gift: 2 });
    expect(game.awaited).toEqual([1]);
    expect(game.ask(1)).toEqual({ ask: 'defend' });
    for (const seat of [0, 1, 2] as const) {
      for (const move of ANYTHING) expect(game.refuse(seat, move), `${seat} ${move.do}`).toBe('not-now');
    }
    for (const seat of [0, 2] as const) {
      expect(game.ask(seat)).toBeNull();
      expect(game.refuse(seat, { do: 'allow' })).toBe('not-now');
      expect(game.refuse(seat, { do: 'resist' })).toBe('not-now');
    }
  });

  test('[F18] without a challenge there is nothing to answer', () => {
    const game = midgame();
    expect(game.refuse(0, { do: 'allow' })).toBe('not-now');
    expect(game.refuse(1, { do: 'resist' })).toBe('not-now');
  });

  test('[F19] an allowed steal brings the gift to the thief', () => {
    const { view } = midgame().do(0, { do: 'steal', gift: 2 }).do(1, { do: 'allow' });
    expect(view.holds).toEqual([[1, 2], [], [3]]);
    expect(view.gifts[1]?.travels).toBe(1);
    expect(view.contest).toBeNull();
  });

  test('[F19] an allowed inflict brings the gift to the defender', () => {
    const { view } = midgame().do(0, { do: 'inflict', gift: 1, on: 2 }).do(2, { do: 'allow' });
    expect(view.holds).toEqual([[], [2], [1, 3]]);
    expect(view.gifts[0]?.travels).toBe(1);
  });

  test('[F20] the defender keeps things as they are if his roll matches or exceeds the other: all 36 rolls', () => {
    for (const actor of [1, 2, 3, 4, 5, 6]) {
      for (const defender of [1, 2, 3, 4, 5, 6]) {
        const moved = actor > defender;
        const stolen = midgame([[actor, defender]])
          .do(0, { do: 'steal', gift: 2 })
          .do(1, { do: 'resist' }).view;
        expect(stolen.holds[moved ? 0 : 1], `${actor} against ${defender}`).toContain(2);
        expect(stolen.contest).toEqual({
          how: 'steal',
          actor: 0,
          defender: 1,
          gift: 2,
          dice: { actor, defender },
          moved,
        });
        expect(stolen.gifts[1]?.travels).toBe(moved ? 1 : 0);
        const given = midgame([[actor, defender]])
          .do(0, { do: 'inflict', gift: 1, on: 1 })
          .do(1, { do: 'resist' }).view;
        expect(given.holds[moved ? 1 : 0], `${actor} against ${defender}`).toContain(1);
      }
    }
  });

  test('[F20] everybody is told the dice', () => {
    const { view } = midgame([[4, 4]])
      .do(0, { do: 'steal', gift: 2 })
      .do(1, { do: 'resist' });
    expect(view.journal.slice(-2)).toEqual([
      { e: 'steal', seat: 0, gift: 2, from: 1 },
      { e: 'resist', seat: 1, gift: 2, dice: { actor: 4, defender: 4 }, moved: false },
    ]);
  });

  test('[F20] the dice are fair, and independent of what was wrapped', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    const { state } = midgame().do(0, { do: 'steal', gift: 2 });
    for (let game = 0; game < 3600; game++) {
      const { contest } = fourthKing.apply(state, 1, { do: 'resist' }, chanceFromText(`fair ${game}`)).state;
      const pair = 6 * ((contest?.dice.actor ?? 0) - 1) + (contest?.dice.defender ?? 0) - 1;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    // 100 expected for each pair, standard deviation 10: five of them either way.
    for (const [pair, count] of counts.entries()) expect(Math.abs(count - 100), `pair ${pair}`).toBeLessThan(50);
  });

  test('[F21] either way the turn passes to the player after the actor', () => {
    for (const answer of ['allow', 'resist'] as const) {
      const stolen = midgame([[6, 1]])
        .do(0, { do: 'steal', gift: 3 })
        .do(2, { do: answer });
      expect(stolen.view.play).toMatchObject({ at: 'turn', seat: 1 });
      const given = midgame([[1, 6]])
        .do(0, { do: 'inflict', gift: 1, on: 1 })
        .do(1, { do: answer });
      expect(given.view.play).toMatchObject({ at: 'turn', seat: 1 });
    }
  });

  test('[F21] one can defend any number of times and still has his own turn', () => {
    const game = begun(3, {
      gifts: 9,
      rig: {
        contests: [
          [1, 6],
          [2, 6],
          [3, 6],
        ],
      },
    }).picks(1, 2, 3);
    game.do(0, { do: 'steal', gift: 3 }).do(2, { do: 'resist' });
    game.do(1, { do: 'steal', gift: 3 }).do(2, { do: 'resist' });
    game.do(2, { do: 'open', gift: 3 });
    game.do(0, { do: 'steal', gift: 3 }).do(2, { do: 'resist' });
    expect(game.view.holds[2]).toEqual([3]);
    expect(game.awaited).toEqual([1]);
  });
});
