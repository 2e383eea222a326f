import { chanceFromText, pick } from '../../../engine/chance.ts';
import { parseChoices } from '../../../engine/choices.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import { FOURTH_CHOICES, type FourthMove, type FourthOptions } from '../../../engine/fourth-king/kinds.ts';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../../../engine/fourth-king/parcels.ts';
import type { FourthState } from '../../../engine/fourth-king/state.ts';
import type { Brought, Inside, Outside, Wrapper } from '../../../engine/fourth-king/things.ts';
import type { Chance, Draws } from '../../../engine/game.ts';
import type { Header } from '../../../engine/log.ts';
import { type Seat, seatsOf } from '../../../engine/seats.ts';
import { openTable, type Table } from '../../../engine/table.ts';

const word = (draws: Draws): string =>
  draws
    .below(2 ** 32)
    .toString(16)
    .padStart(8, '0');

/** Hexadecimal digits by lot; their number is a multiple of eight. */
export const hex = (digits: number, draws: Draws): string =>
  Array.from({ length: digits / 8 }, () => word(draws)).join('');

const plain: Outside = { paper: 'kraft', ribbon: 'gold', shape: 'box', size: 'm', tag: null };

/** Gift 7 has the title `thing 7`, the tag `tag 07`, and was wrapped by one seat after the other. */
export function numberedGifts(count: number, seatCount: number): readonly Brought[] {
  const seats = seatsOf(seatCount);
  return Array.from({ length: count }, (_, index) => ({
    outside: { ...plain, tag: `tag ${String(index + 1).padStart(2, '0')}` },
    inside: { title: `thing ${index + 1}`, note: null, link: null, picture: null, rattle: `rattle ${index + 1}` },
    by: seats[index % seatCount] ?? 0,
    salt: String(index).padStart(32, '0'),
  }));
}

/** Any inside: each text present or not, short or long. */
export function anyInside(draws: Draws): Inside {
  const maybe = <T>(value: T): T | null => (draws.below(2) === 0 ? null : value);
  const text = (max: number) =>
    word(draws)
      .repeat(max)
      .slice(0, 1 + draws.below(max));
  return {
    title: text(80),
    note: maybe(text(500)),
    link: maybe(`https://example.org/${text(480)}`),
    picture: maybe(hex(64, draws)),
    rattle: maybe(text(40)),
  };
}

/** Any gifts, some of them with equal outsides. */
export function anyGifts(count: number, seatCount: number, draws: Draws): readonly Brought[] {
  const wrappers: readonly Wrapper[] = [...seatsOf(seatCount), 'bob'];
  return Array.from({ length: count }, () => ({
    outside: {
      paper: pick(PAPERS.slice(0, 2), draws),
      ribbon: pick(RIBBONS.slice(0, 2), draws),
      shape: pick(SHAPES, draws),
      size: pick(SIZES, draws),
      tag: pick([null, 'For whoever dares'], draws),
    },
    inside: anyInside(draws),
    by: pick(wrappers, draws),
    salt: hex(32, draws),
  }));
}

export function optionsWith(raw: Partial<FourthOptions>): FourthOptions {
  const options = parseChoices(FOURTH_CHOICES, raw);
  if (options === null) throw new Error('no such options');
  return options;
}

type Rig = {
  /** Each seat's rolls, pass by pass; without them the seats go in their order. */
  readonly rolls?: readonly (readonly number[])[];
  /** The dice of each contest: the actor's, the defender's. */
  readonly contests?: readonly (readonly [number, number])[];
};

/** Loaded dice, and a shuffle that leaves everything where it is. */
export function rigged({ rolls, contests = [] }: Rig = {}): Chance {
  const queue = [...contests];
  const faces = (label: string): readonly number[] => {
    const initiative = /^initiative pass (\d+) seat (\d+)$/.exec(label);
    if (initiative !== null) {
      const [pass, seat] = [Number(initiative[1]), Number(initiative[2])];
      return [rolls?.[seat]?.[pass - 1] ?? 20 - seat];
    }
    return label.startsWith('contest') ? (queue.shift() ?? []) : [];
  };
  return {
    stream(label) {
      const left = [...faces(label)];
      return {
        below(bound) {
          const face = left.shift();
          if (face === undefined || face > bound) throw new Error(`no die was loaded for ${label}`);
          return face - 1;
        },
        shuffle: items => [...items],
      };
    },
  };
}

type Setting = {
  readonly gifts?: number;
  readonly brought?: readonly Brought[];
  readonly options?: Partial<FourthOptions>;
  readonly rig?: Rig;
};

/** A game played by hand. What is refused throws. */
export function played(seatCount: number, setting: Setting = {}) {
  const { gifts = seatCount + 3, brought = numberedGifts(gifts, seatCount), options = {}, rig = {} } = setting;
  const chance = rigged(rig);
  const start = { options: optionsWith(options), seatCount, brought };
  let state = fourthKing.setup(start, chance).state;
  const game = {
    get state(): FourthState {
      return state;
    },
    get view() {
      return fourthKing.view(state, 'watcher');
    },
    get awaited() {
      return fourthKing.awaited(state);
    },
    ask: (seat: Seat) => fourthKing.ask(state, seat),
    refuse: (seat: Seat, move: FourthMove) => fourthKing.refuse(state, seat, move),
    do(seat: Seat, move: FourthMove) {
      const why = fourthKing.refuse(state, seat, move);
      if (why !== null) throw new Error(`${JSON.stringify(move)} of ${seat} is refused: ${why}`);
      const step = fourthKing.apply(state, seat, move, chance);
      state = step.state;
      const faults = fourthKing.audit(state);
      if (faults.length > 0) throw new Error(faults.join());
      return game;
    },
    /** Everybody who still has to rolls, in seat order. */
    rollAll() {
      while (state.phase.name === 'initiative') for (const seat of game.awaited) game.do(seat, { do: 'roll' });
      return game;
    },
    /** These pick these gifts, whoever's turn it is. */
    picks(...numbers: readonly number[]) {
      for (const gift of numbers) game.do(game.awaited[0] ?? 0, { do: 'pick', gift });
      return game;
    },
  };
  return game;
}

/** The same after initiative: seat 0 begins, then seat 1 and so on. */
export const begun = (seatCount: number, setting: Setting = {}) => played(seatCount, setting).rollAll();

export function headerWith(
  seatCount: number,
  seed: string,
  brought: Header['brought'],
  options: Partial<FourthOptions> = {},
): Header {
  const secret = hex(64, chanceFromText(seed).stream('secret'));
  return { format: 1, game: 'fourth-king', rules: 1, secret, shares: [], seatCount, options, brought };
}

/** A whole game at a table by one kind of built-in player. */
export function playedTable(header: Header, as: 'player' | 'standIn' | 'random', movesMax = 1000): Table {
  const table = openTable(fourthKing, header);
  for (let moves = 0; table.outcome === null; moves++) {
    if (moves === movesMax) throw new Error(`not over after ${movesMax} moves`);
    const seat = table.awaited[0] ?? 0;
    const answer = table.play(seat, table.turn, table.choose(seat, as), true);
    if (!answer.ok) throw new Error(answer.why);
  }
  return table;
}
