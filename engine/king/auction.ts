import { never } from '../json.ts';
import type { Seat } from '../seats.ts';
import { isFoiled, isPreferred, isTopBid, raises } from './bids.ts';
import {
  BIDS,
  type Decision,
  type FirstChoice,
  type KingAsk,
  type KingMove,
  type KingOptions,
  type KingRefusal,
} from './kinds.ts';
import type { Talk } from './state.ts';

/** Where a call is made: the house rules, whose hand it is, and what was said. */
export type Setting = {
  readonly options: KingOptions;
  readonly beneficiary: Seat;
  readonly talk: Talk;
};

export const FIRST_TALK: Talk = { calls: [], standing: null, now: { stage: 'choose', declined: false } };

/** The one who must say something now. */
export function speakerOf({ beneficiary, talk: { now } }: Setting): Seat {
  switch (now.stage) {
    case 'choose':
    case 'decide':
      return beneficiary;
    case 'bidding':
      return now.speaker;
    case 'more':
    case 'nameTrump':
      return now.holder;
    case 'ultimatum':
      return now.asked;
    default:
      return never(now);
  }
}

/** What the one who speaks may say. */
export function askCall(setting: Setting): KingAsk {
  const { now } = setting.talk;
  const speaker = speakerOf(setting);
  const may = (move: KingMove) => refuseCall(setting, speaker, move) === null;
  const openRaises = () => BIDS.filter(bid => may({ do: 'bid', bid }));
  switch (now.stage) {
    case 'choose':
      return { ask: 'choose', can: FIRST_CHOICES.filter(choice => choice === 'own' || may({ do: choice })) };
    case 'bidding':
      return { ask: 'bid', raises: openRaises(), match: may({ do: 'match' }) };
    case 'decide':
      return { ask: 'decide', can: DECISIONS.filter(choice => may({ do: choice })) };
    case 'more':
      return { ask: 'more', raises: openRaises() };
    case 'ultimatum':
    case 'nameTrump':
      return { ask: now.stage };
    default:
      return never(now);
  }
}

const FIRST_CHOICES = ['own', 'auction', 'ultimatum', 'forfeit'] as const satisfies readonly FirstChoice[];
const DECISIONS = ['accept', 'askMore', 'ultimatum', 'decline', 'forfeit'] as const satisfies readonly Decision[];

/** Why something may not be said now, or null. */
export function refuseCall(setting: Setting, seat: Seat, move: KingMove): KingRefusal | null {
  const { options, talk } = setting;
  if (seat !== speakerOf(setting)) return 'not-now';
  switch (talk.now.stage) {
    case 'choose':
      return refuseChoice(talk.now.declined, options, move);
    case 'bidding':
      return refuseBidding(setting, seat, move);
    case 'decide':
      return refuseDecision(talk, options, move);
    case 'more':
      if (move.do === 'bid') return raises(move.bid, talk.standing) ? null : 'bid-too-low';
      return move.do === 'refuse' ? null : 'not-now';
    case 'ultimatum':
      return move.do === 'take' || move.do === 'refuse' ? null : 'not-now';
    case 'nameTrump':
      return move.do === 'nameTrump' ? null : 'not-now';
    default:
      return never(talk.now);
  }
}

/** K30, K33; K48 after he declined. */
function refuseChoice(declined: boolean, options: KingOptions, move: KingMove): KingRefusal | null {
  switch (move.do) {
    case 'up':
    case 'down':
      return null;
    case 'auction':
      return declined ? 'not-now' : null;
    case 'ultimatum':
      return declined ? 'no-ultimatum' : null;
    case 'forfeit':
      return !declined && options.forfeitAnytime === 'on' ? null : 'no-forfeit';
    default:
      return 'not-now';
  }
}

/** K36, K37, K39, K44. */
function refuseBidding({ beneficiary, talk }: Setting, seat: Seat, move: KingMove): KingRefusal | null {
  switch (move.do) {
    case 'pass':
      return null;
    case 'bid':
      return raises(move.bid, talk.standing) ? null : 'bid-too-low';
    case 'match':
      return isPreferred(seat, talk.standing, beneficiary) ? null : 'no-preference';
    default:
      return 'not-now';
  }
}

/** K45, K47, K49, K50, K52. */
function refuseDecision({ standing, calls }: Talk, options: KingOptions, move: KingMove): KingRefusal | null {
  const binding = isTopBid(standing) && options.eightUpBinds === 'on' ? 'must-accept' : null;
  switch (move.do) {
    case 'accept':
      return standing === null ? 'nothing-to-accept' : null;
    case 'decline':
      return binding;
    case 'askMore': {
      const asked = calls.some(({ call }) => call === 'askMore');
      return binding ?? (standing === null || asked || isTopBid(standing) ? 'cannot-ask-more' : null);
    }
    case 'ultimatum':
      return binding ?? (isTopBid(standing) ? 'no-ultimatum' : null);
    case 'forfeit':
      return binding ?? (isFoiled(standing) || options.forfeitAnytime === 'on' ? null : 'no-forfeit');
    default:
      return 'not-now';
  }
}
