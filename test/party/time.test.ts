import { describe, expect, test } from 'vitest';
import { awaited, fourAtKing, step } from './play.ts';
import { Stage } from './stage.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describe('expiry', () => {
  test.each([
    ['1', 1],
    ['24', 24],
    ['168', 168],
  ])('a table that is kept for %s h is deleted, whole, that long after the last sign of life', (keep, hours) => {
    const stage = new Stage();
    const { pass } = stage.made({ settings: { keep } });
    stage.come(pass).leave();
    stage.pass(hours * HOUR - 1);
    stage.come(pass).leave();
    stage.pass(hours * HOUR - 1);
    expect(stage.rows.size).toBeGreaterThan(0);
    stage.pass(1);
    expect([stage.rows.size, stage.alarmAt]).toEqual([0, null]);
    expect(stage.log.at(-1)?.what).toBe('expired');
    expect(stage.connect().closed).toBe('noSuchTable');
    expect(stage.make({ game: 'king', options: {}, settings: {}, name: null }).ok).toBe(true);
  });

  test('an old pass opens nothing at a new table that has the address of the old one', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const bea = stage.guest('Bea');
    for (const client of [stage.come(pass), bea]) client.leave();
    stage.pass(25 * HOUR);
    expect(stage.connect().closed).toBe('noSuchTable');
    expect(stage.make({ game: 'king', options: {}, settings: {}, name: 'Eve' }).ok).toBe(true);
    for (const old of [pass, bea.pass]) {
      const late = stage.come(old);
      expect(late.you).toEqual({ seat: null, host: false, devices: 1 });
      expect(late.ask({ t: 'host', act: { do: 'close' } })).toBe('not-host');
    }
  });

  test('it does not take away a table with somebody at it', () => {
    const stage = new Stage();
    const { pass } = stage.made({ settings: { keep: '1' } });
    const ann = stage.come(pass);
    stage.pass(30 * HOUR);
    expect(ann.sit('Annie')).toBeNull();
  });

  test('a sign of life outlives a kill', async () => {
    const stage = new Stage();
    const { pass } = stage.made();
    stage.pass(20 * HOUR);
    stage.come(pass);
    await stage.kill();
    stage.pass(10 * HOUR);
    await stage.kill();
    expect(stage.come(pass).you.host).toBe(true);
  });

  test('an alarm that was lost makes no difference: who comes too late finds no table', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    stage.alarmAt = null;
    stage.pass(25 * HOUR);
    expect(stage.come(pass).closed).toBe('noSuchTable');
    expect(stage.rows.size).toBe(0);
  });

  test('while nobody is there, no alarm rings but for the end', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    for (let i = 0; i < 10; i++) step(all);
    for (const client of all) client.leave();
    const rings = stage.effects.length;
    stage.pass(200 * HOUR);
    expect(stage.rows.size).toBe(0);
    expect(stage.effects.length - rings).toBeLessThan(5);
  });
});

describe('built-in players', () => {
  test('they move one decision at a time, after a pause that is longer when more has happened', () => {
    const stage = new Stage({ paceMs: 700 });
    const { pass } = stage.made();
    const ann = stage.come(pass);
    ann.ask({ t: 'start' });
    for (let i = 0; i < 40 && ann.look.view; i++) {
      if (ann.look.ask !== null) step([ann]);
      else stage.pass(100);
    }
    const looks = ann.frames.filter(({ text }) => text.startsWith('{"t":"look"'));
    const gaps = looks.slice(1).map(({ at }, index) => at - (looks[index]?.at ?? 0));
    expect(gaps).toContain(700);
    expect(gaps.filter(gap => gap % 100 !== 0)).toEqual([]);
  });

  test('the table rests while no person is there, and goes on when one is back', () => {
    const stage = new Stage({ paceMs: 700 });
    const { pass } = stage.made();
    const ann = stage.come(pass);
    ann.ask({ t: 'start' });
    const eve = stage.come();
    while (ann.look.ask !== null) step([ann]);
    ann.leave();
    stage.pass(700);
    const { turn } = eve.look;
    stage.pass(10 * MINUTE);
    expect(stage.isResting).toBe(true);
    expect(eve.look.turn).toBe(turn);
    stage.come(pass);
    stage.pass(3500);
    expect(eve.look.turn).toBeGreaterThan(turn);
  });

  test('when only built-in players are left, it rests for as long as it is kept, and goes on when somebody returns', async () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, bea, cleo, dan, pass } = fourAtKing(stage);
    for (const client of [bea, cleo, dan]) expect(client.ask({ t: 'stand' })).toBeNull();
    while (ann.look.ask !== null) step([ann]);
    ann.leave();
    stage.pass(700);
    const { turn } = cleo.look;
    const rings = stage.effects.length;
    stage.pass(23 * HOUR);
    expect([stage.isResting, cleo.look.turn]).toEqual([true, turn]);
    expect(stage.effects.length - rings).toBeLessThan(4);
    await stage.sleep();
    const back = stage.come(pass);
    stage.pass(3500);
    expect(back.look.turn).toBeGreaterThan(turn);
  });

  test('with nobody seated any more it rests, and goes on with a guest to whom the host gives a seat', () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, bea, cleo, dan } = fourAtKing(stage);
    for (const client of [bea, cleo, dan, ann]) expect(client.ask({ t: 'stand' })).toBeNull();
    stage.pass(700);
    const { turn } = ann.look;
    stage.pass(10 * HOUR);
    expect([stage.isResting, ann.look.turn]).toEqual([true, turn]);
    expect(ann.ask({ t: 'host', act: { do: 'reissue', seat: 2 } })).toBeNull();
    stage.pass(HOUR);
    expect(ann.look.turn).toBe(turn);
    const guest = stage.come(ann.last('handOver').pass);
    stage.pass(7000);
    expect([guest.you.seat, guest.look.ask !== null || guest.look.turn > turn]).toEqual([2, true]);
  });

  test('a pause that a kill has cut short begins anew', async () => {
    const stage = new Stage({ paceMs: 700 });
    const { pass } = stage.made();
    let ann = stage.come(pass);
    ann.ask({ t: 'start' });
    while (ann.look.ask !== null) step([ann]);
    await stage.kill();
    ann = stage.come(pass);
    const { turn } = ann.look;
    stage.pass(3500);
    expect(ann.look.turn).toBeGreaterThan(turn);
  });
});

describe('absence', () => {
  const leaveOne = (settings: object) => {
    const stage = new Stage({ paceMs: 700 });
    const table = fourAtKing(stage, settings);
    const gone = awaited(table.all);
    const others = table.all.filter(client => client !== gone);
    const { turn } = gone.look;
    const pass = gone === table.ann ? table.pass : gone.pass;
    gone.leave();
    return { ...table, stage, gone, others, turn, pass, hosts: table.pass };
  };

  test('after a minute a built-in player sits in, until the person is back', () => {
    const { stage, others, turn, pass } = leaveOne({});
    const [other] = others;
    stage.pass(MINUTE - 1);
    expect(other?.look.turn).toBe(turn);
    stage.pass(1 + 700 * 10);
    expect(other?.look.turn).toBeGreaterThan(turn);
    const back = stage.come(pass);
    expect(back.you.seat).not.toBeNull();
    let waited = 0;
    while (back.look.ask === null && waited++ < 50) step(others);
    const { turn: mine } = back.look;
    stage.pass(10 * MINUTE);
    expect(back.look.turn).toBe(mine);
  });

  test('asleep meanwhile, the room counts the minute from when the person left', async () => {
    const { stage, others, turn } = leaveOne({});
    stage.pass(20_000);
    await stage.sleep();
    stage.pass(40_000 + 7000);
    expect(others[0]?.look.turn).toBeGreaterThan(turn);
  });

  test('who is relieved stays relieved over a kill', async () => {
    const { stage, hosts, turn, others, ann } = leaveOne({});
    stage.pass(MINUTE);
    await stage.kill();
    const [other] = others;
    const back = stage.come(other === undefined || other === ann ? hosts : other.pass);
    expect(back.look.turn).toBe(turn);
    stage.pass(7000);
    expect(back.look.turn).toBeGreaterThan(turn);
  });

  test('the table waits if it should', () => {
    const { stage, others, turn } = leaveOne({ absence: 'wait' });
    stage.pass(10 * HOUR);
    expect(others[0]?.look.turn).toBe(turn);
  });

  test('or the host decides', () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, bea, cleo, dan } = fourAtKing(stage, { absence: 'host' });
    const others = [ann, cleo, dan];
    expect(ann.ask({ t: 'host', act: { do: 'fill', seat: 1 } })).toBe('seat-taken');
    bea.leave();
    while (!ann.look.awaited.includes(1)) step(others);
    const { turn } = ann.look;
    stage.pass(10 * MINUTE);
    expect(ann.look.turn).toBe(turn);
    expect(ann.ask({ t: 'host', act: { do: 'fill', seat: 1 } })).toBeNull();
    stage.pass(7000);
    expect(ann.look.turn).toBeGreaterThan(turn);
    const again = stage.come(bea.pass);
    expect(again.you.seat).toBe(1);
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Bea', who: 'person', here: true });
  });
});

describe('the clock', () => {
  test('whoever takes too long is played for, with no page open', () => {
    const stage = new Stage();
    const { all, pass } = fourAtKing(stage, { clock: '30', absence: 'wait' });
    for (let i = 0; i < 5; i++) step(all);
    const { turn } = awaited(all).look;
    for (const client of all) client.leave();
    stage.pass(29_999);
    expect(stage.come(pass).look.turn).toBe(turn);
    stage.pass(1);
    const back = stage.come(pass);
    expect(back.look.turn).toBe(turn + 1);
    expect(back.look.leftMs).toBe(30_000);
  });

  test('an alarm that rings too early does nothing, and is set once for many moves', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage, { clock: '30' });
    const set = stage.alarmsSet;
    for (let i = 0; i < 95; i++) step(all);
    expect(stage.alarmsSet - set).toBeLessThan(3);
    const entries = [...stage.rows.entries()].filter(([key]) => key.startsWith('g1:'));
    expect(entries.filter(([, row]) => row.includes('"auto":true'))).toEqual([]);
  });

  test('a game that nobody comes back to is played to its end by the clock, and then there is peace', () => {
    const stage = new Stage();
    const { all, pass } = fourAtKing(stage, { clock: '30' }, { length: 'quick' });
    for (const client of all) client.leave();
    stage.pass(8 * HOUR);
    expect(stage.come(pass).room.phase).toBe('over');
    expect(stage.isResting).toBe(true);
  });
});
