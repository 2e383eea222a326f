import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameLook, RoomView } from '../party/protocol.ts';
import { PATIENCE_MS, QUIET_IN_TURN_MS, QUIET_MS, WAKING_MS } from '../web/line.ts';
import { dropPass, keepPass, passFor } from '../web/passes.ts';
import { connection, unanswered } from '../web/signals.ts';
import { goToTable, leaveTable, send } from '../web/wire.ts';

/** The page looks into its history and its address as soon as it is there. */
const { past } = vi.hoisted(() => {
  const past = { state: null, replaceState: () => {} };
  vi.stubGlobal('history', past);
  vi.stubGlobal('location', { search: '' });
  const alone = { parent: {} };
  alone.parent = alone;
  vi.stubGlobal('window', alone);
  return { past };
});

/** Sockets as a browser makes them, to a table that answers only what a test has it answer. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static get open(): readonly FakeSocket[] {
    return FakeSocket.all.filter(socket => socket.readyState < 2);
  }

  readyState = 0;
  binaryType = 'blob';
  readonly said: { readonly t: string; readonly id: string; readonly pass: string | null }[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  /** The page's own end. The other one does not hear of it on a dead line, nor does the event come soon. */
  close(): void {
    this.readyState = 2;
  }
  stands(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  fails(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
  }
  hears(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  what(): readonly string[] {
    return this.said.map(({ t }) => t);
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();

const room: RoomView = {
  code: 'bakot-misal-puron',
  game: 'king',
  options: {},
  settings: { clock: 'none', absence: 'player', watchers: 'on', keep: '24' },
  phase: 'playing',
  nth: 1,
  chairs: [],
  seats: { min: 4, max: 4 },
  hostSeat: 0,
  anyoneMayHost: false,
  locked: false,
  pause: { on: false, wanted: [] },
  undo: null,
  watchers: 0,
  brought: 0,
  bob: null,
  promise: '',
};
const look = (turn: number, awaited: GameLook['awaited'] = [0]): GameLook => ({
  game: 'king',
  nth: 1,
  seq: turn,
  turn,
  awaited,
  mayChange: [],
  ask: null,
  view: {
    hand: 0,
    hands: 10,
    kind: 'noTricks',
    dealer: 0,
    mine: [],
    left: [],
    play: { phase: 'over' },
    last: null,
    tricks: [],
    taken: [],
    sheet: [],
    draw: null,
    before: null,
  },
  outcome: null,
  news: [],
  leftMs: null,
});
const welcome = (at: GameLook | null, seat: number | null = 0) => ({
  t: 'welcome',
  protocol: 0,
  you: { seat, host: false, devices: 1 },
  room,
  look: at,
  meanwhile: null,
});

/** Whatever a page does on its own within this time. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The line that was dialled last. */
const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('nothing was dialled');
  return socket;
};
const moves = (socket: FakeSocket) => socket.said.filter(({ t }) => t === 'move');

/** A page that sits at a table. */
async function sitting(at = look(1)): Promise<FakeSocket> {
  goToTable(room.code);
  await pass(0);
  newest().stands();
  newest().hears(welcome(at));
  return newest();
}

beforeEach(() => {
  vi.useFakeTimers();
  // A page calls again after a time by chance: here within two seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  FakeSocket.all = [];
  page.hidden = false;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('history', past);
  vi.stubGlobal('location', { origin: 'http://table.example' });
});
afterEach(() => {
  leaveTable();
  dropPass(room.code);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a move', () => {
  test('whose answer was lost goes again under its id while the same decision is open', async () => {
    const line = await sitting();
    const answer = send.move({ do: 'play', card: 'QS' });
    line.fails();
    await pass(2000);
    const [sent] = moves(line);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(moves(newest())).toEqual([sent]);
    newest().hears({ t: 'answer', id: sent?.id, refused: null });
    expect(await answer).toBeNull();
  });

  test.each([
    ['another turn of this game', look(2)],
    ['the same turn of the next game', { ...look(1), nth: 2 }],
  ])('whose answer was lost does not go again for %s', async (_, now) => {
    const line = await sitting();
    const answer = send.move({ do: 'play', card: 'QS' });
    line.fails();
    await pass(2000);
    newest().stands();
    newest().hears(welcome(now));
    expect(await answer).toBe('moved-on');
    expect(moves(newest())).toEqual([]);
  });

  test('that is tapped without a line is refused at once and never said', async () => {
    const line = await sitting();
    line.fails();
    expect(connection.value.state).toBe('lost');
    expect(await send.move({ do: 'play', card: 'QS' })).toBe('cut-off');
    expect(unanswered.value).toEqual([]);
    await pass(2000);
    newest().stands();
    newest().hears(welcome(look(1)));
    await pass(100);
    expect(FakeSocket.all.flatMap(moves)).toEqual([]);
  });

  test('that gets no answer finds out a dead line, and goes again on the next one', async () => {
    const line = await sitting();
    void send.move({ do: 'play', card: 'QS' });
    await pass(PATIENCE_MS + 1);
    expect(connection.value.state).toBe('lost');
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(moves(newest())).toEqual(moves(line));
  });
});

describe('anything but a move', () => {
  test('is not said again after the line was lost', async () => {
    const line = await sitting();
    const answer = send.start();
    line.fails();
    await pass(2000);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(await answer).toBe('cut-off');
    expect(newest().what()).toEqual(['hello']);
  });
});

describe('a line that nobody has closed', () => {
  test('is probed as soon as the page is looked at again, and found dead within a second', async () => {
    const line = await sitting();
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(line.what()).toEqual(['hello']);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(line.what()).toEqual(['hello', 'ping']);
    await pass(WAKING_MS + 1);
    expect(connection.value.state).toBe('lost');
    expect(newest()).not.toBe(line);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
    expect(FakeSocket.open).toEqual([newest()]);
  });

  test('is probed when the network is back', async () => {
    const line = await sitting();
    browser.dispatchEvent(new Event('online'));
    expect(line.what()).toEqual(['hello', 'ping']);
  });

  test('is left alone when it answers', async () => {
    const line = await sitting();
    page.dispatchEvent(new Event('visibilitychange'));
    line.hears({ t: 'pong' });
    await pass(WAKING_MS + PATIENCE_MS);
    expect(connection.value.state).toBe('open');
    expect(FakeSocket.all).toEqual([line]);
  });

  test.each([
    ['somebody is awaited', [0] as const, QUIET_IN_TURN_MS],
    ['nobody is', [] as const, QUIET_MS],
  ])('is probed after some quiet, while %s, and the page says so within five seconds', async (_, awaited, quiet) => {
    const line = await sitting(look(1, awaited));
    await pass(quiet - 1);
    expect(line.what()).toEqual(['hello']);
    await pass(1);
    expect(line.what()).toEqual(['hello', 'ping']);
    await pass(5000);
    expect(connection.value.state).toBe('lost');
  });

  test('is given up when the browser knows that there is no network', async () => {
    await sitting();
    browser.dispatchEvent(new Event('offline'));
    expect(connection.value.state).toBe('lost');
  });
});

describe('a page that was woken up without a line', () => {
  test('calls at once, whatever the next try would have waited for', async () => {
    const line = await sitting();
    line.fails();
    for (let n = 0; n < 8; n += 1) {
      await pass(8000);
      newest().fails();
    }
    const tries = FakeSocket.all.length;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(FakeSocket.all.length).toBe(tries + 1);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(connection.value.state).toBe('open');
  });

  test('has one line, however many signs of life come together', async () => {
    const line = await sitting();
    line.fails();
    for (const wake of [1, 2, 3]) {
      page.dispatchEvent(new Event('visibilitychange'));
      browser.dispatchEvent(new Event('online'));
      await pass(wake);
    }
    await pass(3000);
    expect(FakeSocket.open.length).toBe(1);
    newest().stands();
    newest().hears(welcome(look(1)));
    await pass(10_000);
    expect(FakeSocket.open).toEqual([newest()]);
  });

  test('does not call a table that has closed the line for good', async () => {
    const line = await sitting();
    line.hears({ t: 'bye', why: 'gone' });
    page.dispatchEvent(new Event('visibilitychange'));
    browser.dispatchEvent(new Event('online'));
    await pass(10_000);
    expect(FakeSocket.open).toEqual([]);
    expect(connection.value).toEqual({ state: 'closed', why: 'gone' });
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
