import { describe, expect, test } from 'vitest';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import type { FourthMove } from '../../../engine/fourth-king/kinds.ts';
import { openTable } from '../../../engine/table.ts';
import { begun, headerWith, numberedGifts } from './helpers.ts';

describe('a turn', () => {
  test('[F10] turns go round in the order of initiative, one action each', () => {
    const game = begun(3, { gifts: 9, rig: { rolls: [[5], [20], [11]] } });
    const turns = [1, 2, 3, 4].map(gift => {
      const [seat] = game.awaited;
      game.picks(gift);
      return seat;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });

  test('[F10] every action ends the turn and takes one number', () => {
    const game = begun(2, { gifts: 9 });
    const before = fourthKing.turn(game.state);
    game.picks(1, 2).do(0, { do: 'open', gift: 1 });
    game.do(1, { do: 'steal', gift: 1 }).do(0, { do: 'allow' });
    game.do(0, { do: 'pick', gift: 3 }).do(1, { do: 'inflict', gift: 2, on: 0 }).do(0, { do: 'allow' });
    expect(game.awaited).toEqual([0]);
    expect(fourthKing.turn(game.state)).toBe(before + 8);
  });

  test('[F11] a picked gift leaves the pile and stays sealed', () => {
    const { view } = begun(2, { gifts: 4 }).picks(3);
    expect(view.pile).toEqual([1, 2, 4]);
    expect(view.holds).toEqual([[3], []]);
    expect(view.opened).toEqual([]);
    expect(view.gifts[2]?.travels).toBe(0);
  });

  test('[F12] once it is open everybody sees the inside', () => {
    const game = begun(2).picks(3, 1).do(0, { do: 'open', gift: 3 });
    for (const viewer of [0, 1, 'bob', 'watcher'] as const) {
      expect(fourthKing.view(game.state, viewer).opened).toEqual([
        { gift: 3, title: 'thing 3', note: null, link: null, picture: null, rattle: 'rattle 3' },
      ]);
    }
  });

  test('[F12] only sealed gifts that you hold can be opened', () => {
    const game = begun(2).picks(3, 1).do(0, { do: 'open', gift: 3 }).do(1, { do: 'open', gift: 1 });
    for (const gift of [1, 2, 3, 60]) expect(game.refuse(0, { do: 'open', gift })).toBe('no-such-gift');
  });

  test('[F13] a steal names a gift of another player, sealed or open, who becomes the defender', () => {
    const game = begun(3).picks(3, 1, 2).do(0, { do: 'open', gift: 3 });
    expect(game.ask(1)).toMatchObject({ ask: 'act', steal: [2, 3] });
    for (const gift of [1, 4, 60]) expect(game.refuse(1, { do: 'steal', gift })).toBe('no-such-gift');
    game.do(1, { do: 'steal', gift: 3 });
    expect(game.view.play).toEqual({ at: 'answer', how: 'steal', actor: 1, defender: 0, gift: 3 });
    expect(begun(3).picks(3, 1, 2).do(0, { do: 'steal', gift: 2 }).awaited).toEqual([2]);
  });

  test('[F14] an inflict names a gift of your own, sealed or open, and any other player', () => {
    const game = begun(3).picks(3, 1, 2).do(0, { do: 'open', gift: 3 }).picks(4, 5);
    expect(game.ask(0)).toMatchObject({ inflict: { gifts: [3], on: [1, 2] } });
    for (const gift of [1, 6, 60]) expect(game.refuse(0, { do: 'inflict', gift, on: 1 })).toBe('no-such-gift');
    for (const on of [0, 3, 19] as const) expect(game.refuse(0, { do: 'inflict', gift: 3, on })).toBe('no-such-seat');
    game.do(0, { do: 'inflict', gift: 3, on: 2 });
    expect(game.view.play).toEqual({ at: 'answer', how: 'inflict', actor: 0, defender: 2, gift: 3 });
    expect(game.awaited).toEqual([2]);
  });

  test('[F15] what was stolen may be stolen back at once, and a gift may go to whoever wrapped it', () => {
    const game = begun(2).picks(3, 1);
    game.do(0, { do: 'steal', gift: 1 }).do(1, { do: 'allow' });
    game.do(1, { do: 'steal', gift: 1 }).do(0, { do: 'allow' });
    expect(game.view.holds).toEqual([[3], [1]]);
    expect(game.state.gifts[2]?.by).toBe(0);
    game.picks(2).do(1, { do: 'steal', gift: 3 }).do(0, { do: 'allow' }).picks(4);
    expect(game.refuse(1, { do: 'inflict', gift: 3, on: 0 })).toBeNull();
  });

  test('[F15] what you wrapped you may pick', () => {
    const game = begun(2);
    expect(game.state.gifts[0]?.by).toBe(0);
    expect(game.refuse(0, { do: 'pick', gift: 1 })).toBeNull();
  });

  test('[F16] in the very first turn only a pick is possible', () => {
    const game = begun(3);
    expect(game.ask(0)).toEqual({
      ask: 'act',
      pick: [1, 2, 3, 4, 5, 6],
      open: [],
      steal: [],
      inflict: { gifts: [], on: [] },
      shake: [1, 2, 3, 4, 5, 6],
      shakesLeft: 3,
    });
    for (const move of [
      { do: 'open', gift: 1 },
      { do: 'steal', gift: 1 },
      { do: 'inflict', gift: 1, on: 1 },
    ] as const) {
      expect(game.refuse(0, move)).toBe('no-such-gift');
    }
    expect(game.picks(1).ask(1)).toMatchObject({ steal: [1], open: [], inflict: { gifts: [] } });
  });

  test('[F16] there is no passing', () => {
    for (const move of [{ do: 'pass' }, {}, null, { do: 'pick' }]) expect(fourthKing.parseMove(move)).toBeNull();
  });

  test("[F17] a gift that is somebody else's and one that does not exist are refused alike", () => {
    const game = begun(2, { gifts: 4 }).picks(1, 2);
    for (const kind of ['open', 'shake'] as const) {
      expect(game.refuse(0, { do: kind, gift: 2 })).toBe(game.refuse(0, { do: kind, gift: 50 }));
    }
    expect(game.refuse(0, { do: 'pick', gift: 2 })).toBe(game.refuse(0, { do: 'pick', gift: 50 }));
    expect(game.refuse(0, { do: 'inflict', gift: 2, on: 1 })).toBe(game.refuse(0, { do: 'inflict', gift: 50, on: 1 }));
  });
});

describe('shaking', () => {
  test('[F22] before the action, any gift on the pile or a sealed one of your own', () => {
    const game = begun(2).picks(1, 2).do(0, { do: 'open', gift: 1 }).picks(3);
    expect(game.ask(0)).toMatchObject({ shake: [4, 5] });
    game.picks(4);
    expect(game.ask(1)).toMatchObject({ shake: [2, 3, 5] });
    for (const gift of [1, 4, 60]) expect(game.refuse(1, { do: 'shake', gift })).toBe('no-such-gift');
  });

  test('[F22] everybody hears it, it costs no turn, and it stays readable', () => {
    const game = begun(2).do(0, { do: 'shake', gift: 2 });
    expect(game.awaited).toEqual([0]);
    expect(game.view.journal.at(-1)).toEqual({ e: 'shake', seat: 0, gift: 2 });
    game.picks(1).do(1, { do: 'shake', gift: 2 }).picks(3);
    expect(game.view.heard).toEqual([{ gift: 2, rattle: 'rattle 2', by: [0, 1] }]);
    expect(JSON.stringify(game.view)).not.toContain('thing');
  });

  test('[F22] a shake does not move the clock: the same decision is still being taken', () => {
    const table = openTable(fourthKing, headerWith(2, 'clock', numberedGifts(4, 2)));
    const act = (move: FourthMove) => table.play(table.awaited[0] ?? 0, table.turn, move, false).ok;
    while (act({ do: 'roll' }));
    const began = table.decisionBegan;
    expect(began).toBe(table.entries.length);
    expect(act({ do: 'shake', gift: 1 }) && act({ do: 'shake', gift: 2 })).toBe(true);
    expect(table.decisionBegan).toBe(began);
    const awake = openTable(fourthKing, table.header, table.entries);
    expect(awake.decisionBegan).toBe(began);
    expect(act({ do: 'pick', gift: 1 })).toBe(true);
    expect(table.decisionBegan).toBe(table.entries.length);
  });

  test('[F23] at most three shakes a turn, of the same gift or of others', () => {
    const game = begun(2);
    game.do(0, { do: 'shake', gift: 2 }).do(0, { do: 'shake', gift: 2 }).do(0, { do: 'shake', gift: 1 });
    expect(game.refuse(0, { do: 'shake', gift: 2 })).toBe('no-shakes-left');
    expect(game.ask(0)).toMatchObject({ shake: [], shakesLeft: 0, pick: [1, 2, 3, 4, 5] });
    expect(game.picks(1).ask(1)).toMatchObject({ shakesLeft: 3 });
  });

  test('[F23] nobody shakes off his turn or while an answer is awaited', () => {
    const game = begun(2).picks(1);
    expect(game.refuse(0, { do: 'shake', gift: 2 })).toBe('not-now');
    game.do(1, { do: 'steal', gift: 1 });
    for (const seat of [0, 1] as const) expect(game.refuse(seat, { do: 'shake', gift: 2 })).toBe('not-now');
  });

  test('[F24] no rattle is no sound', () => {
    const game = begun(2);
    const [first, ...rest] = game.state.gifts;
    if (first === undefined) throw new Error('no gifts');
    const state = { ...game.state, gifts: [{ ...first, rattle: null }, ...rest] };
    const shaken = fourthKing.apply(state, 0, { do: 'shake', gift: 1 }, { stream: () => expect.fail('no draws') });
    expect(fourthKing.view(shaken.state, 1).heard).toEqual([{ gift: 1, rattle: null, by: [0] }]);
  });
});

describe('patience', () => {
  test('[F25] with 1, after a round without a pick only a pick is possible, until one gift is picked', () => {
    const game = begun(3, { gifts: 9, options: { patience: '1' }, rig: { contests: [[1, 1]] } }).picks(1, 2, 3);
    game.do(0, { do: 'open', gift: 1 }).do(1, { do: 'open', gift: 2 });
    expect(game.view.play).toMatchObject({ onlyPick: false });
    game.do(2, { do: 'steal', gift: 1 }).do(0, { do: 'resist' });
    expect(game.view).toMatchObject({ sincePick: 3, play: { at: 'turn', seat: 0, onlyPick: true } });
    expect(game.ask(0)).toMatchObject({ open: [], steal: [], inflict: { gifts: [], on: [] } });
    expect(game.refuse(0, { do: 'steal', gift: 2 })).toBe('only-pick');
    expect(game.refuse(0, { do: 'inflict', gift: 1, on: 1 })).toBe('only-pick');
    game.do(0, { do: 'shake', gift: 5 }).picks(5);
    expect(game.view.play).toMatchObject({ seat: 1, onlyPick: false });
    expect(game.refuse(1, { do: 'steal', gift: 5 })).toBeNull();
  });

  test('[F25] with 3 it takes three rounds, and a pick begins the count anew', () => {
    const game = begun(2, { gifts: 9, options: { patience: '3' } }).picks(1, 2);
    const stealing = (times: number) => {
      for (let i = 0; i < times; i++) {
        const thief = game.awaited[0] === 0 ? 0 : 1;
        game
          .do(thief, { do: 'steal', gift: game.view.holds[1 - thief]?.[0] ?? 0 })
          .do(thief === 0 ? 1 : 0, { do: 'allow' });
      }
    };
    stealing(5);
    expect(game.view.play).toMatchObject({ onlyPick: false });
    game.picks(3);
    stealing(6);
    expect(game.view.play).toMatchObject({ onlyPick: true });
  });

  test('[F25] with none nobody is ever forced to pick', () => {
    const game = begun(2, { gifts: 9 }).picks(1, 2);
    for (let round = 0; round < 50; round++) {
      for (const thief of [0, 1] as const) {
        const gift = game.view.holds[1 - thief]?.[0] ?? 0;
        game.do(thief, { do: 'steal', gift }).do(thief === 0 ? 1 : 0, { do: 'allow' });
      }
    }
    expect(game.view).toMatchObject({ sincePick: 100, play: { onlyPick: false } });
  });
});
