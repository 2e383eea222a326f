import { describe, expect, test } from 'vitest';
import { giftTable, start, wrap } from './gifts.ts';
import { awaited, fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const MINUTE = 60_000;

const host = (client: Client, act: object) => client.ask({ t: 'host', act });

function lobby() {
  const stage = new Stage();
  const { pass } = stage.made();
  return { stage, pass, ann: stage.come(pass), bea: stage.guest('Bea') };
}

describe('the crown', () => {
  test('goes to another seat, and all that a host may do goes with it', async () => {
    const { stage, pass, ann, bea } = lobby();
    expect(host(bea, { do: 'crown', seat: 1 })).toBe('not-host');
    expect(host(ann, { do: 'crown', seat: 1 })).toBeNull();
    expect([ann.you.host, bea.you.host, ann.room.hostSeat]).toEqual([false, true, 1]);
    expect(host(ann, { do: 'lock', on: true })).toBe('not-host');
    expect(ann.ask({ t: 'start' })).toBe('not-host');
    await stage.kill();
    expect(stage.come(pass).you).toEqual({ seat: 0, host: false, devices: 1 });
    const back = stage.come(bea.pass);
    expect(host(back, { do: 'remove', seat: 0 })).toBeNull();
    expect(stage.come(pass).you).toEqual({ seat: null, host: false, devices: 1 });
  });

  test('is for people only', () => {
    const { ann } = lobby();
    host(ann, { do: 'fill', seat: 2 });
    for (const seat of [2, 3, 19]) expect(host(ann, { do: 'crown', seat })).toBe('nobody-there');
    expect(host(ann, { do: 'crown', seat: 0 })).toBeNull();
    expect(ann.you.host).toBe(true);
  });

  test('who had it without a seat is nobody any more', () => {
    const stage = new Stage();
    const { pass } = stage.made({ name: null });
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    expect(host(ann, { do: 'crown', seat: 0 })).toBeNull();
    expect([ann.you.host, bea.you.host]).toEqual([false, true]);
    expect(stage.come(pass).you.host).toBe(false);
  });

  test('King Bob cannot give it away while his gifts are on the pile', () => {
    const { host: bob } = giftTable(['Bea'], { bob: 'host' });
    wrap(bob, 'a nutcracker');
    expect(host(bob, { do: 'crown', seat: 0 })).toBe('gifts-in-the-way');
    expect(bob.you.host).toBe(true);
  });

  test('in the middle of a game King Bob becomes a watcher, and the new host keeps his eyes', () => {
    const { stage, host: bob, player } = giftTable(['Bea', 'Cleo'], { bob: 'host' });
    for (const thing of ['a nutcracker', 'a nut']) wrap(bob, thing);
    start(bob);
    const bea = player('Bea');
    const before = bea.look.view;
    expect(host(bob, { do: 'crown', seat: 0 })).toBeNull();
    expect(bob.look).toEqual(stage.come().look);
    expect(bea.you).toEqual({ seat: 0, host: true, devices: 1 });
    expect(bea.look.view).toEqual(before);
  });
});

describe('when the host has been away for a minute', () => {
  test('everybody seated may act as host, and is told so', () => {
    const { stage, pass, ann, bea } = lobby();
    const eve = stage.come();
    ann.leave();
    stage.pass(MINUTE - 1);
    expect(bea.room.anyoneMayHost).toBe(false);
    expect(host(bea, { do: 'lock', on: true })).toBe('not-host');
    stage.pass(1);
    expect(bea.room.anyoneMayHost).toBe(true);
    expect(host(eve, { do: 'lock', on: true })).toBe('not-host');
    expect(host(bea, { do: 'lock', on: true })).toBeNull();
    const back = stage.come(pass);
    expect([back.you.host, back.room.anyoneMayHost, bea.room.anyoneMayHost]).toEqual([true, false, false]);
    expect(host(bea, { do: 'lock', on: false })).toBe('not-host');
  });

  test('the minute runs on while the room sleeps, and the one who wakes up is told', async () => {
    const { stage, ann, bea } = lobby();
    ann.leave();
    stage.pass(20_000);
    await stage.sleep();
    expect(bea.room.anyoneMayHost).toBe(false);
    stage.pass(40_000);
    expect(bea.room.anyoneMayHost).toBe(true);
    await stage.sleep();
    const cleo = stage.guest('Cleo');
    expect(cleo.room.anyoneMayHost).toBe(true);
    expect(cleo.ask({ t: 'start' })).toBeNull();
  });

  test('it runs on over a kill', async () => {
    const { stage, bea, ann } = lobby();
    ann.leave();
    stage.pass(30_000);
    await stage.kill();
    const back = stage.come(bea.pass);
    stage.pass(30_000);
    expect(back.room.anyoneMayHost).toBe(true);
    expect(host(back, { do: 'crown', seat: 1 })).toBeNull();
    expect([back.you.host, back.room.anyoneMayHost]).toEqual([true, false]);
  });

  test('the table itself is closed only by whoever wears the crown', () => {
    const { stage, ann, bea } = lobby();
    ann.leave();
    stage.pass(MINUTE);
    expect(host(bea, { do: 'close' })).toBe('no-crown');
    expect(host(bea, { do: 'crown', seat: 1 })).toBeNull();
    expect(host(bea, { do: 'close' })).toBeNull();
  });
});

describe('a locked table', () => {
  test('takes in nobody new; watchers may come, and who sits may change name and place', async () => {
    const { stage, pass, ann, bea } = lobby();
    host(ann, { do: 'lock', on: true });
    await stage.sleep();
    const eve = stage.come();
    expect([eve.closed, eve.room.locked]).toEqual([null, true]);
    expect(eve.sit('Eve')).toBe('locked');
    expect(bea.sit('Beate', 2)).toBeNull();
    expect(stage.come(pass).you.host).toBe(true);
    host(ann, { do: 'lock', on: false });
    expect(eve.sit('Eve')).toBeNull();
  });

  test('the host may sit down himself', () => {
    const stage = new Stage();
    const { pass } = stage.made({ name: null });
    const ann = stage.come(pass);
    host(ann, { do: 'lock', on: true });
    expect(ann.sit('Ann')).toBeNull();
  });
});

describe('a new pass for a lost seat', () => {
  test('goes to the host alone; the old one is void, and all are told', async () => {
    const stage = new Stage();
    const { ann, bea, cleo, pass } = fourAtKing(stage);
    const phone = stage.come(bea.pass);
    expect(host(cleo, { do: 'reissue', seat: 1 })).toBe('not-host');
    expect(host(ann, { do: 'reissue', seat: 1 })).toBeNull();
    const { pass: fresh } = ann.last('handOver');
    expect([bea.closed, phone.closed]).toEqual(['removed', 'removed']);
    expect(cleo.last('reissued')).toEqual({ t: 'reissued', seat: 1, name: 'Bea' });
    const elsewhere = [...cleo.frames.map(({ text }) => text), ...stage.rows.values()].join();
    expect(elsewhere).not.toContain(fresh);
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Bea', who: 'person', here: false });
    await stage.kill();
    expect(stage.come(bea.pass).you.seat).toBeNull();
    const again = stage.come(fresh);
    expect(again.you).toEqual({ seat: 1, host: false, devices: 1 });
    expect(again.look.view).toMatchObject({ mine: bea.look.game === 'king' ? bea.look.view.mine : [] });
    expect(stage.come(pass).room.chairs[1]?.here).toBe(true);
  });

  test('asked for twice under one id, it is made once', () => {
    const { ann } = lobby();
    const message = { t: 'host', act: { do: 'reissue', seat: 1 } };
    expect([ann.ask(message, 'twice'), ann.ask(message, 'twice')]).toEqual([null, null]);
    expect(ann.all('handOver').length).toBe(1);
  });

  test('not for nobody’s seat, nor for one’s own', () => {
    const { ann } = lobby();
    expect(host(ann, { do: 'reissue', seat: 0 })).toBe('own-seat');
    expect(host(ann, { do: 'reissue', seat: 2 })).toBe('nobody-there');
    expect(host(ann, { do: 'reissue', seat: 19 })).toBe('nobody-there');
    host(ann, { do: 'fill', seat: 2 });
    expect(host(ann, { do: 'reissue', seat: 2 })).toBe('nobody-there');
  });

  test('when it is the host’s seat that is lost, the crown stays with it', () => {
    const { stage, pass, ann, bea } = lobby();
    ann.leave();
    stage.pass(MINUTE);
    expect(host(bea, { do: 'reissue', seat: 0 })).toBeNull();
    expect(stage.come(pass).you).toEqual({ seat: null, host: false, devices: 1 });
    expect(stage.come(bea.last('handOver').pass).you).toEqual({ seat: 0, host: true, devices: 1 });
  });

  test('a guest takes over the seat of somebody who left for good, under his own name', () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, bea, cleo, dan } = fourAtKing(stage, { absence: 'wait' });
    bea.ask({ t: 'stand' });
    const gus = stage.come();
    expect(gus.sit('Gus', 1)).toBe('not-in-lobby');
    expect(host(ann, { do: 'reissue', seat: 1 })).toBeNull();
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Bea', who: 'person', standIn: true });
    for (let i = 0; i < 9; i++) {
      if ([ann, cleo, dan].some(({ look }) => look.ask !== null)) step([ann, cleo, dan]);
      stage.pass(7000);
    }
    const { turn } = ann.look;
    expect(turn).toBeGreaterThan(6);
    gus.leave();
    const guest = stage.come(ann.last('handOver').pass);
    expect(guest.sit('Gus', 2)).toBe('not-in-lobby');
    expect(guest.sit('Gus')).toBeNull();
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Gus', here: true, standIn: false });
    const all = [ann, guest, cleo, dan];
    while (guest.look.ask === null) step(all);
    const { turn: mine } = guest.look;
    stage.pass(10 * MINUTE);
    expect(guest.look.turn).toBe(mine);
    step(all);
  });

  test('what somebody has wrapped is nobody else’s: before the game it stands in the way, then it stays sealed', () => {
    const { stage, host: bob, player } = giftTable(['Bea', 'Cleo']);
    wrap(bob, 'from Bob');
    expect(host(bob, { do: 'reissue', seat: 1 })).toBeNull();
    wrap(player('Bea'), 'from Bea');
    // Whose pass it hangs on is not told.
    for (const seat of [0, 1]) expect(host(bob, { do: 'reissue', seat })).toBe('gifts-in-the-way');
    wrap(bob, 'for Cleo');
    start(bob);
    expect(host(bob, { do: 'reissue', seat: 0 })).toBeNull();
    const heir = stage.come(bob.last('handOver').pass);
    expect(heir.you.seat).toBe(0);
    expect(heir.all('brought')).toEqual([]);
  });
});

describe('a built-in player for somebody', () => {
  test('plays while he is there, until the host ends it', async () => {
    const stage = new Stage({ paceMs: 700 });
    const { ann, all } = fourAtKing(stage, { absence: 'host' });
    const seat = 2;
    expect(host(ann, { do: 'standIn', seat, on: true })).toBeNull();
    expect(ann.room.chairs[seat]).toMatchObject({ who: 'person', here: true, standIn: true });
    await stage.sleep();
    const others = all.filter((_, index) => index !== seat);
    for (let i = 0; i < 12; i++) {
      if (others.some(({ look }) => look.ask !== null)) step(others);
      stage.pass(7000);
    }
    expect(ann.look.turn).toBeGreaterThan(11);
    expect(host(ann, { do: 'standIn', seat, on: false })).toBeNull();
    while (all[seat]?.look.ask === null) step(others);
    const { turn } = ann.look;
    stage.pass(MINUTE);
    expect(ann.look.turn).toBe(turn);
  });

  test('makes way as soon as he moves himself, or comes back', () => {
    const stage = new Stage({ paceMs: 5000 });
    const { ann, all, pass } = fourAtKing(stage, { absence: 'host' });
    const one = awaited(all);
    const seat = one.you.seat ?? 0;
    host(ann, { do: 'standIn', seat, on: true });
    step([one]);
    expect(ann.room.chairs[seat]?.standIn).toBe(false);
    host(ann, { do: 'standIn', seat, on: true });
    expect(ann.room.chairs[seat]?.standIn).toBe(true);
    stage.come(one === ann ? pass : one.pass);
    expect(ann.room.chairs[seat]?.standIn).toBe(false);
  });

  test('only in a game, and only for people', () => {
    const { ann } = lobby();
    expect(host(ann, { do: 'standIn', seat: 1, on: true })).toBe('not-playing');
    ann.ask({ t: 'start' });
    expect(host(ann, { do: 'standIn', seat: 2, on: true })).toBe('nobody-there');
    expect(host(ann, { do: 'mute', seat: 2, on: true })).toBe('nobody-there');
  });
});

describe('closing the table', () => {
  test('shows everybody out, deletes all, and no link brings it back', async () => {
    const stage = new Stage();
    const { ann, bea, pass, all } = fourAtKing(stage);
    const eve = stage.come();
    const silent = stage.connect();
    for (let i = 0; i < 5; i++) step(all);
    expect(host(bea, { do: 'close' })).toBe('not-host');
    expect(host(ann, { do: 'close' })).toBeNull();
    expect([...all, eve, silent].map(({ closed }) => closed)).toEqual(Array(6).fill('gone'));
    expect([stage.rows.size, stage.alarmAt, stage.log.at(-1)?.what]).toEqual([0, null, 'closed']);
    for (const client of all) client.leave();
    expect(stage.come(pass).closed).toBe('noSuchTable');
    await stage.sleep();
    expect(stage.come(pass).closed).toBe('noSuchTable');
    stage.happen({ on: 'alarm' });
    stage.happen({ on: 'tick' });
    expect([stage.rows.size, stage.alarmAt]).toEqual([0, null]);
  });
});
