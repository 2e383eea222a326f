import { afterEach, expect, test, vi } from 'vitest';
import { SHELF } from '../../engine/shelf.ts';
import { api } from '../../party/entrance/api.ts';
import { admits, householdOf } from '../../party/entrance/limits.ts';
import { Hosting } from '../../party/hosting.ts';
import { CLOSE, CODE, LIMITS, PROTOCOL } from '../../party/protocol.ts';
import { Sockets } from '../../party/sockets.ts';
import { FakePlatform, made, post, printed } from './hosting.ts';

afterEach(() => vi.restoreAllMocks());

test('what is printed is structured, and says nothing about anybody', async () => {
  const lines = printed();
  const { hosting, socket, pass } = await made();
  hosting.message(socket, JSON.stringify({ t: 'start', id: 'canary', nth: 1 }));
  expect(lines.map(line => JSON.parse(line).what)).toEqual(['made', 'started']);
  for (const secret of ['Canary', 'canary', pass]) expect(lines.join()).not.toContain(secret);
});

test('what a socket carries fits into what platforms carry', async () => {
  printed();
  const { socket } = await made();
  expect(JSON.stringify(socket.state).length).toBeLessThan(300);
});

test('a socket that is gone already does no harm to others', async () => {
  printed();
  const { platform, hosting, socket } = await made();
  const other = await platform.connect(hosting);
  hosting.message(other, JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass: null }));
  other.fails = true;
  const heard = socket.heard.length;
  hosting.message(socket, JSON.stringify({ t: 'start', id: 'a', nth: 1 }));
  expect(socket.heard.length).toBeGreaterThan(heard);
});

test('a bye is said before the socket is closed with its code', async () => {
  printed();
  const { hosting, socket } = await made();
  hosting.message(socket, new Uint8Array(3).buffer);
  expect([socket.heard.at(-1), socket.closed]).toEqual(['{"t":"bye","why":"garbled"}', CLOSE.garbled]);
});

test('an alarm that the platform has lost, or not yet moved forward, is set again', async () => {
  printed();
  const { platform, hosting } = await made();
  const due = platform.alarmAt ?? 0;
  for (const other of [null, due + 1]) {
    platform.alarmAt = other;
    await hosting.wake();
    expect(platform.alarmAt).toBe(due);
  }
});

test('a table that cannot be read is gone, and nobody hears why', async () => {
  const lines = printed();
  const { platform, hosting } = await made();
  platform.rows.set('table', { secret: 'canary' });
  await hosting.wake();
  const socket = await platform.connect(hosting);
  expect(socket.heard).toEqual(['{"t":"bye","why":"gone"}']);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ what: 'error', name: 'ValiError' });
  expect(lines.join()).not.toContain('canary');
});

test('a fault in the middle of an act is printed without its words; the room goes on from what is written down', async () => {
  const lines = printed();
  const { platform, hosting, socket, pass } = await made();
  const segments = vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(() => {
    throw new Error('canary');
  });
  hosting.message(socket, JSON.stringify({ t: 'sit', id: 'a', seat: 2, name: 'Canary' }));
  segments.mockRestore();
  await vi.waitFor(() => expect(lines.at(-1)).toContain('woke'));
  expect(lines.join()).not.toMatch(/canary|Canary/);
  expect(socket.heard.join()).not.toContain('canary');
  // Whoever asked has no answer, and others may not have heard what is written: all of them come back.
  expect(socket.closed).toBeLessThan(4400);
  hosting.closed(socket);
  platform.sockets.length = 0;
  const again = await platform.connect(hosting);
  hosting.message(again, JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass }));
  hosting.message(again, JSON.stringify({ t: 'sit', id: 'b', seat: 2, name: 'Ann' }));
  expect(again.heard.join()).toContain('{"t":"answer","id":"b","refused":null}');
  expect(platform.rows.get('table')).toMatchObject({ chairs: [null, null, { name: 'Ann' }, null] });
});

test.each([
  ['no body', '', 100],
  ['not JSON', '{', 100],
  ['too long', { game: 'king' }, 5000],
  ['of unknown length', { game: 'king', options: {}, settings: {}, name: null }, null],
  ['a list', [], 100],
])('a post that is %s is refused', async (_, body, length) => {
  const hosting = new Hosting(new FakePlatform());
  await hosting.wake();
  const response = await api(post(body, length), order => hosting.request({ text: async () => JSON.stringify(order) }));
  expect([response.status, await response.json()]).toEqual([400, { refused: 'garbled' }]);
});

test('an address that is taken is not taken again', async () => {
  const codes: string[] = [];
  const response = await api(post({}), async ({ code }) => {
    codes.push(code);
    return new Response(null, { status: codes.length < 3 ? 409 : 201 });
  });
  expect(response.status).toBe(201);
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(CODE);
});

test.each([
  ['GET', '/api/health', 200],
  ['GET', '/api/tables', 405],
  ['POST', '/api/health', 404],
  ['GET', '/api/other', 404],
  ['GET', '/api/tables/bafor-dugol-mitaz', 404],
])('%s %s answers %i', async (method, path, status) => {
  const request = { ...post({}), method, url: `http://here${path}` };
  const response = await api(request, async () => new Response(null, { status: 500 }));
  expect(response.status).toBe(status);
});

test('health tells nothing about tables', async () => {
  const response = await api({ ...post({}), method: 'GET', url: 'http://here/api/health' }, async () => notAsked());
  expect(await response.json()).toEqual({
    ok: true,
    protocol: PROTOCOL,
    games: SHELF.map(({ id, rules }) => ({ id, rules })),
  });
});

test('too many tables from one place are refused, and no room is asked', async () => {
  const lines = printed();
  const response = await api(
    post({}),
    async () => notAsked(),
    async () => false,
  );
  expect([response.status, await response.json()]).toEqual([429, { refused: 'too-often' }]);
  expect(lines.map(line => JSON.parse(line))).toEqual([{ what: 'refused', why: 'too-often' }]);
});

test('a table that is refused is printed without names', async () => {
  const lines = printed();
  const hosting = new Hosting(new FakePlatform());
  await hosting.wake();
  const wanted = { game: 'king', options: { canary: 1 }, settings: {}, name: 'Canary' };
  await api(post(wanted), order => hosting.request({ text: async () => JSON.stringify(order) }));
  expect(lines.map(line => JSON.parse(line))).toEqual([{ what: 'refused', why: 'bad-options' }]);
});

test('a table that is closed leaves nothing behind on its host', async () => {
  const { platform, hosting, socket } = await made();
  hosting.message(socket, JSON.stringify({ t: 'host', id: 'a', nth: 1, act: { do: 'close' } }));
  expect(socket.heard.slice(-2)).toEqual(['{"t":"answer","id":"a","refused":null}', '{"t":"bye","why":"gone"}']);
  expect([socket.closed, platform.rows.size, platform.alarmAt, hosting.isMade]).toEqual([CLOSE.gone, 0, null, false]);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::7', '2001:db8:0:0'],
  ['::1', null],
  ['127.0.0.1', null],
])('those at %s are counted as %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test('where nothing counts, nothing is limited', async () => {
  const keys: string[] = [];
  const limiter = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 }) };
  expect(await admits(undefined, '192.0.2.7')).toBe(true);
  expect(await admits(limiter, null)).toBe(true);
  expect([await admits(limiter, '192.0.2.7'), await admits(limiter, '192.0.2.7')]).toEqual([true, false]);
  expect(keys).toEqual(['192.0.2.7', '192.0.2.7']);
});

test('there is room for all the devices of twenty seats and all watchers, and an end', () => {
  const sockets = new Sockets([]);
  const wanted = 20 * LIMITS.devicesPerSeat + LIMITS.watchers;
  for (let i = 0; i < wanted; i++) expect(sockets.open(`${i}`)).toBe(true);
  let more = 0;
  while (sockets.open(`more ${more}`)) more++;
  expect(more).toBeLessThanOrEqual(100);
});

function notAsked(): never {
  throw new Error('no room is to be asked');
}
