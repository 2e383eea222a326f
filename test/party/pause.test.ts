import { describe, expect, test } from 'vitest';
import { anyMove, awaited, fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const MINUTE = 60_000;

const pause = (client: Client, on = true) => client.ask({ t: 'pause', on });
const play = (client: Client) => {
  const { ask } = client.look;
  return ask === null ? 'not asked' : client.move(anyMove(ask));
};

describe('a pause', () => {
  test('the host stops the game: nobody moves until it goes on', () => {
    const stage = new Stage();
    const { ann, bea, all } = fourAtKing(stage);
    step(all);
    expect(pause(ann)).toBeNull();
    expect(bea.room.pause).toEqual({ on: true, wanted: [0] });
    const { turn } = bea.look;
    expect(play(awaited(all))).toBe('paused');
    expect(pause(bea, false)).toBe('not-host');
    expect(pause(ann, false)).toBeNull();
    expect(bea.room.pause).toEqual({ on: false, wanted: [] });
    step(all);
    expect(bea.look.turn).toBe(turn + 1);
  });

  test('the others stop it when all wish for it who are here, and each of them may let it go on', () => {
    const stage = new Stage();
    const { ann, bea, cleo, dan } = fourAtKing(stage, { absence: 'wait' });
    ann.leave();
    expect(pause(bea)).toBeNull();
    expect(pause(dan)).toBeNull();
    expect(cleo.room.pause).toEqual({ on: false, wanted: [1, 3] });
    expect(pause(bea, false)).toBeNull();
    expect(pause(bea, false)).toBe('not-paused');
    expect(pause(cleo)).toBeNull();
    expect(cleo.room.pause.on).toBe(false);
    expect(pause(bea)).toBeNull();
    expect(cleo.room.pause).toEqual({ on: true, wanted: [1, 2, 3] });
    expect(pause(dan, false)).toBeNull();
    expect(cleo.room.pause).toEqual({ on: false, wanted: [] });
  });

  test('it is for people at a table where a game goes on', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const eve = stage.come();
    expect(pause(ann)).toBe('not-playing');
    ann.ask({ t: 'start' });
    expect(pause(eve)).toBe('not-seated');
    expect(pause(ann, false)).toBe('not-paused');
  });

  test('built-in players stand still, and go on after a kill only when the game does', async () => {
    const stage = new Stage({ paceMs: 700 });
    const { pass } = stage.made();
    let ann = stage.come(pass);
    ann.ask({ t: 'start' });
    while (ann.look.ask !== null) step([ann]);
    pause(ann);
    const { turn } = ann.look;
    stage.pass(10 * MINUTE);
    await stage.kill();
    ann = stage.come(pass);
    stage.pass(10 * MINUTE);
    expect([ann.look.turn, ann.room.pause.on, stage.isResting]).toEqual([turn, true, true]);
    expect(pause(ann, false)).toBeNull();
    stage.pass(3500);
    expect(ann.look.turn).toBeGreaterThan(turn);
  });

  test('the clock stands still, over naps, kills and further pauses', async () => {
    const stage = new Stage();
    const { ann, all, pass } = fourAtKing(stage, { clock: '60', absence: 'wait' });
    step(all);
    stage.pass(20_000);
    pause(ann);
    expect(ann.last('time')).toMatchObject({ turn: ann.look.turn, leftMs: 40_000 });
    stage.pass(10 * MINUTE);
    await stage.sleep();
    expect(stage.come().look.leftMs).toBe(40_000);
    stage.pass(10 * MINUTE);
    pause(ann, false);
    expect(ann.last('time')).toMatchObject({ turn: ann.look.turn, leftMs: 40_000 });
    stage.pass(10_000);
    pause(ann);
    stage.pass(MINUTE);
    await stage.kill();
    const back = stage.come(pass);
    expect(back.look.leftMs).toBe(30_000);
    pause(back, false);
    const { turn } = back.look;
    stage.pass(29_999);
    expect(back.look.turn).toBe(turn);
    stage.pass(1);
    expect([back.look.turn, back.look.leftMs]).toEqual([turn + 1, 60_000]);
  });

  test('whoever is away meanwhile is not played for, and has his minute when it goes on', async () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, all } = fourAtKing(stage);
    while (awaited(all) === ann) step(all);
    pause(ann);
    awaited(all).leave();
    const { turn } = ann.look;
    stage.pass(10 * MINUTE);
    await stage.sleep();
    stage.pass(10 * MINUTE);
    expect(ann.look.turn).toBe(turn);
    expect(pause(ann, false)).toBeNull();
    stage.pass(MINUTE - 1);
    expect(ann.look.turn).toBe(turn);
    stage.pass(7001);
    expect(ann.look.turn).toBeGreaterThan(turn);
  });

  test('when the host stops the game and goes for good, the others are not stuck', () => {
    const stage = new Stage();
    const { ann, bea, all } = fourAtKing(stage, { absence: 'wait' });
    step(all);
    pause(ann);
    ann.leave();
    stage.pass(MINUTE);
    expect(pause(bea, false)).toBeNull();
    expect(bea.room.pause.on).toBe(false);
  });

  test('another clock is told to all', () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    stage.pass(5000);
    expect(ann.ask({ t: 'host', act: { do: 'settings', settings: { clock: '30' } } })).toBeNull();
    expect(bea.last('time').leftMs).toBe(25_000);
    expect(ann.ask({ t: 'host', act: { do: 'settings', settings: { clock: 'none' } } })).toBeNull();
    expect(bea.last('time').leftMs).toBeNull();
  });

  test('it does not outlive the game', () => {
    const stage = new Stage();
    const { ann, all } = fourAtKing(stage);
    pause(ann);
    for (const client of all) client.ask({ t: 'stand' });
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBeNull();
    expect(ann.room).toMatchObject({ phase: 'lobby', pause: { on: false, wanted: [] } });
  });
});
