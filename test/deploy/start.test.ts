import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, post } from '../party/hosts/visitor.ts';
import { openBrowser, person } from '../web/browser.ts';
import { Clone } from './clone.ts';

/** A network of one's own making: this address is nobody's outside documents, and leads to no other machine. */
const ELSEWHERE = 'http://192.0.2.77:1999';

const listening = (port: number): Promise<() => Promise<void>> =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(port, () => done(async () => void (await once(server.close(), 'close'))));
  });
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Kill -9, of the one process that is called so and was told this port. */
function kill(what: string, port: number): void {
  const isIt = new RegExp(`${what}.*[: ]${port}\\b`);
  const found = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter(line => isIt.test(line));
  expect(found).toHaveLength(1);
  for (const line of found) process.kill(Number.parseInt(line, 10), 'SIGKILL');
}

let clone: Clone;
let browser: Browser;
beforeAll(async () => {
  clone = new Clone();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  clone?.remove();
});
const start = (...flags: readonly string[]) => clone.run('start', ...flags);

describe('npm start', () => {
  test('says where it is found and not what is asked for, answers there, and leaves nothing behind when it ends', async () => {
    const port = await freePort();
    const started = start('--port', `${port}`);
    try {
      await started.until('Ctrl+C');
      expect(started.said).toContain(`http://localhost:${port}`);
      const network = [...started.said.matchAll(/In your network\s+(\S+)/g)].map(([, address = '']) => address);
      for (const address of [`http://localhost:${port}`, ...network]) {
        const page = await (await fetch(address)).text();
        expect(page).toContain('<script type="module"');
        // Whoever opened it at `localhost` hands on the address in the network; everybody else the one he sees.
        const handsOn = /data-address="([^"]+)"/.exec(page)?.[1];
        expect(handsOn).toBe(address.includes('localhost') ? network[0] : undefined);
      }
      // A QR code is drawn in blocks, as many lines as half its side.
      if (network.length > 0) expect(started.said.match(/^ +[█▀▄ ]{25,}$/gm)?.length).toBeGreaterThan(12);
      const { code } = await makeTable(`127.0.0.1:${port}`);
      await fetch(`http://127.0.0.1:${port}/t/${code}`);
      await post(`127.0.0.1:${port}`, null);
      await started.until('"what":"refused"');
      expect(await started.end('SIGTERM')).toBe(0);
      for (const chatter of ['GET /', code, '[pk:inf]', '"made"']) expect(started.said).not.toContain(chatter);
      await (await listening(port))();
    } finally {
      await started.end('SIGKILL');
    }
  });

  test('links and QR codes say an address that others reach, also on a page that was opened at localhost', async () => {
    const port = await freePort();
    const started = start('--port', `${port}`, '--address', ELSEWHERE);
    try {
      await started.until('Ctrl+C');
      expect(started.said).toContain(`For everybody      ${ELSEWHERE}`);
      const { code, pass } = await makeTable(`127.0.0.1:${port}`);
      const rosa = await person(browser);
      await rosa.goto(`http://localhost:${port}/t/${code}#pass=${pass}`);
      const link = rosa.getByRole('textbox', { name: 'The link to this table' });
      await link.waitFor();
      expect(await link.inputValue()).toBe(`${ELSEWHERE}/t/${code}`.replace('http://', ''));
      await rosa.getByRole('button', { name: 'Menu', exact: true }).click();
      await rosa.getByRole('button', { name: 'Move my seat to another device' }).click();
      const seat = await rosa.getByRole('textbox', { name: 'The link that carries your seat' }).inputValue();
      expect(seat).toBe(`${ELSEWHERE}/t/${code}#pass=${pass}`.replace('http://', ''));
      expect(await started.end('SIGINT')).toBe(0);
      await (await listening(port))();
    } finally {
      await started.end('SIGKILL');
    }
  });

  test.each([
    ['the runtime', 'workerd serve'],
    ['PartyKit', 'partykit/dist/bin.mjs dev'],
  ])('ends with one line that says so once %s beneath it was killed, and leaves nothing behind', async (_, what) => {
    const port = await freePort();
    const started = start('--port', `${port}`);
    try {
      await started.until('Ctrl+C');
      const { length } = started.said;
      kill(what, port);
      expect(await started.over()).toBe(1);
      expect(started.said.slice(length).trim()).toBe(
        'What the tables run on has ended unexpectedly. They are kept: npm start sets them again.',
      );
      await (await listening(port))();
    } finally {
      await started.end('SIGKILL');
    }
  });

  test('says in one line what is in the way', async () => {
    const port = await freePort();
    const free = await listening(port);
    try {
      const runs = [
        start('--port', `${port}`),
        start('--port', 'home'),
        start('--address', 'my house'),
        start('--loud'),
      ];
      expect(await Promise.all(runs.map(run => run.over()))).toEqual([1, 1, 1, 1]);
      expect(runs.map(({ said }) => said.trim().split('\n').length)).toEqual([1, 1, 1, 1]);
      expect(runs.map(({ said }) => said)).toEqual([
        expect.stringContaining(`Port ${port} is taken`),
        expect.stringContaining('--port wants a number'),
        expect.stringContaining("'my house' is no address"),
        expect.stringContaining("Unknown option '--loud'"),
      ]);
    } finally {
      await free();
    }
  });
});
