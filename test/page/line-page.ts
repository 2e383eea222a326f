import './line-window.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { dropPass } from '../../web/device/passes.ts';
import { goToTable, leaveTable } from '../../web/line/wire.ts';
import { past } from './line-window.ts';
import { look, room } from './samples.ts';

export { look, room };

/** Sockets as a browser makes them, to a table that answers only what a test has it answer. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static get open(): readonly FakeSocket[] {
    return FakeSocket.all.filter(socket => socket.readyState < 2);
  }

  readyState = 0;
  binaryType = 'blob';
  /** Whether it answers when the page says that somebody is here. */
  answers = true;
  readonly said: { readonly t: string; readonly id: string; readonly pass: string | null }[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    const said = JSON.parse(text);
    this.said.push(said);
    if (this.answers && said.t === 'here') queueMicrotask(() => this.hears({ t: 'pong' }));
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

export const page = Object.assign(new EventTarget(), { hidden: false });
export const browser = new EventTarget();

export const welcome = (at: GameLook | null, seat: number | null = 0) => ({
  t: 'welcome',
  protocol: 0,
  you: { seat, host: false, devices: 1 },
  room,
  look: at,
  meanwhile: null,
});

/** Whatever a page does on its own within this time. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The line that was dialled last. */
export const newest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined) throw new Error('nothing was dialled');
  return socket;
};

/** A page that sits at a table. */
export async function sitting(at = look(1)): Promise<FakeSocket> {
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
