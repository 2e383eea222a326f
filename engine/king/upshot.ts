import { type Seat, seatAfter } from '../seats.ts';
import type { Setting } from './auction.ts';
import { nextSpeaker, termsOf } from './bids.ts';
import type { Call, Contract, KingMove, Standing, Trump, Way } from './kinds.ts';
import { PLAYERS, type Stage, type Talk } from './state.ts';

/** What a call leads to: more talk, a contract to be played, or a forfeit. */
export type Upshot =
  | { readonly kind: 'talk'; readonly talk: Talk }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'forfeit' };

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
