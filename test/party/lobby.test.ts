import { describe, expect, test } from 'vitest';
import { promiseOf } from '../../engine/chance.ts';
import { verifyRecord } from '../../engine/record.ts';
import { LIMITS } from '../../party/protocol.ts';
import { playOut, step } from './play.ts';
import { Stage } from './stage.ts';

const names = (stage: { room: { chairs: readonly ({ name: string } | null)[] } }) =>
  stage.room.chairs.map(chair => chair?.name ?? null);

describe('making a table', () => {
  test('whoever makes it is its host, seated if he gives a name', () => {
    const stage = new Stage();
    const { pass, code } = stage.made({ name: 'Ann', options: { length: 'quick' }, settings: { clock: '30' } });
    const ann = stage.come(pass);
    expect(ann.you).toEqual({ seat: 0, host: true, devices: 1 });
    expect(ann.room).toMatchObject({ code, game: 'king', phase: 'lobby', nth: 1, hostSeat: 0, watchers: 0 });
    expect(ann.room.options).toMatchObject({ length: 'quick', playOut: 'off' });
    expect(ann.room.settings).toEqual({ clock: '30', absence: 'player', watchers: 'on', keep: '24' });
  });

  test('without a name he is the host and may sit later, with the pass that he has', () => {
    const stage = new Stage();
    const { pass } = stage.made({ name: null });
    const ann = stage.come(pass);
    expect(ann.you).toEqual({ seat: null, host: true, devices: 1 });
    expect(ann.sit('Ann', 2)).toBeNull();
    expect(ann.last('seated')).toEqual({ t: 'seated', you: { seat: 2, host: true, devices: 1 }, pass: null });
  });

  test.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ options: { length: 'endless' } }, 'bad-options'],
    [{ options: { lenght: 'full' } }, 'bad-options'],
    [{ settings: { clock: '1' } }, 'bad-options'],
    [{ name: '\u200b \u202e' }, 'bad-name'],
    [{ name: '' }, 'garbled'],
    [{ name: 'x'.repeat(10_000) }, 'garbled'],
    [{ extra: 1 }, 'garbled'],
  ])('%j is refused as %s, and nothing is kept', (wrong, refused) => {
    const stage = new Stage();
    const wanted = { game: 'king', options: {}, settings: {}, name: 'Ann', ...wrong };
    expect(stage.make(wanted)).toEqual({ ok: false, refused });
    expect(stage.rows.size).toBe(0);
    expect(stage.connect().closed).toBe('noSuchTable');
  });

  test('an address is given only once', () => {
    const stage = new Stage();
    stage.made();
    expect(stage.make({ game: 'king', options: {}, settings: {}, name: null })).toEqual({
      ok: false,
      refused: 'taken',
    });
  });

  test('a room that was never made keeps nothing, whatever is said to it', () => {
    const stage = new Stage();
    const client = stage.connect();
    client.hello().say({ t: 'sit', id: 'a', seat: null, name: 'Eve' });
    client.leave();
    stage.happen({ on: 'alarm' });
    stage.happen({ on: 'tick' });
    stage.happen({ on: 'noHello', socket: client.key });
    expect(client.heard()).toEqual([{ t: 'bye', why: 'noSuchTable' }]);
    expect([stage.rows.size, stage.alarmAt]).toEqual([0, null]);
  });
});

describe('chairs', () => {
  test('first come, first served; everybody hears who sits where', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('  Bea  ');
    const cleo = stage.come();
    expect(cleo.sit('Cleo', 1)).toBe('seat-taken');
    expect(cleo.sit('Cleo', 3)).toBeNull();
    for (const client of [ann, bea, cleo]) expect(names(client)).toEqual(['Ann', 'Bea', null, 'Cleo']);
    expect(cleo.sit('Cleo', 4)).toBe('no-seat-free');
    expect(cleo.sit('Clea', 2)).toBeNull();
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Clea', null]);
    expect(cleo.you).toEqual({ seat: 2, host: false, devices: 1 });
  });

  test('the same name gets a number, whatever it is made of', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    stage.guest('ANN');
    stage.guest('A\u200dnn');
    expect(names(ann).slice(0, 2)).toEqual(['Ann', 'ANN 2']);
    expect(names(ann)[2]).toContain(' 3');
  });

  test('no two faces are alike', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    bea.ask({ t: 'stand' });
    stage.guest('Cleo');
    stage.guest('Dan');
    ann.ask({ t: 'host', act: { do: 'fill', seat: 3 } });
    expect(new Set(ann.room.chairs.map(chair => chair?.face)).size).toBe(4);
  });

  test('a full table has no chair, but a built-in player makes way', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    stage.guest('Bea');
    stage.guest('Cleo');
    ann.ask({ t: 'host', act: { do: 'fill', seat: 3 } });
    expect(ann.room.chairs[3]).toMatchObject({ who: 'player', here: true });
    stage.guest('Dan');
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Cleo', 'Dan']);
    expect(stage.come().sit('Eve')).toBe('no-seat-free');
  });

  test('who stands up is nobody any more, and his pass opens nothing', () => {
    const stage = new Stage();
    stage.made();
    const bea = stage.guest('Bea');
    expect(bea.ask({ t: 'stand' })).toBeNull();
    expect(bea.you).toEqual({ seat: null, host: false, devices: 1 });
    expect(stage.come(bea.pass).you.seat).toBeNull();
    expect(bea.ask({ t: 'stand' })).toBe('not-seated');
    const old = bea.pass;
    expect(bea.sit('Bea')).toBeNull();
    expect(bea.pass).not.toBe(old);
    expect([stage.come(old).you.seat, stage.come(bea.pass).you.seat]).toEqual([null, 1]);
  });

  test('the host clears a chair: whoever sat there is shown out', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    const phone = stage.come(bea.pass);
    expect(bea.ask({ t: 'host', act: { do: 'remove', seat: 0 } })).toBe('not-host');
    expect(ann.ask({ t: 'host', act: { do: 'remove', seat: 1 } })).toBeNull();
    expect([bea.closed, phone.closed]).toEqual(['removed', 'removed']);
    expect(names(ann)).toEqual(['Ann', null, null, null]);
    expect(stage.come(bea.pass).you.seat).toBeNull();
    expect(ann.ask({ t: 'host', act: { do: 'remove', seat: 1 } })).toBe('nobody-there');
  });

  test('who is here is a matter of the seat, not of its sockets', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    const phone = stage.come(bea.pass);
    bea.leave();
    expect(ann.room.chairs[1]?.here).toBe(true);
    phone.leave();
    expect(ann.room.chairs[1]?.here).toBe(false);
    stage.come(bea.pass);
    expect(ann.room.chairs[1]?.here).toBe(true);
  });

  test('there is room for very many watchers, and then for no more', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    for (let i = 0; i < LIMITS.watchers; i++) expect(stage.come().closed).toBeNull();
    expect(stage.come().closed).toBe('full');
    expect(stage.come(pass).you.host).toBe(true);
  });

  test('watchers are counted', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const eve = stage.come();
    expect(ann.room.watchers).toBe(1);
    eve.leave();
    expect(ann.room.watchers).toBe(0);
  });
});

describe('the start', () => {
  test('the host starts, once, and built-in players fill the empty chairs of King', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea', 3);
    expect(bea.ask({ t: 'start' })).toBe('not-host');
    expect(ann.ask({ t: 'start' })).toBeNull();
    expect(ann.ask({ t: 'start' })).toBe('not-in-lobby');
    expect(ann.room.phase).toBe('playing');
    expect(ann.room.chairs.map(chair => chair?.who)).toEqual(['person', 'player', 'player', 'person']);
    expect(new Set(names(ann)).size).toBe(4);
    expect(ann.look.news.length).toBeGreaterThan(0);
    expect(bea.look.seq).toBe(0);
  });

  test('the chairs of a game for fewer move together, and everybody hears where he sits', () => {
    const stage = new Stage();
    const { pass } = stage.made({ game: 'kings-dice' });
    const ann = stage.come(pass);
    const bea = stage.guest('Bea', 5);
    expect(ann.ask({ t: 'start' })).toBeNull();
    expect(names(ann)).toEqual(['Ann', 'Bea']);
    expect(bea.last('seated')).toEqual({ t: 'seated', you: { seat: 1, host: false, devices: 1 }, pass: null });
  });

  test('a table of built-in players alone does not start', () => {
    const stage = new Stage();
    const { pass } = stage.made({ name: null });
    expect(stage.come(pass).ask({ t: 'start' })).toBe('too-few');
  });

  test('during a game nobody sits down, and options stand', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    ann.ask({ t: 'start' });
    expect(stage.come().sit('Eve')).toBe('not-in-lobby');
    expect(ann.ask({ t: 'host', act: { do: 'options', options: {} } })).toBe('not-in-lobby');
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } })).toBe('not-over');
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBe('not-over');
    expect(ann.ask({ t: 'record' })).toBe('not-over');
  });

  test('the host changes options and settings in the lobby', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    expect(ann.ask({ t: 'host', act: { do: 'options', options: { length: 'quick' } } })).toBeNull();
    expect(ann.ask({ t: 'host', act: { do: 'settings', settings: { absence: 'wait' } } })).toBeNull();
    expect(ann.ask({ t: 'host', act: { do: 'options', options: { length: 'x' } } })).toBe('bad-options');
    expect(ann.room).toMatchObject({ options: { length: 'quick' }, settings: { absence: 'wait', clock: 'none' } });
  });
});

describe('after the game', () => {
  const played = () => {
    const stage = new Stage();
    const { pass } = stage.made({ options: { length: 'quick' } });
    const ann = stage.come(pass);
    const all = [ann, stage.guest('Bea'), stage.guest('Cleo'), stage.guest('Dan')];
    const { promise } = ann.room;
    ann.ask({ t: 'start' });
    expect(ann.room.promise).toBe(promise);
    playOut(all);
    return { stage, ann, all, promise };
  };

  test('the record is given out, keeps the promise, and holds no ids of messages', () => {
    const { ann, stage, promise } = played();
    expect(ann.room.phase).toBe('over');
    const eve = stage.come();
    expect(eve.ask({ t: 'record' })).toBeNull();
    const { record } = eve.last('record');
    expect(promiseOf(record.secret)).toBe(promise);
    expect(verifyRecord(record)).toMatchObject({ ok: true });
    expect(record.names).toEqual(['Ann', 'Bea', 'Cleo', 'Dan']);
    expect(JSON.stringify(record)).not.toContain('socket');
    expect(stage.log.map(({ what }) => what)).toEqual(['made', 'started', 'ended']);
  });

  test('[D26] the same people play again, with another promise', () => {
    const { ann, all, promise, stage } = played();
    const looks = ann.all('look').length;
    expect(all[1]?.ask({ t: 'host', act: { do: 'rematch' } })).toBe('not-host');
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } })).toBeNull();
    expect(ann.room).toMatchObject({ phase: 'playing', nth: 2 });
    expect(ann.room.promise).not.toBe(promise);
    expect(ann.all('look').length).toBe(looks + 1);
    expect(ann.look).toMatchObject({ nth: 2, seq: 0, outcome: null });
    expect(ann.ask({ t: 'move', nth: 1, turn: 0, move: {} })).toBe('stale-turn');
    stage.pass(5000);
    step(all);
    playOut(all);
  });

  test('back in the lobby chairs are free again, and the next promise stands', async () => {
    const { ann, stage, promise } = played();
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBeNull();
    expect(ann.room).toMatchObject({ phase: 'lobby', nth: 2 });
    expect(ann.room.promise).not.toBe(promise);
    await stage.sleep();
    expect(stage.come().last('welcome').look).toBeNull();
    expect(ann.ask({ t: 'record' })).toBe('not-over');
    expect(ann.ask({ t: 'start' })).toBeNull();
    expect(ann.look.nth).toBe(2);
  });
});

describe('leaving in the middle of a game', () => {
  test('a built-in player goes on under the same name, and the one who left sees what watchers see', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    ann.ask({ t: 'start' });
    expect(bea.ask({ t: 'stand' })).toBeNull();
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Bea', who: 'player', here: true });
    expect(bea.you.seat).toBeNull();
    expect(bea.look).toEqual(stage.come().look);
    expect(JSON.stringify(bea.look)).not.toEqual(JSON.stringify(ann.look));
  });

  test('when nobody is left to play, the host may clear the table', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    ann.ask({ t: 'start' });
    ann.ask({ t: 'stand' });
    expect(ann.you).toEqual({ seat: null, host: true, devices: 1 });
    stage.pass(60_000);
    expect(stage.isResting).toBe(true);
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } })).toBe('too-few');
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBeNull();
    expect(ann.room.phase).toBe('lobby');
  });
});
