import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { isRecord } from '../../engine/json.ts';
import { Host, KINDS, type Kind } from '../party/hosts/host.ts';
import { makeTable } from '../party/hosts/visitor.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
/** As messengers fetch what a link shows; some come with a browser's way of asking. */
const BOTS = [
  { 'user-agent': 'WhatsApp/2.23.20.0' },
  { 'user-agent': 'TelegramBot (like TwitterBot)' },
  { 'user-agent': 'Mozilla/5.0 facebookexternalhit/1.1 Facebot Twitterbot/1.0', 'sec-fetch-mode': 'navigate' },
];
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-mode': 'navigate', accept: 'text/html' };

/** On every answer of every kind. */
const ALWAYS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

const hashed = readdirSync(join(DIST, 'assets')).find(name => name.endsWith('.js')) ?? 'none.js';
const pictures = readdirSync(join(DIST, 'previews'));

describe('the pictures beside a link', () => {
  test.each(pictures)('%s is a PNG of 1200 by 630, and light enough for every messenger', name => {
    const path = join(DIST, 'previews', name);
    const bytes = readFileSync(path);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(path).size).toBeLessThan(200_000);
  });
});

/** A page as it comes to whoever asks with exactly these headers: `fetch` adds some of its own. */
function asked(address: string, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((read, failed) => {
    const request = httpGet(`http://${address}${path}`, { headers }, answer => void text(answer).then(read, failed));
    request.on('error', failed);
  });
}

describe.each(KINDS)('on %s', (kind: Kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind, { page: 'built' });
  });
  afterAll(() => host?.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://${host.address}${path}`, { headers, method });
  const head = async (path: string): Promise<Record<string, string>> => {
    const { status, headers } = await get(path);
    return { status: `${status}`, ...Object.fromEntries(headers) };
  };

  describe('headers', () => {
    test.each([
      ['/', "'self'"],
      ['/new', "'self'"],
      ['/rules/king', "'self'"],
      ['/nowhere', "'self'"],
      ['/t/babab-babab-babab', "'self' *"],
      ['/c/nobody-here', "'self' *"],
    ])('of the page %s: a strict policy, never kept, framed by %s', async (path, framedBy) => {
      const found = await head(path);
      expect(found).toMatchObject({ status: '200', ...ALWAYS, 'cache-control': 'no-store' });
      const policy = found['content-security-policy']?.split('; ') ?? [];
      expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]));
      expect(policy).toContain(`frame-ancestors ${framedBy}`);
      expect(policy.join()).not.toMatch(/unsafe|https?:|data:/);
      expect(found['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    });

    test('of answers and of what is not there: never kept, nothing to be run', async () => {
      for (const [path, status] of [
        ['/api/health', '200'],
        ['/api/nothing', '404'],
        ['/assets/gone.js', '404'],
        ['/parties/main/babab-babab-babab', '404'],
      ] as const) {
        const policy = "default-src 'none'; frame-ancestors 'none'";
        const wanted = { status, ...ALWAYS, 'cache-control': 'no-store', 'content-security-policy': policy };
        expect(await head(path), path).toMatchObject(wanted);
      }
    });

    test('nobody sets a cookie', async () => {
      const { code } = await makeTable(host.address);
      for (const path of ['/', `/t/${code}`, `/assets/${hashed}`, '/api/health', '/api/tables']) {
        expect((await get(path)).headers.get('set-cookie'), path).toBeNull();
      }
    });

    test('a page is for reading: HEAD is answered without it, other methods are refused', async () => {
      const answer = await get('/t/babab-babab-babab', {}, 'HEAD');
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect((await get('/t/babab-babab-babab', {}, 'POST')).status).toBe(405);
    });
  });

  describe('the preview of a link', () => {
    const tags = async (path: string, headers: Record<string, string>) => {
      const html = await asked(host.address, path, headers);
      return Object.fromEntries(
        [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', text]) => [
          name,
          text,
        ]),
      );
    };
    const HOUSE = { 'og:title': 'Kings’ Table', 'og:image': expect.stringMatching(/\/previews\/kings-table\.png$/) };

    test.each([
      ['king', 'King · Kings’ Table'],
      ['kings-dice', 'King’s Dice · Kings’ Table'],
      ['fourth-king', 'The Fourth King’s Game · Kings’ Table'],
    ])('to a table of %s has its name and picture, for every messenger', async (game, title) => {
      const { code } = await makeTable(host.address, { game });
      for (const bot of BOTS) {
        const shown = await tags(`/t/${code}`, bot);
        expect(shown).toMatchObject({
          'og:title': title,
          'og:url': `http://${host.address}/t/${code}`,
          'og:image': `http://${host.address}/previews/${game}.png`,
          'twitter:card': 'summary_large_image',
        });
        expect(pictures).toContain(`${game}.png`);
      }
    });

    test('to a club, and to a table of it, has what the club is called', async () => {
      const club = { name: 'tres-reis', title: 'Os "Três" <Reis>', keeper: 'ab'.repeat(16), game: 'king' };
      const ways = { options: {}, settings: {}, language: null, theme: 'auto', starters: 'anyone' };
      const post = async (path: string, body: unknown): Promise<Response> =>
        fetch(`http://${host.address}${path}`, { method: 'POST', body: JSON.stringify(body) });
      expect((await post('/api/clubs', { ...club, ...ways })).status).toBe(201);
      const begun: unknown = await (await post('/api/clubs/tres-reis', { do: 'start', name: 'Canary' })).json();
      const code = isRecord(begun) ? String(begun.code) : '';
      for (const path of ['/c/tres-reis', `/t/${code}`]) {
        const title = 'Os &#34;Três&#34; &#60;Reis&#62; · King · Kings’ Table';
        expect(await tags(path, {})).toMatchObject({
          'og:title': title,
          'og:image': expect.stringMatching(/king\.png$/),
        });
        expect(await asked(host.address, path, {})).not.toContain('Canary');
      }
      expect(await tags('/c/nobody-here', {})).toMatchObject(HOUSE);
    });

    test('says nothing of the people or the state of a table', async () => {
      const [full, empty] = [
        await makeTable(host.address, { name: 'Canary' }),
        await makeTable(host.address, { name: null }),
      ];
      const page = async (code: string) => (await (await get(`/t/${code}`)).text()).replaceAll(code, 'CODE');
      expect(await page(full.code)).toBe(await page(empty.code));
      expect(await page(full.code)).not.toContain('Canary');
    });

    test.each(['/', '/t/babab-babab-babab', '/t/fox', '/new?game=king', '/t/babab-babab-babab/%22%3E%3Cscript%3E'])(
      'to %s is that of the house',
      async path => expect(await tags(path, {})).toMatchObject(HOUSE),
    );

    test('is not asked for by a browser: the page comes without waiting for the table', async () => {
      const { code } = await makeTable(host.address);
      expect(await tags(`/t/${code}`, BROWSER)).toMatchObject(HOUSE);
    });

    test.each([
      ['pt-BR,pt;q=0.9', 'King · Kings’ Table', /vazas, depois todo mundo/],
      ['de,es-MX;q=0.5', 'King · Mesa de Reyes', /Bazas/],
      ['de', 'King · Kings’ Table', /Tricks/],
    ])('speaks the language of whoever wishes for %s', async (wished, title, about) => {
      const { code } = await makeTable(host.address);
      const shown = await tags(`/t/${code}`, { 'accept-language': wished });
      expect(shown).toMatchObject({ 'og:title': title, 'og:description': expect.stringMatching(about) });
    });

    test('shows a picture that is there', async () => {
      const answer = await get('/previews/king.png');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    });
  });

  describe('a page of somebody else', () => {
    const post = (origin: string | null) =>
      fetch(`http://${host.address}/api/tables`, {
        method: 'POST',
        headers: origin === null ? {} : { origin },
        body: JSON.stringify({ game: 'king', options: {}, settings: {}, name: null }),
      });
    /** The status of the answer to a handshake. */
    const knock = (code: string, origin: string | null) =>
      new Promise<number>((answered, failed) => {
        const socket = new WebSocket(`ws://${host.address}/parties/main/${code}`, origin === null ? {} : { origin });
        socket.on('unexpected-response', (_, { statusCode }) => answered(statusCode ?? 0));
        socket.on('open', () => {
          answered(101);
          socket.terminate();
        });
        socket.on('error', failed);
      });

    test('makes no table', async () => {
      const answer = await post('https://evil.example');
      expect([answer.status, await answer.json()]).toEqual([403, { refused: 'foreign-origin' }]);
      // Our own page, a sandboxed frame of it, and a program that is no browser.
      for (const origin of [`http://${host.address}`, 'null', null]) expect((await post(origin)).status).toBe(201);
    });

    test('opens no socket, whatever table is there', async () => {
      const { code } = await makeTable(host.address);
      for (const at of [code, 'babab-babab-babab']) expect(await knock(at, 'https://evil.example')).toBe(403);
      for (const origin of [`http://${host.address}`, 'null', null]) expect(await knock(code, origin)).toBe(101);
    });

    test('sends no picture', async () => {
      const { code, pass } = await makeTable(host.address, { game: 'fourth-king' });
      const send = (origin: string) =>
        fetch(`http://${host.address}/parties/main/${code}/pictures`, {
          method: 'POST',
          headers: { origin, authorization: `Bearer ${pass}` },
          body: new Uint8Array(4),
        });
      expect((await send('https://evil.example')).status).toBe(403);
      expect((await send(`http://${host.address}`)).status).toBe(400);
    });
  });
});

// PartyKit's own server answers for files before anybody else can, and lets nobody set their headers.
describe('on workers alone', () => {
  test('hashed files are kept for a year, pictures for a day, and a drawing runs nothing', async () => {
    const host = await Host.start('workers', { page: 'built' });
    try {
      const head = async (path: string) => Object.fromEntries((await fetch(`http://${host.address}${path}`)).headers);
      const year = 'public, max-age=31536000, immutable';
      expect(await head(`/assets/${hashed}`)).toMatchObject({ ...ALWAYS, 'cache-control': year });
      expect(await head('/previews/king.png')).toMatchObject({ ...ALWAYS, 'cache-control': 'public, max-age=86400' });
      const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
      expect(await head('/icon.svg')).toMatchObject({ ...ALWAYS, 'content-security-policy': policy });
    } finally {
      await host.stop();
    }
  });
});
