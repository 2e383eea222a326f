import type { Card } from '../../../engine/cards.ts';
import { suitOf } from '../../../engine/cards.ts';
import type { Auction, KingAsk, KingPhaseView, KingView } from '../../../engine/king/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';
import { SEATS } from '../../../engine/seats.ts';
import type { KingText, Who } from '../../text/king.en.ts';
import type { Moment } from './scene.ts';

/** What the prompt says: whose turn it is, what happened, what may be done. The lamp burns when it is the reader's. */
export type Said = { readonly lamp: boolean; readonly title: string; readonly text: string };

export type Spoken = {
  readonly view: KingView;
  readonly ask: KingAsk | null;
  readonly awaited: readonly Seat[];
  readonly who: (seat: Seat) => Who;
};

/** One sentence for the title and one for the text, for every situation at the table. */
export function promptOf(t: KingText, it: Spoken): Said {
  return it.ask === null ? others(t, it) : yours(t, it, it.ask);
}

/** What has just happened and is still to be seen. */
export function momentSaid(t: KingText, moment: Moment, who: Spoken['who']): Said {
  const say = (title: string, text: string): Said => ({ lamp: false, title, text });
  if (moment.kind === 'trick') {
    const card = winningCard(moment.trick);
    return say(t.prompt.takes(who(moment.trick.winner)), card === null ? '' : t.prompt.takesWith(card));
  }
  const { seat, how, by } = moment.ended;
  if (how === 'refused' && by !== null) return say(t.claim.objected(who(by)), t.claim.goesOn);
  return say(t.claim.proved(who(seat)), how === 'proved' ? t.claim.provedText : t.claim.agreed);
}

function yours(t: KingText, { view, who }: Spoken, ask: KingAsk): Said {
  const { play, dealer } = view;
  const seller = who(dealer);
  const lit = (title: string, text: string): Said => ({ lamp: true, title, text });
  switch (ask.ask) {
    case 'nameDealer':
      return lit(t.choose.dealerTitle, t.choose.dealerText);
    case 'choose':
      return play.phase === 'choose' && play.declined
        ? lit(t.choose.declinedTitle, t.choose.declinedText)
        : lit(t.choose.title, ask.can.includes('auction') ? t.choose.text : t.choose.declinedText);
    case 'bid': {
      const standing = auctionOf(play)?.standing ?? null;
      if (standing === null) return lit(t.auction.open, t.auction.openText(seller));
      return ask.match
        ? lit(t.auction.matchTitle(standing.bid, ask.raises.length > 0), t.auction.matchText(who(standing.by)))
        : lit(t.auction.raise(standing.bid), t.auction.raiseText(who(standing.by)));
    }
    case 'decide': {
      const standing = auctionOf(play)?.standing ?? null;
      return standing === null
        ? lit(t.decide.titleNone, t.decide.text)
        : lit(t.decide.title(who(standing.by), standing.bid), t.decide.text);
    }
    case 'more': {
      const standing = auctionOf(play)?.standing ?? null;
      return lit(t.decide.moreTitle(seller), standing === null ? '' : t.decide.moreText(standing.bid));
    }
    case 'ultimatum':
      return lit(t.decide.ultimatumTitle(seller), t.decide.ultimatumAsk);
    case 'nameTrump': {
      const standing = auctionOf(play)?.standing ?? null;
      return lit(t.decide.trumpTitle, standing === null ? '' : t.decide.trumpText(standing.bid));
    }
    case 'play':
      return lit(...yourCard(t, view, ask));
    case 'claim':
      return play.phase === 'play' && play.claim !== null
        ? lit(t.claim.title(who(play.claim.by)), t.claim.text)
        : lit(t.prompt.yourTurn, '');
  }
}

function yourCard(t: KingText, view: KingView, ask: KingAsk & { ask: 'play' }): [string, string] {
  const led = view.play.phase === 'play' ? (view.play.trick[0] ?? null) : null;
  const barred = ask.not.map(group => group.why);
  if (barred.includes('must-play-king')) return [led === null ? t.prompt.yourLead : t.prompt.yourTurn, t.prompt.king];
  if (led === null) {
    return [t.prompt.yourLead, barred.includes('no-heart-lead') ? t.prompt.leadNoHearts : t.prompt.leadAny];
  }
  const [only] = ask.cards;
  if (only !== undefined && ask.cards.length === 1 && barred.length > 0) {
    return [t.prompt.yourTurn, `${t.prompt.led(suitOf(led))} ${t.prompt.only(only)}`];
  }
  const follows = only !== undefined && suitOf(only) === suitOf(led);
  return [t.prompt.yourTurn, follows ? t.prompt.follow(suitOf(led)) : t.prompt.free(suitOf(led))];
}

function others(t: KingText, it: Spoken): Said {
  const { view, who, awaited } = it;
  const { play, dealer } = view;
  const seller = who(dealer);
  const say = (title: string, text: string): Said => ({ lamp: false, title, text });
  switch (play.phase) {
    case 'nameDealer':
      return say(t.choose.dealerOther(who(play.chooser)), t.choose.dealerOtherText);
    case 'choose':
      return say(t.choose.other(seller), play.declined ? t.choose.otherDeclined : t.choose.otherText);
    case 'bidding':
      return say(t.auction.speaks(who(play.speaker)), standingText(t, play.auction, who));
    case 'decide': {
      const { standing } = play.auction;
      return say(
        t.decide.other(seller),
        standing === null ? t.auction.noBid : t.decide.otherText(who(standing.by), standing.bid),
      );
    }
    case 'more': {
      const { standing } = play.auction;
      return say(
        t.decide.moreOther(seller, who(play.holder)),
        standing === null ? '' : t.decide.moreOtherText(standing.bid),
      );
    }
    case 'ultimatum':
      return say(t.decide.ultimatumOther(seller), t.decide.ultimatumOtherText(who(play.asked)));
    case 'nameTrump':
      return say(t.decide.trumpOther(who(play.holder)), standingText(t, play.auction, who));
    case 'play': {
      const [turn] = awaited;
      if (play.claim !== null) {
        const claimer = who(play.claim.by);
        const title = claimer.you ? t.claim.yours : t.claim.title(claimer);
        return say(title, t.claim.waiting(awaited.map(who)));
      }
      if (turn === undefined) return say('', '');
      const lead = play.trick.length === 0;
      return say(lead ? t.prompt.theirLead(who(turn)) : t.prompt.theirTurn(who(turn)), happened(t, it));
    }
    case 'over':
      return say('', '');
  }
}

const standingText = (t: KingText, { standing }: Auction, who: (seat: Seat) => Who): string => {
  if (standing === null) return t.auction.noBid;
  const holder = who(standing.by);
  return holder.you ? t.auction.youHold(standing.bid) : t.auction.theyHold(holder, standing.bid);
};

/** The last thing that happened on the cloth, in a sentence. */
function happened(t: KingText, { view, who }: Spoken): string {
  if (view.play.phase !== 'play') return '';
  const { trick, leader } = view.play;
  const card = trick.at(-1);
  if (card !== undefined) return t.prompt.played(who(playedBy(leader, trick.length - 1)), card);
  return view.last === null ? '' : t.prompt.tookLast(who(view.last.winner));
}

/** King has four seats; cards go clockwise from the leader. */
export function playedBy(leader: Seat, index: number): Seat {
  return SEATS[(leader + index) % 4] ?? leader;
}

/** The winning card of a finished trick. */
export function winningCard(trick: { leader: Seat; cards: readonly Card[]; winner: Seat }): Card | null {
  return trick.cards[(trick.winner - trick.leader + 4) % 4] ?? null;
}

export function auctionOf(play: KingPhaseView): Auction | null {
  return 'auction' in play ? play.auction : null;
}
