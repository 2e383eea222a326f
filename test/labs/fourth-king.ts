import { pick } from '../../engine/chance.ts';
import { fourthKing } from '../../engine/fourth-king/index.ts';
import {
  type Can,
  FOURTH_CHOICES,
  type FourthAsk,
  type FourthKinds,
  type FourthMove,
} from '../../engine/fourth-king/kinds.ts';
import type { FourthState, Gift } from '../../engine/fourth-king/state.ts';
import type { Draws } from '../../engine/game.ts';
import { SEATS } from '../../engine/seats.ts';
import type { Lab } from '../contract/lab.ts';
import { anyGifts, anyInside, hex } from '../engine/fourth-king/helpers.ts';

const KINDS = ['pick', 'open', 'steal', 'shake'] as const;

/** Gifts and players that can be there, and some that are not there. */
const MOVES: readonly FourthMove[] = [
  { do: 'roll' },
  { do: 'allow' },
  { do: 'resist' },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 60].flatMap((gift): readonly FourthMove[] => [
    ...KINDS.map(kind => ({ do: kind, gift })),
    ...SEATS.slice(0, 6).map(on => ({ do: 'inflict', gift, on }) as const),
  ]),
];

export const fourthKingLab: Lab<FourthKinds> = {
  game: fourthKing,
  /** Gifts from King Bob alone do not go with every Bob. */
  choices: { ...FOURTH_CHOICES, gifts: ['everyone'] },
  seatCounts: [2, 3, 5],
  brought: (seatCount, draws) => anyGifts(seatCount + draws.below(3), seatCount, draws),
  movesMax: 1000,
  moves: () => MOVES,
  expand,
  covers,
  scramble,
  /** Nothing about an event is secret. */
  scrambleEvent: event => event,
  garbage: [
    { do: 'pick' },
    { do: 'pick', gift: 0 },
    { do: 'pick', gift: 61 },
    { do: 'pick', gift: 1.5 },
    { do: 'pick', gift: '1' },
    { do: 'inflict', gift: 1 },
    { do: 'inflict', gift: 1, on: 20 },
    { do: 'inflict', gift: 1, on: null },
    { do: 'pass' },
    { do: 'allow', gift: 1 },
  ],
};

/** One move of each kind: among all moves thefts are so many that hardly any game would end. */
function expand(ask: FourthAsk, draws: Draws): readonly FourthMove[] {
  switch (ask.ask) {
    case 'roll':
      return [{ do: 'roll' }];
    case 'act':
      return oneOfEach(ask, draws);
    case 'defend':
      return [{ do: 'allow' }, { do: 'resist' }];
    case 'unwrap':
      return ask.open.map(gift => ({ do: 'open', gift }));
  }
}

function oneOfEach(can: Can, draws: Draws): readonly FourthMove[] {
  const simple = KINDS.flatMap(kind => (can[kind].length > 0 ? [{ do: kind, gift: pick(can[kind], draws) }] : []));
  const { gifts, on } = can.inflict;
  return gifts.length > 0 ? [...simple, { do: 'inflict', gift: pick(gifts, draws), on: pick(on, draws) }] : simple;
}

function covers(ask: FourthAsk, move: FourthMove): boolean {
  switch (move.do) {
    case 'roll':
      return ask.ask === 'roll';
    case 'allow':
    case 'resist':
      return ask.ask === 'defend';
    case 'open':
      return (ask.ask === 'act' || ask.ask === 'unwrap') && ask.open.includes(move.gift);
    case 'inflict':
      return ask.ask === 'act' && ask.inflict.gifts.includes(move.gift) && ask.inflict.on.includes(move.on);
    default:
      return ask.ask === 'act' && ask[move.do].includes(move.gift);
  }
}

/** Other insides in what is sealed, other wrappers where they are not shown, other seals and another order of wrapping. */
function scramble(state: FourthState, _: unknown, draws: Draws): FourthState {
  const lots = draws.shuffle(state.gifts.map(gift => gift.lot));
  const givers = draws.shuffle(state.gifts.filter(gift => !giverShown(state, gift)).map(gift => gift.by));
  return {
    ...state,
    gifts: state.gifts.map((gift, index) => ({
      ...gift,
      ...(gift.open ? {} : otherInside(gift, draws)),
      by: giverShown(state, gift) ? gift.by : (givers.pop() ?? null),
      lot: lots[index] ?? 0,
      seal: hex(64, draws),
    })),
  };
}

/** Once a gift was shaken, its rattle is known. */
function otherInside(gift: Gift, draws: Draws): Pick<Gift, 'inside' | 'rattle'> {
  const other = anyInside(draws);
  const rattle = gift.shakenBy.length > 0 ? gift.rattle : other.rattle;
  return { inside: { ...other, rattle }, rattle };
}

const giverShown = ({ options, phase }: FourthState, gift: Gift): boolean =>
  (options.givers === 'secret' && phase.name === 'over') || (options.givers === 'open' && gift.open);
