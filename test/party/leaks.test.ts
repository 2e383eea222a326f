import { describe, expect, test } from 'vitest';
import { type OnShelf, shelve } from '../../engine/shelf.ts';
import { BIDS_CHOICES, bids } from '../toys/bids.ts';
import { broken } from './broken.ts';
import { fourAtKing, playOut, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

/** The toy of sealed numbers. */
const honest = shelve(bids, BIDS_CHOICES);

type Scene = {
  readonly stage: Stage;
  readonly a: Client;
  readonly b: Client;
  readonly c: Client;
  readonly eve: Client;
};

/** Three people and a watcher at sealed numbers. */
function sealing(shelf: OnShelf): Scene {
  const stage = new Stage({ shelf: [shelf], seed: 'twins' });
  const { pass } = stage.made({ game: 'bids', settings: { clock: '60' } });
  const a = stage.come(pass);
  const [b, c, eve] = [stage.guest('Bea'), stage.guest('Cleo'), stage.come()];
  a.ask({ t: 'start' });
  return { stage, a, b, c, eve };
}

function seal(client: Client, choice: number): void {
  const held: unknown = client.look.ask;
  const bid: unknown = Array.isArray(held) ? held[choice] : null;
  const refused = client.move({ bid });
  if (refused !== null) throw new Error(refused);
}

/** What all but the first have heard, and when; and what the platform was asked to do. */
const heard = ({ stage, b, c, eve }: Scene) => ({
  frames: [b, c, eve].map(({ frames }) => frames),
  alarms: [stage.alarmsSet, stage.alarmAt],
});

/** Whether everybody but the first hears the same, whichever of two things the first does. */
function twins(
  shelf: OnShelf,
  one: (scene: Scene) => void,
  other: (scene: Scene) => void,
  on?: (scene: Scene) => void,
) {
  const [left, right] = [sealing(shelf), sealing(shelf)];
  one(left);
  other(right);
  for (const scene of [left, right]) on?.(scene);
  return [heard(left), heard(right)] as const;
}

/** Two rounds more, so that numbers that count something hidden come to light. */
function twoRounds({ a, b, c, stage }: Scene): void {
  for (const client of [b, c, a, b, c, a, b, c]) {
    stage.pass(900);
    seal(client, 0);
  }
}

const once = ({ a }: Scene) => seal(a, 0);
const often = ({ a }: Scene) => {
  for (const choice of [1, 2, 3, 2, 1, 3, 0]) seal(a, choice);
};

describe('[W5] [D1–D6] nobody hears how often a sealed choice was changed', () => {
  test('neither at once nor two rounds later', () => {
    const [left, right] = twins(honest, once, often, twoRounds);
    expect(right).toEqual(left);
    expect(left.frames.every(frames => frames.length > 8)).toBe(true);
  });

  test('[D4] whoever else has sealed in between', () => {
    const one = (scene: Scene) => {
      seal(scene.a, 0);
      seal(scene.b, 1);
    };
    const other = (scene: Scene) => {
      seal(scene.a, 2);
      seal(scene.b, 1);
      seal(scene.a, 0);
    };
    const [left, right] = twins(honest, one, other, ({ c }) => seal(c, 0));
    expect(right).toEqual(left);
  });

  test('[D2] nor after a wake and for those who come back', async () => {
    const [left, right] = [sealing(honest), sealing(honest)];
    once(left);
    often(right);
    const came: Client[] = [];
    for (const { stage, b } of [left, right]) {
      await stage.sleep();
      came.push(stage.come(b.pass), stage.come());
    }
    for (const scene of [left, right]) twoRounds(scene);
    expect(heard(right)).toEqual(heard(left));
    expect(came.slice(2).map(({ frames }) => frames)).toEqual(came.slice(0, 2).map(({ frames }) => frames));
  });

  test('[D16] nor that it was changed so often that the table has had enough', () => {
    const tireless = (scene: Scene) => {
      for (let i = 0; i < 99; i++) {
        scene.stage.pass(300);
        seal(scene.a, 1 + (i % 3));
      }
      seal(scene.a, 0);
      expect(scene.a.move({ bid: 1 })).toBe('not-awaited');
    };
    const patient = (scene: Scene) => {
      scene.stage.pass(300);
      seal(scene.a, 0);
      scene.stage.pass(98 * 300);
    };
    const [left, right] = twins(honest, patient, tireless, ({ b, c, stage }) => {
      for (const client of [b, c, b, c]) {
        stage.pass(900);
        seal(client, 0);
      }
    });
    expect(right).toEqual(left);
  });

  test('[D5] nor that a change was refused', () => {
    const refused = (scene: Scene) => {
      once(scene);
      expect(scene.a.move({ bid: 99 })).toBe('garbled');
    };
    const [left, right] = twins(honest, once, refused, twoRounds);
    expect(right).toEqual(left);
  });

  test.each<[string, OnShelf]>([
    [
      'everybody gets a look after every move',
      broken(honest, ({ play }) => ({
        play: (...args) => {
          const played = play(...args);
          return played.ok ? { ...played, changed: () => true } : played;
        },
      })),
    ],
    [
      'looks are numbered by moves',
      broken(honest, ({ look, entries }) => ({ look: viewer => ({ ...look(viewer), seq: entries.length }) })),
    ],
  ])('a room in which %s would be found out', (_, mutant) => {
    const [left, right] = twins(mutant, once, often, twoRounds);
    expect(right).not.toEqual(left);
  });
});

describe('[W10] nobody hears what was sealed before it is shown', () => {
  const high = ({ a }: Scene) => seal(a, 3);

  test('[D6] [D7] twins in which one has sealed another number', () => {
    const [left, right] = twins(honest, once, high, ({ b, stage, c }) => {
      stage.pass(500);
      seal(b, 0);
      c.leave();
      stage.come(c.pass);
    });
    expect(right).toEqual(left);
  });

  test.each<[string, OnShelf]>([
    [
      'news go to all',
      broken(honest, ({ play }) => ({
        play: (...args) => {
          const played = play(...args);
          return played.ok ? { ...played, news: () => played.news(0) } : played;
        },
      })),
    ],
    ['all look through the eyes of the first', broken(honest, ({ look }) => ({ look: () => look(0) }))],
  ])('a room in which %s would be found out', (_, mutant) => {
    const [left, right] = twins(mutant, once, high);
    expect(right).not.toEqual(left);
  });
});

test('[D14] who comes late sees what a watcher sees who has been there all along', () => {
  const stage = new Stage();
  const { all } = fourAtKing(stage);
  const eve = stage.come();
  for (let i = 0; i < 60; i++) {
    step(all);
    expect({ ...stage.come().look, news: [] }).toEqual({ ...eve.look, news: [] });
    expect(eve.look.ask).toBeNull();
  }
});

test('[D19] every frame goes to the sockets of its viewer, and to no others', () => {
  const { a, b, c, eve, stage } = sealing(honest);
  const phone = stage.come(b.pass);
  seal(b, 2);
  const mine: unknown = phone.look.view;
  expect(mine).toEqual(b.look.view);
  for (const other of [a, c, eve]) expect(other.look.view).not.toEqual(mine);
});

test('[D12] canaries: no secret, pass or hash of one in any frame, answer or log line before the end', () => {
  const stage = new Stage({ seed: 'canaries' });
  const { all, pass } = fourAtKing(stage);
  const eve = stage.come();
  const people = all.slice(1).map(client => client.pass);
  for (let i = 0; i < 30; i++) {
    const client = step(all);
    for (const other of [...all, eve]) {
      stage.pass(2000);
      other.move({ do: 'play', card: 'KH' }, { turn: client.look.turn });
      other.ask({ t: 'record' });
    }
  }
  const table = stage.rows.get('table') ?? '';
  const secrets = [...table.matchAll(/[0-9a-f]{64}/g)].map(([hex]) => hex);
  expect(secrets.length).toBe(6);
  const frames = [...all, eve].flatMap(client => client.frames.map(({ text }) => ({ client, text })));
  for (const { client, text } of frames) {
    for (const secret of secrets) expect(text).not.toContain(secret);
    for (const [index, other] of [pass, ...people].entries())
      if (all[index] !== client) expect(text).not.toContain(other);
  }
  const log = JSON.stringify(stage.log);
  for (const secret of [...secrets, pass, ...people, 'Ann', 'Bea', all[0]?.room.code ?? ''])
    expect(log).not.toContain(secret);
});

test('[D26] the record is refused in every phase but the last', () => {
  const stage = new Stage();
  const { pass } = stage.made({ options: { length: 'quick' } });
  const ann = stage.come(pass);
  expect(ann.ask({ t: 'record' })).toBe('not-over');
  const all = [ann, stage.guest('Bea'), stage.guest('Cleo'), stage.guest('Dan')];
  ann.ask({ t: 'start' });
  for (let i = 0; i < 100; i++) {
    const client = step(all);
    stage.pass(5000);
    expect(client.ask({ t: 'record' })).toBe('not-over');
  }
  expect(ann.all('record')).toEqual([]);
  playOut(all);
  expect(ann.ask({ t: 'record' })).toBeNull();
});

test('watchers that are not wanted see the room but not the game', () => {
  const stage = new Stage();
  const { ann, all } = fourAtKing(stage, { watchers: 'off' });
  const eve = stage.come();
  expect(eve.last('welcome').look).toBeNull();
  step(all);
  expect(eve.all('look')).toEqual([]);
  expect(eve.ask({ t: 'record' })).toBe('not-over');
  expect(ann.ask({ t: 'host', act: { do: 'settings', settings: { watchers: 'on' } } })).toBeNull();
  expect(eve.look.turn).toBe(ann.look.turn);
  step(all);
  expect(eve.look.turn).toBe(ann.look.turn);
});
