import type { Game } from '../../engine/game.ts';
import { isRecord } from '../../engine/json.ts';
import { king } from '../../engine/king/index.ts';
import { KING_CHOICES, type KingKinds } from '../../engine/king/kinds.ts';
import { breaks, type Mutant } from '../toys/mutants.ts';
import { kingLab } from './king.ts';

/** Short games with many talks. */
const quickLab = { ...kingLab, choices: { ...KING_CHOICES, length: ['quick'], playOut: ['off'] } };

const broken = (name: string, claim: RegExp, change: Partial<Game<KingKinds>>): Mutant =>
  breaks(quickLab, name, claim, change, { seed: 'mutants', games: 6, every: 10 });

/** King, broken on purpose. */
export const KING_MUTANTS: readonly Mutant[] = [
  broken('a watcher sees the hand of seat 0', /look of watcher leaks/, {
    view: (state, viewer) => king.view(state, viewer === 'watcher' ? 0 : viewer),
  }),
  broken('Bob sees the hand of seat 2', /look of bob leaks/, {
    view: (state, viewer) => king.view(state, viewer === 'bob' ? 2 : viewer),
  }),
  broken('seat 1 sees the hand of seat 3', /look of 1 leaks/, {
    view: (state, viewer) => ({ ...king.view(state, viewer), mine: king.view(state, viewer === 1 ? 3 : viewer).mine }),
  }),
  broken('how many hearts each holds is seen', /look of .* leaks/, {
    view: (state, viewer) => ({
      ...king.view(state, viewer),
      left: ([0, 1, 2, 3] as const).map(seat => king.view(state, seat).mine.filter(card => card.endsWith('H')).length),
    }),
  }),
  broken('the deal is shown while it is played', /look of .* leaks/, {
    view: (state, viewer) => ({
      ...king.view(state, viewer),
      before: 'hand' in state.phase ? { deal: state.phase.hand.deal, last: null } : null,
    }),
  }),
  broken('everybody is asked', /exactly the seats that may act are asked/, {
    ask: (state, seat) => king.ask(state, king.awaited(state)[0] ?? seat),
  }),
  broken('the ask offers every card that is held', /ask and refuse agree/, {
    ask(state, seat) {
      const ask = king.ask(state, seat);
      return ask?.ask === 'play' ? { ...ask, cards: king.view(state, seat).mine } : ask;
    },
  }),
  broken('a claim may be repeated at the same lead', /ask and refuse agree/, {
    refuse(state, seat, move) {
      const why = king.refuse(state, seat, move);
      return why === 'claimed-already' ? null : why;
    },
  }),
  broken('the deal is told', /news for .* leak/, {
    tell(event) {
      const hearts = event.e === 'deal' ? event.hands.findIndex(hand => hand.includes('KH')) : 0;
      return event.e === 'deal' ? { e: 'deal', hand: hearts, dealer: event.dealer } : king.tell(event, 'watcher');
    },
  }),
  broken('every hand is dealt from the same draws', /each label is drawn once/, {
    apply: (state, seat, move, chance) => king.apply(state, seat, move, { stream: () => chance.stream('deal 1') }),
  }),
  broken('who agrees to a claim is listed as they come', /order of answers/, {
    apply(before, seat, move, chance) {
      const { state, events } = king.apply(before, seat, move, chance);
      const { phase } = state;
      if (phase.name !== 'claim' || before.phase.name !== 'claim') return { state, events };
      return { state: { ...state, phase: { ...phase, agreed: [...before.phase.agreed, seat] } }, events };
    },
  }),
  broken('the built-in player plays the ace of spades', /player plays .* refused/, {
    player: () => ({ do: 'play', card: 'AS' }),
  }),
  broken('the stand-in passes', /standIn plays .* refused/, { standIn: () => ({ do: 'pass' }) }),
  broken('ten is written with two digits', /garbage is no move/, {
    parseMove: raw => king.parseMove(isRecord(raw) && raw.card === '10S' ? { ...raw, card: 'TS' } : raw),
  }),
  broken('a card is lost', /audit is clean/, {
    apply(before, seat, move, chance) {
      const { state, events } = king.apply(before, seat, move, chance);
      const { phase } = state;
      if (phase.name !== 'play' || phase.play.tricks.length < 3) return { state, events };
      const play = { ...phase.play, tricks: phase.play.tricks.slice(1) };
      return { state: { ...state, phase: { ...phase, play } }, events };
    },
  }),
];
