import { describe, expect, test } from 'vitest';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import { COMMONERS, left, order, pick, results, reveal, rolled, seal, turns } from './tabletop.ts';

const dealt = (text: string) => rolled(text, COMMONERS);

describe('a round of five turns', () => {
  test('[D18] is settled as five positions are (example 5)', () => {
    const state = turns(dealt('65532 | 65321'), '6 | 5', '2 | 2', '5 | 6', '5 | 1', '3 | 3');
    expect(results(state)).toBe('A+1 x2 B+1 A+1 x2');
    expect(left(state)).toEqual([4, 2]);
    expect(state.discarded).toBe(4);
  });

  test('[D18] takes five turns, each resolved when all have sealed', () => {
    const one = reveal(dealt('65532 | 65321'), '6 | 5');
    expect(one.events).toEqual([{ e: 'reveal', round: 2, turn: 1 }]);
    expect(kingsDice.turn(one.state)).toBe(1);
    expect(kingsDice.awaited(one.state)).toEqual([0, 1]);
    expect(kingsDice.view(one.state, 'watcher')).toMatchObject({ round: 2, turn: 2, sealed: [false, false] });
  });

  test('[D18] a pick is sealed as an order is', () => {
    const before = dealt('65532 | 65321 | 44');
    const once = seal(before, 2, pick('4'));
    expect(once.events).toEqual([{ e: 'seal', seat: 2 }]);
    const changed = seal(once.state, 2, pick('-'));
    expect(changed.events).toEqual([]);
    expect(kingsDice.view(changed.state, 2).mine.sealed).toBe('satOut');
    for (const viewer of [0, 1, 'watcher', 'bob'] as const) {
      expect(JSON.stringify(kingsDice.view(changed.state, viewer))).toBe(
        JSON.stringify(kingsDice.view(once.state, viewer)),
      );
    }
    expect(reveal(changed.state, '5 | 1').state.round.places[0]?.dice).toEqual([5, 1, 'satOut']);
  });

  test('[D8] a single die is not sealed by itself', () => {
    const state = turns(dealt('6 | 5'), '- | -', '- | -', '- | -', '- | -');
    expect(kingsDice.ask(state, 0)).toEqual({ ask: 'pick', dice: [6], maySitOut: false, toPlay: 1, turnsLeft: 1 });
    expect(kingsDice.awaited(state)).toEqual([0, 1]);
  });

  test('[D5] equal dice are one choice', () => {
    expect(kingsDice.ask(dealt('33366 | 1'), 0)).toMatchObject({ dice: [3, 6] });
  });

  test('[D2] the commoners’ form knows no orders, and who is out no picks', () => {
    const state = dealt('65532 | 65321 | ');
    expect(kingsDice.refuse(state, 0, order('65532'))).toBe('not-now');
    expect(kingsDice.refuse(state, 2, pick('1'))).toBe('not-now');
    expect(kingsDice.refuse(state, 2, pick('-'))).toBe('not-now');
  });
});

describe('sitting out', () => {
  const maySitOut = (state: Parameters<typeof kingsDice.refuse>[0], seat: 0 | 1) =>
    kingsDice.refuse(state, seat, pick('-')) === null;

  test('[D19] whoever has five dice or more may not', () => {
    expect(kingsDice.refuse(dealt('65532 | 65321'), 0, pick('-'))).toBe('may-not-sit-out');
    expect(kingsDice.refuse(dealt('6553211 | 11'), 0, pick('-'))).toBe('may-not-sit-out');
  });

  test('[D19] with four dice once, whenever he likes', () => {
    const first = turns(dealt('6543 | 66666'), '- | 6');
    expect(maySitOut(first, 0)).toBe(false);
    const last = turns(dealt('6543 | 11111'), '6 | 1', '5 | 1', '4 | 1');
    expect(maySitOut(last, 0)).toBe(true);
  });

  test('[D19] with two dice three times', () => {
    const thrice = turns(dealt('65 | 66666'), '- | 6', '- | 6', '- | 6');
    expect(maySitOut(thrice, 0)).toBe(false);
    expect(maySitOut(turns(dealt('65 | 66666'), '- | 6', '- | 6'), 0)).toBe(true);
  });

  test('[D19] with one die up to the fourth turn', () => {
    const four = turns(dealt('6 | 54321'), '- | 5', '- | 4', '- | 3');
    expect(maySitOut(four, 0)).toBe(true);
    expect(maySitOut(turns(four, '- | 2'), 0)).toBe(false);
    expect(left(turns(four, '- | 2', '6 | 1'))).toEqual([2, 4]);
  });

  test('[D19] nobody plays more than five of his dice', () => {
    const state = turns(dealt('6666666 | 111'), '6 | 1', '6 | 1', '6 | -', '6 | -', '6 | 1');
    expect(left(state)).toEqual([10, 0]);
    expect(state.past.at(-1)?.places).toHaveLength(5);
  });

  test('[D20] a turn in which all sit out changes nothing but the turn', () => {
    const before = dealt('6 | 5');
    const { state } = reveal(before, '- | -');
    expect(state.hands).toEqual(before.hands);
    expect(state.discarded).toBe(before.discarded);
    expect(results(state)).toBe('.');
    expect(kingsDice.ask(state, 0)).toMatchObject({ toPlay: 1, turnsLeft: 4 });
  });
});

describe('dice in a round', () => {
  test('[D21] one that was played and kept is held, and may not be played again', () => {
    const state = turns(dealt('65532 | 65321'), '6 | 5');
    const { held, aside, mine } = kingsDice.view(state, 0);
    expect({ held, aside }).toEqual({ held: [5, 4], aside: [1, 0] });
    expect(mine.dice).toEqual([2, 3, 5, 5]);
    expect(kingsDice.refuse(state, 0, pick('6'))).toBe('already-played');
    expect(kingsDice.refuse(state, 0, pick('1'))).toBe('not-your-dice');
    expect(kingsDice.refuse(state, 0, pick('5'))).toBeNull();
  });

  test('[D21] of two equal dice the second may still be played', () => {
    const once = turns(dealt('65532 | 65321'), '5 | 1');
    expect(kingsDice.refuse(once, 0, pick('5'))).toBeNull();
    expect(kingsDice.refuse(turns(once, '5 | 2'), 0, pick('5'))).toBe('already-played');
  });

  test('[D21] dice won from others are not played before the next round', () => {
    const state = turns(dealt('6 | 555 | 333'), '6 | 5 | 3');
    expect(kingsDice.view(state, 'watcher')).toMatchObject({ held: [1, 2, 2], aside: [2, 0, 0], toPlay: [0, 2, 2] });
    expect(kingsDice.ask(state, 0)).toBeNull();
    expect(kingsDice.awaited(state)).toEqual([1, 2]);
    const after = turns(state, ' | 5 | 3', ' | 5 | -');
    expect(left(after)).toEqual([3, 3, 1]);
    expect(after.round.rolls.map(roll => roll.length)).toEqual([3, 3, 1]);
  });

  test('[D15] who has lost every die is not out while the round lasts, and is when it ends', () => {
    const lost = turns(dealt('1 | 666 | 44'), '1 | 6 | -');
    expect(lost.out).toEqual([null, null, null]);
    expect(kingsDice.view(lost, 'watcher').held).toEqual([0, 3, 2]);
    expect(turns(lost, ' | 6 | 4', ' | 6 | -').out).toEqual([2, null, null]);
  });
});

describe('the end of the round', () => {
  test('[D22] comes when at most one player has dice left to play', () => {
    const { state, events } = reveal(dealt('6 | 54321'), '6 | 3');
    expect(left(state)).toEqual([2, 4]);
    expect(events.map(({ e }) => e)).toEqual(['reveal', 'roll']);
    expect(state.round.number).toBe(3);
  });

  test('[D22] dice that were not played stay and are not shown', () => {
    const { state } = reveal(dealt('6 | 54321'), '6 | 3');
    expect(kingsDice.view(state, 0).shown).toEqual({
      round: 2,
      before: [1, 5],
      places: [{ dice: [6, 3], winner: 0, taken: 1, gone: 0 }],
    });
  });

  test('[D22] with three players it goes on while two can play', () => {
    const state = turns(dealt('6 | 54321 | 42'), '6 | 1 | -', ' | 2 | 4');
    expect(state.round.number).toBe(2);
    expect(kingsDice.awaited(state)).toEqual([1, 2]);
    expect(results(turns(state, ' | 3 | 2'))).toBe('A+1 C+1 B+1');
    expect(left(turns(state, ' | 3 | 2'))).toEqual([2, 4, 2]);
  });

  test('[D22] nobody has dice left to play: the last of both met', () => {
    const state = turns(dealt('6 | 6 | '), '6 | 6 | ');
    expect(results(state)).toBe('x2');
    expect(kingsDice.outcome(state)).toEqual({ scores: [0, 0, 0], places: [1, 1, 3] });
  });
});
