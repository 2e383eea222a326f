import { expect, test } from 'vitest';
import { verifyRecord } from '../../engine/record.ts';
import { asked, fourth, giftTable, own, parcel, play, playOut, readable, rollAll, start, wrap } from './gifts.ts';

/** Ann and Bea, each with a clock and a drum in it, and a crown of King Bob's. */
function begun(more: object = {}) {
  const scene = giftTable(['Ann', 'Bea'], more);
  for (const client of scene.players) {
    wrap(
      client,
      parcel(`${client.key} clock`, { tag: `${client.key} clock`, note: 'Long '.repeat(90), rattle: 'tick' }),
    );
    wrap(client, parcel(`${client.key} drum`, { tag: `${client.key} drum` }));
  }
  wrap(scene.host, parcel('crown', { tag: 'crown' }));
  start(scene.host);
  return scene;
}

test('what is shaken and opened is told once, before the look that shows why', () => {
  const { stage, host, players } = begun();
  rollAll(players);
  const mover = asked(players);
  const gift = 1 + readable(mover).findIndex(({ tag }) => tag?.endsWith('clock'));
  const eve = stage.come();
  const from = eve.frames.length;
  play(mover, { do: 'shake', gift });
  expect(readable(eve)[gift - 1]).toMatchObject({ heard: { rattle: 'tick' }, inside: null });
  play(mover, { do: 'pick', gift });
  for (const client of players.filter(other => other !== mover))
    play(client, { do: 'pick', gift: fourth(client).view.pile[0] ?? 0 });
  play(mover, { do: 'open', gift });
  expect(readable(eve)[gift - 1]?.inside?.title).toBe(readable(host)[gift - 1]?.tag);
  expect(
    eve
      .heard()
      .slice(from)
      .map(({ t }) => t),
  ).toEqual(['gifts', 'look', 'look', 'look', 'gifts', 'look']);
  expect(fourth(eve).view).toMatchObject({ opened: [gift] });
  expect(readable(stage.come())).toEqual(readable(eve));
});

test('a sleeping room wakes up with the same gifts, numbers and texts, and tells none twice', async () => {
  const { stage, host, players } = begun();
  rollAll(players);
  const mover = asked(players);
  play(mover, { do: 'shake', gift: 1 });
  const before = host.frames.length;
  await stage.sleep();
  play(mover, { do: 'pick', gift: 1 });
  expect(
    host
      .heard()
      .slice(before)
      .map(({ t }) => t),
  ).toEqual(['look']);
  const back = stage.come(players[0]?.pass);
  expect(own(back)).toEqual(own(players[0] ?? host));
  expect(readable(back)).toEqual(readable(host));
});

test('after the last pick the holders unwrap, King Bob all the rest, and the record is true', () => {
  const { stage, host, players } = begun();
  playOut(players);
  expect(host.room.phase).toBe('over');
  const [ann, bea] = [players[0] ?? host, players[1] ?? host];
  expect(fourth(host).outcome).not.toBeNull();
  expect(fourth(host).view.opened).toEqual([]);
  const { turn, outcome } = fourth(ann);
  play(ann, { do: 'open', gift: fourth(ann).view.holds[0]?.[0] ?? 0 });
  expect(fourth(host)).toMatchObject({ turn, outcome, view: { opened: [fourth(ann).view.holds[0]?.[0]] } });
  expect(bea.move({ do: 'open', gift: fourth(ann).view.holds[0]?.[1] })).toBe('no-such-gift');
  expect(verifyAt(ann)).toMatchObject({ ok: true });
  expect(bea.ask({ t: 'unwrapAll' })).toBe('not-host');
  expect(host.ask({ t: 'unwrapAll' })).toBeNull();
  expect(stage.log.filter(({ what }) => what === 'ended').length).toBe(1);
});

test('unwrapping everything is one look for each, and the table does it', () => {
  const { stage, host, players } = begun();
  playOut(players);
  const holder = asked(players);
  expect(fourth(holder).ask?.ask).toBe('unwrap');
  const looks = host.all('look').length;
  expect(host.ask({ t: 'unwrapAll' })).toBeNull();
  expect(host.all('look').length).toBe(looks + 1);
  expect(fourth(host).news.filter(({ e }) => e === 'open').length).toBe(5);
  expect(readable(host).every(({ inside }) => inside !== null)).toBe(true);
  expect(fourth(holder).ask).toBeNull();
  const record = recordAt(host);
  expect(record.entries.slice(-5).map(({ auto }) => auto)).toEqual(Array(5).fill(true));
  expect(verifyRecord(record)).toMatchObject({ ok: true });
  expect(stage.come().ask({ t: 'host', act: { do: 'rematch' } })).toBe('not-host');
});

test('unwrapping everything is refused before the end', () => {
  const { host } = begun();
  expect(host.ask({ t: 'unwrapAll' })).toBe('not-over');
});

test('the list stays until a rematch, which begins in the lobby with an empty pile', async () => {
  const { stage, host, players } = begun();
  playOut(players);
  await stage.sleep();
  expect(readable(stage.come()).length).toBe(5);
  expect(host.ask({ t: 'host', act: { do: 'rematch' } })).toBeNull();
  expect(host.room).toMatchObject({ phase: 'lobby', nth: 2, brought: 0 });
  for (const client of players) expect(own(client)).toEqual([]);
  expect([...stage.rows.keys()].filter(key => /^(gift|picture|bytes):/.test(key))).toEqual([]);
  for (const client of players) wrap(client, parcel('crown', { tag: 'crown' }));
  start(host);
  expect(readable(host).length).toBe(2);
  expect(readable(host)).toEqual(readable(stage.come()));
  playOut(players);
});

test('a gift is told under the hand of its wrapper, where he sits and whether he sits', async () => {
  const { stage, host, players } = begun();
  const [ann, bea] = [players[0] ?? host, players[1] ?? host];
  const mine = own(ann);
  expect(ann.ask({ t: 'stand' })).toBeNull();
  expect(own(ann)).toEqual(mine);
  await stage.kill();
  const [back, boss] = [stage.come(ann.pass), stage.come(bea.pass)];
  expect([back.you.seat, own(back)]).toEqual([null, mine]);
  expect(own(boss)).toEqual(own(bea));
});

test('whoever is shown out in the middle has lost his pass, and his gifts play on', async () => {
  const { stage, host, players } = begun();
  const ann = players[0] ?? host;
  const from = stage.come().heard().length;
  expect(host.ask({ t: 'host', act: { do: 'remove', seat: 0 } })).toBeNull();
  const back = stage.come(ann.pass);
  expect([back.you.seat, own(back)]).toEqual([null, []]);
  await stage.kill();
  expect([own(stage.come(ann.pass)), stage.come().room.brought, from]).toEqual([[], 5, 2]);
});

function recordAt(client: Parameters<typeof wrap>[0]) {
  expect(client.ask({ t: 'record' })).toBeNull();
  return client.last('record').record;
}

const verifyAt = (client: Parameters<typeof wrap>[0]) => verifyRecord(recordAt(client));
