import { clockwiseFrom, type Seat } from '../seats.ts';
import type { Bid, KingOptions, Standing, Way } from './kinds.ts';
import { PLAYERS } from './state.ts';

/** K35: a number of tricks, up or down. */
const TERMS: Readonly<Record<Bid, { readonly way: Way; readonly n: number }>> = {
  '1u': { way: 'up', n: 1 },
  '2u': { way: 'up', n: 2 },
  '3u': { way: 'up', n: 3 },
  '1d': { way: 'down', n: 1 },
  '4u': { way: 'up', n: 4 },
  '5u': { way: 'up', n: 5 },
  '6u': { way: 'up', n: 6 },
  '2d': { way: 'down', n: 2 },
  '7u': { way: 'up', n: 7 },
  '8u': { way: 'up', n: 8 },
};

const WORTH_OF_A_TRICK: Readonly<Record<Way, number>> = { up: 25, down: 75 };
const FOILED_WORTH = 75;

export const termsOf = (bid: Bid): { readonly way: Way; readonly n: number } => TERMS[bid];

/** In points, as in K35. */
export const worthOf = (bid: Bid): number => TERMS[bid].n * WORTH_OF_A_TRICK[TERMS[bid].way];

/** K36. */
export const raises = (bid: Bid, standing: Standing | null): boolean =>
  standing === null || worthOf(bid) > worthOf(standing.bid);

export const isTopBid = (standing: Standing | null): boolean => standing?.bid === '8u';

/** K50. */
export const isFoiled = (standing: Standing | null): boolean =>
  standing === null || worthOf(standing.bid) <= FOILED_WORTH;

/** The three who bid, nearest to the beneficiary's left first (K34). */
export const biddersOf = (beneficiary: Seat): readonly Seat[] => clockwiseFrom(beneficiary, PLAYERS).slice(0, -1);

/** Whether a bidder sits nearer to the beneficiary's left than the holder of the standing bid (K37). */
export function isPreferred(seat: Seat, standing: Standing | null, beneficiary: Seat): boolean {
  if (standing === null) return false;
  const bidders = biddersOf(beneficiary);
  return bidders.indexOf(seat) < bidders.indexOf(standing.by);
}

type Bidding = {
  readonly beneficiary: Seat;
  readonly standing: Standing | null;
  readonly passed: readonly Seat[];
};

/** Whether a bidder may still be asked: not the holder (K40), nor one who passed; over 8 up only who may match (K44). */
function hasASay(seat: Seat, { beneficiary, standing, passed }: Bidding): boolean {
  if (seat === standing?.by || passed.includes(seat)) return false;
  return !isTopBid(standing) || isPreferred(seat, standing, beneficiary);
}

/** Who speaks after this seat, or null when the bidding is over (K39, K43). */
export function nextSpeaker(after: Seat, bidding: Bidding): Seat | null {
  const others = clockwiseFrom(after, PLAYERS).filter(seat => seat !== bidding.beneficiary && seat !== after);
  return others.find(seat => hasASay(seat, bidding)) ?? null;
}

/** Who is in the auction, the holder included. Where passes are not final, only 8 up puts anybody out (K41, K42, K44). */
export function stillIn(bidding: Bidding, options: KingOptions): readonly Seat[] {
  const { beneficiary, standing } = bidding;
  const lasting = options.passIsFinal === 'off' && !isTopBid(standing);
  return biddersOf(beneficiary).filter(seat => lasting || seat === standing?.by || hasASay(seat, bidding));
}
