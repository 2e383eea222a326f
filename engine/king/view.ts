import type { Card } from '../cards.ts';
import type { Viewer } from '../game.ts';
import { never } from '../json.ts';
import { perState } from '../once.ts';
import { at, type BySeat, seatsOf } from '../seats.ts';
import { stillIn } from './bids.ts';
import type { Auction, HandKind, KingEvent, KingNews, KingPhaseView, KingView, PastHand, Trick } from './kinds.ts';
import { winningSeat } from './play.ts';
import { factsOf, isPenalty } from './scoring.ts';
import { scheduleOf } from './setup.ts';
import { type Hand, type KingState, PLAYERS, type Play, type Talk } from './state.ts';

const NO_CARDS: BySeat<readonly Card[]> = seatsOf(PLAYERS).map(() => []);

/** What a viewer sees: his own cards (K70), and what lies open (K71). */
export function view(state: KingState, viewer: Viewer): KingView {
  const seen = open(state);
  return typeof viewer === 'number' ? { ...seen, mine: at(handOf(state).cards, viewer) } : seen;
}

/** What those see who hold no cards: worked out once a state, however many look. */
const open = perState((state: KingState): KingView => {
  const hand = handOf(state);
  const tricks = tricksOf(state);
  const before = state.done.at(-1);
  const facts = soFar(tricks);
  return {
    hand: hand.number,
    hands: scheduleOf(state.options).length,
    kind: hand.kind,
    dealer: hand.dealer,
    mine: [],
    left: hand.cards.map(held => held.length),
    play: phaseView(state),
    last: tricks.at(-1) ?? null,
    tricks: facts.tricks,
    taken: facts.cards.map(taken => penalties(hand.kind, taken)),
    sheet: state.done.map(({ line }) => line),
    draw: isDrawShown(state) ? state.draw : null,
    before: before === undefined ? null : { deal: before.deal, last: before.past.tricks.at(-1) ?? null },
  };
});

/** The same until the next trick is finished. */
const soFar = perState((tricks: readonly Trick[]) => factsOf(tricks, null));

const penalties = (kind: HandKind, taken: readonly Card[]): readonly Card[] =>
  kind === 'positive' ? [] : taken.filter(card => isPenalty(kind, card));

/** The hand on the table; before the first and after the last, an empty one. */
function handOf({ phase, draw, done, options }: KingState): Omit<Hand, 'deal'> {
  switch (phase.name) {
    case 'nameDealer':
      return { number: 0, kind: scheduleOf(options)[0] ?? 'positive', dealer: draw.receiver, cards: NO_CARDS };
    case 'talk':
    case 'play':
    case 'claim':
      return phase.hand;
    case 'over': {
      const last = done.at(-1);
      return { number: done.length - 1, kind: 'positive', dealer: last?.dealer ?? 0, cards: NO_CARDS };
    }
    default:
      return never(phase);
  }
}

const tricksOf = ({ phase }: KingState): readonly Trick[] => ('play' in phase ? phase.play.tricks : []);

/** K5. */
function isDrawShown({ phase, done }: KingState): boolean {
  if (phase.name === 'nameDealer') return true;
  return done.length === 0 && 'play' in phase && phase.play.tricks.length === 0 && phase.play.trick.length === 0;
}

function phaseView(state: KingState): KingPhaseView {
  const { phase, draw } = state;
  switch (phase.name) {
    case 'nameDealer':
      return { phase: 'nameDealer', chooser: draw.receiver };
    case 'talk':
      return talkView(state, phase.hand, phase.talk);
    case 'play':
      return playView(phase.play, null);
    case 'claim': {
      const { hand, play, agreed } = phase;
      return playView(play, { by: play.leader, cards: at(hand.cards, play.leader), agreed });
    }
    case 'over':
      return { phase: 'over' };
    default:
      return never(phase);
  }
}

function talkView({ options }: KingState, { dealer }: Hand, { calls, standing, now }: Talk): KingPhaseView {
  const passed = now.stage === 'bidding' ? now.passed : null;
  const auction: Auction = {
    calls,
    standing,
    stillIn: passed === null ? [] : stillIn({ beneficiary: dealer, standing, passed }, options),
  };
  switch (now.stage) {
    case 'choose':
      return { phase: 'choose', declined: now.declined, auction };
    case 'bidding':
      return { phase: 'bidding', auction, speaker: now.speaker };
    case 'decide':
      return { phase: 'decide', auction };
    case 'more':
      return { phase: 'more', auction, holder: now.holder };
    case 'ultimatum':
      return { phase: 'ultimatum', auction, asked: now.asked };
    case 'nameTrump':
      return { phase: 'nameTrump', auction, holder: now.holder };
    default:
      return never(now);
  }
}

type ClaimView = Extract<KingPhaseView, { readonly phase: 'play' }>['claim'];

function playView(play: Play, claim: ClaimView): KingPhaseView {
  const { contract, leader, trick } = play;
  return { phase: 'play', contract, leader, trick, winning: winningSeat(play), claim };
}

/** A finished hand, by its number from 1; null for any other. */
export const past = ({ done }: KingState, number: number): PastHand | null => done[number - 1]?.past ?? null;

/** All that happens is open, but for the cards that are dealt: those each player finds in his own look. */
export function tell(event: KingEvent): KingNews {
  switch (event.e) {
    case 'deal':
      return { e: 'deal', hand: event.hand, dealer: event.dealer };
    case 'draw':
    case 'dealer':
    case 'call':
    case 'contract':
    case 'play':
    case 'trick':
    case 'claim':
    case 'claimEnded':
    case 'handOver':
    case 'over':
      return event;
    default:
      return never(event);
  }
}
