import { describe, expect, test } from 'vitest';
import { giftTable, own, start, wrap } from './gifts.ts';
import { fourAtKing, step } from './play.ts';
import { Stage } from './stage.ts';

describe('the devices of a seat', () => {
  test('are counted for their owner alone', () => {
    const stage = new Stage();
    const { bea, cleo } = fourAtKing(stage);
    const frames = cleo.frames.length;
    const phone = stage.come(bea.pass);
    expect([bea.you.devices, phone.you.devices]).toEqual([2, 2]);
    phone.leave();
    expect(bea.you.devices).toBe(1);
    expect(cleo.frames.length).toBe(frames);
    expect(stage.come().you.devices).toBe(1);
  });
});

describe('another pass for one’s own seat', () => {
  test('shows out all other devices, and the old link is dead', async () => {
    const stage = new Stage();
    const { ann, bea, all } = fourAtKing(stage);
    const old = bea.pass;
    const [phone, thief] = [stage.come(old), stage.come(old)];
    expect(bea.ask({ t: 'renewPass' })).toBeNull();
    expect([phone.closed, thief.closed, bea.closed]).toEqual(['removed', 'removed', null]);
    expect(bea.pass).not.toBe(old);
    expect(bea.you).toEqual({ seat: 1, host: false, devices: 1 });
    expect(ann.frames.map(({ text }) => text).join() + [...stage.rows.values()].join()).not.toContain(bea.pass);
    expect(stage.come(old).you.seat).toBeNull();
    for (let i = 0; i < 12; i++) step(all);
    await stage.sleep();
    for (let i = 0; i < 12; i++) step(all);
    await stage.kill();
    expect(stage.come(old).you.seat).toBeNull();
    expect(stage.come(bea.pass).you.seat).toBe(1);
  });

  test('the host keeps the crown with it, also without a seat', () => {
    const stage = new Stage();
    const { pass } = stage.made({ name: null });
    const ann = stage.come(pass);
    expect(ann.ask({ t: 'renewPass' })).toBeNull();
    expect(stage.come(pass).you.host).toBe(false);
    expect(stage.come(ann.pass).you.host).toBe(true);
    expect(ann.ask({ t: 'host', act: { do: 'lock', on: true } })).toBeNull();
  });

  test('a page may draw it; asked for again, nothing happens, and nobody else’s is taken', () => {
    const stage = new Stage();
    const { ann, bea, cleo, pass } = fourAtKing(stage);
    const fresh = 'f'.repeat(32);
    expect(bea.ask({ t: 'renewPass', pass: fresh }, 'same')).toBeNull();
    expect(bea.pass).toBe(fresh);
    const times = bea.all('seated').length;
    expect(bea.ask({ t: 'renewPass', pass: fresh }, 'same')).toBeNull();
    expect(stage.come(fresh).ask({ t: 'renewPass', pass: fresh })).toBeNull();
    expect(bea.all('seated').filter(({ pass }) => pass !== null).length).toBeLessThanOrEqual(times);
    for (const taken of [pass, fresh]) expect(cleo.ask({ t: 'renewPass', pass: taken })).toBe('seat-taken');
    expect([ann.you.seat, bea.you.seat, cleo.you.seat]).toEqual([0, 1, 2]);
  });

  test('a message without a drawn pass that comes twice is done once', () => {
    const stage = new Stage();
    const { bea } = fourAtKing(stage);
    bea.ask({ t: 'renewPass' }, 'same');
    const { pass } = bea;
    expect(bea.ask({ t: 'renewPass' }, 'same')).toBeNull();
    expect(bea.pass).toBe(pass);
  });

  test('watchers have none', () => {
    const stage = new Stage();
    stage.made();
    expect(stage.come().ask({ t: 'renewPass' })).toBe('not-seated');
  });

  test('what one has wrapped comes along', async () => {
    const { stage, host, all, player } = giftTable(['Bea', 'Cleo']);
    for (const each of all) wrap(each, `from ${each.key}`);
    const bea = player('Bea');
    const [key] = own(bea);
    expect(bea.ask({ t: 'renewPass' })).toBeNull();
    await stage.sleep();
    expect(own(stage.come(bea.pass)).map(gift => gift.key)).toEqual([key?.key]);
    wrap(bea, 'something else', key?.key);
    start(host);
    expect(own(bea).map(({ thing }) => thing.inside.title)).toEqual(['something else']);
  });
});
