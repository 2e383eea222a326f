import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'vite';
import { isRecord } from '../engine/json.ts';
import { parcel } from '../test/party/gifts.ts';
import { Host } from '../test/party/hosts/host.ts';
import { makeTable, Visitor } from '../test/party/hosts/visitor.ts';
import { ownBrowser, SWITCHES } from '../test/web/browser.ts';

/** Its marks change from one to the next: figures are compared within one. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const MOST_BYTES = 64 * 2 ** 20;

const GAMES = [
  { game: 'king', options: {}, guests: 3 },
  { game: 'kings-dice', options: {}, guests: 2 },
  { game: 'fourth-king', options: { bob: 'plays' }, guests: 2 },
] as const;

/** What Lighthouse thinks, on its phone, of the start page, a lobby, and a first decision that is watched or one's own. */
export async function lighthouse() {
  await build({ logLevel: 'warn' });
  const host = await Host.start('partykit', { page: 'built' });
  const visitors: Visitor[] = [];
  try {
    const at = (path: string) => `http://${host.address}${path}`;
    const empty = await makeTable(host.address);
    const pages: Record<string, string> = { start: at('/'), lobby: at(`/t/${empty.code}`) };
    for (const { game, options, guests } of GAMES) {
      const made = await makeTable(host.address, { game, options });
      visitors.push(...(await begin(host.address, made, guests)));
      pages[`${game}, watched`] = at(`/t/${made.code}`);
      pages[`${game}, seated`] = at(`/t/${made.code}#pass=${made.pass}`);
    }
    const marks: Record<string, unknown> = {};
    for (const [name, url] of Object.entries(pages)) marks[name] = marksIn(await reportOf(url));
    return { version: LIGHTHOUSE, ...marks };
  } finally {
    for (const visitor of visitors) visitor.cut();
    await host.stop();
  }
}

/** A game that has begun, with gifts for those who play for them. */
async function begin(address: string, made: { code: string; pass: string }, guests: number): Promise<Visitor[]> {
  const all = [await Visitor.come(address, made.code, made.pass)];
  for (const name of ['Bea', 'Cleo', 'Dan'].slice(0, guests)) {
    const guest = await Visitor.come(address, made.code);
    await must(guest.ask({ t: 'sit', seat: null, name }));
    all.push(guest);
  }
  if (all[0]?.room?.game === 'fourth-king')
    for (const player of all)
      for (const title of ['A red scarf', 'Chestnut honey'])
        await must(player.ask({ t: 'bring', gift: null, thing: parcel(title) }));
  for (const player of all.slice(0, 1)) await must(player.ask({ t: 'start' }));
  return all;
}

async function must(answer: Promise<string | null>): Promise<void> {
  const refused = await answer;
  if (refused !== null) throw new Error(refused);
}

async function reportOf(url: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=${['--headless=new', ...SWITCHES].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ownBrowser() }, maxBuffer: MOST_BYTES },
  );
  return JSON.parse(stdout);
}

function marksIn(report: unknown) {
  const [performance, accessibility, bestPractices] = CATEGORIES.map(name =>
    Math.round(100 * numberIn(report, 'categories', name, 'score')),
  );
  const audit = (name: string) => numberIn(report, 'audits', name, 'numericValue');
  return {
    performance,
    accessibility,
    bestPractices,
    cls: Number(audit('cumulative-layout-shift').toFixed(3)),
    paintedMs: Math.round(audit('largest-contentful-paint')),
    blockedMs: Math.round(audit('total-blocking-time')),
    bytes: Math.round(audit('total-byte-weight')),
  };
}

function numberIn(report: unknown, ...path: readonly string[]): number {
  const found = path.reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), report);
  if (typeof found !== 'number') throw new Error(`a report without ${path.join('.')}`);
  return found;
}
