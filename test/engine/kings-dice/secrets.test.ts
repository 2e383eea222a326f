import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/game.ts';
import { kingsDice } from '../../../engine/kings-dice/index.ts';
import type { DiceOptions, DiceView } from '../../../engine/kings-dice/kinds.ts';
import type { DiceState } from '../../../engine/kings-dice/state.ts';
import { HISTORY } from '../../../engine/kings-dice/view.ts';
import { type Seat, seatsOf } from '../../../engine/seats.ts';
import { playOut } from './playouts.ts';
import { COMMONERS, dice, LORDS, left, order, pick, reveal, rolled, seal, turns } from './tabletop.ts';

const OTHERS: readonly Viewer[] = [1, 'watcher', 'bob'];

/** Everything that a viewer is sent of a state, as text. */
const look = (state: DiceState, viewer: Viewer): string =>
  JSON.stringify({
    turn: kingsDice.turn(state),
    awaited: kingsDice.awaited(state),
    mayChange: kingsDice.mayChange(state),
    ask: typeof viewer === 'number' ? kingsDice.ask(state, viewer) : null,
    view: kingsDice.view(state, viewer),
    outcome: kingsDice.outcome(state),
  });

describe('who sees what', () => {
  test('[D27] the numbers rolled are their owner’s alone', () => {
    for (const viewer of OTHERS) {
      expect(look(rolled('666666 | 5'), viewer)).toBe(look(rolled('111111 | 5'), viewer));
    }
    expect(kingsDice.view(rolled('666 | 5'), 0).mine.dice).toEqual(dice('666'));
    const roll = { e: 'roll', round: 1, rolls: [dice('666'), dice('5')] } as const;
    expect(kingsDice.tell(roll, 1)).toEqual({ e: 'roll', round: 1, mine: [5] });
    expect(kingsDice.tell(roll, 'watcher')).toEqual({ e: 'roll', round: 1, mine: [] });
    expect(kingsDice.tell(roll, 'bob')).toEqual({ e: 'roll', round: 1, mine: [] });
  });

  test('[D27] what is sealed is its owner’s alone, even its length', () => {
    const one = rolled('6 | 5 | 4');
    const [first, last] = [seal(one, 0, order('6----')).state, seal(one, 0, order('----6')).state];
    for (const viewer of OTHERS) expect(look(first, viewer)).toBe(look(last, viewer));
    const turn = rolled('6 | 5 | 4', COMMONERS);
    const [played, sat] = [seal(turn, 0, pick('6')).state, seal(turn, 0, pick('-')).state];
    for (const viewer of OTHERS) expect(look(played, viewer)).toBe(look(sat, viewer));
    expect(kingsDice.view(sat, 0).mine.sealed).toBe('satOut');
  });

  test('[D27] sealed flags stand by seat, whatever the order of sealing', () => {
    const start = rolled('6 | 5 | 4');
    const [a, b] = [order('6----'), order('5----')];
    const one = seal(seal(start, 0, a).state, 1, b).state;
    const two = seal(seal(seal(start, 1, b).state, 0, order('-6---')).state, 0, a).state;
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(kingsDice.view(one, 'watcher').sealed).toEqual([true, true, false]);
  });

  test('[D27] dice that were not laid are not in the reveal', () => {
    const [six, one] = ['66666', '11111'].map(reserve => {
      const { state, events } = reveal(rolled(`54321${reserve} | | 111`), '54321 | | 111--');
      return [look(state, 2), look(state, 'watcher'), JSON.stringify(events.map(event => kingsDice.tell(event, 2)))];
    });
    expect(six).toEqual(one);
  });

  test('[D27] counts are everybody’s', () => {
    expect(kingsDice.view(turns(rolled('6 | 55 | 44 | ', COMMONERS), '6 | 5 | - | '), 'watcher')).toMatchObject({
      held: [1, 1, 2, 0],
      aside: [1, 0, 0, 0],
      toPlay: [0, 1, 2, 0],
      discarded: 15,
      out: [null, null, null, 1],
      mine: { dice: [], sealed: null },
    });
  });
});

describe('what was revealed', () => {
  const shown = (state: DiceState): DiceView['shown'] => kingsDice.view(state, 'watcher').shown;

  test('[D28] lords: stays until the next round is revealed', () => {
    const { state } = reveal(rolled('65532 | 65321'), '62553 | 52613');
    expect(shown(state)).toEqual({
      round: 2,
      before: [5, 5],
      places: [
        { dice: [6, 5], winner: 0, taken: 1, gone: 0 },
        { dice: [2, 2], winner: null, taken: 0, gone: 2 },
        { dice: [5, 6], winner: 1, taken: 1, gone: 0 },
        { dice: [5, 1], winner: 0, taken: 1, gone: 0 },
        { dice: [3, 3], winner: null, taken: 0, gone: 2 },
      ],
    });
    const dealt = state.hands[0]?.fresh ?? [];
    const move = order(dealt.join('').padEnd(5, '-'));
    expect(shown(seal(state, 0, move).state)).toEqual(shown(state));
  });

  test('[D28] commoners: this round’s turns, and before the first of them the round before', () => {
    const one = turns(rolled('65 | 54321', COMMONERS), '6 | 5');
    expect(shown(one)?.places).toHaveLength(1);
    const two = turns(one, '5 | 4');
    expect(two.round.number).toBe(3);
    expect(shown(two)).toEqual({
      round: 2,
      before: [2, 5],
      places: [
        { dice: [6, 5], winner: 0, taken: 1, gone: 0 },
        { dice: [5, 4], winner: 0, taken: 1, gone: 0 },
      ],
    });
    const next = two.hands.map(({ fresh }) => (fresh.length < 5 ? '-' : String(fresh[0]))).join(' | ');
    expect(shown(turns(two, next))).toMatchObject({ round: 3, before: [4, 3] });
    expect(shown(turns(two, next))?.places).toHaveLength(1);
  });

  test('[D28] a commoner who sat out is told from one who had no die to play', () => {
    const state = turns(rolled('6 | 55 | 44', COMMONERS), '6 | 5 | -', ' | 5 | -');
    expect(shown(state)?.places.map(place => place.dice)).toEqual([
      [6, 5, 'satOut'],
      [null, 5, 'satOut'],
    ]);
  });

  test('[D28] it stays when the game is over', () => {
    const { state } = reveal(rolled('4 | 4'), '--4-- | --4--');
    expect(shown(state)?.places[2]).toEqual({ dice: [4, 4], winner: null, taken: 0, gone: 2 });
  });

  test('the history counts dice after the last rounds, and no more of them', () => {
    const long = rolled('6 | 6', LORDS, 30);
    const { from, dice: counts } = kingsDice.view(long, 'watcher').history;
    expect({ from, rounds: counts.length, last: counts.at(-1) }).toEqual({ from: 18, rounds: HISTORY, last: [1, 1] });
    expect(kingsDice.view(rolled('6 | 6', LORDS, 1), 0).history).toEqual({ from: 1, dice: [] });
  });
});

describe('the story', () => {
  test('[D29] tells every roll and the orders that were revealed, by seat', () => {
    const start = rolled('6654321 | 44 | ');
    const changed = seal(start, 0, order('12345')).state;
    const { state } = reveal(changed, '65432 | -4-4- | ');
    expect(JSON.stringify(kingsDice.story(state))).toContain(
      JSON.stringify({
        round: 2,
        rolls: [dice('1234566'), dice('44'), []],
        orders: [dice('65432'), [null, 4, null, 4, null], [null, null, null, null, null]],
        left: [7, 2, 0],
      }),
    );
    expect(JSON.stringify(kingsDice.story(state))).not.toContain('[1,2,3,4,5]');
  });

  test('[D29] lists a commoner’s turns', () => {
    const state = turns(rolled('6 | 54321', COMMONERS), '- | 5', '6 | 4');
    expect(kingsDice.story(state)).toMatchObject({
      rounds: [
        {},
        {
          round: 2,
          orders: [
            [null, 6],
            [5, 4],
          ],
          left: [2, 4],
        },
      ],
    });
  });
});

describe('chance', () => {
  test('[D30] no choice changes the numbers that will fall', () => {
    const start = rolled('654321 | 654321');
    const rolls = ['65432 | 65432', '65432 | 54326', '12345 | 54321', '23456 | 65432'].map(orders => {
      const { state } = reveal(start, orders, chanceFromText('one table'));
      return state.round.rolls;
    });
    const counts = rolls.map(([roll]) => roll?.length ?? 0);
    expect(new Set(counts).size).toBeGreaterThan(1);
    for (const one of rolls) {
      for (const two of rolls) {
        for (const seat of [0, 1]) expect(isWithin(one[seat] ?? [], two[seat] ?? [])).toBe(true);
      }
    }
  });

  /** Of two rolls by the same draws, the smaller one lies in the bigger. */
  const isWithin = (a: readonly number[], b: readonly number[]) => {
    const [small, big] = a.length < b.length ? [a, [...b]] : [b, [...a]];
    return small.every(number => big.includes(number) && big.splice(big.indexOf(number), 1));
  };

  test('[D30] each seat’s roll has a label of its own', () => {
    const labels: string[] = [];
    const chance = chanceFromText('labels');
    const listening = {
      stream(label: string) {
        labels.push(label);
        return chance.stream(label);
      },
    };
    kingsDice.setup({ options: LORDS, seatCount: 3, brought: [] }, listening);
    reveal(rolled('6 | 5 | '), '6---- | -5--- | ', listening);
    expect(labels).toEqual([
      'round 1 seat 0',
      'round 1 seat 1',
      'round 1 seat 2',
      'round 3 seat 0',
      'round 3 seat 1',
      'round 3 seat 2',
    ]);
  });
});

describe('whole games', { timeout: 60_000 }, () => {
  const FORMS: readonly (readonly [string, DiceOptions, number])[] = [LORDS, COMMONERS].flatMap(options =>
    [2, 3, 8].map(seats => [options.variant, options, seats] as const),
  );

  test.each(FORMS)('[D26] %s: the invariants hold in every state, and looks stay small', (_form, options, seats) => {
    const viewers: readonly Viewer[] = [...seatsOf(seats), 'watcher'];
    let longest = 0;
    for (let game = 0; game < 12; game++) {
      playOut(
        options,
        seatsOf(seats).map(() => kingsDice.random),
        `whole ${game}`,
        state => {
          expect(kingsDice.audit(state)).toEqual([]);
          for (const viewer of viewers) longest = Math.max(longest, look(state, viewer).length);
        },
      );
    }
    expect(longest).toBeLessThan(1500);
  });

  test('[D26] the audit tells when a die is lost, doubled or misplaced', () => {
    const state = turns(rolled('65 | 54321', COMMONERS), '6 | 5');
    const [hand, other] = state.hands;
    if (hand === undefined || other === undefined) throw new Error('two hands were dealt');
    const broken: readonly DiceState[] = [
      { ...state, hands: [{ ...hand, kept: 0 }, other] },
      { ...state, discarded: state.discarded + 1 },
      { ...state, discarded: state.discarded + 1, hands: [{ ...hand, kept: 0 }, other] },
      { ...state, hands: [{ ...hand, fresh: dice('1') }, other] },
      { ...state, hands: [hand, { ...other, fresh: dice('4321') }] },
      { ...state, out: [2, null] },
      { ...state, past: [] },
      { ...state, round: { ...state.round, number: 3 } },
      { ...state, now: { phase: 'picking', sealed: [6, null] } },
      { ...state, now: { phase: 'picking', sealed: [5, 4] } },
      { ...state, now: { phase: 'picking', sealed: ['satOut', 'satOut'] } },
    ];
    expect(kingsDice.audit(state)).toEqual([]);
    for (const each of broken) expect(kingsDice.audit(each), JSON.stringify(each)).not.toEqual([]);
  });

  test('left dice are told to nobody: seats that are out see what watchers see', () => {
    const { state } = reveal(rolled('66 | 5 | 4'), '66--- | 5---- | ---4-');
    const out: Seat = 1;
    expect(left(state)).toEqual([3, 0, 1]);
    expect(look(state, out)).toBe(look(state, 'watcher'));
  });
});
