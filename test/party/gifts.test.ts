import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../party/protocol.ts';
import { fourth, giftTable, own, parcel, readable, start, takeBack, titles, wrap } from './gifts.ts';
import { png } from './images.ts';
import { Stage } from './stage.ts';

const options = (client: { ask(message: object): string | null }, changed: object) =>
  client.ask({ t: 'host', act: { do: 'options', options: changed } });

describe('in the lobby', () => {
  test('whoever wraps something is told of it, and the others how many gifts there are', () => {
    const { host, player } = giftTable(['Ann', 'Bea']);
    const [ann, bea] = [player('Ann'), player('Bea')];
    expect(ann.room).toMatchObject({ brought: 0, pile: { bob: 'host' } });
    const key = wrap(ann, parcel('A clock', { tag: 'For a king', note: ' It  ticks ' }));
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    expect(own(ann)).toEqual([
      { key, thing: parcel('A clock', { tag: 'For a king', note: 'It ticks' }), number: null },
    ]);
    for (const client of [host, ann, bea]) expect(client.room.brought).toBe(1);
    for (const client of [host, bea]) expect(client.all('brought')).toEqual([]);
  });

  test('the answer comes first, then what came of it', () => {
    const { player } = giftTable(['Ann']);
    wrap(player('Ann'), 'A clock');
    const kinds = player('Ann')
      .heard()
      .slice(-3)
      .map(({ t }) => t);
    expect(kinds).toEqual(['answer', 'brought', 'room']);
  });

  test('all devices of a person are told, also those that come later', () => {
    const { stage, player } = giftTable(['Ann']);
    const ann = player('Ann');
    const phone = stage.come(ann.pass);
    wrap(ann, 'A clock');
    expect(titles(phone)).toEqual(['A clock']);
    expect(titles(stage.come(ann.pass))).toEqual(['A clock']);
  });

  test('the wrapper changes it and takes it back; the order of wrapping stays', () => {
    const { host, player } = giftTable(['Ann']);
    const ann = player('Ann');
    const [clock, drum] = [wrap(ann, 'A clock'), wrap(ann, 'A drum')];
    wrap(ann, 'An old clock', clock);
    expect(titles(ann)).toEqual(['An old clock', 'A drum']);
    expect(takeBack(ann, drum)).toBeNull();
    expect(titles(ann)).toEqual(['An old clock']);
    expect(host.room.brought).toBe(1);
    expect(takeBack(ann, drum)).toBe('no-such-gift');
    expect(takeBack(ann, clock)).toBeNull();
    expect([own(ann), host.room.brought]).toEqual([[], 0]);
  });

  test('[G12] nobody else can, and is told no more than that there is no such gift', () => {
    const { stage, host, player } = giftTable(['Ann', 'Bea']);
    const key = wrap(player('Ann'), 'A clock');
    for (const client of [host, player('Bea')]) {
      for (const gift of [key, '0'.repeat(16)]) {
        expect(client.ask({ t: 'bring', gift, thing: parcel('Mine') })).toBe('no-such-gift');
        expect(client.ask({ t: 'takeBack', gift })).toBe('no-such-gift');
      }
    }
    const eve = stage.come();
    expect(eve.ask({ t: 'bring', gift: key, thing: parcel('Mine') })).toBe('may-not-bring');
    expect(eve.ask({ t: 'takeBack', gift: key })).toBe('no-such-gift');
    expect(titles(player('Ann'))).toEqual(['A clock']);
  });

  test('a player brings five at most, King Bob as many as fit into sixty', () => {
    const { host, player, stage } = giftTable(['Ann']);
    const ann = player('Ann');
    for (let i = 0; i < 5; i++) wrap(ann, `gift ${i}`);
    expect(ann.ask({ t: 'bring', gift: null, thing: parcel('one more') })).toBe('too-many-gifts');
    wrap(ann, 'changed', own(ann)[0]?.key);
    for (let i = 0; i < 55; i++) {
      stage.pass(300);
      wrap(host, `gift ${i}`);
    }
    expect(host.ask({ t: 'bring', gift: null, thing: parcel('one more') })).toBe('too-many-gifts');
    expect(host.room.brought).toBe(60);
  });

  test('with gifts from King Bob alone nobody else brings any', () => {
    const { host, player } = giftTable(['Ann'], { gifts: 'bob' });
    expect(player('Ann').ask({ t: 'bring', gift: null, thing: parcel('Mine') })).toBe('may-not-bring');
    wrap(host, 'A clock');
    expect(host.room.brought).toBe(1);
  });

  test('nothing is brought to other games', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    expect(ann.room).toMatchObject({ brought: 0, pile: null });
    expect(ann.ask({ t: 'bring', gift: null, thing: parcel('Mine') })).toBe('may-not-bring');
    expect(ann.ask({ t: 'takeBack', gift: '0'.repeat(16) })).toBe('no-such-gift');
    expect(ann.ask({ t: 'unwrapAll' })).toBe('not-over');
  });

  test.each([
    ['a blank title', parcel(' \u200b ')],
    ['a title that is too long', parcel('x'.repeat(81))],
    ['a link that is no https', parcel('A clock', { link: 'javascript:alert(1)' })],
    ['an unknown paper', { ...parcel('x'), outside: { ...parcel('x').outside, paper: 'gold' } }],
    ['something more', { ...parcel('x'), by: 0 }],
    ['a salt', { ...parcel('x'), salt: '0'.repeat(32) }],
    ['what stands in records', { ...parcel('x'), heard: null, by: null, seal: '0'.repeat(64) }],
    ['nothing', null],
    ['a list', []],
  ])('%s is no gift', (_, thing) => {
    const { stage, player } = giftTable(['Ann']);
    const rows = stage.rows.size;
    expect(player('Ann').ask({ t: 'bring', gift: null, thing })).toBe('bad-gift');
    expect(stage.rows.size).toBe(rows);
  });

  test('the longest gift in the widest letters fits into one message', () => {
    const { player } = giftTable(['Ann']);
    const wide = (count: number) => '\u{1f381}'.repeat(count);
    const link = `https://example.org/${'\u{20000}'.repeat(480)}`;
    wrap(player('Ann'), parcel(wide(80), { tag: wide(40), note: wide(500), link, rattle: wide(40) }));
    expect(player('Ann').closed).toBeNull();
    const padded = (message: object, bytes: number) => JSON.stringify(message).padEnd(bytes, ' ');
    const bring = { t: 'bring', id: 'a', nth: 1, gift: null, thing: parcel('x') };
    expect(player('Ann').say(padded(bring, LIMITS.giftBytes)).closed).toBeNull();
    expect(player('Ann').say(padded(bring, LIMITS.giftBytes + 1)).closed).toBe('tooLarge');
  });

  test('a message that arrives twice wraps one gift, also after a kill', async () => {
    const { stage, player } = giftTable(['Ann']);
    const ann = player('Ann');
    const message = { t: 'bring', gift: null, thing: parcel('A clock') };
    expect([ann.ask(message, 'once'), ann.ask(message, 'once')]).toEqual([null, null]);
    await stage.kill();
    const again = stage.come(ann.pass);
    expect(again.ask(message, 'once')).toBeNull();
    expect(titles(again)).toEqual(['A clock']);
    expect(again.ask(message, 'twice')).toBeNull();
    expect(titles(again)).toEqual(['A clock', 'A clock']);
  });

  test('asleep and killed, gifts and pictures are as they were', async () => {
    const { stage, host, player } = giftTable(['Ann']);
    const ann = player('Ann');
    const uploaded = stage.upload(ann.pass, png());
    const picture = uploaded !== null && 'picture' in uploaded ? uploaded.picture : '';
    const key = wrap(ann, parcel('A clock', { picture }));
    wrap(ann, 'A drum');
    const before = own(ann);
    await stage.sleep();
    wrap(ann, parcel('A new clock', { picture }), key);
    expect(titles(ann)).toEqual(['A new clock', 'A drum']);
    await stage.kill();
    const again = stage.come(ann.pass);
    expect(own(again).map(gift => gift.key)).toEqual(before.map(gift => gift.key));
    expect(stage.come().room.brought).toBe(2);
    expect(stage.picture(picture, ann.pass)?.length).toBe(200);
    expect(host.room.brought).toBe(2);
  });
});

describe('leaving before the start', () => {
  test('whoever stands up or is shown out takes his gifts along, and their pictures', () => {
    const { stage, host, player } = giftTable(['Ann', 'Bea', 'Cleo']);
    for (const name of ['Ann', 'Bea', 'Cleo'] as const) {
      const uploaded = stage.upload(player(name).pass, png());
      wrap(
        player(name),
        parcel(name, { picture: uploaded !== null && 'picture' in uploaded ? uploaded.picture : null }),
      );
      stage.upload(player(name).pass, png());
    }
    expect([host.room.brought, stage.bytes.size]).toEqual([3, 6]);
    expect(player('Ann').ask({ t: 'stand' })).toBeNull();
    expect(host.ask({ t: 'host', act: { do: 'remove', seat: player('Bea').you.seat } })).toBeNull();
    expect([host.room.brought, stage.bytes.size]).toEqual([1, 2]);
    expect([...stage.rows.keys()].filter(key => /^(gift|picture):/.test(key)).length).toBe(3);
    expect(own(player('Ann'))).toEqual([]);
    expect(stage.come(player('Bea').pass).you.seat).toBeNull();
  });

  test('whoever is only away leaves them there', () => {
    const { host, player } = giftTable(['Ann']);
    wrap(player('Ann'), 'A clock');
    player('Ann').leave();
    expect(host.room.brought).toBe(1);
  });

  test('a host who is King Bob keeps his when he stands up, one who is nobody does not', () => {
    for (const [bob, left] of [
      ['plays', 1],
      ['table', 0],
    ] as const) {
      const { host } = giftTable([], { bob });
      wrap(host, 'A clock');
      expect(host.ask({ t: 'stand' })).toBeNull();
      expect(host.room.brought).toBe(left);
    }
  });
});

describe('King Bob', () => {
  test('has no chair as long as the host is he', () => {
    const { host, player } = giftTable(['Ann']);
    expect(host.you).toEqual({ seat: null, host: true, devices: 1 });
    expect(host.sit('Bob')).toBe('bob-has-no-seat');
    expect(player('Ann').room).toMatchObject({ hostSeat: null, watchers: 0 });
    expect(options(host, { bob: 'plays' })).toBeNull();
    expect(host.room.pile?.bob).toBe('plays');
    expect(host.sit('Bob')).toBeNull();
    expect(options(host, { bob: 'host' })).toBeNull();
    expect(host.you).toEqual({ seat: null, host: true, devices: 1 });
    expect(host.room).toMatchObject({ hostSeat: null, pile: { bob: 'host' } });
  });

  test('options that do not go together are refused', () => {
    const { host } = giftTable([]);
    expect(options(host, { bob: 'table', gifts: 'bob' })).toBe('bad-options');
    const wanted = { game: 'fourth-king', options: { bob: 'table', gifts: 'bob' }, settings: {}, name: null };
    expect(new Stage().make(wanted)).toEqual({ ok: false, refused: 'bad-options' });
  });

  test('options do not change over the heads of those who have wrapped something', () => {
    const { host, player } = giftTable(['Ann']);
    const key = wrap(player('Ann'), 'A clock');
    expect(options(host, { gifts: 'bob' })).toBe('gifts-in-the-way');
    takeBack(player('Ann'), key);
    expect(options(host, { gifts: 'bob' })).toBeNull();
    wrap(host, 'A drum');
    expect(options(host, { bob: 'table' })).toBe('gifts-in-the-way');
    expect(options(host, { bob: 'plays' })).toBeNull();
    host.sit('Bob');
    expect(options(host, { bob: 'table' })).toBeNull();
    expect(titles(host)).toEqual(['A drum']);
  });

  test('sees the game also where watchers do not', () => {
    const { stage, host, players } = giftTable(['Ann', 'Bea'], {}, { settings: { watchers: 'off' } });
    for (const client of players) wrap(client, 'A clock');
    const eve = stage.come();
    start(host);
    expect(fourth(host)).toMatchObject({ ask: null, turn: 0 });
    expect(eve.all('look')).toEqual([]);
    expect(eve.all('gifts')).toEqual([]);
    expect(readable(host).length).toBe(2);
  });
});

describe('the start', () => {
  test('is refused with too few gifts, and with too many; the lobby stays as it was', () => {
    const names = Array.from({ length: 13 }, (_, index) => `P${index}`);
    const { stage, host, players } = giftTable(names);
    const before = stage.rows.size;
    expect(host.ask({ t: 'start' })).toBe('too-few-gifts');
    expect([host.room.phase, stage.rows.size]).toEqual(['lobby', before]);
    for (const client of players) for (let i = 0; i < 5; i++) wrap(client, `gift ${i}`);
    const frames = stage.come().frames.length;
    expect(host.ask({ t: 'start' })).toBe('too-many-gifts');
    expect(host.room).toMatchObject({ phase: 'lobby', brought: 65, nth: 1 });
    expect(frames).toBe(1);
    for (const client of players) if (own(client).length === 5) takeBack(client, own(client)[0]?.key ?? '');
    expect(host.room.brought).toBe(52);
    start(host);
    expect(host.room).toMatchObject({ phase: 'playing', brought: 52 });
  });

  test('numbers the gifts: all see what is outside, the wrappers where their own are', () => {
    const { host, player, players } = giftTable(['Ann', 'Bea']);
    wrap(player('Ann'), parcel('A clock', { tag: 'tick' }));
    wrap(player('Bea'), parcel('A drum', { tag: 'boom' }));
    wrap(host, parcel('A crown', { tag: 'shine' }));
    start(host);
    for (const client of [host, ...players]) {
      expect(
        readable(client)
          .map(({ tag }) => tag)
          .sort(),
      ).toEqual(['boom', 'shine', 'tick']);
      for (const { number, thing } of own(client))
        expect(readable(client)[(number ?? 0) - 1]?.tag).toBe(thing.outside.tag);
      expect(own(client).length).toBe(1);
      expect(readable(client).every(({ inside, heard }) => inside === null && heard === null)).toBe(true);
    }
    expect(fourth(host).view).toMatchObject({ travels: [0, 0, 0], pile: [1, 2, 3], opened: [], heard: [] });
  });

  test('freezes the gifts: whoever is a moment late is refused', () => {
    const { stage, host, player } = giftTable(['Ann', 'Bea']);
    const key = wrap(player('Ann'), 'A clock');
    wrap(player('Bea'), 'A drum');
    wrap(player('Ann'), 'A late clock', key);
    start(host);
    const ann = player('Ann');
    expect(ann.ask({ t: 'bring', gift: key, thing: parcel('Later') })).toBe('not-in-lobby');
    expect(ann.ask({ t: 'bring', gift: null, thing: parcel('Later') })).toBe('not-in-lobby');
    expect(takeBack(ann, key)).toBe('not-in-lobby');
    expect(takeBack(ann, own(player('Bea'))[0]?.key ?? '')).toBe('no-such-gift');
    expect(stage.upload(ann.pass, png())).toEqual({ refused: 'not-in-lobby' });
    expect(titles(ann)).toEqual(['A late clock']);
  });

  test('a gift that was taken back just before makes the start fail', () => {
    const { host, player } = giftTable(['Ann', 'Bea']);
    const key = wrap(player('Ann'), 'A clock');
    wrap(player('Bea'), 'A drum');
    takeBack(player('Ann'), key);
    expect(host.ask({ t: 'start' })).toBe('too-few-gifts');
  });

  test('only the host may', () => {
    const { player } = giftTable(['Ann']);
    wrap(player('Ann'), 'A clock');
    expect(player('Ann').ask({ t: 'start' })).toBe('not-host');
  });
});
