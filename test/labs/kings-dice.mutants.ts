import type { Game } from '../../engine/game.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import type { DiceKinds, DiceView } from '../../engine/kings-dice/kinds.ts';
import { type DiceState, hasSealed } from '../../engine/kings-dice/state.ts';
import { at, seatAfter } from '../../engine/seats.ts';
import { breaks, type Mutant } from '../toys/mutants.ts';
import { kingsDiceLab } from './kings-dice.ts';

const broken = (name: string, claim: RegExp, how: Partial<Game<DiceKinds>>): Mutant =>
  breaks(kingsDiceLab, name, claim, how);

/** What a change of something sealed leaves behind in a careless state. */
const onChange = (turnInto: (state: DiceState) => DiceState): Partial<Game<DiceKinds>> => ({
  apply(before, seat, move, chance) {
    const { state, events } = kingsDice.apply(before, seat, move, chance);
    return { state: hasSealed(before, seat) ? turnInto(state) : state, events };
  },
});

const viewed = (show: (view: DiceView, state: DiceState) => DiceView): Partial<Game<DiceKinds>> => ({
  view: (state, viewer) => show(kingsDice.view(state, viewer), state),
});

const changesIn = (state: DiceState): number =>
  'changes' in state && typeof state.changes === 'number' ? state.changes : 0;

/** King’s Dice, broken on purpose. */
export const KINGS_DICE_MUTANTS: readonly Mutant[] = [
  broken('a look counts changes', /changed a sealed move|changed one matters/, {
    ...onChange(state => {
      const counted = { ...state, changes: changesIn(state) + 1 };
      return counted;
    }),
    ...viewed((view, state) => ({ ...view, discarded: view.discarded + changesIn(state) })),
  }),
  broken('a change is an event', /told that . changed a sealed move/, {
    apply(before, seat, move, chance) {
      const { state, events } = kingsDice.apply(before, seat, move, chance);
      return { state, events: hasSealed(before, seat) ? [...events, { e: 'seal', seat }] : events };
    },
  }),
  broken('a change shifts the keys of a look', /changed a sealed move|order of answers|sent twice/, {
    ...onChange(state => {
      const { now } = state;
      if (now.phase === 'placing') return { ...state, now: { sealed: now.sealed, phase: 'placing' } };
      return now.phase === 'picking' ? { ...state, now: { sealed: now.sealed, phase: 'picking' } } : state;
    }),
    ...viewed((view, state) => {
      const { sealed, ...rest } = view;
      return Object.keys(state.now)[0] === 'sealed' ? { ...rest, sealed } : { sealed, ...rest };
    }),
  }),
  broken('a look is as long as what was sealed', /look of .* leaks|changed a sealed move/, {
    ...viewed((view, state) => ({ ...view, discarded: JSON.stringify(state.now).length })),
  }),
  broken('who sat out is told before the reveal', /look of .* leaks|changed a sealed move/, {
    ...viewed((view, { now }) => ({
      ...view,
      sealed: now.phase === 'picking' ? now.sealed.map(pick => pick === 'satOut') : view.sealed,
    })),
  }),
  broken('the reveal tells the highest die that was kept back', /look of .* leaks/, {
    ...viewed((view, { past }) => {
      const before = past.at(-1)?.rolls.map(roll => Math.max(0, ...roll));
      return view.shown === null || before === undefined ? view : { ...view, shown: { ...view.shown, before } };
    }),
  }),
  broken('the reveal tells the sum of the dice that are still to be played', /look of .* leaks/, {
    ...viewed((view, { hands }) => ({
      ...view,
      held: hands.map(({ fresh }) => fresh.reduce<number>((sum, die) => sum + die, 0)),
    })),
  }),
  broken('a watcher sees the first seat’s dice', /look of watcher leaks/, {
    view: (state, viewer) => kingsDice.view(state, viewer === 'watcher' ? 0 : viewer),
  }),
  broken('the ask offers the neighbour’s dice', /ask and refuse agree|look of .* leaks|player plays/, {
    ask(state, seat) {
      const ask = kingsDice.ask(state, seat);
      return ask === null ? null : { ...ask, dice: at(state.hands, seatAfter(seat, state.hands.length)).fresh };
    },
  }),
  broken('the roll is told to all', /news for .* leak/, {
    tell: (event, viewer) =>
      event.e === 'roll' ? { e: 'roll', round: event.round, mine: event.rolls.flat() } : kingsDice.tell(event, viewer),
  }),
  broken('dice that are all alike are sealed by themselves', /leaks|awaited|may act are asked/, {
    awaited: state =>
      kingsDice.awaited(state).filter(seat => new Set(at(state.hands, seat).fresh).size > 1 || state.round.number > 1),
  }),
  broken('the next roll hangs on who seals last', /order of answers/, {
    apply: (state, seat, move, chance) =>
      kingsDice.apply(state, seat, move, { stream: label => chance.stream(`${label} by ${seat}`) }),
  }),
  broken('a discarded die is forgotten', /audit is clean/, {
    apply(before, seat, move, chance) {
      const { state, events } = kingsDice.apply(before, seat, move, chance);
      return { state: { ...state, discarded: Math.max(0, state.discarded - 1) }, events };
    },
  }),
];
