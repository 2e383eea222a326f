import * as v from 'valibot';
import { parseChoices } from '../choices.ts';
import { type Chance, type Game, NOTHING_BROUGHT, type Outcome } from '../game.ts';
import { never } from '../json.ts';
import { placesOf } from '../places.ts';
import { at, type Seat, seatsOf } from '../seats.ts';
import { askCall, refuseCall, speakerOf } from './auction.ts';
import { audit } from './audit.ts';
import { answer, claim, claimAwaits, refuseAnswer } from './claim.ts';
import { KING_CHOICES, KING_SEATS, type KingAsk, type KingEvent, type KingKinds, type KingRefusal } from './kinds.ts';
import { KingMove } from './moves.ts';
import { kingRandom } from './offers.ts';
import { askPlay, playCard, refusePlay, toPlay } from './play.ts';
import { kingPlayer } from './player.ts';
import { firstHand, setup } from './setup.ts';
import { advance, type KingState, type KingStep, PLAYERS } from './state.ts';
import { story } from './story.ts';
import { settingOf, speak } from './talk.ts';
import { past, tell, view } from './view.ts';

export const king: Game<KingKinds> = {
  ...NOTHING_BROUGHT,
  id: 'king',
  rules: 1,
  seats: KING_SEATS,
  parseOptions: raw => parseChoices(KING_CHOICES, raw),
  parseMove,
  setup,
  turn: state => state.turn,
  awaited,
  mayChange: () => [],
  ask: (state, seat) => (awaited(state).includes(seat) ? ask(state, seat) : null),
  refuse,
  apply,
  mayUndo,
  view,
  tell,
  past,
  player: kingPlayer,
  standIn: kingPlayer,
  random: kingRandom,
  outcome,
  story,
  audit,
};

function parseMove(raw: unknown): KingMove | null {
  const parsed = v.safeParse(KingMove, raw);
  return parsed.success ? parsed.output : null;
}

function awaited(state: KingState): readonly Seat[] {
  const { phase } = state;
  switch (phase.name) {
    case 'nameDealer':
      return [state.draw.receiver];
    case 'talk':
      return [speakerOf(settingOf(state, phase))];
    case 'play':
      return [toPlay(phase.play)];
    case 'claim':
      return claimAwaits(phase);
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

function ask(state: KingState, seat: Seat): KingAsk | null {
  const { phase } = state;
  switch (phase.name) {
    case 'nameDealer':
      return { ask: 'nameDealer' };
    case 'talk':
      return askCall(settingOf(state, phase));
    case 'play':
      return askPlay(state, phase, seat);
    case 'claim':
      return { ask: 'claim', kingOfHearts: state.options.kingOfHearts };
    case 'over':
      return null;
    default:
      return never(phase);
  }
}

function refuse(state: KingState, seat: Seat, move: KingMove): KingRefusal | null {
  const { phase } = state;
  switch (phase.name) {
    case 'nameDealer':
      return move.do === 'nameDealer' && seat === state.draw.receiver ? null : 'not-now';
    case 'talk':
      return refuseCall(settingOf(state, phase), seat, move);
    case 'play':
      return refusePlay(state, phase, seat, move);
    case 'claim':
      return refuseAnswer(phase, seat, move);
    case 'over':
      return 'not-now';
    default:
      return never(phase);
  }
}

function apply(state: KingState, seat: Seat, move: KingMove, chance: Chance): KingStep {
  const { phase } = state;
  if (phase.name === 'nameDealer' && move.do === 'nameDealer') {
    const first = firstHand(state.options, move.dealer, chance);
    return { state: advance(state, first.phase), events: first.events };
  }
  if (phase.name === 'talk') return speak(state, phase, seat, move, chance);
  if (phase.name === 'play' && move.do === 'play') return playCard(state, phase, seat, move.card, chance);
  if (phase.name === 'play' && move.do === 'claim') return claim(state, phase, chance);
  if (phase.name === 'claim') return answer(state, phase, seat, move.do === 'agree', chance);
  throw new Error(`${move.do} was not refused, but means nothing in phase ${phase.name}`);
}

/** A card on an open trick or a word in the bidding; not what ends a trick or a claim, nor what a deal follows. */
function mayUndo(events: readonly KingEvent[]): boolean {
  return events.every(({ e }) => e === 'play' || e === 'call' || e === 'contract');
}

/** K68. */
function outcome({ phase, done }: KingState): Outcome | null {
  if (phase.name !== 'over') return null;
  const scores = seatsOf(PLAYERS).map(seat => done.reduce((sum, { line }) => sum + at(line.scores, seat), 0));
  return { scores, places: placesOf(scores) };
}
