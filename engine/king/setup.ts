import { type Card, DECK, sorted } from '../cards.ts';
import { pick } from '../chance.ts';
import type { Chance, Start } from '../game.ts';
import { type BySeat, type Seat, seatAfter, seatsOf } from '../seats.ts';
import { FIRST_TALK } from './auction.ts';
import type { HandKind, KingEvent, KingKinds, KingOptions } from './kinds.ts';
import { type Draw, type Hand, type KingState, type KingStep, openPlay, type Phase, PLAYERS } from './state.ts';

/** Each player deals one. */
const POSITIVE = ['positive', 'positive', 'positive', 'positive'] as const;
const SCHEDULES: Readonly<Record<KingOptions['length'], readonly HandKind[]>> = {
  full: ['noTricks', 'noHearts', 'noQueens', 'noKingsOrJacks', 'noKingOfHearts', 'noLastTwo', ...POSITIVE],
  quick: ['quick16', 'quick25', 'quick34', ...POSITIVE],
};

/** The hands of a game, in order (K14, K15). */
export const scheduleOf = (options: KingOptions): readonly HandKind[] => SCHEDULES[options.length];

/** The draw for the first dealer (K3), and his first deal, unless he is to be named. */
export function setup({ options, seatCount }: Start<KingKinds>, chance: Chance): KingStep {
  if (seatCount !== PLAYERS) throw new Error(`King is for ${PLAYERS}, not for ${seatCount}`);
  const draw = drawForDealer(chance);
  const drawn: KingEvent = { e: 'draw', ...draw };
  const state: KingState = { options, turn: 0, draw, done: [], phase: { name: 'nameDealer' } };
  if (options.dealerChoice === 'on') return { state, events: [drawn] };
  const { phase, events } = firstHand(options, draw.receiver, chance);
  return { state: { ...state, phase }, events: [drawn, ...events] };
}

/** K3. */
function drawForDealer(chance: Chance): Draw {
  const draws = chance.stream('first dealer');
  const from = pick(seatsOf(PLAYERS), draws);
  const pack = draws.shuffle(DECK);
  const cards = pack.slice(0, pack.indexOf('KH') + 1);
  return { from, cards, receiver: seatAfter(from, PLAYERS, cards.length - 1) };
}

type Opened = { readonly phase: Phase; readonly events: readonly KingEvent[] };

/** The first dealer is known: he deals hand 1. */
export function firstHand(options: KingOptions, dealer: Seat, chance: Chance): Opened {
  const { phase, events } = openHand(options, 0, dealer, chance);
  return { phase, events: [{ e: 'dealer', dealer }, ...events] };
}

/** Deals a hand and opens it: negative hands with the dealer's lead, positive ones with the beneficiary's choice. */
export function openHand(options: KingOptions, number: number, dealer: Seat, chance: Chance): Opened {
  const kind = scheduleOf(options)[number];
  if (kind === undefined) throw new Error(`no hand ${number + 1} in this game`);
  const hand = dealHand(number, kind, dealer, chance);
  const dealt: KingEvent = { e: 'deal', hand: number, dealer, hands: hand.cards };
  return { phase: openingPhase(hand), events: [dealt] };
}

/** K2. */
function dealHand(number: number, kind: HandKind, dealer: Seat, chance: Chance): Hand {
  const pack = chance.stream(`deal ${number + 1}`).shuffle(DECK);
  const cards: BySeat<readonly Card[]> = seatsOf(PLAYERS).map(seat =>
    sorted(pack.filter((_, index) => seatAfter(dealer, PLAYERS, index + 1) === seat)),
  );
  return { number, kind, dealer, deal: cards.map(held => held.join('')), cards };
}

function openingPhase(hand: Hand): Phase {
  return hand.kind === 'positive'
    ? { name: 'talk', hand, talk: FIRST_TALK }
    : { name: 'play', hand, play: openPlay(hand.dealer, null, []) };
}
