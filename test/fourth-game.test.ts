import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../engine/chance.ts';
import { at, type Seat } from '../engine/seats.ts';
import { shelve } from '../engine/shelf.ts';
import { contract } from './contract.ts';
import { codeIn, section } from './docs/markdown.ts';
import { Stage } from './party/stage.ts';
import { filesIn, read } from './sources.ts';
import { goldLab } from './toys/gold.lab.ts';
import { GOLD_CHOICES, type GoldNews, type GoldState, gold, PURSE } from './toys/gold.ts';
import { breaks } from './toys/mutants.ts';

const PAGE = 'docs/fourth-game.md';

const begun = (seatCount: number, seed = 'gold'): GoldState =>
  gold.setup({ options: { fist: '3' }, seatCount, brought: [] }, chanceFromText(seed)).state;

/** A round in which each gives so much, from purses that are known. */
const rounds = (purses: readonly number[], ...all: readonly (readonly number[])[]): GoldState =>
  all.reduce<GoldState>((state, coins) => coins.reduce((now, some, seat) => give(now, seat, some), state), {
    ...begun(purses.length),
    purses,
  });

function give(state: GoldState, index: number, coins: number): GoldState {
  const seat = seatAt(index);
  const refused = gold.refuse(state, seat, { coins });
  if (refused !== null) throw new Error(refused);
  return gold.apply(state, seat, { coins }, chanceFromText('none')).state;
}

function seatAt(index: number): Seat {
  const seats = [0, 1, 2, 3, 4, 5] as const;
  return at(seats, seats[index] ?? 0);
}

describe('the game of the tutorial', { timeout: 60_000 }, () => {
  test('keeps the contract, and has something to check everywhere', () => {
    const tally = contract(goldLab, { seed: 'gold', games: 8, every: 2 });
    for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(5);
  });

  test.each([
    breaks(goldLab, 'closed fists are seen by all', /look of .* leaks/, {
      view: (state, viewer) => ({ ...gold.view(state, viewer), sealed: state.sealed[0] ?? null }),
    }),
    breaks(goldLab, 'a watcher sees the first purse', /look of watcher leaks/, {
      view: (state, viewer) => gold.view(state, viewer === 'watcher' ? 0 : viewer),
    }),
    breaks(goldLab, 'purses are seen before the end', /look of .* leaks/, {
      view: (state, viewer) => ({ ...gold.view(state, viewer), left: state.purses }),
    }),
    breaks(goldLab, 'a fist that is filled anew is told', /gets nothing when|change/, {
      tell(event, viewer): GoldNews | null {
        if (event.e !== 'sealed') return gold.tell(event, viewer);
        return { e: 'sealed', seat: event.seat, coins: null };
      },
    }),
    breaks(goldLab, 'gold is given that is not there', /ask and refuse agree|audit/, {
      refuse: (state, _, { coins }) => (gold.outcome(state) !== null ? 'not-now' : coins > 3 ? 'fist-too-full' : null),
    }),
    breaks(goldLab, 'a coin is lost with every round', /audit is clean/, {
      apply(state, seat, move, chance) {
        const step = gold.apply(state, seat, move, chance);
        const stolen = step.state.purses.map(purse => purse - 9 * step.state.given.length);
        return { ...step, state: { ...step.state, purses: stolen } };
      },
    }),
  ])('and the suite catches $name', ({ run, claim }) => {
    expect(run).toThrow(claim);
  });
});

describe('the rules of the tutorial', () => {
  test('[T1] five to nine coins, of which one sees the own', () => {
    const purses = Array.from({ length: 200 }, (_, nth) => begun(2, `${nth}`).purses).flat();
    expect([Math.min(...purses), Math.max(...purses)]).toEqual([PURSE.least, PURSE.most]);
    expect(gold.view(rounds([5, 8]), 1)).toMatchObject({ mine: 8, left: null });
    expect(gold.view(rounds([5, 8]), 'watcher')).toMatchObject({ mine: null, left: null });
  });

  test('[T2] none, or up to three, and not more than one has', () => {
    const state = rounds([5, 8], [3, 0]);
    expect(gold.ask(state, 0)).toEqual({ most: 2 });
    expect(gold.ask(state, 1)).toEqual({ most: 3 });
    expect(gold.refuse(state, 0, { coins: 3 })).toBe('not-your-gold');
    expect(gold.refuse(state, 1, { coins: 4 })).toBe('fist-too-full');
    expect(gold.refuse(state, 0, { coins: 0 })).toBeNull();
  });

  test('[T3] [T4] a fist may be filled anew until all are closed; then all open together', () => {
    const closed = give(give(rounds([5, 8]), 0, 3), 0, 1);
    expect(gold.mayChange(closed)).toEqual([0]);
    expect(gold.view(closed, 1)).toMatchObject({ sealed: null, given: [] });
    const open = give(closed, 1, 2);
    expect(open).toMatchObject({ purses: [4, 6], sealed: [null, null], given: [[1, 2]] });
  });

  test('[T5] the star goes to whoever gave most, if nobody gave as much', () => {
    expect(gold.view(rounds([7, 7, 7], [1, 3, 2]), 'watcher').stars).toEqual([0, 1, 0]);
    expect(gold.view(rounds([7, 7, 7], [3, 3, 2]), 'watcher').stars).toEqual([0, 0, 0]);
    expect(gold.view(rounds([7, 7], [0, 0]), 'watcher').stars).toEqual([0, 0]);
  });

  test('[T6] stars decide, then what is left', () => {
    const placesOf = (state: GoldState) => gold.outcome(state)?.places;
    expect(placesOf(rounds([9, 5], [1, 0], [0, 1]))).toBeUndefined();
    expect(placesOf(rounds([9, 5], [1, 0], [0, 1], [0, 1]))).toEqual([2, 1]);
    expect(placesOf(rounds([9, 5], [1, 0], [0, 1], [0, 0]))).toEqual([1, 2]);
    expect(placesOf(rounds([7, 7], [1, 0], [0, 1], [0, 0]))).toEqual([1, 1]);
  });
});

test('the room plays it without knowing it, and its record is found true', () => {
  const stage = new Stage({ shelf: [shelve(gold, GOLD_CHOICES)] });
  const { pass } = stage.made({ game: 'gold', options: { fist: '5' } });
  const [ann, bea, eve] = [stage.come(pass), stage.guest('Bea'), stage.come()];
  expect(ann.ask({ t: 'start' })).toBeNull();
  for (let round = 0; round < 3; round++) {
    expect(ann.move({ coins: 6 })).toBe('garbled');
    expect(ann.move({ coins: 1 })).toBeNull();
    const seen = eve.frames.length;
    expect(ann.move({ coins: 0 })).toBeNull();
    expect(eve.frames.length).toBe(seen);
    expect(bea.move({ coins: 1 })).toBeNull();
  }
  expect(eve.look.outcome).toMatchObject({ scores: [0, 3], places: [2, 1] });
  expect(ann.ask({ t: 'record' })).toBeNull();
  expect(ann.last('record').record).toMatchObject({ game: 'gold' });
});

describe('the page', () => {
  test('shows code as it stands in the files', () => {
    const blocks = codeIn(read(PAGE), 'ts');
    expect(blocks.length).toBeGreaterThan(5);
    const foreign = blocks.filter(({ about, code }) => !read(about).includes(code));
    expect(foreign.map(({ about, code }) => `${about}: ${code.split('\n')[0]}`)).toEqual([]);
  });

  test('lists every place where a game is entered: the files that know two games which have nothing in common', () => {
    const [dice, gifts] = [/kings-dice|\/dice[.-]/, /fourth-king|\/gifts[.-]/];
    const own = /^(engine|web\/tables|web\/games|test\/engine)\/(king|kings-dice|fourth-king)\//;
    const all = ['engine', 'party', 'web', 'test', 'tools', 'bench'].flatMap(folder =>
      filesIn(folder, /\.(tsx?|css)$/),
    );
    const knowing = all
      .filter(path => !own.test(path) && !isAboutSomethingElse(path))
      .filter(path => dice.test(read(path)) && gifts.test(read(path)));
    expect(knowing.sort(), `these know the games: under “Enter it” ${PAGE} lists them all`).toEqual(
      listed('Enter it').flatMap(matching).sort(),
    );
  });

  test('names files and folders that the games really have', () => {
    const missing = listed('Write it').flatMap(path =>
      ['king', 'kings-dice', 'fourth-king'].flatMap(id =>
        matching(path.replaceAll('ID', id)).filter(found => found.endsWith(' is not there')),
      ),
    );
    expect(missing).toEqual([]);
  });

  /** Tests play one game or the other, and need not play them all. */
  function isAboutSomethingElse(path: string): boolean {
    return path === 'test/fourth-game.test.ts' || /^test\/(?!page|docs).+\/.+\.test\.ts$/.test(path);
  }

  /** The paths at the beginning of the rows under a heading. */
  function listed(heading: string): readonly string[] {
    return [...section(PAGE, heading).matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);
  }

  /** The files that a path stands for: a star is any name, names in braces are each of them. */
  function matching(path: string): readonly string[] {
    const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
    const names = name
      .replaceAll('.', '\\.')
      .replaceAll('*', '[\\w-]+')
      .replace(/\{(.*)\}/, (_, each: string) => `(?:${each.replaceAll(',', '|')})`);
    const found = filesIn(folder, new RegExp(`^${names}$`)).filter(
      file => !file.slice(folder.length + 1).includes('/'),
    );
    return found.length > 0 ? found : [`${path} is not there`];
  }
});
