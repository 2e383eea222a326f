import { describe, expect, test } from 'vitest';
import { story } from '../../../engine/fourth-king/ending.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import { openTable } from '../../../engine/table.ts';
import { begun, headerWith, numberedGifts, playedTable } from './helpers.ts';

describe('the end', () => {
  test('[F26] comes at once with the last pick', () => {
    const game = begun(2, { gifts: 3 }).picks(1, 2);
    expect(fourthKing.outcome(game.state)).toBeNull();
    game.picks(3);
    expect(game.view.play.at).toBe('over');
    expect(game.awaited).toEqual([]);
    for (const seat of [0, 1] as const) expect(game.refuse(seat, { do: 'steal', gift: 1 })).toBe('not-now');
    expect(game.view.journal.at(-1)).toEqual({ e: 'over' });
  });

  test('[F26] a steal is answered before the last pick can come', () => {
    const game = begun(2, { gifts: 3 }).picks(1, 2).do(0, { do: 'steal', gift: 2 });
    expect(game.refuse(1, { do: 'pick', gift: 3 })).toBe('not-now');
  });

  test('[F27] everybody keeps what he holds, perhaps nothing, and nobody wins', () => {
    const rig = { contests: [[1, 1] as const] };
    const game = begun(2, { gifts: 4, rig }).picks(1, 2).do(0, { do: 'steal', gift: 2 }).do(1, { do: 'allow' });
    game.do(1, { do: 'pick', gift: 3 }).do(0, { do: 'steal', gift: 3 }).do(1, { do: 'allow' });
    game.do(1, { do: 'steal', gift: 1 }).do(0, { do: 'resist' }).picks(4);
    expect(game.view.holds).toEqual([[1, 2, 3, 4], []]);
    expect(fourthKing.outcome(game.state)).toEqual({ scores: [0, 0], places: [1, 1] });
  });

  test('[F28] each holder may open what is still sealed, in any order, and nothing else', () => {
    const game = begun(2, { gifts: 4 }).picks(1, 2).do(0, { do: 'open', gift: 1 }).picks(3, 4);
    const outcome = fourthKing.outcome(game.state);
    const turn = fourthKing.turn(game.state);
    expect(fourthKing.mayChange(game.state)).toEqual([0, 1]);
    expect(game.ask(1)).toEqual({ ask: 'unwrap', open: [2, 3] });
    expect(game.refuse(1, { do: 'open', gift: 4 })).toBe('no-such-gift');
    expect(game.refuse(1, { do: 'open', gift: 60 })).toBe('no-such-gift');
    expect(game.refuse(1, { do: 'shake', gift: 2 })).toBe('not-now');
    game.do(1, { do: 'open', gift: 3 }).do(0, { do: 'open', gift: 4 });
    expect(fourthKing.mayChange(game.state)).toEqual([1]);
    expect(game.ask(0)).toBeNull();
    expect(fourthKing.outcome(game.state)).toEqual(outcome);
    expect(fourthKing.turn(game.state)).toBe(turn);
    expect(game.view.opened.map(({ gift }) => gift)).toEqual([1, 3, 4]);
  });

  test('[F28] a table takes moves after the end only from those who may still unwrap', () => {
    const table = playedTable(headerWith(3, 'after', numberedGifts(5, 3)), 'standIn');
    const sealed = table.look('watcher').mayChange[0] ?? 0;
    const look = table.look(sealed);
    expect(look).toMatchObject({ ask: { ask: 'unwrap' } });
    const before = table.entries.length;
    for (const seat of [0, 1, 2] as const) {
      const again = table.play(seat, table.turn, { do: 'pick', gift: 1 }, false);
      const why = look.mayChange.includes(seat) ? 'not-now' : 'over';
      expect(again).toMatchObject({ ok: false, why });
    }
    const opened = table.play(sealed, table.turn, table.choose(sealed, 'standIn'), true);
    expect(opened.ok).toBe(true);
    expect(table.entries.length).toBe(before + 1);
    const again = openTable(fourthKing, table.header, table.entries);
    expect(again.look('watcher')).toEqual(table.look('watcher'));
  });

  test('[F29] a gift changed hands as often as it was stolen or inflicted with success', () => {
    const game = begun(2, {
      gifts: 5,
      rig: {
        contests: [
          [6, 1],
          [1, 6],
        ],
      },
    }).picks(1, 2);
    game.do(0, { do: 'steal', gift: 2 }).do(1, { do: 'allow' });
    game.do(1, { do: 'steal', gift: 2 }).do(0, { do: 'resist' });
    game.do(0, { do: 'inflict', gift: 1, on: 1 }).do(1, { do: 'resist' });
    game.do(1, { do: 'inflict', gift: 2, on: 0 }).do(0, { do: 'allow' });
    game.picks(3, 4, 5);
    const { list } = story(game.state);
    expect(list.map(({ gift, holder, travels }) => [gift, holder, travels])).toEqual([
      [1, 0, 0],
      [2, 0, 3],
      [3, 0, 0],
      [4, 1, 0],
      [5, 0, 0],
    ]);
  });

  test('[F29] the list names outsides, insides of open gifts, and wrappers as far as they are shown', () => {
    const game = begun(2, { gifts: 2 }).picks(1, 2).do(0, { do: 'open', gift: 1 });
    expect(story(game.state).list).toMatchObject([
      { gift: 1, outside: { tag: 'tag 01' }, inside: { title: 'thing 1' }, by: 0 },
      { gift: 2, outside: { tag: 'tag 02' }, inside: null, by: 1 },
    ]);
  });
});

/** The end of a game in which seat 0 and seat 1 stole and defended as often as the dice say. */
function awardsAfter(contests: readonly (readonly [number, number])[]) {
  const game = begun(2, { gifts: 3, rig: { contests } }).picks(1, 2);
  for (const _ of contests) {
    const thief = game.awaited[0] === 0 ? 0 : 1;
    const gift = game.view.holds[1 - thief]?.[0] ?? 0;
    game.do(thief, { do: 'steal', gift }).do(thief === 0 ? 1 : 0, { do: 'resist' });
  }
  const { play } = game.picks(3).view;
  return play.at === 'over' ? play.awards : null;
}

describe('awards', () => {
  test('[F30] nobody is named for none', () => {
    expect(awardsAfter([])).toEqual({ travelled: null, boldest: null, unluckiest: null });
    expect(awardsAfter([[1, 1]])).toEqual({ travelled: null, boldest: { seats: [0], times: 1 }, unluckiest: null });
  });

  test('[F30] equals share', () => {
    expect(
      awardsAfter([
        [2, 1],
        [1, 1],
      ]),
    ).toEqual({
      travelled: { gifts: [2], times: 1 },
      boldest: { seats: [0, 1], times: 1 },
      unluckiest: { seats: [1], times: 1 },
    });
  });

  test('[F30] failed attempts to steal count as attempts, lost contests only as defender', () => {
    expect(
      awardsAfter([
        [1, 6],
        [1, 6],
        [1, 6],
      ]),
    ).toEqual({
      travelled: null,
      boldest: { seats: [0], times: 2 },
      unluckiest: null,
    });
  });

  test('[F30] who loses against an inflict has lost as a defender; allowing loses nothing', () => {
    const game = begun(2, { gifts: 3, rig: { contests: [[3, 2]] } }).picks(1, 2);
    game.do(0, { do: 'inflict', gift: 1, on: 1 }).do(1, { do: 'resist' });
    game.do(1, { do: 'inflict', gift: 1, on: 0 }).do(0, { do: 'allow' });
    expect(game.picks(3).view.play).toMatchObject({
      awards: { travelled: { gifts: [1], times: 2 }, boldest: null, unluckiest: { seats: [1], times: 1 } },
    });
  });
});
