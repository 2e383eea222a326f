import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../party/protocol.ts';
import { awaited, fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const MINUTE = 60_000;

/** One of four leaves, and the others play until so many moves were made for him. */
function away(moves: number, settings: object = {}) {
  const stage = new Stage({ paceMs: 700 });
  const { all, pass, ann } = fourAtKing(stage, settings);
  const gone = awaited(all);
  const others = all.filter(client => client !== gone);
  gone.leave();
  stage.pass(MINUTE);
  const seat = gone.you.seat ?? -1;
  const made = () => autoMoves(stage, seat);
  while (made().length < moves) {
    if (others.some(({ look }) => look.ask !== null)) step(others);
    else stage.pass(7000);
  }
  return { stage, seat, made, others, pass: gone === ann ? pass : gone.pass };
}

/** What was played by the table for a seat, as it is written down. */
function autoMoves(stage: Stage, seat: number): readonly unknown[] {
  const rows = [...stage.rows].filter(([key]) => key.startsWith('g1:')).sort();
  const entries: readonly { seat: number; auto: boolean; move: unknown }[] = rows.map(
    ([, row]) => JSON.parse(row).entry,
  );
  return entries.filter(entry => entry.seat === seat && entry.auto).map(({ move }) => move);
}

const told = (client: Client) => client.last('welcome').meanwhile;

describe('whoever comes back', () => {
  test('is told once what was done for him, and nobody else is', () => {
    const { stage, made, others, pass } = away(5);
    const back = stage.come(pass);
    expect(told(back)).toEqual({ count: made().length, moves: made() });
    expect(told(stage.come(pass))).toBeNull();
    expect(told(stage.come())).toBeNull();
    for (const other of others) expect(other.frames.map(({ text }) => text).join()).not.toContain('"meanwhile":{');
  });

  test('after naps and kills as well', async () => {
    const { stage, made, others, pass } = away(3);
    await stage.sleep();
    while (made().length < 5) {
      if (others.some(({ look }) => look.ask !== null)) step(others);
      else stage.pass(7000);
    }
    await stage.sleep();
    expect(told(stage.come(pass))).toEqual({ count: made().length, moves: made() });
  });

  test('is told nothing when nothing was done, nor of what was done before he was last here', async () => {
    const { stage, made, pass } = away(3);
    stage.come(pass).leave();
    expect(told(stage.come(pass))).toBeNull();
    expect(made().length).toBeGreaterThan(2);
    await stage.kill();
    expect(told(stage.come(pass))).toBeNull();
  });

  test('hears of what the clock has done, too', async () => {
    const stage = new Stage();
    const { all, ann, pass } = fourAtKing(stage, { clock: '30', absence: 'wait' });
    const gone = awaited(all);
    gone.leave();
    await stage.sleep();
    stage.pass(30_000);
    expect(told(stage.come(gone === ann ? pass : gone.pass))).toMatchObject({ count: 1 });
  });

  test('is told of the last moves of very many', () => {
    const stage = new Stage();
    const { all, pass } = fourAtKing(stage, { clock: '30', absence: 'wait' });
    for (const client of all) client.leave();
    stage.pass(4 * 3_600_000);
    const back = stage.come(pass);
    const made = autoMoves(stage, 0);
    expect(made.length).toBeGreaterThan(LIMITS.meanwhile);
    expect(told(back)).toEqual({ count: made.length, moves: made.slice(-LIMITS.meanwhile) });
  });
});
