import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { configure } from '../party/config.ts';
import { buildPage } from './build.ts';
import { calm } from './calm.ts';
import { addressesIn } from './network.ts';

/*
 * Plays at home: builds the page, runs it with its rooms on this machine, and says under which address the phones in
 * the same network find it. Nothing of it needs the internet. `npm start -- --port 2000 --address https://kings.example`
 */
const ROOT = join(import.meta.dirname, '..');
const UP_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 3000;
/** Whoever changes a source has the runtime start anew: so long nobody may listen. */
const ANEW_WITHIN_MS = 5000;
/** Whether processes can be signalled with all that they have started. */
const HAS_GROUPS = process.platform !== 'win32';

/** What somebody can mend who reads it. */
class Trouble extends Error {}

/** The flags of the command: at which port, and what links are to say when it is not the address in the network. */
function readFlags() {
  try {
    const options = { port: { type: 'string', default: '1999' }, address: { type: 'string', default: '' } } as const;
    const { port, address } = parseArgs({ options }).values;
    const configured = configure({ PUBLIC_ADDRESS: address });
    if (!/^\d{2,5}$/.test(port) || Number(port) > 65535) throw new Trouble(`--port wants a number, not '${port}'`);
    if (!configured.ok) throw new Trouble(configured.faults.join('; ').replace('PUBLIC_ADDRESS', '--address'));
    return { port: Number(port), address };
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(error instanceof Error ? error.message : 'unknown flag');
  }
}

/** PartyKit itself only hangs at a port that is taken. */
function isFree(port: number): Promise<boolean> {
  return new Promise(answer => {
    const server = createServer()
      .once('error', () => answer(false))
      .listen(port, () => server.close(() => answer(true)));
  });
}

/** PartyKit with all that it starts, in a group of its own: so that all of it can be ended. */
function run(port: number, address: string): ChildProcess {
  const bin = join(ROOT, 'node_modules/partykit/dist/bin.mjs');
  const flags = ['dev', '--port', `${port}`, '--disable-request-cf-fetch', '--no-hotkeys'];
  const told = address === '' ? [] : ['--var', `PUBLIC_ADDRESS=${address}`];
  const host = spawn(process.execPath, [bin, ...flags, ...told], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: HAS_GROUPS,
  });
  createInterface({ input: host.stdout }).on('line', calm(console.log));
  createInterface({ input: host.stderr }).on('line', calm(console.error));
  return host;
}

async function untilUp(port: number, host: ChildProcess): Promise<void> {
  for (const end = Date.now() + UP_WITHIN_MS; Date.now() < end && host.exitCode === null; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
  }
  throw new Trouble('The table could not be set: PartyKit does not answer. Try again, or npm run start:workers.');
}

/**
 * Holds a line to the runtime, which is cut when that ends, and now and then while nothing is said on it. PartyKit does
 * not notice such an end. Nothing is begun anew then: what has ended once may end for ever, and whoever looks after the
 * process is to hear of it.
 */
async function untilGone(port: number): Promise<void> {
  for (let stood = Date.now(); Date.now() - stood < ANEW_WITHIN_MS; await sleep(200, null, { ref: false })) {
    if (await lineHeld(port)) stood = Date.now();
  }
}

/** Whether anybody took the line; answers once it is cut. */
function lineHeld(port: number): Promise<boolean> {
  return new Promise(cut => {
    let stood = false;
    connect(port, '127.0.0.1')
      .unref()
      .on('connect', () => {
        stood = true;
      })
      .on('error', () => {})
      .on('close', () => cut(stood));
  });
}

/** Ends the host and all that it has started. */
async function stop(host: ChildProcess): Promise<void> {
  const gone = host.exitCode === null && host.signalCode === null ? once(host, 'exit') : null;
  signal(host, 'SIGTERM');
  await Promise.race([gone, sleep(STOP_WITHIN_MS, null, { ref: false })]);
  signal(host, 'SIGKILL');
}

function signal(host: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (host.pid !== undefined && HAS_GROUPS) process.kill(-host.pid, name);
    else host.kill(name);
  } catch {
    // Nobody is left in it.
  }
}

/** White on black, whatever the colours of the terminal are: cameras read that best. */
const qrCode = (text: string): string =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map(line => (process.stdout.isTTY ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`))
    .join('\n');

function welcome(port: number, network: readonly string[], address: string): string {
  const lines = [`  On this machine    http://localhost:${port}`];
  for (const each of network) lines.push(`  In your network    ${each}`);
  if (address !== '' && !network.includes(address)) lines.push(`  For everybody      ${address}`);
  const hint =
    address === ''
      ? '  This machine is in no network: only it can play.'
      : `${qrCode(address)}\n\n  Scan it with a phone in the same network, or type the address. Nobody needs the internet.`;
  return `\n  The table is set.\n\n${lines.join('\n')}\n\n${hint}\n  Ctrl+C ends it; the tables are still there next time.\n`;
}

async function start(): Promise<void> {
  const { port, address: wished } = readFlags();
  if (!(await isFree(port))) throw new Trouble(`Port ${port} is taken. Another one: npm start -- --port ${port + 1}`);
  console.log('Building the page …');
  if (!(await buildPage(ROOT))) throw new Trouble('The page could not be built.');
  const network = addressesIn(networkInterfaces()).map(each => `http://${each}:${port}`);
  const address = wished === '' ? (network[0] ?? '') : wished;
  const host = run(port, address);
  let isStopped = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      isStopped = true;
      void stop(host).then(() => process.exit(0));
    });
  }
  try {
    await untilUp(port, host);
  } catch (error) {
    await stop(host);
    if (isStopped) return;
    throw error;
  }
  console.log(welcome(port, network, address));
  await Promise.race([once(host, 'exit'), untilGone(port)]);
  if (isStopped) return;
  await stop(host);
  throw new Trouble('What the tables run on has ended unexpectedly. They are kept: npm start sets them again.');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
