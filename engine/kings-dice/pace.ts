import { at, type Seat } from '../seats.ts';
import { type DiceView, PLACES } from './kinds.ts';
import { isDie } from './state.ts';

/** Whether players with turns to sit out were seen to play before it was due, or after. */
export type Pace = 'hurried' | 'even' | 'waiting';

/** Half a die more or less than lots would have brought; what is below that is no habit. */
const HABIT = 0.5;

/** How these seats spread their dice over the turns of a commoners' round that were revealed last. */
export function paceOfOthers(shown: DiceView['shown'], others: readonly Seat[]): Pace {
  const ahead = shown === null ? 0 : others.reduce<number>((sum, seat) => sum + aheadOfLots(shown, seat), 0);
  if (Math.abs(ahead) < HABIT) return 'even';
  return ahead > 0 ? 'hurried' : 'waiting';
}

type Shown = NonNullable<DiceView['shown']>;

/**
 * How many dice a seat played too early, counting only turns that it might have sat out. Lots play `left` in
 * `turns` there; so for a player who draws them this is zero on average, and negative for one who waits.
 */
function aheadOfLots({ before, places }: Shown, seat: Seat): number {
  let left = Math.min(PLACES, at(before, seat));
  let ahead = 0;
  for (const [index, { dice }] of places.entries()) {
    const turns = PLACES - index;
    const played = isDie(at(dice, seat)) ? 1 : 0;
    if (left > 0 && left < turns) ahead += played - left / turns;
    left -= played;
  }
  return ahead;
}
