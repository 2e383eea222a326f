import { describe, expect, test } from 'vitest';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import { orderOf, tiedIn } from '../../../engine/fourth-king/order.ts';
import { played } from './helpers.ts';

describe('initiative', () => {
  test('[F8] each player rolls one die, and the highest goes first', () => {
    const game = played(3, { rig: { rolls: [[5], [20], [11]] } }).rollAll();
    expect(game.view.order).toEqual([1, 2, 0]);
    expect(game.awaited).toEqual([1]);
  });

  test('[F8] rolls are seen at once, whoever presses first', () => {
    const game = played(3, { rig: { rolls: [[5], [20], [11]] } });
    game.do(2, { do: 'roll' });
    expect(game.view.rolls).toEqual([[], [], [11]]);
    expect(game.view.play).toEqual({ at: 'initiative', pass: 1, left: [0, 1] });
    expect(game.view.order).toEqual([]);
    expect(game.refuse(2, { do: 'roll' })).toBe('not-now');
    expect(game.refuse(0, { do: 'pick', gift: 1 })).toBe('not-now');
    expect(game.ask(0)).toEqual({ ask: 'roll' });
    expect(game.ask(2)).toBeNull();
  });

  test('[F8] the die has twenty sides, or six', () => {
    const highest = (initiativeDie: 'd20' | 'd6') => {
      const { state } = played(2, { options: { initiativeDie } });
      const top = {
        stream: () => ({ below: (bound: number) => bound - 1, shuffle: <T>(items: readonly T[]) => [...items] }),
      };
      return fourthKing.apply(state, 0, { do: 'roll' }, top).state.rolls;
    };
    expect(highest('d20')).toEqual([[20], []]);
    expect(highest('d6')).toEqual([[6], []]);
  });

  test('[F9] 17, 9, 17, 4 and then 3 against 12: third, first, second, fourth', () => {
    const game = played(4, { rig: { rolls: [[17, 3], [9], [17, 12], [4]] } });
    for (const seat of [0, 1, 2, 3] as const) game.do(seat, { do: 'roll' });
    expect(game.awaited).toEqual([0, 2]);
    expect(game.view.journal.at(-1)).toEqual({ e: 'tied', seats: [0, 2] });
    game.do(2, { do: 'roll' }).do(0, { do: 'roll' });
    expect(game.view.order).toEqual([2, 0, 1, 3]);
    expect(game.view.rolls).toEqual([[17, 3], [9], [17, 12], [4]]);
  });

  test('[F9] two pairs tie in one pass, each for its own places', () => {
    const game = played(5, { rig: { rolls: [[9, 2], [15, 1], [9, 20], [15, 6], [12]] } });
    for (const seat of game.awaited) game.do(seat, { do: 'roll' });
    expect(game.awaited).toEqual([0, 1, 2, 3]);
    expect(game.rollAll().view.order).toEqual([3, 1, 4, 2, 0]);
  });

  test('[F9] three tie, two of them again and again; who differed before keeps his place', () => {
    const game = played(4, { rig: { rolls: [[8, 5, 5, 19], [8, 6], [8, 5, 5, 2], [1]] } });
    for (const seat of [0, 1, 2, 3] as const) game.do(seat, { do: 'roll' });
    expect(game.awaited).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2] as const) game.do(seat, { do: 'roll' });
    expect(game.awaited).toEqual([0, 2]);
    expect(game.view.play).toMatchObject({ pass: 3 });
    expect(game.rollAll().view.order).toEqual([1, 0, 2, 3]);
  });

  test('[F9] equal later rolls tie nobody whose earlier rolls differ', () => {
    expect(
      tiedIn([
        [9, 5],
        [15, 5],
        [9, 3],
        [15, 6],
      ]),
    ).toEqual([]);
    expect(
      orderOf([
        [9, 5],
        [15, 5],
        [9, 3],
        [15, 6],
      ]),
    ).toEqual([3, 1, 0, 2]);
  });

  test('[F8] in which order the players press does not matter', () => {
    const rig = { rolls: [[17, 3], [9], [17, 12], [4]] };
    const forwards = played(4, { rig });
    const backwards = played(4, { rig });
    for (const seat of [0, 1, 2, 3] as const) forwards.do(seat, { do: 'roll' });
    for (const seat of [3, 2, 1, 0] as const) backwards.do(seat, { do: 'roll' });
    expect(backwards.state).toEqual(forwards.state);
  });
});
