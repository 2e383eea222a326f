import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CODE, LIMITS, PROTOCOL } from '../../../party/protocol.ts';
import { Host, KINDS, type Kind } from './host.ts';
import { makeTable, post, Visitor } from './visitor.ts';

/** Hosts put a room to sleep after ten seconds in which nothing happens. */
const ASLEEP_AFTER_MS = 12_000;
const CLOCK_MS = 30_000;

const hello = { t: 'hello', protocol: PROTOCOL, pass: null };

/** Nobody else's: how often a room wakes up is counted in what they print. */
const [partykit, workers] = await Promise.all([Host.start('partykit'), Host.start('workers')]);
const hosts = { partykit, workers };

let slow: Record<Kind, Awaited<ReturnType<typeof beginSlowly>>>;
beforeAll(async () => {
  slow = { partykit: await beginSlowly(partykit.address), workers: await beginSlowly(workers.address) };
});
afterAll(() => Promise.all(KINDS.map(kind => hosts[kind].stop())));

describe.each(KINDS)('on %s', kind => {
  const { address, logFile } = hosts[kind];
  const guests: Visitor[] = [];
  const come = async (code: string, pass: string | null = null) => {
    const visitor = await Visitor.come(address, code, pass);
    guests.push(visitor);
    return visitor;
  };
  afterEach(() => {
    for (const guest of guests.splice(0)) guest.cut();
  });

  test('a table is made, at an address that can be read out', async () => {
    const { code, pass } = await makeTable(address);
    expect(code).toMatch(CODE);
    const ann = await come(code, pass);
    expect(ann.you).toEqual({ seat: 0, host: true, devices: 1 });
    expect(ann.room?.code).toBe(code);
  });

  test.each([
    [{ game: 'chess', options: {}, settings: {}, name: null }, 'unknown-game'],
    [{ game: 'king', options: { length: 'endless' }, settings: {}, name: null }, 'bad-options'],
    [{ game: 'king', options: {}, settings: { clock: '1' }, name: null }, 'bad-options'],
    [{ game: 'king', options: {}, settings: {}, name: '\u200b\n' }, 'bad-name'],
    [{ game: 'king' }, 'garbled'],
    [null, 'garbled'],
  ])('what is no table is refused: %j', async (wanted, refused) => {
    const response = await post(address, wanted);
    expect([response.status, await response.json()]).toEqual([400, { refused }]);
  });

  test('a name of ten thousand letters is refused', async () => {
    const response = await post(address, { game: 'king', options: {}, settings: {}, name: 'x'.repeat(10_000) });
    expect([response.status, await response.json()]).toEqual([400, { refused: 'garbled' }]);
  });

  test('over HTTP a room that exists looks like one that does not', async () => {
    const { code } = await makeTable(address);
    const ask = async (room: string, method: string) => {
      const response = await fetch(`http://${address}/parties/main/${room}`, { method });
      return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
    };
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(await ask(code, method)).toEqual(await ask('bafor-dugol-mitaz', method));
      expect((await ask(code, method)).status).toBe(404);
    }
  });

  test('a room that was never made says so', async () => {
    for (const code of ['bafor-dugol-mitaz', 'a%20b', 'x'.repeat(200)]) {
      const visitor = await Visitor.connect(address, code);
      expect(await visitor.bye()).toBe('noSuchTable');
    }
  });

  test.each([
    ['[W1] something else than hello', { t: 'start', id: 'a', nth: 1 }, 'noHello'],
    ['[W1] not JSON', 'so what', 'garbled'],
    ['[W1] binary', new Uint8Array([1, 2, 3]), 'garbled'],
    ['[W2] an old page', { ...hello, protocol: PROTOCOL - 1 }, 'oldPage'],
    ['[W2] an old room', { ...hello, protocol: PROTOCOL + 1 }, 'oldRoom'],
    ['[W9] too large', 'x'.repeat(LIMITS.messageBytes + 1), 'tooLarge'],
    ['[W9] a megabyte less a little', 'x'.repeat(1_000_000), 'tooLarge'],
  ])('%s closes with a reason', async (_, message, why) => {
    const { code } = await makeTable(address);
    const visitor = await Visitor.connect(address, code);
    visitor.say(message);
    expect(await visitor.bye()).toBe(why);
  });

  test('[W3] [W4] a pass is for one socket, and opens the seat on others', async () => {
    const { code, pass } = await makeTable(address);
    const [ann, bea] = [await come(code, pass), await come(code)];
    expect(await bea.ask({ t: 'sit', seat: 2, name: 'Bea' })).toBeNull();
    await bea.until(() => bea.pass !== null);
    expect(ann.frames.join()).not.toContain(bea.pass);
    const phone = await come(code, bea.pass);
    expect(phone.you).toEqual({ seat: 2, host: false, devices: 2 });
    await ann.ask({ t: 'start' });
    await bea.until(() => bea.look !== null);
    await phone.until(() => phone.look !== null);
    expect(phone.look).toEqual(bea.look);
  });

  test('[W9] too many messages close one socket, and the others play on', async () => {
    const { code, pass } = await makeTable(address);
    const [ann, bea] = [await come(code, pass), await come(code)];
    for (let i = 0; i < LIMITS.messages; i++) bea.say({ t: 'record', id: `${i}` });
    expect(await bea.bye()).toBe('tooMany');
    expect(await ann.ask({ t: 'start' })).toBeNull();
  });

  test('the room answers a close at once', async () => {
    const { code } = await makeTable(address);
    const visitor = await come(code);
    visitor.leave();
    // Sooner than whoever leaves would give up by himself.
    await visitor.until(() => visitor.closed !== null, 9000);
    expect([1000, 1005]).toContain(visitor.closed);
  });

  test('a whole game of ten hands, with lines cut at random', { timeout: 120_000 }, async () => {
    const { code, pass } = await makeTable(address);
    let [ann, bea] = [await come(code, pass), await come(code)];
    await bea.ask({ t: 'sit', seat: null, name: 'Bea' });
    await bea.until(() => bea.pass !== null);
    await ann.ask({ t: 'start' });
    let seed = 7;
    for (let cuts = 0; ann.look?.outcome == null || bea.look?.outcome == null; cuts++) {
      for (const visitor of [ann, bea]) {
        visitor.playsUntil(({ look }) => look?.outcome != null);
        visitor.playOnce();
      }
      const turn = Math.max(ann.look?.turn ?? 0, bea.look?.turn ?? 0);
      // No socket may say more than the limit allows in such a hurry: it is cut in time.
      seed = (seed * 48271) % 2147483647;
      const until = turn + 3 + (seed % 24);
      await ann.until(() => ann.look !== null && (ann.look.turn >= until || ann.look.outcome !== null));
      if (cuts % 2 === 0) {
        ann.cut();
        ann = await come(code, pass);
      } else {
        bea.cut();
        bea = await come(code, bea.pass);
      }
    }
    expect(ann.look.game === 'king' && ann.look.view.sheet.length).toBe(10);
    expect(bea.look.outcome).toEqual(ann.look.outcome);
    await ann.until(() => ann.room?.phase === 'over');
    expect(await bea.ask({ t: 'record' })).toBeNull();
    await bea.until(() => bea.all('record').length > 0);
    expect(bea.all('record')[0]?.record.outcome).toEqual(ann.look.outcome);
  });

  test('one connection id used twice is two sockets, each its own', async () => {
    const { code, pass } = await makeTable(address);
    const same = `${code}?_pk=same`;
    const [ann, eve] = [await come(same, pass), await come(same)];
    expect([ann.you?.host, eve.you?.host]).toEqual([true, false]);
    expect(await ann.ask({ t: 'start' })).toBeNull();
    await eve.until(() => eve.look !== null);
    expect(eve.look?.ask).toBeNull();
  });

  test.each([
    ['an id that is too long to be remembered', `?_pk=${'x'.repeat(3000)}`, {}],
    ['an address that is', `/${'x'.repeat(17_000)}`, {}],
    ['properties that are none', '', { 'x-partykit-props': '%' }],
    ['properties cut short', '', { 'x-partykit-props': '{"a":' }],
    ['the name of another room', '', { 'x-partykit-room': 'lovol-lovol-lovol' }],
  ])('%s, which the platform might take for its own, harms nobody and tells nothing', async (_, path, headers) => {
    const { code, pass } = await makeTable(address);
    const ann = await come(code, pass);
    const eve = new Visitor(address, `${code}${path}`, null, headers);
    guests.push(eve);
    await eve.until(() => eve.closed !== null || eve.isOpen);
    if (eve.isOpen) eve.say(hello);
    await eve.until(() => eve.closed !== null || eve.frames.length > 0);
    expect(eve.frames.every(frame => frame.startsWith('{"t":"welcome"'))).toBe(true);
    // PartyKit cannot keep so much and closes; Workers are told nothing of it.
    if (kind === 'workers') expect([eve.room?.code, eve.closed]).toEqual([code, null]);
    expect(await ann.ask({ t: 'start' })).toBeNull();
  });

  test('what the host prints holds no pass and no name', async () => {
    const { code, pass } = await makeTable(address, { name: 'Canary' });
    const ann = await come(code, pass);
    await ann.ask({ t: 'start' });
    await vi.waitFor(() => expect(readFileSync(logFile, 'utf8')).toContain('"started"'));
    for (const secret of [pass, 'Canary']) expect(readFileSync(logFile, 'utf8')).not.toContain(secret);
  });
});

test('on Workers, too many tables from one place are refused, and those from elsewhere are not', async () => {
  const { address } = hosts.workers;
  const ask = async (from: string) => {
    const request = { method: 'POST', body: 'null', headers: { 'cf-connecting-ip': from } };
    return (await fetch(`http://${address}/api/tables`, request)).status;
  };
  const answers = [await ask('192.0.2.7')];
  // Twice as many as are allowed in a minute: another one may begin meanwhile.
  while (answers.length <= 60 && answers.at(-1) !== 429) answers.push(await ask('192.0.2.7'));
  expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
  expect(await ask('192.0.2.8')).toBe(400);
});

describe.each(KINDS)('given time, on %s', kind => {
  const { address, logFile } = hosts[kind];
  /** How often a room has woken up with so many moves behind it. */
  const wakes = (moves: number) => readFileSync(logFile, 'utf8').split(`"woke","moves":${moves}}`).length;

  test('[W1] silence closes after ten seconds', async () => {
    expect(await slow[kind].silent.bye()).toBe('noHello');
  });

  test('[W12] asleep after twelve seconds without a word, the room wakes up with the next move', async () => {
    const { begun, sleepy } = slow[kind];
    await untilAfter(begun, ASLEEP_AFTER_MS);
    expect(sleepy.closed).toBeNull();
    const turn = sleepy.look?.turn ?? 0;
    const before = wakes(turn);
    sleepy.playOnce();
    await sleepy.until(() => (sleepy.look?.turn ?? 0) > turn);
    expect(sleepy.all('answer').at(-1)?.refused).toBeNull();
    await vi.waitFor(() => expect(wakes(turn)).toBeGreaterThan(before));
    sleepy.cut();
  });

  test('[W12] while nobody acts, nothing wakes up a table with open pages', async () => {
    const { begun, idle } = slow[kind];
    await untilAfter(begun, CLOCK_MS + 2000);
    expect(idle.pages.map(({ closed }) => closed)).toEqual([null, null]);
    expect(wakes(idle.moves)).toBe(1);
    const [page] = idle.pages;
    if (page === undefined) throw new Error('nobody is there');
    // Cloudflare answers a page that asks whether the line still stands; on PartyKit the room has to.
    page.say({ t: 'ping' });
    await page.until(() => page.all('pong').length > 0);
    if (kind === 'workers') expect(wakes(idle.moves)).toBe(1);
    // And it has slept: the next word wakes it up.
    expect(await page.ask({ t: 'record' })).toBe('not-over');
    await vi.waitFor(() => expect(wakes(idle.moves)).toBe(2));
    for (const page of idle.pages) page.cut();
  });

  test('the clock plays for somebody who is away, with no page open', async () => {
    const { begun, left } = slow[kind];
    await untilAfter(begun, CLOCK_MS + 2000);
    const { look, you } = await Visitor.come(address, left.code, left.pass);
    // More than once, if this machine has been busy.
    expect(look?.turn).toBeGreaterThan(left.turn);
    expect(you).toEqual({ seat: 0, host: true, devices: 1 });
  });
});

/** What takes its time begins before everything else, so that it is over when it is looked at. */
async function beginSlowly(address: string) {
  const silent = await Visitor.connect(address, (await makeTable(address)).code);
  const sleepy = await begin(address, {});
  const away = await begin(address, { clock: '30', absence: 'wait' });
  away.visitor.cut();
  const left = { code: away.code, pass: away.pass, turn: away.visitor.look?.turn ?? 0 };
  const idle = await beginIdly(address);
  return { begun: Date.now(), silent, sleepy: sleepy.visitor, left, idle };
}

/** A game that waits for its only person after so many moves as no other does, with somebody watching. */
async function beginIdly(address: string) {
  const { code, visitor } = await begin(address, {});
  const watcher = await Visitor.come(address, code);
  const isThere = ({ look }: Visitor) => (look?.turn ?? 0) > 41 && look?.ask != null;
  visitor.playsUntil(isThere);
  visitor.playOnce();
  await visitor.until(() => isThere(visitor));
  return { pages: [visitor, watcher], moves: visitor.look?.turn ?? 0 };
}

/** A game that waits for its only person. */
async function begin(address: string, settings: object) {
  const { code, pass } = await makeTable(address, { settings });
  const visitor = await Visitor.come(address, code, pass);
  await visitor.ask({ t: 'start' });
  await visitor.until(() => visitor.look?.ask != null);
  return { code, pass, visitor };
}

const untilAfter = (begun: number, ms: number) => sleep(Math.max(0, begun + ms - Date.now()));
