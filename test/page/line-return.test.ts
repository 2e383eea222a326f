import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import { CLOSE } from '../../party/protocol.ts';
import { Line, RETURN_MS } from '../../web/line/line.ts';

const SEED = 'after a deploy';
const PAGES = 200;
/** How long a host is away that starts anew. */
const AWAY_MS = 2500;

/** A socket to a host that answers, or does not. */
class FakeSocket extends EventTarget {
  static isUp = true;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = 'blob';
  readonly said: string[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
    queueMicrotask(() => (FakeSocket.isUp ? this.#stands() : this.ends(1006)));
  }
  #stands(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  ends(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
  send(text: string): void {
    this.said.push(text);
    // The host says who one is: the page has its seat, and its state, again.
    const data = text.startsWith('hello') ? `welcome, ${text}` : '{"t":"pong"}';
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    this.readyState = 2;
  }
}

/** Nobody looks at these pages, and nothing happens to their network. */
const deaf = { addEventListener: () => {}, removeEventListener: () => {} };

beforeEach(() => {
  const draws = chanceFromText(SEED).stream('returns');
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockImplementation(() => draws.below(1_000_000) / 1_000_000);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', { ...deaf, hidden: false });
  vi.stubGlobal('window', deaf);
  FakeSocket.all = [];
  FakeSocket.isUp = true;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Pages that sit at one table, each with its pass; and what each of them hears, by time. */
async function sitting() {
  const heard = Array.from({ length: PAGES }, (): { readonly text: string; readonly at: number }[] => []);
  const lines = heard.map(
    (told, page) =>
      new Line('ws://table.example/parties/main/x', {
        greeting: () => `hello ${page}`,
        heard: text => told.push({ text, at: Date.now() }),
        lost: () => {},
      }),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(heard.map(told => told.length)).toEqual(heard.map(() => 1));
  return { heard, close: () => lines.map(line => line.close()) };
}

describe.each([1006, 1012])(
  `seed ${SEED}: when a host starts anew, and ${PAGES} pages lose their line with %i`,
  code => {
    test('they come back by themselves, spread over seconds, each as who it was', async () => {
      const { heard, close } = await sitting();
      const open = [...FakeSocket.all];
      const from = Date.now();
      FakeSocket.isUp = false;
      for (const socket of open) socket.ends(code);
      await vi.advanceTimersByTimeAsync(AWAY_MS);
      expect(heard.every(told => told.length === 1)).toBe(true);
      FakeSocket.isUp = true;
      await vi.advanceTimersByTimeAsync(15_000);

      expect(heard.map(told => told.map(({ text }) => text))).toEqual(
        heard.map((_, page) => [`welcome, hello ${page}`, `welcome, hello ${page}`]),
      );
      const returns = heard.map(told => (told[1]?.at ?? 0) - from - AWAY_MS).sort((a, b) => a - b);
      const within = (ms: number) =>
        Math.max(...returns.map(at => returns.filter(other => other >= at && other < at + ms).length));
      const last = returns.at(-1) ?? 0;
      console.log(
        `back after ${returns[0]} to ${last} ms; at most ${within(100)} within 100 ms, ${within(1000)} within a second`,
      );
      expect(last).toBeGreaterThan(2500);
      expect(last).toBeLessThan(2 * RETURN_MS.most);
      expect(within(1000)).toBeLessThan(PAGES / 2);
      expect(within(100)).toBeLessThan(PAGES / 10);
      close();
    });

    test('nor do they all knock at once while it is away', async () => {
      const { close } = await sitting();
      const open = [...FakeSocket.all];
      FakeSocket.isUp = false;
      for (const socket of open) socket.ends(code);
      const knocks: number[] = [];
      for (let ms = 0; ms < 30_000; ms += 100) {
        const before = FakeSocket.all.length;
        await vi.advanceTimersByTimeAsync(100);
        knocks.push(FakeSocket.all.length - before);
      }
      expect(Math.max(...knocks)).toBeLessThan(PAGES / 10);
      close();
    });
  },
);

test('a line that the table has closed for good does not come back', async () => {
  const { close } = await sitting();
  const before = FakeSocket.all.length;
  for (const [nth, socket] of FakeSocket.all.entries())
    socket.ends(Object.values(CLOSE)[nth % Object.values(CLOSE).length] ?? 4400);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.all.length).toBe(before);
  close();
});
