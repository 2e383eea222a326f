import type { DiceEvent, DiceNews, DiceView, Place } from '../../../engine/kings-dice/kinds.ts';
import { at, type Seat, seatsOf } from '../../../engine/seats.ts';
import type { DiceLook } from '../../../party/protocol.ts';
import { paced } from '../../device/preferences.ts';
import type { Sound } from '../../line/stage.ts';

/** How long a reveal stays to be seen: five places, or one turn, or the turn that ends a round. */
const ROUND_MS = 7000;
const TURN_MS = 3200;
const LAST_TURN_MS = 5200;

export type Shown = NonNullable<DiceView['shown']>;

/** What became of a die, or why none lies there. */
export type Fate = 'wins' | 'safe' | 'lost' | 'gone' | 'empty' | 'satOut';

export function fateOf(place: Place, seat: Seat): Fate {
  const laid = at(place.dice, seat);
  if (laid === null) return 'empty';
  if (laid === 'satOut') return 'satOut';
  if (place.winner === null) return 'gone';
  if (place.winner !== seat) return 'lost';
  return place.taken > 0 ? 'wins' : 'safe';
}

/** What a seat won and lost in these places. */
export function balanceOf(places: readonly Place[], seat: Seat): { readonly won: number; readonly lost: number } {
  const won = places.reduce((sum, { winner, taken }) => sum + (winner === seat ? taken : 0), 0);
  const lost = places.filter(place => ['lost', 'gone'].includes(fateOf(place, seat))).length;
  return { won, lost };
}

/** The seats that had dice when this round was rolled. */
export const seatsIn = ({ before }: Shown): readonly Seat[] =>
  seatsOf(before.length).filter(seat => at(before, seat) > 0);

/** How many dice a seat has, whatever their use. */
export const diceOf = ({ held, aside }: DiceView, seat: Seat): number => at(held, seat) + at(aside, seat);

type NewsOf<E extends DiceEvent['e']> = Extract<DiceNews, { readonly e: E }>;

export function newsOf<E extends DiceEvent['e']>(news: readonly DiceNews[], e: E): NewsOf<E> | null {
  return news.find((item): item is NewsOf<E> => item.e === e) ?? null;
}

/** Whether the round that is shown is over: with the reveal the next one was rolled, or nothing more comes. */
export const endsRound = ({ view, outcome }: DiceLook): boolean =>
  view.shown !== null && (view.shown.round < view.round || outcome !== null);

/** How long a look with these news should be held; a tap ends it. */
export function holdMs(look: DiceLook): number {
  const reveal = newsOf(look.news, 'reveal');
  if (reveal === null) return 0;
  if (reveal.turn === null) return paced(ROUND_MS);
  return paced(endsRound(look) ? LAST_TURN_MS : TURN_MS);
}

export function soundOf({ news, view }: DiceLook): Sound | null {
  const reveal = newsOf(news, 'reveal');
  if (newsOf(news, 'over') !== null) return 'win';
  if (reveal === null) return newsOf(news, 'seal') === null ? null : 'seal';
  if (reveal.turn === null) return 'reveal';
  return (view.shown?.places.at(-1)?.gone ?? 0) > 0 ? 'tie' : 'seal';
}
