import { describe, expect, test } from 'vitest';
import { pictures, tableOfPictures } from '../../party/pictures/http.ts';
import { cleanPicture, typeOf } from '../../party/pictures/picture.ts';
import { LIMITS } from '../../party/protocol.ts';
import { giftTable, own, parcel, start, takeBack, wrap } from './gifts.ts';
import { bytesOf, NAMES, picture, png, pngChunk, riff, riffChunk, segment } from './images.ts';
import type { Stage } from './stage.ts';

const latin = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('latin1');
const CANARY = 'canary of Ann, 48.2N 16.4E, Phone 7';

describe('a picture is kept with nothing in it but what is drawn', () => {
  test.each(NAMES)('%s, as browsers make it', name => {
    const clean = cleanPicture(picture(name));
    expect(clean).not.toBeNull();
    expect(typeOf(clean ?? new Uint8Array())).toBe(typeOf(picture(name)));
    expect(latin(clean)).not.toMatch(/ICC|JFIF|EXIF/);
    expect(cleanPicture(clean ?? new Uint8Array())).toEqual(clean);
  });

  test('[G9] a JPEG loses EXIF, XMP, profiles, comments and what follows its end', () => {
    const jpeg = picture('jpeg');
    const remarks = [
      segment(0xe1, `Exif\0\0${CANARY}`),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${CANARY}</x>`),
      segment(0xe2, `ICC_PROFILE\0\u0001\u0001${CANARY}`),
      segment(0xed, `Photoshop 3.0\0${CANARY}`),
      segment(0xfe, CANARY),
    ];
    const dressed = bytesOf(jpeg.subarray(0, 2), ...remarks, jpeg.subarray(2), CANARY, jpeg);
    expect(cleanPicture(dressed)).toEqual(cleanPicture(jpeg));
    expect(latin(dressed)).toContain(CANARY);
  });

  test('[G9] also remarks between the scans of a progressive one', () => {
    const scan = bytesOf(segment(0xda, '\u0001\u0001\0\0?\0'), 'data\xff\0data\xff\xd0data');
    const head = bytesOf([0xff, 0xd8], segment(0xc2, [8, 0, 6, 0, 8, 1, 1, 17, 0]), segment(0xc4, 'table'));
    const plain = bytesOf(head, scan, segment(0xc4, 'table'), scan, [0xff, 0xd9]);
    const dressed = bytesOf(
      head,
      scan,
      segment(0xe1, CANARY),
      [0xff, 0xff],
      segment(0xc4, 'table'),
      scan,
      [0xff, 0xd9],
    );
    expect(cleanPicture(plain)).toEqual(plain);
    expect(cleanPicture(dressed)).toEqual(plain);
  });

  test('[G9] a PNG loses texts, times, EXIF, profiles, animation and what follows its end', () => {
    const plain = picture('png');
    const names = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'iCCP', 'pHYs', 'acTL', 'fdAT', 'caNv'];
    const chunks = names.map(name => pngChunk(name, CANARY));
    const dressed = bytesOf(plain.subarray(0, 33), ...chunks, plain.subarray(33), CANARY);
    expect(cleanPicture(dressed)).toEqual(plain);
  });

  test('[G9] a WebP loses EXIF, XMP, profiles, unknown chunks and what follows its end', () => {
    for (const name of ['webp', 'webpAlpha', 'webpLossless'] as const) {
      const bytes = picture(name);
      const more = ['EXIF', 'XMP ', 'ICCP', 'junk'].map(chunk => riffChunk(chunk, CANARY));
      const dressed = bytesOf(riff(bytes.subarray(12), ...more), CANARY);
      expect(cleanPicture(dressed)).toEqual(cleanPicture(bytes));
      expect(latin(dressed)).toContain(CANARY);
    }
  });

  test('transparent pixels stay', () => {
    expect(latin(cleanPicture(picture('webpAlpha')))).toMatch(/VP8X.*ALPH.*VP8 /s);
    expect(latin(cleanPicture(picture('webp')))).not.toContain('VP8X');
  });
});

/** Few bytes that are gone through from corner to corner very often. */
const scanned = (times: number): Uint8Array => {
  const scan = segment(0xda, [1, 1, 0, 0, 0, 0]);
  const frame = segment(0xc2, [8, 16, 0, 16, 0, 1, 1, 17, 0]);
  return bytesOf([0xff, 0xd8], frame, ...Array.from({ length: times }, () => scan), [0xff, 0xd9]);
};

describe('what is no picture is refused', () => {
  test('but one that comes sharper and sharper is none of these', () => {
    expect(cleanPicture(scanned(20))).toEqual(scanned(20));
  });

  const text = (content: string) => bytesOf(content);
  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', text('hello')],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', text('GIF89a\u0001\0\u0001\0')],
    ['only the beginning of a JPEG', bytesOf([0xff, 0xd8, 0xff])],
    ['a JPEG with two pictures', bytesOf(picture('jpeg').subarray(0, -2), segment(0xc0, [8, 0, 6, 0, 8, 1, 1, 17, 0]))],
    ['a JPEG in the inks of a printer', bytesOf([0xff, 0xd8], segment(0xc0, [8, 0, 6, 0, 8, 4, 1, 17, 0]))],
    ['a JPEG that takes ages to draw', scanned(100)],
    ['a PNG that is too wide', png({ width: LIMITS.pictureSide + 1 })],
    ['a PNG without height', png({ height: 0 })],
    ['a PNG with a wrong check sum', bytesOf(png().subarray(0, 60), [1], png().subarray(61))],
    ['a PNG without a head', bytesOf(png().subarray(0, 8), png().subarray(33))],
    ['a PNG with two heads', bytesOf(png().subarray(0, 33), png().subarray(8))],
    ['a WebP that moves', riff(riffChunk('ANIM', '123456'), picture('webp').subarray(12))],
    ['a WebP without pixels', riff(riffChunk('EXIF', CANARY))],
    ['a WebP with pixels of another kind', riff(riffChunk('VP8 ', 'x'.repeat(40)))],
    ['a WebP of another version', riff(riffChunk('VP8L', '/\0\0\0\xe0\0\0\0'))],
    ['a WebP that ends too soon', bytesOf(picture('webp').subarray(0, -1))],
  ])('%s', (_, bytes) => {
    expect(cleanPicture(bytes)).toBeNull();
  });

  test.each(NAMES)('%s that was cut anywhere', name => {
    const whole = cleanPicture(picture(name));
    if (whole === null) throw new Error('the whole picture was to be kept');
    for (let length = 0; length < whole.length; length++) expect(cleanPicture(whole.subarray(0, length))).toBeNull();
  });

  test.each(NAMES)('%s with any byte changed is kept whole, kept in part or refused, and nothing fails', name => {
    const whole = picture(name);
    for (let at = 0; at < whole.length; at++) {
      const broken = whole.with(at, (whole[at] ?? 0) ^ 0xff);
      const clean = cleanPicture(broken);
      if (clean !== null) expect(cleanPicture(clean)).toEqual(clean);
    }
  });
});

type Asking = {
  readonly method?: string;
  readonly pass?: string;
  readonly body?: Uint8Array;
  /** What the sender says about its length. */
  readonly length?: string | null;
};

/** Somebody asks for pictures over HTTP, with the stage's room behind the desk. */
function ask(stage: Stage, path: string, { method = 'GET', pass = '', body = bytesOf(), length }: Asking) {
  const headers = new Map([
    ['authorization', pass === '' ? null : `Bearer ${pass}`],
    ['content-length', length === undefined ? `${body.length}` : length],
  ]);
  const request = {
    method,
    url: `http://here${path}`,
    headers: { get: (name: string) => headers.get(name) ?? null },
    arrayBuffer: async () => new Uint8Array(body).buffer,
  };
  return pictures(request, {
    knows: shown => stage.knows(shown),
    take: (shown, bytes) => stage.upload(shown, bytes),
    show: async (shown, name) => {
      const bytes = stage.picture(name, shown);
      return bytes === null ? null : new Uint8Array(bytes);
    },
  });
}

const at = (name = '') => `/parties/main/bafor-dugol-mitaz/pictures${name}`;
const uploaded = (stage: Stage, pass: string, bytes = png()): string => {
  const answer = stage.upload(pass, bytes);
  if (answer === null || 'refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.picture;
};

describe('over HTTP', () => {
  test('a wrapper sends a picture and sees it; nobody is told', async () => {
    const { stage, host, player } = giftTable(['Ann', 'Bea']);
    const frames = [host, player('Ann'), player('Bea')].map(client => client.frames.length);
    const response = await ask(stage, at(), { method: 'POST', pass: player('Ann').pass, body: picture('jpeg') });
    expect(response.status).toBe(201);
    const name = /[0-9a-f]{64}/.exec(await response.text())?.[0] ?? 'none';
    const shown = await ask(stage, at(`/${name}`), { pass: player('Ann').pass });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(cleanPicture(picture('jpeg')));
    expect(Object.fromEntries(shown.headers)).toEqual({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect([host, player('Ann'), player('Bea')].map(client => client.frames.length)).toEqual(frames);
  });

  test('what is refused is refused with a reason, but only to those who are known', async () => {
    const { stage, player } = giftTable(['Ann']);
    const { pass } = player('Ann');
    const post = async (body: Uint8Array, more: object = {}) => {
      const response = await ask(stage, at(), { method: 'POST', pass, body, ...more });
      return [response.status, await response.text()];
    };
    const no = (refused: string) => [400, JSON.stringify({ refused })];
    expect(await post(bytesOf('hello'))).toEqual(no('bad-picture'));
    expect(await post(png({ bytes: LIMITS.pictureBytes + 1 }))).toEqual(no('picture-too-large'));
    expect((await post(png({ bytes: LIMITS.pictureBytes })))[0]).toBe(201);
    expect(await post(png(), { length: null })).toEqual(no('picture-too-large'));
    expect(await post(png(), { pass: '0'.repeat(32) })).toEqual([404, 'Not found']);
    expect(await post(png(), { pass: 'Ann' })).toEqual([404, 'Not found']);
    expect(await post(png(), { pass: '' })).toEqual([404, 'Not found']);
  });

  test('addresses of pictures are told apart from all others', () => {
    const url = (path: string) => tableOfPictures(`http://here${path}`);
    expect(url(at())).toBe('bafor-dugol-mitaz');
    expect(url('/party/bafor-dugol-mitaz/pictures/x')).toBe('bafor-dugol-mitaz');
    for (const path of [
      '/parties/main/bafor-dugol-mitaz',
      '/parties/main/a%2Fb/pictures',
      '/pictures',
      at('/x/y'),
      at('x'),
    ])
      expect(url(path)).toBeNull();
  });
});

describe('how many pictures', () => {
  test('those in no gift make way, the oldest first', () => {
    const { stage, player } = giftTable(['Ann']);
    const { pass } = player('Ann');
    const names = Array.from({ length: LIMITS.loosePictures + 2 }, () => uploaded(stage, pass));
    expect(names.map(name => stage.picture(name, pass) !== null)).toEqual([false, false, true, true, true]);
    expect(stage.bytes.size).toBe(LIMITS.loosePictures);
  });

  test('a picture stands in one gift, and goes with it', () => {
    const { stage, player } = giftTable(['Ann', 'Bea']);
    const [ann, bea] = [player('Ann'), player('Bea')];
    const [one, two] = [uploaded(stage, ann.pass), uploaded(stage, ann.pass)];
    const key = wrap(ann, parcel('A clock', { picture: one }));
    const bring = (client: typeof ann, picture: string) =>
      client.ask({ t: 'bring', gift: null, thing: parcel('A drum', { picture }) });
    expect(bring(ann, one)).toBe('no-such-picture');
    expect(bring(bea, one)).toBe('no-such-picture');
    expect(bring(bea, two)).toBe('no-such-picture');
    expect(bring(bea, '0'.repeat(64))).toBe('no-such-picture');
    wrap(ann, parcel('A clock', { picture: one }), key);
    expect(stage.picture(one, ann.pass)).not.toBeNull();
    wrap(ann, parcel('A clock', { picture: two }), key);
    expect(stage.picture(one, ann.pass)).toBeNull();
    takeBack(ann, key);
    expect([stage.bytes.size, stage.picture(two, ann.pass)]).toEqual([0, null]);
  });

  test('sixty in gifts, whoever brings them', () => {
    const names = Array.from({ length: 13 }, (_, index) => `P${index}`);
    const { stage, players } = giftTable(names);
    let refused: string | null = null;
    for (const client of players) {
      for (let i = 0; i < 5; i++) {
        const picture = uploaded(stage, client.pass);
        refused ??= client.ask({ t: 'bring', gift: null, thing: parcel('A clock', { picture }) });
      }
    }
    expect(refused).toBe('too-many-pictures');
    expect(players.flatMap(client => own(client)).length).toBe(LIMITS.pictures);
    const [first] = players;
    if (first === undefined) throw new Error('nobody is here');
    wrap(first, parcel('A clock', { picture: uploaded(stage, first.pass) }), own(first)[0]?.key);
  });

  test('nobody sends too many at a time, and nobody is in the way of others', () => {
    const { stage, player } = giftTable(['Ann', 'Bea']);
    for (let i = 0; i < LIMITS.uploads; i++) uploaded(stage, player('Ann').pass);
    expect(stage.upload(player('Ann').pass, png())).toEqual({ refused: 'too-often' });
    expect(player('Ann').ask({ t: 'renewPass' })).toBeNull();
    expect(stage.upload(player('Ann').pass, png()), 'under another pass').toEqual({ refused: 'too-often' });
    uploaded(stage, player('Bea').pass);
    stage.pass(LIMITS.uploadsWithinMs);
    uploaded(stage, player('Ann').pass);
  });

  test('at the start those in no gift are gone; the others stay', () => {
    const { stage, host, player } = giftTable(['Ann', 'Bea']);
    const [kept, loose] = [uploaded(stage, player('Ann').pass), uploaded(stage, player('Ann').pass)];
    wrap(player('Ann'), parcel('A clock', { picture: kept }));
    wrap(player('Bea'), 'A drum');
    start(host);
    expect(stage.picture(kept, player('Ann').pass)).not.toBeNull();
    expect(stage.picture(loose, player('Ann').pass)).toBeNull();
    expect([...stage.bytes.keys()]).toEqual([`bytes:${kept}`]);
  });

  test('a picture that nobody may bring is not taken', () => {
    const { stage, host, player } = giftTable(['Ann'], { gifts: 'bob' });
    expect(stage.upload(player('Ann').pass, png())).toEqual({ refused: 'may-not-bring' });
    expect(stage.upload('0'.repeat(32), png())).toBeNull();
    expect(host.room.brought).toBe(0);
  });
});

describe('what is kept of a big table', () => {
  test('twenty players, forty gifts with pictures of 100 KiB: every row fits, and nothing is left when it has expired', () => {
    const names = Array.from({ length: 20 }, (_, index) => `P${index}`);
    const { stage, host, players, pass } = giftTable(names, {}, { settings: { keep: '1' } });
    const note = '\u{1f381}'.repeat(500);
    for (const client of players) {
      for (let i = 0; i < 2; i++) {
        const picture = uploaded(stage, client.pass, png({ bytes: LIMITS.pictureBytes, fill: i + 1 }));
        wrap(client, parcel('x'.repeat(80), { note, picture, tag: 'y'.repeat(40), rattle: 'z'.repeat(40) }));
      }
    }
    start(host);
    const sizes = [...stage.rows.values()].map(text => Buffer.byteLength(text));
    expect(stage.bytes.size).toBe(40);
    expect([...stage.bytes.values()].every(bytes => bytes.length === LIMITS.pictureBytes)).toBe(true);
    expect(Math.max(...sizes)).toBeLessThan(LIMITS.pictureBytes);
    expect(stage.rows.size).toBeLessThan(100);
    for (const client of [host, ...players]) client.leave();
    stage.pass(3_500_000);
    expect(stage.bytes.size).toBe(40);
    stage.pass(3_600_000);
    expect([stage.rows.size, stage.bytes.size, stage.alarmAt]).toEqual([0, 0, null]);
    expect(stage.connect().closed).toBe('noSuchTable');
    expect(stage.upload(pass, png())).toBeNull();
  });
});
