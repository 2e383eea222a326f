import './line-window.ts';
import { describe, expect, test, vi } from 'vitest';
import { keepPass, passFor, takePassFromAddress } from '../../web/device/passes.ts';
import { send } from '../../web/line/send.ts';
import { connection } from '../../web/line/signals.ts';
import { goToTable } from '../../web/line/wire.ts';
import { type FakeSocket, look, newest, pass, room, sitting, welcome } from './line-page.ts';

/** A link that carries a seat is opened. */
function open(carried: string): void {
  vi.stubGlobal('location', { origin: 'http://table.example', pathname: '/t/x', search: '', hash: `#pass=${carried}` });
  takePassFromAddress(room.code);
}

describe('a pass out of a link', () => {
  test('that opens nothing takes no seat away, however often the link is opened before the table answers', async () => {
    const [mine, wrong] = ['a'.repeat(32), '0'.repeat(32)];
    keepPass(room.code, mine);
    for (let times = 0; times < 2; times++) open(wrong);
    goToTable(room.code);
    await pass(0);
    newest().stands();
    expect(newest().said[0]?.pass).toBe(wrong);
    newest().hears(welcome(look(1), null));
    await pass(0);
    newest().stands();
    expect(newest().said[0]?.pass).toBe(mine);
    expect(passFor(room.code)).toBe(mine);
  });

  test('that opens nothing takes no seat away, though a second one like it is opened before the table answers', async () => {
    const [mine, wrong, worse] = ['a'.repeat(32), '0'.repeat(32), '1'.repeat(32)];
    keepPass(room.code, mine);
    open(wrong);
    open(worse);
    goToTable(room.code);
    await pass(0);
    newest().stands();
    newest().hears(welcome(look(1), null));
    await pass(0);
    newest().stands();
    expect(newest().said[0]?.pass).toBe(mine);
  });

  test('that opens a seat is renewed by a fresh one, never by the one that was here before: others may have that', async () => {
    const [lost, reissued] = ['a'.repeat(32), 'b'.repeat(32)];
    keepPass(room.code, lost);
    open(reissued);
    const line = await sitting();
    expect(line.said[0]?.pass).toBe(reissued);
    void send.renewPass();
    const asked = line.said.find(({ t }) => t === 'renewPass')?.pass;
    expect(asked).toMatch(/^[0-9a-f]{32}$/);
    expect([lost, reissued]).not.toContain(asked);
  });

  test('that opened a seat leaves nothing behind of the one before, once the seat is taken from it', async () => {
    const [lost, reissued] = ['a'.repeat(32), 'b'.repeat(32)];
    keepPass(room.code, lost);
    open(reissued);
    const line = await sitting();
    line.hears({ t: 'bye', why: 'removed' });
    expect(connection.value).toEqual({ state: 'closed', why: 'removed' });
    expect(passFor(room.code)).toBeNull();
  });
});

describe('a pass that is renewed', () => {
  const OLD = 'a'.repeat(32);
  const shown = (socket: FakeSocket) => socket.said[0]?.pass;

  /** A page that has asked for a new pass, and lost its line before the answer came. */
  async function cutOff(): Promise<{ readonly asked: string | null | undefined }> {
    keepPass(room.code, OLD);
    const line = await sitting();
    expect(shown(line)).toBe(OLD);
    void send.renewPass();
    const asked = line.said.find(({ t }) => t === 'renewPass')?.pass;
    line.fails();
    await pass(2000);
    newest().stands();
    return { asked };
  }

  test('is not lost with the question: the old one still is the seat', async () => {
    await cutOff();
    expect(shown(newest())).toBe(OLD);
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
    expect(passFor(room.code)).toBe(OLD);
  });

  test('is not lost with the answer: the page shows the new one when the old one is nobody', async () => {
    const { asked } = await cutOff();
    newest().hears(welcome(look(1), null));
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(asked);
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
    expect(passFor(room.code)).toBe(asked);
  });

  test('leaves another page of the same device its seat, which calls again with it', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    const renewed = 'b'.repeat(32);
    keepPass(room.code, renewed);
    line.hears({ t: 'bye', why: 'removed' });
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(renewed);
  });

  test('takes the seat also from a device that sat down in this very visit', async () => {
    const line = await sitting(look(1));
    void send.sit(null, 'Rosa');
    const drawn = line.said.find(({ t }) => t === 'sit')?.pass;
    line.hears({ t: 'seated', you: { seat: 0, host: false, devices: 1 }, pass: drawn });
    line.hears({ t: 'bye', why: 'removed' });
    expect(connection.value).toEqual({ state: 'closed', why: 'removed' });
    expect(passFor(room.code)).toBeNull();
  });

  test('is found by another page of the same device that was greeted as nobody meanwhile', async () => {
    keepPass(room.code, OLD);
    goToTable(room.code);
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(OLD);
    const renewed = 'b'.repeat(32);
    keepPass(room.code, renewed);
    newest().hears(welcome(look(1), null));
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(renewed);
  });

  test('does not take the place of a newer one when it was long under way', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    void send.renewPass();
    const asked = line.said.find(({ t }) => t === 'renewPass')?.pass;
    const newer = 'c'.repeat(32);
    keepPass(room.code, newer);
    line.hears({ t: 'seated', you: { seat: 0, host: false, devices: 1 }, pass: asked });
    expect(passFor(room.code)).toBe(newer);
    line.hears({ t: 'bye', why: 'removed' });
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(newer);
  });

  test('asked for twice before the answer comes, is one', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    for (let times = 0; times < 2; times++) void send.renewPass();
    const asked = line.said.flatMap(({ t, pass }) => (t === 'renewPass' ? [pass] : []));
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
  });

  test('that is asked for while another one is on its way is not lost with the line', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    void send.renewPass();
    const [first] = line.said.flatMap(({ t, pass }) => (t === 'renewPass' ? [pass] : []));
    keepPass(room.code, first ?? '');
    void send.renewPass();
    const second = line.said.at(-1)?.pass;
    line.hears({ t: 'seated', you: { seat: 0, host: false, devices: 1 }, pass: first });
    line.fails();
    await pass(2000);
    newest().stands();
    expect([second === first, shown(newest())]).toEqual([false, first]);
    newest().hears(welcome(look(1), null));
    await pass(0);
    newest().stands();
    expect(shown(newest())).toBe(second);
  });

  test('is asked for under an id that no other page draws', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    for (let times = 0; times < 3; times++) void send.renewPass();
    const ids = line.said.flatMap(({ t, id }) => (t === 'renewPass' ? [id] : []));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test('takes the seat from other devices, which forget it', async () => {
    keepPass(room.code, OLD);
    const line = await sitting();
    line.hears({ t: 'bye', why: 'removed' });
    expect(connection.value).toEqual({ state: 'closed', why: 'removed' });
    expect(passFor(room.code)).toBeNull();
  });
});
