import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

const ROOT = resolve(import.meta.dirname, '..');

/** The least that a room does: it stores 2 KB and sends 600 bytes to everybody. */
const BARE = `
export default class Bare {
  constructor(room) {
    this.room = room;
    this.count = 0;
  }
  onMessage() {
    this.count++;
    this.room.storage.put('n' + this.count, 'x'.repeat(2048));
    for (const connection of this.room.getConnections()) connection.send('y'.repeat(600));
  }
}
`;

/** The product's room and the bare one, side by side on one `partykit dev`. */
export async function startBoth(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), 'kings-table-bench-'));
  for (const part of ['engine', 'party', 'tsconfig.json', 'package.json']) {
    cpSync(join(ROOT, part), join(dir, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  mkdirSync(join(dir, 'web/dist'), { recursive: true });
  writeFileSync(join(dir, 'web/dist/index.html'), '<!doctype html><title>Empty</title>');
  writeFileSync(join(dir, 'bare.js'), BARE);
  const config = JSON.parse(readFileSync(join(ROOT, 'partykit.json'), 'utf8'));
  writeFileSync(join(dir, 'partykit.json'), JSON.stringify({ ...config, parties: { bare: 'bare.js' } }));

  const port = await freePort();
  const bin = join(ROOT, 'node_modules/partykit/dist/bin.mjs');
  const flags = ['--persist', join(dir, 'state'), '--disable-request-cf-fetch', '--no-hotkeys', '--var', 'PACE_MS=0'];
  const child = spawn(process.execPath, [bin, 'dev', '--port', `${port}`, ...flags], {
    cwd: dir,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '1', NO_COLOR: '1' },
  });
  const stop = async () => {
    await kill(child);
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await up(`127.0.0.1:${port}`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `127.0.0.1:${port}`, stop };
}

async function up(address: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    if (child.exitCode !== null) throw new Error('partykit dev has ended');
    const answer = await fetch(`http://${address}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Error('partykit dev does not come up');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? found(address.port) : failed(new Error('no port')),
      );
    });
  });
}

/** Sockets at the bare room. */
export class BareRoom {
  readonly #sockets: readonly WebSocket[];

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
  }

  static async of(address: string, count: number): Promise<BareRoom> {
    const sockets = Array.from({ length: count }, () => new WebSocket(`ws://${address}/parties/bare/bench`));
    await Promise.all(sockets.map(socket => once(socket, 'open')));
    return new BareRoom(sockets);
  }

  /** One of them acts; the milliseconds until the last has heard of it. */
  async act(which: number): Promise<number> {
    const began = performance.now();
    const heard = this.#sockets.map(socket => once(socket, 'message'));
    this.#sockets[which]?.send('x');
    await Promise.all(heard);
    return performance.now() - began;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
