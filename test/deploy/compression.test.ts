import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { WebSocket } from 'ws';
import { freePort } from '../party/hosts/host.ts';

const ROOT = join(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'kings-table-compression-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A socket to an object that sleeps, as ours are. */
const WORKER = `
export class Room {
  constructor(ctx) { this.ctx = ctx; }
  fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
}
export default { fetch: (request, { rooms }) => rooms.get(rooms.idFromName('room')).fetch(request) };
`;

const config = (port: number, date: string, flags: readonly string[]) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .worker) ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "main") ],
);
const worker :Workerd.Worker = (
  modules = [ (name = "worker", esModule = embed "worker.js") ],
  compatibilityDate = "${date}",
  compatibilityFlags = ${JSON.stringify(flags)},
  durableObjectNamespaces = [ (className = "Room", uniqueKey = "room") ],
  durableObjectStorage = (inMemory = void),
  bindings = [ (name = "rooms", durableObjectNamespace = "Room") ],
);
`;

/** What is agreed on with somebody who offers compression, where Workers are set up in this way. */
async function agreedOn(date: string, flags: readonly string[]): Promise<string> {
  const port = await freePort();
  writeFileSync(join(dir, 'worker.js'), WORKER);
  writeFileSync(join(dir, 'config.capnp'), config(port, date, flags));
  // The one that comes with wrangler: PartyKit's is older.
  const workerd: { readonly default: string } = createRequire(createRequire(import.meta.url).resolve('wrangler'))(
    'workerd',
  );
  const host = spawn(workerd.default, ['serve', 'config.capnp'], { cwd: dir, stdio: 'ignore' });
  try {
    for (; ; await sleep(20)) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: true });
      const isOpen = await Promise.race([
        once(socket, 'open').then(() => true),
        once(socket, 'close').then(() => false),
      ]).catch(() => false);
      socket.terminate();
      if (isOpen) return socket.extensions;
      if (host.exitCode !== null) throw new Error('workerd has ended');
    }
  } finally {
    host.kill('SIGKILL');
    await once(host, 'exit');
  }
}

/** The proxy of `wrangler dev`, which compresses as it pleases, is not there where it is deployed. */
test('nothing is compressed, so that no length tells whether what one says is what another one knows', async () => {
  const { compatibility_date: date = '', compatibility_flags: flags } = readConfig({
    config: join(ROOT, 'wrangler.jsonc'),
  });
  expect(await agreedOn(date, [])).toBe('permessage-deflate');
  expect(await agreedOn(date, flags)).toBe('');
});
