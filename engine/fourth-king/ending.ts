import type { Outcome, Step } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import { at } from '../seats.ts';
import type { Awards, FourthKinds } from './kinds.ts';
import type { FourthState, Gift } from './state.ts';
import { everySeat, giftsThat, happened, isSealedWith } from './state.ts';
import type { Published } from './things.ts';
import { unwrap } from './turn.ts';

/** F27: there is no winner. */
export function outcome(state: FourthState): Outcome | null {
  if (state.phase.name !== 'over') return null;
  return { scores: everySeat(state).map(() => 0), places: everySeat(state).map(() => 1) };
}

/** F28: a move after the end. The turn stays, so that nobody comes late because somebody else unwrapped something. */
export function unwrapAfterwards(state: FourthState, seat: Seat, gift: number): Step<FourthKinds> {
  return happened(unwrap(state, gift), { e: 'open', seat, gift });
}

/** F28: those who still hold something sealed. */
export function mayUnwrap(state: FourthState): readonly Seat[] {
  return everySeat(state).filter(seat => giftsThat(state, isSealedWith(seat)).length > 0);
}

/** F7 */
export function giverIsShown(state: FourthState, gift: Gift): boolean {
  switch (state.options.givers) {
    case 'secret':
      return state.phase.name === 'over';
    case 'open':
      return gift.open;
    case 'never':
      return false;
  }
}

/** F30 */
export function awards(state: FourthState): Awards {
  const times = Math.max(...state.gifts.map(gift => gift.travels));
  const travelled = times > 0 ? { gifts: giftsThat(state, gift => gift.travels === times), times } : null;
  return { travelled, boldest: most(state, state.tries), unluckiest: most(state, state.lost) };
}

function most(state: FourthState, counts: BySeat<number>): Awards['boldest'] {
  const times = Math.max(...counts);
  return times > 0 ? { seats: everySeat(state).filter(seat => at(counts, seat) === times), times } : null;
}

/** F31: the gifts as they may stand in the record, in the order from before the shuffle. */
export function publish(state: FourthState): readonly Published[] {
  const inOrder = [...state.gifts].sort((a, b) => a.lot - b.lot);
  return inOrder.map(gift => ({
    outside: gift.outside,
    inside: gift.open ? gift.inside : null,
    heard: !gift.open && gift.shakenBy.length > 0 ? gift.rattle : null,
    by: giverIsShown(state, gift) ? gift.by : null,
    seal: gift.seal,
  }));
}

/** F29: what came of the game. */
export function story(state: FourthState) {
  return {
    rolls: state.rolls,
    journal: state.journal,
    list: state.gifts.map((gift, index) => ({
      gift: index + 1,
      outside: gift.outside,
      inside: gift.open ? gift.inside : null,
      holder: gift.holder,
      by: giverIsShown(state, gift) ? gift.by : null,
      travels: gift.travels,
    })),
    awards: awards(state),
  };
}
