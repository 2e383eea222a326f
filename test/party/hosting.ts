import { vi } from 'vitest';
import { isRecord } from '../../engine/json.ts';
import type { Connection } from '../../party/connections.ts';
import { api } from '../../party/entrance/api.ts';
import { Hosting, type Platform } from '../../party/hosting.ts';
import { PROTOCOL } from '../../party/protocol.ts';
import { unveiled } from '../../party/veil.ts';

/** A platform that keeps rows and sockets, and may be told to lose its alarm. */
export class FakePlatform implements Platform {
  readonly rows = new Map<string, unknown>();
  readonly sockets: FakeSocket[] = [];
  readonly env: { readonly PACE_MS: string };
  alarmAt: number | null = null;
  readonly storage = {
    get: async (key: string) => this.rows.get(key),
    list: async ({ prefix, start = prefix }: { prefix: string; start?: string }) =>
      new Map([...this.rows].filter(([key]) => key.startsWith(prefix) && key >= start).sort()),
    put: async (rows: Record<string, unknown>) => {
      for (const [key, row] of Object.entries(rows)) this.rows.set(key, row);
    },
    delete: async (keys: string[]) => keys.map(key => this.rows.delete(key)).length,
    deleteAll: async () => this.rows.clear(),
    getAlarm: async () => this.alarmAt,
    setAlarm: async (at: number) => {
      this.alarmAt = at;
    },
    deleteAlarm: async () => {
      this.alarmAt = null;
    },
  };

  constructor(paceMs = 0) {
    this.env = { PACE_MS: `${paceMs}` };
  }

  connections(): Iterable<Connection> {
    return this.sockets;
  }

  blockConcurrencyWhile(work: () => Promise<void>): Promise<void> {
    return work();
  }

  /** Bytes as a browser would send them. */
  async connect(hosting: Hosting): Promise<FakeSocket> {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    hosting.connect(socket);
    return socket;
  }
}

export class FakeSocket implements Connection {
  state: unknown = null;
  readonly heard: string[] = [];
  closed: number | null = null;
  fails = false;

  setState(state: unknown): void {
    // Attachments survive as what can be cloned.
    this.state = structuredClone(state);
  }

  send(text: string): void {
    if (this.fails) throw new Error('gone');
    this.heard.push(unveiled(text));
  }

  close(code?: number): void {
    this.closed = code ?? 1005;
  }
}

/** A table of King on it, and its host at a socket. */
export async function made(paceMs = 0) {
  const platform = new FakePlatform(paceMs);
  const hosting = new Hosting(platform);
  await hosting.wake();
  const response = await make(hosting);
  const table: unknown = await response.json();
  const pass = isRecord(table) ? String(table.pass) : '';
  const socket = await platform.connect(hosting);
  hosting.message(socket, JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass }));
  return { platform, hosting, socket, pass };
}

/** Has a table made there. */
export const make = (hosting: Hosting): Promise<Response> =>
  api(post({ game: 'king', options: {}, settings: {}, name: 'Canary' }), order =>
    hosting.request({ text: async () => JSON.stringify(order) }),
  );

export const post = (body: unknown, length: number | null = 100) => ({
  method: 'POST',
  url: 'http://here/api/tables',
  headers: { get: () => (length === null ? null : String(length)) },
  text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});

/** What is printed from now on. */
export const printed = () => {
  const lines: string[] = [];
  for (const name of ['log', 'error', 'warn', 'info'] as const) {
    vi.spyOn(console, name).mockImplementation(text => {
      lines.push(String(text));
    });
  }
  return lines;
};
