import type { Card } from '../../cards.ts';
import type { Draws } from '../../game.ts';
import { never } from '../../json.ts';
import { termsOf } from '../bids.ts';
import {
  type Auction,
  type Bid,
  type Decision,
  type FirstChoice,
  type KingMove,
  type Standing,
  TRUMPS,
  type Trump,
} from '../kinds.ts';
import { DOWN_START, DOWN_TRICK, FORFEIT, UP_TRICK } from '../scoring.ts';
import { best } from './count.ts';
import { tricksAside, tricksDown, tricksUp } from './worth.ts';

/** What 13 cards are worth in points to one player, whoever plays the hand and how. */
export interface Worth {
  readonly trump: Trump;
  /** Playing up with that trump, playing down, and both with nothing paid. */
  readonly up: number;
  readonly down: number;
  /** Up, where somebody else names the trump. */
  readonly aside: number;
}

/** What 13 cards are likely to bring, with the trump that suits them best. */
export function worthOfHand(hand: readonly Card[], draws: Draws): Worth {
  const trump = best(TRUMPS, trump => tricksUp(hand, trump), draws);
  return {
    trump,
    up: UP_TRICK * tricksUp(hand, trump),
    down: DOWN_START - DOWN_TRICK * tricksDown(hand),
    aside: UP_TRICK * tricksAside(hand),
  };
}

/** What a bid brings to its holder, once he has paid. */
function heldBy({ up, down }: Worth, bid: Bid): number {
  const { way, n } = termsOf(bid);
  return way === 'up' ? up - UP_TRICK * n : down - DOWN_TRICK * n;
}

/** What a bid of somebody else brings to a player who neither pays nor is paid. */
const standingBy = ({ down, aside }: Worth, standing: Standing | null): number =>
  standing !== null && termsOf(standing.bid).way === 'down' ? down : aside;

/** What a bid brings to the beneficiary, once he is paid. */
function soldFor({ down, aside }: Worth, bid: Bid): number {
  const { way, n } = termsOf(bid);
  return way === 'up' ? aside + UP_TRICK * n : down + DOWN_TRICK * n;
}

/** A gain that is worth the risk. */
const MARGIN = 10;

/** The bidder: the cheapest call that gains on what stands, else a pass. */
export function bidOrPass(
  worth: Worth,
  { standing }: Auction,
  ask: { readonly raises: readonly Bid[]; readonly match: boolean },
  draws: Draws,
): KingMove {
  const calls: readonly { readonly move: KingMove; readonly bid: Bid }[] = [
    ...(ask.match && standing !== null ? [{ move: { do: 'match' }, bid: standing.bid } as const] : []),
    ...ask.raises.map(bid => ({ move: { do: 'bid', bid }, bid }) as const),
  ];
  if (calls.length === 0) return { do: 'pass' };
  const gain = (bid: Bid) => heldBy(worth, bid) - standingBy(worth, standing);
  const call = best(calls, ({ bid }) => gain(bid), draws);
  return gain(call.bid) > MARGIN ? call.move : { do: 'pass' };
}

/** The holder who is asked for more goes one step up where a good gain remains. */
export function raiseOrRefuse(worth: Worth, offered: readonly Bid[], draws: Draws): KingMove {
  if (offered.length === 0) return { do: 'refuse' };
  const bid = best(offered, bid => heldBy(worth, bid), draws);
  return heldBy(worth, bid) - worth.aside > 3 * MARGIN ? { do: 'bid', bid } : { do: 'refuse' };
}

/** 8 up, or the beneficiary goes down. */
export const takeOrRefuse = (worth: Worth): KingMove =>
  heldBy(worth, '8u') > worth.down + MARGIN ? { do: 'take' } : { do: 'refuse' };

/** The beneficiary plays a hand that nobody could pay for, and offers any other. */
export function chooseFirst(worth: Worth, can: readonly FirstChoice[], draws: Draws): KingMove {
  const own = Math.max(worth.up, worth.down);
  const mayThreaten = can.includes('ultimatum') && worth.down === own && threatens(worth);
  if (mayThreaten && draws.below(10) === 0) return { do: 'ultimatum' };
  if (can.includes('auction') && own < TOO_GOOD_TO_SELL) return { do: 'auction' };
  return playOwn(worth);
}

const TOO_GOOD_TO_SELL = 200;

const playOwn = ({ trump, up, down }: Worth): KingMove => (up >= down ? { do: 'up', trump } : { do: 'down' });

/** Whether a beneficiary who would go down anyway would much rather be paid for 8 up. */
const threatens = (worth: Worth): boolean => worth.down < soldFor(worth, '8u') - 8 * MARGIN;

/** The beneficiary, when the bidding is over: whatever brings most, and more of it where he may ask. */
export function decide(worth: Worth, { standing }: Auction, can: readonly Decision[], draws: Draws): KingMove {
  const decision = best(
    can.filter(choice => choice !== 'askMore'),
    choice => worthOfDecision(worth, standing, choice),
    draws,
  );
  const own = worthOfDecision(worth, standing, decision);
  const nearlySold = standing !== null && soldFor(worth, standing.bid) > own - ASK_WITHIN;
  return can.includes('askMore') && nearlySold ? { do: 'askMore' } : { do: decision };
}

/** How far below the best choice a bid may be, for a request for more to make sense. */
const ASK_WITHIN = 60;

function worthOfDecision(worth: Worth, standing: Standing | null, choice: Decision): number {
  switch (choice) {
    case 'accept':
    case 'askMore':
      return standing === null ? Number.NEGATIVE_INFINITY : soldFor(worth, standing.bid);
    case 'ultimatum':
      return threatens(worth) ? worth.down + 1 : Number.NEGATIVE_INFINITY;
    case 'decline':
      return Math.max(worth.up, worth.down);
    case 'forfeit':
      return FORFEIT.beneficiary;
    default:
      return never(choice);
  }
}
