import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import { DICE_CHOICES, type DiceKinds } from '../../engine/kings-dice/kinds.ts';
import { hasSealed } from '../../engine/kings-dice/state.ts';
import { at, seatsOf } from '../../engine/seats.ts';
import { type OnShelf, shelve } from '../../engine/shelf.ts';
import { atDice, diceLook, diceMove, sealAll, sealAt } from './dice.ts';

/** The game as it is, or broken on purpose. */
const shelfOf = (how: Partial<Game<DiceKinds>> = {}): readonly OnShelf[] => [
  shelve({ ...kingsDice, ...how }, DICE_CHOICES),
];
const FORMS = ['lords', 'commoners'] as const;
type Form = (typeof FORMS)[number];
type Scene = ReturnType<typeof atDice> & { readonly a: Client; readonly b: Client; readonly c: Client };
type Client = ReturnType<typeof atDice>['watcher'];

function begin(variant: Form, shelf = shelfOf()): Scene {
  const scene = atDice({ shelf, seed: 'dice twins', settings: { clock: '120' }, options: { variant } });
  const [a, b, c] = scene.all;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three people were to come');
  return { ...scene, a, b, c };
}

/** What all but the first have heard, and when; and what the platform was asked to do. */
const heard = ({ stage, b, c, watcher }: Scene) => ({
  frames: [b, c, watcher].map(({ frames }) => frames),
  alarms: [stage.alarmsSet, stage.alarmAt],
});

type Act = (scene: Scene) => void;

/** What the others hear when the first does one thing, and when she does another. */
function twins(variant: Form, one: Act, other: Act, on: Act, shelf = shelfOf()) {
  const [left, right] = [begin(variant, shelf), begin(variant, shelf)];
  one(left);
  other(right);
  for (const scene of [left, right]) on(scene);
  return [heard(left), heard(right)] as const;
}

const once: Act = ({ a }) => sealAt(a);
const often: Act = ({ a }) => {
  for (const shift of [3, 1, 4, 2, 1, 3, 0]) sealAt(a, shift);
};
const toTheEnd: Act = ({ stage, b, c, all }) => {
  stage.pass(700);
  sealAt(b, 1);
  stage.pass(300);
  sealAt(c, 2);
  for (let round = 0; round < 3; round++) sealAll(stage, all);
};
const untilTheLast: Act = ({ stage, b }) => {
  stage.pass(700);
  sealAt(b, 1);
  stage.pass(700);
};

describe.each(FORMS)('in the %s’ form nobody hears', form => {
  test('[D7] how often a sealed choice was changed, neither now nor rounds later', () => {
    const [left, right] = twins(form, once, often, toTheEnd);
    expect(right).toEqual(left);
    expect(left.frames.every(frames => frames.length > 10)).toBe(true);
  });

  test('[D7] whether it was changed before or after somebody else sealed', () => {
    const [left, right] = [begin(form), begin(form)];
    sealAt(left.a);
    sealAt(left.b, 1);
    sealAt(right.a, 2);
    sealAt(right.b, 1);
    sealAt(right.a);
    for (const scene of [left, right]) sealAt(scene.c, 2);
    expect(heard(right)).toEqual(heard(left));
  });

  test('[D7] that a change was refused', () => {
    const [left, right] = twins(
      form,
      once,
      scene => {
        once(scene);
        expect(scene.a.move({ do: 'order', places: [7, 7, 7, 7, 7] })).toBe('garbled');
        const wrong = form === 'lords' ? 'wrong-count' : 'not-now';
        expect(scene.a.move({ do: 'order', places: [null, null, null, null, null] })).toBe(wrong);
      },
      toTheEnd,
    );
    expect(right).toEqual(left);
  });

  test('[D27] what was sealed, before all have', () => {
    const [left, right] = twins(form, once, ({ a }) => sealAt(a, 3), untilTheLast);
    expect(right).toEqual(left);
  });

  test('[D7] anything after a wake, nor do those who come back', async () => {
    const [left, right] = [begin(form), begin(form)];
    once(left);
    often(right);
    const came: Client[] = [];
    for (const { stage, b } of [left, right]) {
      await stage.sleep();
      came.push(stage.come(b.pass), stage.come());
    }
    for (const scene of [left, right]) toTheEnd(scene);
    expect(heard(right)).toEqual(heard(left));
    expect(came.slice(2).map(({ frames }) => frames)).toEqual(came.slice(0, 2).map(({ frames }) => frames));
  });

  test('[W6] an answer that was given to somebody else', () => {
    const { a, b } = begin(form);
    const { ask, nth, turn } = diceLook(a.look);
    if (ask === null) throw new Error('nothing is asked');
    const message = { t: 'move', nth, turn, move: diceMove(ask) };
    expect(a.ask(message, 'the-same-id')).toBeNull();
    const before = b.frames.length;
    const garbled = { ...message, move: { do: 'nothing' } };
    expect(b.ask(garbled, 'the-same-id')).toBe('garbled');
    expect(b.frames).toHaveLength(before + 1);
    expect(at(diceLook(b.look).view.sealed, 1)).toBe(false);
  });

  test('[D8] that somebody has but one choice: nobody seals by themselves, down to the last die', () => {
    const { stage, all, watcher } = atDice({ seed: 'one choice', options: { variant: form, roundLimit: '20' } });
    for (let turn = 0; turn < 100 && diceLook(watcher.look).outcome === null; turn++) {
      const { view, awaited } = diceLook(watcher.look);
      expect(view.sealed).toEqual(all.map(() => false));
      expect(awaited).toEqual(seatsOf(3).filter(seat => at(view.toPlay, seat) > 0));
      sealAll(stage, all);
    }
    expect(diceLook(watcher.look).outcome).not.toBeNull();
  });

  test('[D7] a hundred changes, nor that there were too many', () => {
    const changes =
      (shifts: (nth: number) => number | null): Act =>
      ({ stage, a }) => {
        sealAt(a);
        for (let nth = 0; nth < 110; nth++) {
          stage.pass(300);
          const shift = shifts(nth);
          const { ask } = diceLook(a.look);
          if (shift !== null && ask !== null) a.move(diceMove(ask, shift));
        }
      };
    const [left, right] = twins(
      form,
      changes(() => null),
      changes(nth => (nth % 2 === 0 ? 0 : 1)),
      untilTheLast,
    );
    expect(right).toEqual(left);
  });

  test('[D25] who has sealed, a person or the table', () => {
    const { stage, a, b, c, watcher } = begin(form);
    sealAt(a);
    stage.pass(120_000);
    expect(diceLook(watcher.look).view.shown).not.toBeNull();
    const texts = [a, b, c, watcher].flatMap(({ frames }) => frames.map(({ text }) => text));
    expect(texts.filter(text => text.includes('auto'))).toEqual([]);
  });

  test('[W4] what one’s own second device is shown', () => {
    const { stage, a, b, c, watcher } = begin(form);
    const phone = stage.come(b.pass);
    const before = [a, c, watcher].map(({ frames }) => frames.length);
    sealAt(b);
    sealAt(b, 2);
    expect(phone.look).toEqual(b.look);
    expect(diceLook(phone.look).view.mine.sealed).not.toBeNull();
    for (const other of [a, c, watcher]) expect(diceLook(other.look).view.mine.sealed).toBeNull();
    expect([a, c, watcher].map(({ frames }) => frames.length)).toEqual(before.map(count => count + 1));
  });
});

const changesIn = (state: object): number =>
  'changes' in state && typeof state.changes === 'number' ? state.changes : 0;

describe('a game that is broken on purpose would be found out', () => {
  const MUTANTS: readonly [string, Partial<Game<DiceKinds>>, Act, Act][] = [
    [
      'a look counts changes',
      {
        apply(before, seat, move, chance) {
          const { state, events } = kingsDice.apply(before, seat, move, chance);
          const changes = changesIn(before) + (hasSealed(before, seat) ? 1 : 0);
          const counting = { ...state, changes };
          return { state: counting, events };
        },
        view: (state, viewer) => ({ ...kingsDice.view(state, viewer), discarded: changesIn(state) }),
      },
      once,
      often,
    ],
    [
      'the turn counts changes',
      {
        apply(before, seat, move, chance) {
          const { state, events } = kingsDice.apply(before, seat, move, chance);
          return { state: hasSealed(before, seat) ? { ...state, turn: before.turn + 1 } : state, events };
        },
      },
      once,
      ({ a }) => {
        sealAt(a);
        sealAt(a, 1);
      },
    ],
    [
      'a look tells the first die of an order',
      {
        view(state, viewer) {
          const view = kingsDice.view(state, viewer);
          const { now } = state;
          const first = now.phase === 'placing' ? (now.sealed[0]?.[0] ?? 0) : 0;
          return { ...view, discarded: first };
        },
      },
      once,
      ({ a }) => sealAt(a, 3),
    ],
    [
      'everybody looks with the eyes of the first',
      { view: state => kingsDice.view(state, 0) },
      once,
      ({ a }) => sealAt(a, 3),
    ],
  ];

  test.each(MUTANTS)('%s', (_, how, one, other) => {
    const [left, right] = twins('lords', one, other, untilTheLast, shelfOf(how));
    expect(right).not.toEqual(left);
  });
});
