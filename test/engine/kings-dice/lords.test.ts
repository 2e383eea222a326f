import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import { dice, LORDS, left, order, results, reveal, rolled, seal } from './tabletop.ts';

const start = (seatCount: number) =>
  kingsDice.setup({ options: LORDS, seatCount, brought: [] }, chanceFromText('start')).state;

describe('the start', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('[D1] %i players roll five dice each', seatCount => {
    const state = start(seatCount);
    expect(state.round.rolls.map(roll => roll.length)).toEqual(Array.from({ length: seatCount }, () => 5));
    expect(kingsDice.audit(state)).toEqual([]);
  });

  test.each([0, 1, 9, 20])('[D1] %i players cannot play', seatCount => {
    expect(() => start(seatCount)).toThrow();
  });

  test('[D2] the lords’ form without a limit is the default', () => {
    expect(kingsDice.parseOptions({})).toEqual({ variant: 'lords', roundLimit: 'none' });
    expect(kingsDice.parseOptions({ variant: 'commoners', roundLimit: '40' })).not.toBeNull();
    expect(kingsDice.parseOptions({ roundLimit: 40 })).toBeNull();
  });

  test('[D4] everybody with dice rolls all of them, and nobody else', () => {
    const { state } = reveal(rolled('665 | 11 | '), '66-5- | --1-1 | ');
    expect(state.round.rolls.map(roll => roll.length)).toEqual([3, 2, 0]);
  });

  test('[D5] own dice lie in rising order', () => {
    const { fresh } = start(2).hands[0] ?? { fresh: [] };
    expect(fresh).toEqual([...fresh].sort());
  });
});

describe('an order', () => {
  const ask = (text: string) => kingsDice.ask(rolled(text), 0);
  const why = (text: string, places: string) => kingsDice.refuse(rolled(text), 0, order(places));

  test('[D6] five dice fill five positions', () => {
    expect(ask('54321 | 1')).toEqual({ ask: 'place', dice: dice('12345'), count: 5 });
    expect(why('54321 | 1', '51234')).toBeNull();
    expect(why('54321 | 1', '5123-')).toBe('wrong-count');
  });

  test('[D6] of seven dice exactly five are placed', () => {
    expect(ask('6654321 | 1')).toEqual({ ask: 'place', dice: dice('1234566'), count: 5 });
    expect(why('6654321 | 1', '66543')).toBeNull();
    expect(why('6654321 | 1', '11234')).toBe('not-your-dice');
    expect(why('6654321 | 1', '6654-')).toBe('wrong-count');
  });

  test('[D6] of three dice all are placed, and two positions stay empty', () => {
    expect(ask('421 | 1')).toEqual({ ask: 'place', dice: dice('124'), count: 3 });
    expect(why('421 | 1', '-4-12')).toBeNull();
    expect(why('421 | 1', '-4--2')).toBe('wrong-count');
    expect(why('421 | 1', '44-12')).toBe('not-your-dice');
    expect(why('421 | 1', '-----')).toBe('wrong-count');
  });

  test('[D5] a number may be laid as often as dice show it, and no oftener', () => {
    expect(why('33321 | 1', '33312')).toBeNull();
    expect(why('33321 | 1', '33332')).toBe('not-your-dice');
  });

  test('[D2] the lords’ form knows no picks, and who is out no orders', () => {
    expect(kingsDice.refuse(rolled('11 | 11'), 0, { do: 'pick', die: 1 })).toBe('not-now');
    expect(kingsDice.refuse(rolled('11 | 11'), 0, { do: 'sitOut' })).toBe('not-now');
    expect(kingsDice.refuse(rolled('11 | 11 | '), 2, order('-----'))).toBe('not-now');
    expect(kingsDice.ask(rolled('11 | 11 | '), 2)).toBeNull();
  });
});

describe('sealing', () => {
  const before = rolled('54321 | 66611 | 22');

  test('[D7] who has sealed is awaited no more but may seal anew', () => {
    const { state, events } = seal(before, 1, order('66611'));
    expect(kingsDice.awaited(state)).toEqual([0, 2]);
    expect(kingsDice.mayChange(state)).toEqual([1]);
    expect(kingsDice.turn(state)).toBe(kingsDice.turn(before));
    expect(kingsDice.ask(state, 1)).toEqual(kingsDice.ask(before, 1));
    expect(events).toEqual([{ e: 'seal', seat: 1 }]);
  });

  test('[D7] a change is no event, replaces the order, and nobody else can tell', () => {
    const once = seal(before, 1, order('66611')).state;
    const { state, events } = seal(once, 1, order('61616'));
    expect(events).toEqual([]);
    for (const viewer of [0, 2, 'watcher', 'bob'] as const) {
      expect(JSON.stringify(kingsDice.view(state, viewer))).toBe(JSON.stringify(kingsDice.view(once, viewer)));
    }
    expect(kingsDice.view(state, 1).mine.sealed).toEqual(dice('61616'));
    expect(kingsDice.mayChange(state)).toEqual([1]);
  });

  test('[D7] the last order sealed counts', () => {
    const early = seal(seal(before, 0, order('12345')).state, 0, order('54321')).state;
    const late = reveal(early, ' | 66611 | --2-2').state;
    expect(late.past.at(-1)?.places.map(place => place.dice[0])).toEqual(dice('54321'));
  });

  test('[D7] nothing can be taken back to "not sealed"', () => {
    expect(kingsDice.refuse(seal(before, 1, order('66611')).state, 1, order('-----'))).toBe('wrong-count');
  });

  test('[D8] five equal dice are not sealed by themselves', () => {
    const state = rolled('33333 | 12345');
    expect(kingsDice.awaited(state)).toEqual([0, 1]);
    expect(kingsDice.view(state, 1).sealed).toEqual([false, false]);
  });

  test('[D9] the last one to seal reveals all orders at once', () => {
    const two = seal(seal(before, 2, order('2---2')).state, 0, order('54321')).state;
    expect(two.round.places).toEqual([]);
    const { state, events } = seal(two, 1, order('11666'));
    expect(events.map(({ e }) => e)).toEqual(['reveal', 'out', 'roll']);
    expect(kingsDice.turn(state)).toBe(kingsDice.turn(before) + 1);
    expect(state.round.number).toBe(3);
  });
});

/** Dice rolled, orders, what came of positions 1 to 5, dice left. */
const ROUNDS: readonly (readonly [rule: string, rolled: string, orders: string, results: string, left: number[]])[] = [
  ['[D12] five positions, two of them ties (example 5)', '65532 | 65321', '62553 | 52613', 'A+1 x2 B+1 A+1 x2', [4, 2]],
  ['[D14] seven dice: two stay at home (example 6)', '6543211 | 666', '11234 | 666--', 'B+1 B+1 B+1 A A', [4, 6]],
  ['[D11] two dice against five (example 7)', '61 | 54321', '-6--1 | 54321', 'B A+1 B B x2', [2, 3]],
  ['[D17] one die each, equal and in one position (example 8)', '4 | 4', '--4-- | --4--', '. . x2 . .', [0, 0]],
  ['[D10] one die each dodge each other', '4 | 4', '4---- | ----4', 'A . . . B', [1, 1]],
  [
    '[D13] ties in two positions, the third player takes the rest',
    '66111 | 66222 | 54321',
    '66111 | 66222 | 12345',
    'x3 x3 C+2 C+2 C+2',
    [0, 0, 9],
  ],
  [
    '[D13] a tie of three in every position',
    '55555 | 55555 | 55555',
    '55555 | 55555 | 55555',
    'x3 x3 x3 x3 x3',
    [0, 0, 0],
  ],
  [
    '[D13] a tie takes the lower dice of a third along',
    '61 | 61 | 55',
    '6-1-- | 6--1- | 55---',
    'x3 C A B .',
    [1, 1, 1],
  ],
  ['[D12] three dice against five', '641 | 55555', '6-4-1 | 55555', 'A+1 B B+1 B B+1', [2, 6]],
  ['[D12] one die of four takes from three', '6111 | 511 | 22', '-6111 | -5-11 | -22--', '. A+2 C+1 x2 x2', [3, 0, 2]],
  ['[D12] highest against highest at home', '666666 | 5555', '66666 | 5555-', 'A+1 A+1 A+1 A+1 A', [10, 0]],
  [
    '[D14] twenty dice in one hand',
    `${'6'.repeat(10)}${'1'.repeat(10)} | 654321 | 66 |||||`,
    '11166 | 12345 | 6---6 |||||',
    'C+2 B+1 B+1 A+1 x3',
    [17, 5, 3, 0, 0, 0, 0, 0],
  ],
  [
    '[D12] eight players',
    '65432 | 54321 | 65432 | 54321 | 65432 | 54321 | 65432 | 55555',
    '65432 | 54321 | 56432 | 12345 | 23456 | 54321 | 65432 | 55555',
    'x8 C+7 H+7 x8 E+7',
    [0, 0, 8, 0, 8, 0, 0, 8],
  ],
];

describe('a round', () => {
  test.each(ROUNDS)('%s', (_rule, dealt, orders, came, counts) => {
    const { state } = reveal(rolled(dealt), orders);
    expect(results(state)).toBe(came);
    expect(left(state)).toEqual(counts);
  });

  test('[D26] dice are held, aside or discarded (example 5: four are gone)', () => {
    expect(reveal(rolled('65532 | 65321'), '62553 | 52613').state.discarded).toBe(4);
  });

  test('[D14] dice won are rolled in the next round', () => {
    const { state } = reveal(rolled('65532 | 65321'), '62553 | 52613');
    expect(state.round.rolls.map(roll => roll.length)).toEqual([4, 2]);
    expect(kingsDice.view(state, 'watcher').held).toEqual([4, 2]);
  });
});
