import { expect, test } from 'vitest';
import { overOf, readyOf, turnOf } from '../../web/embed/events.ts';
import { fourAtKing, playOut } from '../party/play.ts';
import { Stage } from '../party/stage.ts';

const QUICK = { length: 'quick' };

test('a page around is told which game is there, and nothing of who plays it', () => {
  const { ann } = fourAtKing(new Stage());
  expect(readyOf(null)).toBe(null);
  expect(readyOf(ann.room)).toEqual({ game: 'king' });
});

test('it is told whether whoever sits there is awaited, not which seat that is', () => {
  const { all } = fourAtKing(new Stage());
  const told = all.map(({ room, look, you }) => turnOf(room, look, you));
  expect(told.filter(turn => turn?.mine)).toEqual([{ mine: true }]);
  expect(told.filter(turn => !turn?.mine)).toEqual([{ mine: false }, { mine: false }, { mine: false }]);
});

test('nobody is awaited without a seat, and in a pause', () => {
  const stage = new Stage();
  const { ann, all } = fourAtKing(stage);
  const watcher = stage.come();
  expect(turnOf(watcher.room, watcher.look, watcher.you)).toEqual({ mine: false });
  expect(ann.ask({ t: 'pause', on: true })).toBe(null);
  expect(all.some(({ room, look, you }) => turnOf(room, look, you)?.mine)).toBe(false);
});

test('the end is told with names where all may see it: at a table that the page named and that may be watched', () => {
  const stage = new Stage();
  const { ann, all } = fourAtKing(stage, {}, QUICK);
  expect(overOf(ann.room, ann.look, true)).toBe(null);
  playOut(all);
  const { places = [], scores = [] } = ann.look.outcome ?? {};
  const result = ['Ann', 'Bea', 'Cleo', 'Dan'].map((name, seat) => ({
    name,
    place: places[seat],
    score: scores[seat],
  }));
  expect(overOf(ann.room, ann.look, true)).toEqual({ game: 'king', result });
  expect(overOf(ann.room, ann.look, false)).toEqual({ game: 'king', result: null });
});

test('at a table that lets nobody watch the end is nobody else’s business', () => {
  const { ann, all } = fourAtKing(new Stage(), { watchers: 'off' }, QUICK);
  playOut(all);
  expect(overOf(ann.room, ann.look, true)).toEqual({ game: 'king', result: null });
});
