import { describe, expect, test } from 'vitest';
import { isRecord, type Json } from '../../engine/json.ts';
import { type OnShelf, SHELF } from '../../engine/shelf.ts';
import type { Gifts, Table } from '../../engine/table.ts';
import type { MyGift } from '../../party/protocol.ts';
import { broken } from './broken.ts';
import {
  asked,
  fourth,
  giftTable,
  own,
  parcel,
  play,
  playOut,
  readable,
  rollAll,
  start,
  takeBack,
  wrap,
} from './gifts.ts';
import { png } from './images.ts';

const RED = { paper: 'berry', ribbon: 'gold', shape: 'box', size: 's' } as const;
const red = (inside: Partial<MyGift['thing']['inside']> = {}): MyGift['thing'] => {
  const { outside, inside: plain } = parcel('A clock', { tag: 'red' });
  return { outside: { ...outside, ...RED }, inside: { ...plain, ...inside } };
};
const blue = parcel('A drum', { tag: 'blue' });

type Scene = ReturnType<typeof scene>;

/** King Bob with two gifts of his own, three players, and a watcher. What Ann and Bea do is what twins differ in. */
function scene(options: object = {}, more: { shelf?: readonly OnShelf[]; settings?: object } = {}) {
  const table = giftTable(['Ann', 'Bea', 'Cleo'], options, { seed: 'twins', ...more });
  const eve = table.stage.come();
  for (const tag of ['one', 'two']) wrap(table.host, parcel(`${tag} of Bob`, { tag }));
  return { ...table, ann: table.player('Ann'), bea: table.player('Bea'), cleo: table.player('Cleo'), eve };
}

/** What those hear who have nothing to do with it, and when; and when the table's alarm rings. */
const heard = ({ stage, host, cleo, eve }: Scene) => ({
  frames: [host, cleo, eve].map(({ frames }) => [...frames]),
  alarm: stage.alarmAt,
});

/** The start and a whole game in which everything happens that can: shakes, a theft, an opened gift, the end. */
function wholeGame({ stage, host, players }: Scene): void {
  stage.pass(1000);
  start(host);
  rollAll(players);
  const thief = asked(players);
  play(thief, { do: 'shake', gift: 1 });
  for (const gift of [1, 2]) play(asked(players), { do: 'pick', gift });
  play(asked(players), { do: 'steal', gift: 1 });
  play(asked(players), { do: 'resist' });
  playOut(players);
}

/** Whether those who have nothing to do with it hear the same, whichever of two things is done in the lobby. */
function twins(
  one: (scene: Scene) => void,
  other: (scene: Scene) => void,
  more: Parameters<typeof scene> = [{ givers: 'never' }],
) {
  return [one, other].map(act => {
    const it = scene(...more);
    const began = it.stage.now;
    act(it);
    it.stage.pass(began + 100_000 - it.stage.now);
    wholeGame(it);
    return heard(it);
  });
}

const plain = ({ ann, bea }: Scene) => {
  wrap(ann, red());
  wrap(bea, blue);
};

describe('twins: what happens in the lobby is nobody else’s business', () => {
  test('the game that they play has everything in it', () => {
    const it = scene({ givers: 'never' });
    plain(it);
    wholeGame(it);
    const events = it.eve.all('look').flatMap(({ look }) => (look.game === 'fourth-king' ? look.news : []));
    for (const kind of ['shake', 'steal', 'resist', 'pick', 'over']) expect(events.map(({ e }) => e)).toContain(kind);
  });

  test('[G1] [G4] [G17] who wrapped what', () => {
    const [one, other] = twins(plain, ({ ann, bea }) => {
      wrap(bea, red());
      wrap(ann, blue);
    });
    expect(other).toEqual(one);
  });

  test('[G1] [G2] in which order', () => {
    const [one, other] = twins(plain, ({ ann, bea }) => {
      wrap(bea, blue);
      wrap(ann, red());
    });
    expect(other).toEqual(one);
  });

  test('[G2] [G6] [G20] [G23] what is inside, how long it is, and what is missing', () => {
    const long = { title: 'ש'.repeat(80), note: 'x'.repeat(500), link: `https://example.org/${'y'.repeat(480)}` };
    for (const inside of [long, { ...long, title: 'Z' }, { note: 'x' }, { link: 'https://example.org' }]) {
      const [one, other] = twins(plain, ({ ann, bea }) => {
        wrap(ann, red(inside));
        wrap(bea, { ...blue, inside: red(inside).inside });
      });
      expect(other).toEqual(one);
    }
  });

  test('[G5] [G22] [G27] how often it was changed, and when', () => {
    const [one, other] = twins(plain, scene => {
      plain(scene);
      for (let i = 0; i < 7; i++) {
        scene.stage.pass(4321);
        wrap(scene.ann, red({ title: `A clock ${i}` }), own(scene.ann)[0]?.key);
      }
    });
    expect(other).toEqual(one);
  });

  test('[G7] [G11] whether there is a picture, how large it is, and whether it was sent at all', () => {
    const withPicture = (bytes: number) => (scene: Scene) => {
      const uploaded = scene.stage.upload(scene.ann.pass, png({ bytes }));
      wrap(scene.ann, red({ picture: uploaded !== null && 'picture' in uploaded ? uploaded.picture : null }));
      wrap(scene.bea, blue);
    };
    const [none, small, large, refused] = [
      ...twins(plain, withPicture(200)),
      ...twins(withPicture(100_000), scene => {
        scene.stage.upload(scene.ann.pass, new Uint8Array(10));
        plain(scene);
        scene.stage.upload(scene.bea.pass, png());
      }),
    ];
    for (const other of [small, large, refused]) expect(other).toEqual(none);
  });

  test('[G12] what was refused', () => {
    const [one, other] = twins(plain, scene => {
      plain(scene);
      scene.bea.ask({ t: 'takeBack', gift: own(scene.ann)[0]?.key });
      scene.bea.ask({ t: 'bring', gift: null, thing: {} });
    });
    expect(other).toEqual(one);
  });

  test('[G3] from the start on, what was taken back', () => {
    const fromStart = (act: (scene: Scene) => void) => {
      const it = scene({ givers: 'never' });
      act(it);
      const from = [it.host, it.cleo, it.eve].map(({ frames }) => frames.length);
      wholeGame(it);
      return heard(it).frames.map((frames, index) => frames.slice(from[index]).map(({ text }) => text));
    };
    const back = fromStart(scene => {
      takeBack(scene.ann, wrap(scene.ann, parcel('Oh, better not', { tag: 'green' })));
      plain(scene);
    });
    expect(back).toEqual(fromStart(plain));
  });

  test('[G24] what the table plays for those who do not', () => {
    const alone = (act: (scene: Scene) => void) => {
      const it = scene({ givers: 'never' }, { settings: { clock: '30' } });
      act(it);
      start(it.host);
      it.stage.pass(3_600_000);
      expect(fourth(it.host).outcome).not.toBeNull();
      return heard(it);
    };
    const swapped = alone(({ ann, bea }) => {
      wrap(bea, { ...blue, inside: red({ title: 'Zither' }).inside });
      wrap(ann, red({ title: 'Zither', rattle: 'zing' }));
    });
    const one = alone(({ ann, bea }) => {
      wrap(bea, blue);
      wrap(ann, red());
    });
    const untilOpened = ({ frames }: ReturnType<typeof heard>) =>
      frames.map(each => each.slice(0, each.findIndex(({ text }) => text.includes('"e":"open"')) - 1));
    expect(untilOpened(swapped)).toEqual(untilOpened(one));
    expect(untilOpened(one).every(frames => frames.length > 10)).toBe(true);
  });

  test('[G25] whoever tries what is not allowed has done nothing', () => {
    const [one, other] = [0, 9].map(times => {
      const it = scene();
      plain(it);
      start(it.host);
      rollAll(it.players);
      const mover = asked(it.players);
      for (let i = 0; i < times; i++) mover.move({ do: 'steal', gift: 1 + (i % 5) });
      return heard(it);
    });
    expect(other).toEqual(one);
  });
});

describe('twins: a game that is played leaves no trace of what is sealed', () => {
  test('[G16] a rattle is not there before the shake, and nothing else comes with it', () => {
    const shaken = (rattle: string | null) => {
      const it = scene({ givers: 'never' });
      wrap(it.ann, red({ rattle }));
      wrap(it.bea, blue);
      start(it.host);
      rollAll(it.players);
      const before = heard(it);
      const from = it.eve.frames.length;
      play(asked(it.players), { do: 'shake', gift: 1 + readable(it.eve).findIndex(({ tag }) => tag === 'red') });
      const after = it.eve.frames.slice(from).map(({ text }) => text);
      return { before, from, after };
    };
    const [silent, tock] = [shaken(null), shaken('tock')];
    expect(tock.before).toEqual(silent.before);
    expect(tock.from).toBe(silent.from);
    expect(tock.after).not.toEqual(silent.after);
    expect(tock.after.map(text => text.replace('"rattle":"tock"', '"rattle":null'))).toEqual(silent.after);
  });

  test('[G18] [G19] records tell neither wrappers nor what is still sealed', () => {
    const record = (act: (scene: Scene) => void, givers: string) => {
      const it = scene({ givers });
      act(it);
      wholeGame(it);
      return [it.host, it.cleo, it.eve].map(client => {
        expect(client.ask({ t: 'record' })).toBeNull();
        return client.frames.at(-1)?.text.replace(/"seal":"[0-9a-f]{64}"/g, '');
      });
    };
    const swapped = ({ ann, bea }: Scene) => {
      wrap(ann, blue);
      wrap(bea, red());
    };
    const other = ({ ann, bea }: Scene) => {
      wrap(ann, red({ title: 'canary', note: 'canary', rattle: null }));
      wrap(bea, blue);
    };
    expect(record(swapped, 'never')).toEqual(record(plain, 'never'));
    expect(record(other, 'never')).toEqual(record(plain, 'never'));
    expect(record(swapped, 'open')).toEqual(record(plain, 'open'));
    expect(record(swapped, 'secret')).not.toEqual(record(plain, 'secret'));
  });
});

describe('a room that is broken on purpose is found out', () => {
  const [honest] = SHELF.filter(({ id }) => id === 'fourth-king');
  if (honest === undefined) throw new Error('the game is not on the shelf');
  const brokenIn = (breaks: (gifts: Gifts, table: Table) => Partial<Gifts>): readonly OnShelf[] => [
    broken(honest, table => (table.gifts === null ? {} : { gifts: { ...table.gifts, ...breaks(table.gifts, table) } })),
  ];
  const insideOf = (thing: unknown) => (isRecord(thing) && isRecord(thing.inside) ? thing.inside : {});
  const outsideOf = (thing: Json): Json => (isRecord(thing) ? JSON.stringify(thing.outside) : null);
  const brought = (table: Table) => table.header.brought.map(insideOf);

  test.each<[string, readonly OnShelf[], (scene: Scene) => void]>([
    [
      'texts tell how long titles are',
      brokenIn((gifts, table) => ({
        texts: () => gifts.texts().map((text, index) => [text, `${brought(table)[index]?.title}`.length]),
      })),
      ({ ann, bea }) => {
        wrap(ann, red({ title: 'A very old clock' }));
        wrap(bea, blue);
      },
    ],
    [
      'gifts come in the order of wrapping',
      brokenIn((_, table) => ({ texts: () => table.header.brought.map(outsideOf) })),
      ({ ann, bea }) => {
        wrap(bea, blue);
        wrap(ann, red());
      },
    ],
    [
      'the look has wrappers in it',
      brokenIn((gifts, table) => ({
        glance: viewer => [
          gifts.glance(viewer),
          table.header.brought.map(thing => (isRecord(thing) ? `${thing.by}` : '')),
        ],
      })),
      ({ ann, bea }) => {
        wrap(bea, red());
        wrap(ann, blue);
      },
    ],
  ])('%s', (_, shelf, other) => {
    const frames = [plain, other].map(act => {
      const it = scene({ givers: 'never' }, { shelf });
      act(it);
      start(it.host);
      return heard(it);
    });
    expect(frames[1]).not.toEqual(frames[0]);
  });

  test('pictures can be fetched as soon as the game has begun', () => {
    const shelf = brokenIn((_, table) => ({ pictures: () => brought(table).map(({ picture }) => `${picture}`) }));
    const it = scene({}, { shelf });
    const uploaded = it.stage.upload(it.ann.pass, png());
    const picture = uploaded !== null && 'picture' in uploaded ? uploaded.picture : '';
    wrap(it.ann, red({ picture }));
    wrap(it.bea, blue);
    start(it.host);
    expect(it.stage.picture(picture, null)).not.toBeNull();
  });
});
