import { afterEach, expect, test, vi } from 'vitest';
import { PROTOCOL, parseDown } from '../../party/protocol.ts';
import { type FakePlatform, type FakeSocket, made, make, printed } from './hosting.ts';
import { anyMove } from './play.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Storage that gives no answer for a while. */
function failing(platform: FakePlatform): () => void {
  const get = vi.spyOn(platform.storage, 'get').mockRejectedValue(new Error('storage timed out'));
  return () => get.mockRestore();
}

test('a table whose storage gives no answer for a while is not said to be gone: its pages come back to it', async () => {
  printed();
  const { platform, hosting, pass } = await made();
  const heal = failing(platform);
  await hosting.wake();
  const socket = await platform.connect(hosting);
  expect([socket.heard, socket.closed]).toEqual([[], 4000]);
  expect(hosting.isMade).toBe(true);

  heal();
  await platform.connect(hosting);
  await vi.waitFor(async () => {
    const again = await platform.connect(hosting);
    hosting.message(again, JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass }));
    expect(again.heard.join()).toContain('"you":{"seat":0,"host":true');
  });
});

test('an alarm that finds storage without an answer is not taken for heard', async () => {
  printed();
  const { platform, hosting, socket } = await made();
  hosting.closed(socket);
  platform.sockets.length = 0;
  const heal = failing(platform);
  await hosting.wake();
  await expect(hosting.alarm()).rejects.toThrow();
  heal();
  platform.alarmAt = null;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  await hosting.alarm();
  expect([platform.rows.size, platform.alarmAt]).toEqual([0, null]);
});

test('a table that is made where another one has expired is there', async () => {
  printed();
  const { platform, hosting, socket } = await made();
  hosting.closed(socket);
  platform.sockets.length = 0;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  expect((await make(hosting)).status).toBe(201);
  expect(hosting.isMade).toBe(true);
});

test('after a fault the table goes on at its pace, and not at twice that', async () => {
  const PACE_MS = 1000;
  printed();
  vi.useFakeTimers();
  let drawn = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(bytes => {
    if (bytes instanceof Uint8Array) for (const at of bytes.keys()) bytes[at] = ++drawn % 251;
    return bytes;
  });
  const { platform, hosting, socket, pass } = await made(PACE_MS);
  const say = (at: FakeSocket, message: object) => hosting.message(at, JSON.stringify(message));
  say(socket, { t: 'start', id: 'start', nth: 1 });
  // Until it is for a built-in player to move.
  for (let nth = 0; ; nth++) {
    const look = socket.heard.map(parseDown).findLast(down => down?.t === 'look');
    if (look?.t !== 'look' || look.look.ask === null) break;
    say(socket, { t: 'move', id: `move-${nth}`, nth: 1, turn: look.look.turn, move: anyMove(look.look.ask) });
  }
  vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementationOnce(() => {
    throw new Error('a fault');
  });
  say(socket, { t: 'sit', id: 'fault', seat: 0, name: 'Ann' });
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.closed).toBe(4000);
  hosting.closed(socket);
  platform.sockets.length = 0;
  const again = await platform.connect(hosting);
  say(again, { t: 'hello', protocol: PROTOCOL, pass });

  const moves = () => [...platform.rows.keys()].filter(key => key.startsWith('g1:')).length;
  const first = moves();
  const times = [Date.now()];
  for (let ms = 0; ms < 10 * PACE_MS; ms += 100) {
    const before = moves();
    await vi.advanceTimersByTimeAsync(100);
    for (let move = before; move < moves(); move++) times.push(Date.now());
  }
  expect(moves() - first).toBeGreaterThan(1);
  const gaps = times.slice(1).map((time, nth) => time - (times[nth] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS);
});
