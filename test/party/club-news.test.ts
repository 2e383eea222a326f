import { describe, expect, test } from 'vitest';
import { fourAtKing, playOut } from './play.ts';
import { Stage } from './stage.ts';

const QUICK = { length: 'quick' };

describe('a table of a club', () => {
  test('tells the club how its game ended: names, places and points, and what it had promised', async () => {
    const stage = new Stage();
    const { all, ann } = fourAtKing(stage, {}, QUICK, 'cafe-dos-reis');
    expect([stage.toldClub, stage.news]).toEqual([[], null]);
    playOut(all);
    const { outcome } = ann.look;
    expect(stage.toldClub).toEqual([
      {
        club: 'cafe-dos-reis',
        table: ann.room.code,
        result: {
          game: 'king',
          at: stage.now,
          promise: ann.room.promise,
          people: ['Ann', 'Bea', 'Cleo', 'Dan'].map((name, seat) => ({
            name,
            place: outcome?.places[seat],
            score: outcome?.scores[seat],
            player: false,
          })),
        },
      },
    ]);
    // A club that was not reached hears it when the table wakes up.
    await stage.sleep();
    expect(stage.news).toEqual(stage.toldClub[0]);
  });

  test('tells nobody when it is no club’s', () => {
    const stage = new Stage();
    playOut(fourAtKing(stage, {}, QUICK).all);
    expect([stage.toldClub, stage.news]).toEqual([[], null]);
  });

  test('tells its club how it stands, and nothing of who is there', () => {
    const stage = new Stage();
    expect(stage.standing).toBe(null);
    const { ann, bea } = fourAtKing(stage);
    expect(stage.standing).toEqual({ game: 'king', phase: 'playing', here: 4, seen: stage.now });
    ann.leave();
    bea.leave();
    expect(stage.standing?.here).toBe(2);
  });

  test('asking does not keep it alive', () => {
    const stage = new Stage();
    const host = stage.come(stage.made().pass);
    host.leave();
    const { seen } = stage.standing ?? {};
    stage.pass(23 * 3_600_000);
    expect(stage.standing?.seen).toBe(seen);
    stage.pass(2 * 3_600_000);
    expect(stage.standing).toBe(null);
  });
});
