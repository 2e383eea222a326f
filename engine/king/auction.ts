import { never } from '../json.ts';
import { type Seat, seatAfter } from '../seats.ts';
import { isFoiled, isPreferred, isTopBid, nextSpeaker, raises, raisesOver, termsOf } from './bids.ts';
import type {
  Call,
  Contract,
  Decision,
  FirstChoice,
  KingAsk,
  KingMove,
  KingOptions,
  KingRefusal,
  Standing,
  Trump,
  Way,
} from './kinds.ts';
import { PLAYERS, type Stage, type Talk } from './state.ts';

/** Where a call is made: the house rules, whose hand it is, and what was said. */
export type Setting = {
  readonly options: KingOptions;
  readonly beneficiary: Seat;
  readonly talk: Talk;
};

/** What a call leads to: more talk, a contract to be played, or a forfeit. */
export type Upshot =
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'forfeit' };

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

export function askCall(setting: Setting): KingAsk {
  const { talk, beneficiary } = setting;
  const { now, standing } = talk;
  const speaker = speakerOf(setting);
  const may = (move: KingMove) => refuseCall(setting, speaker, move) === null;
  switch (now.stage) {
    case 'choose':
      return { ask: 'choose', can: FIRST_CHOICES.filter(choice => choice === 'own' || may({ do: choice })) };
    case 'bidding':
      return { ask: 'bid', raises: raisesOver(standing), match: isPreferred(speaker, standing, beneficiary) };
    case 'decide':
      return { ask: 'decide', can: DECISIONS.filter(choice => may({ do: choice })) };
    case 'more':
      return { ask: 'more', raises: raisesOver(standing) };
    case 'ultimatum':
    case 'nameTrump':
      return { ask: now.stage };
    default:
      return never(now);
  }
}

const FIRST_CHOICES = ['own', 'auction', 'ultimatum', 'forfeit'] as const satisfies readonly FirstChoice[];
const DECISIONS = ['accept', 'askMore', 'ultimatum', 'decline', 'forfeit'] as const satisfies readonly Decision[];

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

/** The word under which a move is listed among the calls; null for one that is no call. */
export function callOf(move: KingMove): Call | null {
  switch (move.do) {
    case 'bid':
      return move.bid;
    case 'match':
    case 'pass':
    case 'askMore':
    case 'refuse':
    case 'take':
    case 'ultimatum':
    case 'accept':
    case 'decline':
      return move.do;
    default:
      return null;
  }
}

/** What a legal call leads to. */
export function say(setting: Setting, seat: Seat, move: KingMove): Upshot {
  const { beneficiary, talk } = setting;
  const call = callOf(move);
  const said: Talk = call === null ? talk : { ...talk, calls: [...talk.calls, { seat, call }] };

  switch (move.do) {
    case 'up':
      return contract('up', move.trump, { by: seat, n: 0 });
    case 'down':
      return contract('down', 'NT', { by: seat, n: 0 });
    case 'forfeit':
      return { kind: 'forfeit' };
    case 'auction':
      return bidOn(setting, said, beneficiary, []);
    case 'pass':
      return pass(setting, said, seat);
    case 'match':
      return rise(setting, said, { bid: standingOf(said).bid, by: seat });
    case 'bid':
      return rise(setting, said, { bid: move.bid, by: seat });
    case 'accept':
      return accept(said, standingOf(said));
    case 'askMore':
      return next(said, { stage: 'more', holder: standingOf(said).by });
    case 'decline':
      return next({ ...said, standing: null }, { stage: 'choose', declined: true });
    case 'ultimatum':
      return askUltimatum({ ...said, standing: null }, beneficiary, beneficiary);
    case 'take':
      return next(said, { stage: 'nameTrump', holder: seat, n: termsOf('8u').n });
    case 'refuse':
      return talk.now.stage === 'more' ? next(said, { stage: 'decide' }) : askUltimatum(said, beneficiary, seat);
    case 'nameTrump':
      return contract('up', move.trump, { by: seat, n: talk.now.stage === 'nameTrump' ? talk.now.n : 0 });
    default:
      throw new Error(`${move.do} is no call`);
  }
}

const next = (talk: Talk, now: Stage): Upshot => ({ kind: 'talk', talk: { ...talk, now } });

const contract = (way: Way, trump: Trump, { by, n }: Pick<Contract, 'by' | 'n'>): Upshot => ({
  kind: 'contract',
  contract: { way, trump, by, n },
});

function standingOf({ standing }: Talk): Standing {
  if (standing === null) throw new Error('no bid stands');
  return standing;
}

/** A raise or a match: another bid stands. In the auction it goes round (K42); on request nobody may match it (K47). */
function rise(setting: Setting, said: Talk, standing: Standing): Upshot {
  const { now } = said;
  const risen: Talk = { ...said, standing };
  if (now.stage !== 'bidding') return next(risen, { stage: 'decide' });
  return bidOn(setting, risen, standing.by, setting.options.passIsFinal === 'on' ? now.passed : []);
}

function pass(setting: Setting, said: Talk, seat: Seat): Upshot {
  const passed = said.now.stage === 'bidding' ? said.now.passed : [];
  return bidOn(setting, said, seat, [...passed, seat]);
}

/** The bidding goes on clockwise, or is over and the beneficiary decides (K39, K43). */
function bidOn({ beneficiary }: Setting, talk: Talk, after: Seat, passed: readonly Seat[]): Upshot {
  const speaker = nextSpeaker(after, { beneficiary, standing: talk.standing, passed });
  return next(talk, speaker === null ? { stage: 'decide' } : { stage: 'bidding', speaker, passed });
}

/** K46. */
function accept(talk: Talk, { bid, by }: Standing): Upshot {
  const { way, n } = termsOf(bid);
  return way === 'down' ? contract('down', 'NT', { by, n }) : next(talk, { stage: 'nameTrump', holder: by, n });
}

/** The next bidder is asked; when all have refused, the beneficiary goes down (K52, K55). */
function askUltimatum(talk: Talk, beneficiary: Seat, after: Seat): Upshot {
  const asked = seatAfter(after, PLAYERS);
  return asked === beneficiary
    ? contract('down', 'NT', { by: beneficiary, n: 0 })
    : next(talk, { stage: 'ultimatum', asked });
}
