import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FourthMove } from '../../../engine/fourth-king/kinds.ts';
import { verifyRecord } from '../../../engine/record.ts';
import { cleanPicture } from '../../../party/pictures/picture.ts';
import { type FourthLook, LIMITS } from '../../../party/protocol.ts';
import { own, parcel, readable } from '../gifts.ts';
import { picture, png } from '../images.ts';
import { Host, KINDS } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

const ABSENT = 'bafor-dugol-mitaz';
const pathOf = (code: string, name = '') => `/parties/main/${code}/pictures${name === '' ? '' : `/${name}`}`;
const bearer = (pass: string | null) => ({ authorization: `Bearer ${pass}` });

/** One whole answer, byte for byte but for its date. */
function ask(address: string, path: string, method: string, headers: Record<string, string> = {}) {
  return new Promise<{ readonly status: number; readonly headers: readonly string[]; readonly body: Buffer }>(
    (done, failed) => {
      const [host, port] = address.split(':');
      const asked = request({ host, port, path, method, headers, agent: false }, response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const lines = response.rawHeaders.flatMap((name, index, all) =>
            index % 2 === 0 && name.toLowerCase() !== 'date' ? [`${name}: ${all[index + 1]}`] : [],
          );
          done({ status: response.statusCode ?? 0, headers: lines, body: Buffer.concat(chunks) });
        });
      });
      asked.on('error', failed);
      asked.end();
    },
  );
}

async function upload(address: string, code: string, pass: string | null, bytes: Uint8Array) {
  const init = { method: 'POST', headers: bearer(pass), body: Buffer.from(bytes) };
  const response = await fetch(`http://${address}${pathOf(code)}`, init);
  const text = await response.text();
  return { status: response.status, text, name: /[0-9a-f]{64}/.exec(text)?.[0] ?? 'none' };
}

const fourth = ({ look }: Visitor): FourthLook => {
  if (look?.game !== 'fourth-king') throw new Error('no game of gifts is played');
  return look;
};

/** Makes a move for the decision that is on the table, and sees what came of it. */
async function play(visitor: Visitor, move: FourthMove): Promise<void> {
  const { nth, turn } = fourth(visitor);
  const id = `move-${turn}-${visitor.heard.length}`;
  const refused = await visitor.ask({ t: 'move', nth, turn, move }, id);
  if (refused !== null) throw new Error(`${JSON.stringify(move)}: ${refused}`);
  // Looks that others brought about may have been under way: the one that counts comes after the answer.
  const answer = visitor.heard.findIndex(down => down.t === 'answer' && down.id === id);
  await visitor.until(() => visitor.heard.slice(answer).some(({ t }) => t === 'look'));
}

/** All looks are of the decision that is being taken. */
async function together(all: readonly Visitor[]): Promise<void> {
  const turn = Math.max(...all.map(visitor => fourth(visitor).turn));
  await Promise.all(all.map(visitor => visitor.until(() => fourth(visitor).turn === turn)));
}

/** Has heard all that was said before now. */
async function caughtUp(visitor: Visitor): Promise<void> {
  await visitor.ask({ t: 'record' });
}

describe.each(KINDS)('gifts on %s', kind => {
  const { address } = inject('hosts')[kind];
  const guests: Visitor[] = [];
  const come = async (where: string, code: string, pass: string | null = null) => {
    const visitor = await Visitor.come(where, code, pass);
    guests.push(visitor);
    return visitor;
  };
  afterEach(() => {
    for (const guest of guests.splice(0)) guest.cut();
  });

  /** A table with King Bob, people of these names, and a watcher. */
  async function table(where: string, names: readonly string[]) {
    const { code, pass } = await makeTable(where, { game: 'fourth-king', name: null });
    const bob = await come(where, code, pass);
    const players: Visitor[] = [];
    for (const name of names) {
      const player = await come(where, code);
      await player.ask({ t: 'sit', seat: null, name });
      await player.until(() => player.pass !== null);
      players.push(player);
    }
    return { code, bob, players, eve: await come(where, code) };
  }

  const bring = (visitor: Visitor, thing: unknown) => visitor.ask({ t: 'bring', gift: null, thing });

  async function rollAll(all: readonly Visitor[], players: readonly Visitor[]): Promise<void> {
    while (fourth(players[0] ?? all[0] ?? fail()).view.play.at === 'initiative') {
      for (const player of players) {
        if (fourth(player).ask?.ask === 'roll') await play(player, { do: 'roll' });
      }
      await together(all);
    }
  }

  const mover = (players: readonly Visitor[]): Visitor =>
    players.find(player => fourth(player).ask !== null) ?? fail('nobody is asked');

  test('a whole small game with King Bob, a thief, a defender and a watcher', async () => {
    const { code, bob, players, eve } = await table(address, ['Ann', 'Bea', 'Cleo']);
    const all = [bob, ...players, eve];
    const pictures = new Map<string, string>();
    for (const [index, player] of players.entries()) {
      const { status, name } = await upload(
        address,
        code,
        player.pass,
        picture((['jpeg', 'webp', 'png'] as const)[index] ?? 'png'),
      );
      expect(status).toBe(201);
      expect(
        await bring(player, parcel(`title ${index}`, { tag: `tag ${index}`, picture: name, rattle: 'tock' })),
      ).toBeNull();
      pictures.set(`tag ${index}`, name);
    }
    for (const title of ['crown', 'sceptre']) expect(await bring(bob, parcel(title))).toBeNull();
    await eve.until(() => eve.room?.brought === 5);
    expect(await bob.ask({ t: 'start' })).toBeNull();
    for (const visitor of all) await visitor.until(() => visitor.look !== null);
    await rollAll(all, players);

    const thief = mover(players);
    await play(thief, { do: 'shake', gift: 1 });
    await eve.until(() => readable(eve)[0]?.heard !== null);
    await together(all);
    await play(thief, { do: 'pick', gift: 1 });
    await together(all);
    const victim = mover(players);
    await play(victim, { do: 'pick', gift: 2 });
    await together(all);
    await play(mover(players), { do: 'pick', gift: 3 });
    await together(all);
    await play(thief, { do: 'steal', gift: 2 });
    await together(all);
    expect(fourth(bob).view.play).toMatchObject({ at: 'answer', how: 'steal', gift: 2 });
    expect(await thief.ask({ t: 'move', nth: 1, turn: fourth(thief).turn, move: { do: 'allow' } })).toBe('not-awaited');
    await play(victim, { do: 'resist' });
    await together(all);
    expect(fourth(eve).view.contest).toMatchObject({ how: 'steal', gift: 2 });

    const holder = mover(players);
    const [open] = fourth(holder).ask?.ask === 'act' ? (fourth(holder).view.holds[holder.you?.seat ?? 0] ?? []) : [];
    await play(holder, open === undefined ? { do: 'pick', gift: 4 } : { do: 'open', gift: open });
    await together(all);
    while (fourth(bob).outcome === null) {
      await play(mover(players), { do: 'pick', gift: fourth(bob).view.pile[0] ?? 0 });
      await together(all);
    }
    expect(await bob.ask({ t: 'unwrapAll' })).toBeNull();
    for (const visitor of all) await visitor.until(() => fourth(visitor).view.opened.length === 5);
    for (const { tag, inside } of readable(eve)) {
      expect(inside?.picture ?? undefined).toBe(pictures.get(tag ?? ''));
      if (inside?.picture == null) continue;
      const shown = await ask(address, pathOf(code, inside.picture), 'GET');
      const index = Number(tag?.slice(-1));
      expect(new Uint8Array(shown.body)).toEqual(
        cleanPicture(picture((['jpeg', 'webp', 'png'] as const)[index] ?? 'png')),
      );
    }
    for (const player of players) {
      const [mine] = own(player);
      expect(readable(eve)[(mine?.number ?? 0) - 1]?.inside?.title).toBe(mine?.thing.inside.title);
    }
    expect(await eve.ask({ t: 'record' })).toBeNull();
    await eve.until(() => eve.all('record').length > 0);
    expect(verifyRecord(eve.all('record')[0]?.record)).toMatchObject({ ok: true });
    expect(await bob.ask({ t: 'host', act: { do: 'rematch' } })).toBeNull();
    await eve.until(() => eve.room?.phase === 'lobby');
    for (const name of pictures.values()) expect((await ask(address, pathOf(code, name), 'GET')).status).toBe(404);
  });

  test('[G8] a sealed picture, whoever asks and however, looks like one that never was', async () => {
    const { code, bob, players } = await table(address, ['Ann', 'Bea']);
    const [ann, bea] = [players[0] ?? fail(), players[1] ?? fail()];
    const { name } = await upload(address, code, ann.pass, picture('png'));
    await bring(ann, parcel('A clock', { picture: name, tag: 'clock' }));
    await bring(bea, parcel('A drum'));
    const absent = new Map<string, Awaited<ReturnType<typeof ask>>>();
    const equal = async (path: string, method: string, headers: Record<string, string>) => {
      const key = JSON.stringify([method, headers]);
      const never = absent.get(key) ?? (await ask(address, pathOf(ABSENT, '0'.repeat(64)), method, headers));
      absent.set(key, never);
      expect(await ask(address, path, method, headers), `${method} ${path}`).toEqual(never);
      expect(never.status).toBe(404);
    };
    const sealed = async () => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const headers = [{}, bearer(bea.pass), bearer(bob.pass), bearer('0'.repeat(32)), { range: 'bytes=0-3' }];
        for (const each of headers) {
          await equal(pathOf(code, name), method, each);
          await equal(pathOf(code, 'f'.repeat(64)), method, each);
        }
        await equal(pathOf(code), method, { 'if-none-match': '*' });
        await equal(pathOf(code), method, bearer('0'.repeat(32)));
        if (method !== 'GET') await equal(pathOf(code, name), method, bearer(ann.pass));
      }
    };
    await sealed();
    expect((await ask(address, pathOf(code, name), 'GET', bearer(ann.pass))).status).toBe(200);
    await bob.ask({ t: 'start' });
    for (const player of players) await player.until(() => player.look !== null);
    await sealed();
    await rollAll(players, players);
    const clock = 1 + readable(ann).findIndex(({ tag }) => tag === 'clock');
    const first = mover(players);
    await play(first, { do: 'pick', gift: clock });
    await together(players);
    await play(mover(players), { do: 'pick', gift: 3 - clock });
    await together(players);
    await equal(pathOf(code, name), 'GET', bearer(first === ann ? (bea.pass ?? '') : (first.pass ?? '')));
    await play(first, { do: 'open', gift: clock });
    const shown = await ask(address, pathOf(code, name), 'GET');
    expect([shown.status, new Uint8Array(shown.body)]).toEqual([200, cleanPicture(picture('png'))]);
    expect(shown.headers.map(line => line.toLowerCase())).toEqual(
      expect.arrayContaining([
        'content-type: image/png',
        'cache-control: private, no-store',
        'x-content-type-options: nosniff',
      ]),
    );
    expect(shown.headers.join().toLowerCase()).not.toMatch(/access-control|etag|last-modified/);
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) await equal(pathOf(code, name), method, {});
    await equal(pathOf(ABSENT, name), 'GET', bearer(ann.pass ?? ''));
  });

  test('pictures of 100 KiB are kept, larger ones and other things are not', async () => {
    const { code, players } = await table(address, ['Ann']);
    const pass = players[0]?.pass ?? null;
    const large = png({ bytes: LIMITS.pictureBytes });
    const kept = await upload(address, code, pass, large);
    expect(kept.status).toBe(201);
    expect(new Uint8Array((await ask(address, pathOf(code, kept.name), 'GET', bearer(pass))).body)).toEqual(large);
    const no = (refused: string) => ({ status: 400, text: JSON.stringify({ refused }), name: 'none' });
    expect(await upload(address, code, pass, png({ bytes: LIMITS.pictureBytes + 1 }))).toEqual(no('picture-too-large'));
    expect(await upload(address, code, pass, new TextEncoder().encode('<svg/>'))).toEqual(no('bad-picture'));
    expect((await upload(address, code, '0'.repeat(32), large)).status).toBe(404);
    expect((await upload(address, ABSENT, pass, large)).status).toBe(404);
  });

  test('an upload that is cut off leaves nothing, and the table plays on', async () => {
    const { code, players } = await table(address, ['Ann']);
    const ann = players[0] ?? fail();
    const [host = '', port = ''] = address.split(':');
    const socket = connect(Number(port), host);
    await once(socket, 'connect');
    const head = `POST ${pathOf(code)} HTTP/1.1\r\nHost: ${address}\r\nAuthorization: Bearer ${ann.pass}\r\nContent-Length: 90000\r\n\r\n`;
    socket.write(head);
    await new Promise(done => socket.write(png({ bytes: 40_000 }), done));
    socket.destroy();
    expect((await upload(address, code, ann.pass, picture('png'))).status).toBe(201);
    expect(await bring(ann, parcel('A clock'))).toBeNull();
  });
});

describe.each(KINDS)('gifts and kill -9 on %s', kind => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind);
  });
  afterAll(() => host.stop());

  test('between a challenge and its answer: everybody sees what he saw, pictures are there, and the answer counts', async () => {
    const { address } = host;
    const { code, pass } = await makeTable(address, { game: 'fourth-king', name: null, settings: { absence: 'wait' } });
    let bob = await Visitor.come(address, code, pass);
    let players = [await Visitor.come(address, code), await Visitor.come(address, code)];
    for (const [index, player] of players.entries()) {
      await player.ask({ t: 'sit', seat: null, name: `P${index}` });
      await player.until(() => player.pass !== null);
    }
    const first = players[0] ?? fail();
    const { name } = await upload(address, code, first.pass, picture('jpeg'));
    for (let i = 0; i < 3; i++)
      await bob.ask({ t: 'bring', gift: null, thing: parcel(`gift ${i}`, { tag: `tag ${i}` }) });
    await first.ask({ t: 'bring', gift: null, thing: parcel('mine', { picture: name }) });
    await host.kill();
    await host.restart();
    const back = async () => {
      for (const visitor of [bob, ...players]) visitor.cut();
      bob = await Visitor.come(address, code, pass);
      players = await Promise.all(players.map(player => Visitor.come(address, code, player.pass)));
      await Promise.all([bob, ...players].map(caughtUp));
    };
    await back();
    expect([bob.room?.brought, own(bob).length, own(players[0] ?? fail())[0]?.thing.inside.picture]).toEqual([
      4,
      3,
      name,
    ]);
    await bob.ask({ t: 'start' });
    for (const player of players) await player.until(() => player.look !== null);
    const act = async (move: (look: FourthLook) => FourthMove) => {
      const player = players.find(each => fourth(each).ask !== null) ?? fail('nobody is asked');
      await play(player, move(fourth(player)));
      await together([bob, ...players]);
    };
    while (fourth(players[0] ?? fail()).view.play.at === 'initiative') await act(() => ({ do: 'roll' }));
    for (let i = 0; i < 2; i++) await act(({ view }) => ({ do: 'pick', gift: view.pile[0] ?? 0 }));
    await act(({ ask: can }) => ({ do: 'steal', gift: can?.ask === 'act' ? (can.steal[0] ?? 0) : 0 }));
    const seen = () => [bob, ...players].map(each => [{ ...fourth(each), news: [] }, readable(each), own(each)]);
    expect(fourth(bob).view.play.at).toBe('answer');
    const before = seen();
    await host.kill();
    await host.restart();
    await back();
    expect(seen()).toEqual(before);
    await act(() => ({ do: 'allow' }));
    expect(fourth(players[0] ?? fail()).view.journal.at(-1)).toMatchObject({ e: 'allow' });
    const shown = await ask(address, pathOf(code, name), 'GET', bearer(players[0]?.pass ?? null));
    expect(new Uint8Array(shown.body)).toEqual(cleanPicture(picture('jpeg')));
    for (const visitor of [bob, ...players]) visitor.cut();
  });
});

function fail(why = 'nobody is there'): never {
  throw new Error(why);
}
