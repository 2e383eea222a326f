import { pick as oneOf } from '../chance.ts';
import type { Draws, OwnLook } from '../game.ts';
import { never } from '../json.ts';
import type { Seat } from '../seats.ts';
import { at } from '../seats.ts';
import type { Can, FourthKinds, FourthMove, FourthView } from './kinds.ts';
import { SHAKES_A_TURN } from './kinds.ts';

type Look = OwnLook<FourthKinds>;

/** Rounds without a pick after which a built-in player picks: games among themselves must end. */
const ROUNDS_OF_FUN = 2;

/** Plays an empty seat: fond of what others fought for, quick to take revenge, and never for long without a pick. */
export function player({ seat, view, ask }: Look, draws: Draws): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'act':
      return act(seat, view, ask, draws);
    case 'defend':
      return { do: wantsToKeep(view, draws) ? 'resist' : 'allow' };
    case 'unwrap':
      return { do: 'open', gift: oneOf(ask.open, draws) };
    default:
      return never(ask);
  }
}

function act(seat: Seat, view: FourthView, can: Can, draws: Draws): FourthMove {
  const isCurious = can.shakesLeft === SHAKES_A_TURN && draws.below(3) === 0;
  if (isCurious) return { do: 'shake', gift: oneOf(can.shake, draws) };

  const pick = { do: 'pick', gift: oneOf(can.pick, draws) } as const;
  if (view.sincePick >= ROUNDS_OF_FUN * view.holds.length) return pick;
  const mood = draws.below(10);
  if (mood < 4) return pick;
  if (mood < 6 && can.open.length > 0) return { do: 'open', gift: oneOf(can.open, draws) };
  if (mood < 9 && can.steal.length > 0) return { do: 'steal', gift: mostWanted(view, can.steal, draws) };
  return can.inflict.gifts.length > 1 ? inflict(seat, view, can, draws) : pick;
}

/** Whatever others fought for most must be worth having. */
function mostWanted(view: FourthView, gifts: readonly number[], draws: Draws): number {
  return oneOf(
    best(gifts, gift => travels(view, gift)),
    draws,
  );
}

/** What nobody has wanted so far goes to whoever stole from here last, or to somebody with empty hands. */
function inflict(seat: Seat, view: FourthView, { inflict: { gifts, on } }: Can, draws: Draws): FourthMove {
  const gift = oneOf(
    best(gifts, each => -travels(view, each)),
    draws,
  );
  const thief = [...view.journal].reverse().find(event => event.e === 'steal' && event.from === seat);
  if (thief?.e === 'steal' && on.includes(thief.seat)) return { do: 'inflict', gift, on: thief.seat };
  return {
    do: 'inflict',
    gift,
    on: oneOf(
      best(on, other => -at(view.holds, other).length),
      draws,
    ),
  };
}

/** A thief is let go now and then; a present is looked at twice. */
function wantsToKeep({ play }: FourthView, draws: Draws): boolean {
  const isSteal = play.at === 'answer' && play.how === 'steal';
  return draws.below(4) > (isSteal ? 0 : 1);
}

const travels = (view: FourthView, gift: number): number => view.gifts[gift - 1]?.travels ?? 0;

/** All that are worth most. */
function best<T>(items: readonly T[], worth: (item: T) => number): readonly T[] {
  const most = Math.max(...items.map(worth));
  return items.filter(item => worth(item) === most);
}

/** F32 to F34: plays for somebody who is away. It draws lots wherever it has a choice, and defends what it guards. */
export function standIn({ ask }: Look, draws: Draws): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'act':
      return ask.open.length > 0
        ? { do: 'open', gift: oneOf(ask.open, draws) }
        : { do: 'pick', gift: oneOf(ask.pick, draws) };
    case 'defend':
      return { do: 'resist' };
    case 'unwrap':
      return { do: 'open', gift: oneOf(ask.open, draws) };
    default:
      return never(ask);
  }
}

/** Anything legal: each kind of action as likely as the others, because most of what is legal is a theft. */
export function random({ ask }: Look, draws: Draws): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'act':
      return oneOf(oneOfEach(ask, draws), draws);
    case 'defend':
      return { do: oneOf(['allow', 'resist'] as const, draws) };
    case 'unwrap':
      return { do: 'open', gift: oneOf(ask.open, draws) };
    default:
      return never(ask);
  }
}

/** One move by lot of each kind that is possible. */
function oneOfEach(can: Can, draws: Draws): readonly FourthMove[] {
  const simple = (['pick', 'open', 'steal', 'shake'] as const).flatMap(kind =>
    can[kind].length > 0 ? [{ do: kind, gift: oneOf(can[kind], draws) }] : [],
  );
  const { gifts, on } = can.inflict;
  return gifts.length === 0 ? simple : [...simple, { do: 'inflict', gift: oneOf(gifts, draws), on: oneOf(on, draws) }];
}
