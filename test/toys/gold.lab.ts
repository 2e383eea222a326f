import type { Draws, Viewer } from '../../engine/game.ts';
import { type BySeat, seatsOf } from '../../engine/seats.ts';
import type { Lab } from '../contract.ts';
import { GOLD_CHOICES, type GoldKinds, gold, PURSE } from './gold.ts';

/** Any number that may be in a fist, and one that may not. */
const FISTS = [0, 1, 2, 3, 4, 5];

export const goldLab: Lab<GoldKinds> = {
  game: gold,
  choices: GOLD_CHOICES,
  seatCounts: [2, 4, 6],
  movesMax: 18,
  moves: () => FISTS.map(coins => ({ coins })),
  expand: ({ most }) => FISTS.slice(0, most + 1).map(coins => ({ coins })),
  covers: ({ most }, { coins }) => coins <= most,

  /** What a viewer does not know: the purses and fists of all others. Once it is over nothing is hidden. */
  scramble(state, viewer, draws) {
    if (gold.outcome(state) !== null) return state;
    const gone = seatsOf(state.purses.length).map(seat =>
      state.given.reduce((sum, coins) => sum + (coins[seat] ?? 0), 0),
    );
    const purses = others(state.purses, viewer, (_, seat) => anyPurse(gone[seat] ?? 0, draws));
    const sealed = others(state.sealed, viewer, (fist, seat) =>
      fist === null ? null : draws.below(1 + Math.min(state.fist, purses[seat] ?? 0)),
    );
    return { ...state, purses, sealed };
  },
  scrambleEvent(event, viewer, draws) {
    switch (event.e) {
      case 'dealt':
        return { ...event, purses: others(event.purses, viewer, () => anyPurse(0, draws)) };
      case 'sealed':
        return viewer === event.seat ? event : { ...event, coins: draws.below(4) };
      case 'opened':
        return event;
    }
  },

  garbage: [{ coins: -1 }, { coins: 6 }, { coins: '1' }, { coins: 1.5 }, { coins: null }, { coins: 1, more: 1 }],
};

/** What may be left in a purse from which so many coins have gone. */
function anyPurse(gone: number, draws: Draws): number {
  const least = Math.max(PURSE.least, gone);
  return least + draws.below(PURSE.most - least + 1) - gone;
}

const others = <T>(values: BySeat<T>, viewer: Viewer, other: (value: T, seat: number) => T): BySeat<T> =>
  values.map((value, seat) => (seat === viewer ? value : other(value, seat)));
