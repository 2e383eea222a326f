import { describe, expect, test } from 'vitest';
import { LIMITS, PROTOCOL } from '../../party/protocol.ts';
import { anyMove, awaited, fourAtKing, playOut, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const hello = { t: 'hello', protocol: PROTOCOL, pass: null };
const lookText = (client: Client) => JSON.stringify(client.look);

describe('[W1] the first message is hello, within ten seconds', () => {
  test('anything else that is said first closes with a code', () => {
    const stage = new Stage();
    stage.made();
    const cases: readonly [string | object | null, string][] = [
      [{ t: 'ping' }, 'noHello'],
      [{ t: 'sit', id: 'a', seat: null, name: 'Eve' }, 'noHello'],
      [{ t: 'move', id: 'a', nth: 1, turn: 0, move: { do: 'pass' } }, 'noHello'],
      ['', 'garbled'],
      ['not JSON', 'garbled'],
      ['null', 'garbled'],
      ['[]', 'garbled'],
      [{ t: 'dance' }, 'garbled'],
      [{ ...hello, pass: 'short' }, 'garbled'],
      [{ ...hello, extra: 1 }, 'garbled'],
      [null, 'garbled'],
    ];
    for (const [message, why] of cases) {
      const client = stage.connect().say(message);
      expect(client.closed, JSON.stringify(message)).toBe(why);
      expect(client.heard()).toEqual([{ t: 'bye', why }]);
    }
  });

  test('silence closes, but not the socket that has spoken', () => {
    const stage = new Stage();
    stage.made();
    const silent = stage.connect();
    const greeted = stage.come();
    stage.happen({ on: 'noHello', socket: silent.key });
    stage.happen({ on: 'noHello', socket: greeted.key });
    expect([silent.closed, greeted.closed]).toEqual(['noHello', null]);
  });

  test('a second hello is garbled', () => {
    const stage = new Stage();
    stage.made();
    expect(stage.come().hello().closed).toBe('garbled');
  });
});

test('[W2] an old page and an old room are told apart, whatever else another version says', () => {
  const stage = new Stage();
  stage.made();
  const say = (more: object) => stage.connect().say({ ...hello, ...more }).closed;
  expect(say({ protocol: PROTOCOL - 1 })).toBe('oldPage');
  expect(say({ protocol: PROTOCOL + 1 })).toBe('oldRoom');
  expect(say({ protocol: PROTOCOL + 1, pass: 17, shoe: 'size' })).toBe('oldRoom');
});

describe('[W3] a seat belongs to whoever shows its pass', () => {
  test('the pass goes to one socket only and is written down as a hash', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    expect(bea.pass).toMatch(/^[0-9a-f]{32}$/);
    const elsewhere = [...ann.frames.map(({ text }) => text), ...stage.rows.values()].join();
    for (const secret of [pass, bea.pass]) expect(elsewhere).not.toContain(secret);
  });

  test('a page may draw it, so that the seat is not lost with the answer', async () => {
    const stage = new Stage();
    stage.made();
    const pass = 'a'.repeat(32);
    const sit = { t: 'sit', seat: null, name: 'Bea', pass };
    stage.come().ask(sit);
    await stage.kill();
    const again = stage.come(pass);
    expect(again.you).toEqual({ seat: 1, host: false, devices: 1 });
    expect(stage.come().ask(sit)).toBeNull();
    expect(again.ask({ ...sit, pass: 'b'.repeat(32) })).toBeNull();
    expect(again.room.chairs.map(chair => chair?.name)).toEqual(['Ann', 'Bea', undefined, undefined]);
  });

  test('with it one is the same person on a new socket; with another one, or none, a watcher', () => {
    const stage = new Stage();
    stage.made();
    const bea = stage.guest('Bea', 2);
    bea.leave();
    expect(stage.come(bea.pass).you).toEqual({ seat: 2, host: false, devices: 1 });
    expect(stage.come('0'.repeat(32)).you).toEqual({ seat: null, host: false, devices: 1 });
    expect(stage.come().you).toEqual({ seat: null, host: false, devices: 1 });
  });
});

describe('[W4] a seat may have several devices', () => {
  test('all of them get the same looks, and nobody else does', () => {
    const stage = new Stage();
    const { bea, all } = fourAtKing(stage);
    const phone = stage.come(bea.pass);
    const seen = bea.frames.length;
    const heard = phone.frames.length;
    for (let i = 0; i < 12; i++) step(all);
    const looks = (client: Client, from: number) =>
      client.frames.slice(from).filter(({ text }) => text.startsWith('{"t":"look"'));
    expect(looks(phone, heard).length).toBeGreaterThan(9);
    expect(looks(phone, heard)).toEqual(looks(bea, seen));
    expect(new Set(all.map(lookText)).size).toBe(4);
  });

  test('the newest devices stay when there are too many', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const devices = Array.from({ length: LIMITS.devicesPerSeat + 2 }, () => stage.come(pass));
    expect(devices.map(({ closed }) => closed)).toEqual(['full', 'full', ...Array(LIMITS.devicesPerSeat).fill(null)]);
  });

  test('sockets that say nothing keep nobody out: the first of them make way', () => {
    const stage = new Stage();
    const ann = stage.come(stage.made().pass);
    const silent = Array.from({ length: 1000 }, () => stage.connect());
    const bea = stage.guest('Bea');
    expect([ann.closed, bea.closed, silent[0]?.closed, silent.at(-1)?.closed]).toEqual([null, null, 'noHello', null]);
    expect(silent.filter(({ closed }) => closed === null).length).toBeLessThan(500);
  });
});

test('[W5] seq counts the looks of one viewer, one by one', () => {
  const stage = new Stage();
  const { all } = fourAtKing(stage);
  for (let i = 0; i < 30; i++) step(all);
  for (const client of all) {
    const numbers = client.all('look').map(({ look }) => look.seq);
    expect(numbers).toEqual(numbers.map((_, index) => index));
  }
});

describe('[W6] a move counts once, and only for the decision that it was meant for', () => {
  test('the same id again gets the former answer and does nothing', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const client = awaited(all);
    const { ask, turn } = client.look;
    if (ask === null) throw new Error('nothing is asked');
    const move = { t: 'move', nth: 1, turn, move: anyMove(ask) };
    expect(client.ask(move, 'once')).toBeNull();
    const after = all.map(lookText);
    expect(client.ask(move, 'once')).toBeNull();
    expect(client.ask({ ...move, turn: 99, move: 'other' }, 'once')).toBeNull();
    expect(all.map(lookText)).toEqual(after);
    expect(client.ask(move, 'twice')).toBe('stale-turn');
  });

  test('the former answer outlives hibernation and kill, and is not part of the record', async () => {
    const stage = new Stage();
    const { all, pass } = fourAtKing(stage, {}, { length: 'quick' });
    const client = awaited(all);
    const { ask, turn } = client.look;
    if (ask === null) throw new Error('nothing is asked');
    const move = { t: 'move', nth: 1, turn, move: anyMove(ask) };
    client.ask(move, 'canary-id');
    await stage.sleep();
    const after = all.map(lookText);
    expect(client.ask(move, 'canary-id')).toBeNull();
    expect(all.map(lookText)).toEqual(after);
    await stage.kill();
    const back = [pass, ...all.slice(1).map(other => other.pass)].map(each => stage.come(each));
    const again = back[all.indexOf(client)];
    expect(again?.ask(move, 'canary-id')).toBeNull();
    expect(again?.look.turn).toBe(turn + 1);
    playOut(back);
    expect(again?.ask({ t: 'record' })).toBeNull();
    expect(again?.last('record').record.entries.length).toBeGreaterThan(turn);
    expect(JSON.stringify(again?.last('record'))).not.toContain('canary-id');
  });

  test('a refused move is refused again under its id, although it would be taken now', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const early = all.find(client => client.look.ask === null);
    if (early === undefined) throw new Error('everybody is asked');
    expect(early.ask({ t: 'move', nth: 1, turn: 0, move: { do: 'pass' } }, 'early')).toBe('not-awaited');
    while (early.look.ask === null) step(all);
    const { ask, turn } = early.look;
    if (ask === null) throw new Error('nothing is asked');
    expect(early.ask({ t: 'move', nth: 1, turn, move: anyMove(ask) }, 'early')).toBe('not-awaited');
    expect(early.move(anyMove(ask))).toBeNull();
  });

  test('what was done at the table is not done again, whatever happened meanwhile', async () => {
    const stage = new Stage();
    const { ann, all, pass } = fourAtKing(stage, {}, { length: 'quick' });
    playOut(all);
    const rematch = { t: 'host', act: { do: 'rematch' } };
    expect(ann.ask(rematch, 'again')).toBeNull();
    playOut(all);
    await stage.kill();
    const back = stage.come(pass);
    expect(back.ask(rematch, 'again')).toBeNull();
    expect(back.room).toMatchObject({ nth: 2, phase: 'over' });
    expect(back.ask(rematch, 'once-more')).toBeNull();
    expect(back.room).toMatchObject({ nth: 3, phase: 'playing' });
  });

  test('[D8] the ids of one seat mean nothing at another', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const mover = awaited(all);
    const { ask, turn } = mover.look;
    if (ask === null) throw new Error('nothing is asked');
    mover.ask({ t: 'move', nth: 1, turn, move: anyMove(ask) }, 'mine');
    for (const client of all.filter(client => client !== mover)) {
      expect(client.ask({ t: 'move', nth: 1, turn, move: anyMove(ask) }, 'mine')).toBe('stale-turn');
    }
    expect(stage.come().ask({ t: 'move', nth: 1, turn, move: anyMove(ask) }, 'mine')).toBe('not-seated');
  });
});

test('[W7] everything is written down before anything is told, the answer before the look', () => {
  const stage = new Stage();
  const { all } = fourAtKing(stage);
  const mover = step(all);
  for (const effects of stage.effects) {
    const kinds = effects.map(effect => effect.do);
    const told = kinds.findIndex(kind => kind === 'send' || kind === 'close');
    const written = kinds.reduce((last, kind, index) => (kind === 'put' || kind === 'alarm' ? index : last), -1);
    if (told >= 0) expect(written).toBeLessThan(told);
  }
  expect(
    mover
      .heard()
      .slice(-2)
      .map(({ t }) => t),
  ).toEqual(['answer', 'look']);
});

test('a move costs one row and no alarm, and every 32 of them one more', () => {
  const stage = new Stage();
  const { all } = fourAtKing(stage);
  const [rows, alarms] = [stage.written.length, stage.alarmsSet];
  for (let i = 0; i < 40; i++) step(all);
  expect(stage.written.length - rows).toBe(40 + 1);
  expect(stage.alarmsSet).toBe(alarms);
  expect(stage.written.at(-1)).toBe('g1:000040');
});

test('[W8] leftMs counts from sending', () => {
  const stage = new Stage();
  const { all, bea } = fourAtKing(stage, { clock: '60' });
  expect(bea.look.leftMs).toBe(60_000);
  stage.pass(25_000);
  expect(stage.come(bea.pass).look.leftMs).toBe(35_000);
  step(all);
  expect(bea.look.leftMs).toBe(60_000);
});

describe('[W9] too large and too many closes with a code, and nothing else is lost', () => {
  test('size is counted in bytes', () => {
    const stage = new Stage();
    stage.made();
    const sit = (name: string) => JSON.stringify({ t: 'sit', id: 'a', seat: null, name });
    const padded = (bytes: number) => sit('x').padEnd(bytes, ' ');
    expect(stage.come().say(padded(LIMITS.messageBytes)).closed).toBeNull();
    expect(stage.come().say(padded(LIMITS.messageBytes + 1)).closed).toBe('tooLarge');
    expect(stage.come().say(sit('ж'.repeat(LIMITS.messageBytes / 2))).closed).toBe('tooLarge');
    expect(stage.come().say('['.repeat(1_000_000)).closed).toBe('tooLarge');
    expect(stage.come().say('['.repeat(LIMITS.messageBytes)).closed).toBe('garbled');
  });

  test('the limit is for each socket, and time heals it', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const [phone, laptop] = [stage.come(pass), stage.come(pass)];
    const most = LIMITS.messages - 1;
    for (let i = 0; i < most; i++) phone.say({ t: 'ping' });
    stage.pass(LIMITS.messagesWithinMs);
    for (let i = 0; i < most + 1; i++) phone.say({ t: 'ping' });
    expect(phone.closed).toBeNull();
    phone.say({ t: 'ping' });
    expect([phone.closed, laptop.closed]).toEqual(['tooMany', null]);
    expect(stage.come(pass).you.host).toBe(true);
  });
});

describe('[W12] after a wake nothing is remembered but storage and attachments', () => {
  test('asleep between any two messages, the game is the same game', async () => {
    const [awake, sleepy] = [new Stage(), new Stage()];
    const [a, b] = [fourAtKing(awake), fourAtKing(sleepy)];
    for (let i = 0; i < 70; i++) {
      step(a.all);
      await sleepy.sleep();
      step(b.all);
    }
    for (const [index, client] of a.all.entries()) expect(b.all[index]?.frames).toEqual(client.frames);
  });

  test('killed and back, everybody sees what he saw', async () => {
    const stage = new Stage();
    const { all, pass, bea, cleo, dan } = fourAtKing(stage, { clock: '60' });
    for (let i = 0; i < 30; i++) step(all);
    const before = all.map(({ look }) => ({ ...look, news: [], leftMs: null }));
    const since = stage.now;
    stage.pass(20_000);
    await stage.kill();
    const back = [pass, bea.pass, cleo.pass, dan.pass].map(each => stage.come(each));
    expect(back.map(({ look }) => ({ ...look, leftMs: null }))).toEqual(before);
    expect(back.map(({ look }) => look.leftMs)).toEqual(Array(4).fill(60_000 - (stage.now - since)));
    step(back);
  });

  test('woken by the end of a socket, the others are told', async () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    stage.drop(bea.key);
    await stage.sleep();
    stage.happen({ on: 'close', socket: bea.key });
    expect(ann.room.chairs.map(chair => chair?.here)).toEqual([true, false, true, true]);
  });
});
