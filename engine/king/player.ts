import type { Card } from '../cards.ts';
import type { Draws, OwnLook, Player } from '../game.ts';
import { never } from '../json.ts';
import type { Seat } from '../seats.ts';
import type { Auction, KingKinds, KingMove, KingPhaseView } from './kinds.ts';
import { heartsLawOf } from './play.ts';
import { bidOrPass, chooseFirst, decide, raiseOrRefuse, takeOrRefuse, worthOfHand } from './player/bid.ts';
import { agreesTo, mayClaimAll } from './player/claim.ts';
import { best, type Sight, sightOf } from './player/count.ts';
import { dodge } from './player/dodge.ts';
import { win } from './player/win.ts';
import { PLAYERS } from './state.ts';

/** The built-in player of King. It knows what its seat sees and guesses the rest by counting; it remembers nothing. */
export const kingPlayer: Player<KingKinds> = (look, draws) => {
  const { seat, view, ask } = look;
  switch (ask.ask) {
    case 'nameDealer':
      return { do: 'nameDealer', dealer: dealerFor(seat, draws) };
    case 'choose':
      return chooseFirst(worthOfHand(view.mine, draws), ask.can, draws);
    case 'bid':
      return bidOrPass(worthOfHand(view.mine, draws), auctionOf(view.play), ask, draws);
    case 'decide':
      return decide(worthOfHand(view.mine, draws), auctionOf(view.play), ask.can, draws);
    case 'more':
      return raiseOrRefuse(worthOfHand(view.mine, draws), ask.raises, draws);
    case 'ultimatum':
      return takeOrRefuse(worthOfHand(view.mine, draws));
    case 'nameTrump':
      return { do: 'nameTrump', trump: worthOfHand(view.mine, draws).trump };
    case 'play':
      return playOrClaim(look, ask, draws);
    case 'claim':
      return answerClaim(look, ask);
    default:
      return never(ask);
  }
};

type Look = OwnLook<KingKinds>;
type Playing = Extract<Look['ask'], { readonly ask: 'play' }>;
type Claimed = Extract<Look['ask'], { readonly ask: 'claim' }>;

function playOrClaim(look: Look, { cards, mayClaim }: Playing, draws: Draws): KingMove {
  const [only, ...more] = cards;
  const { sight } = tableOf(look);
  if (mayClaim && mayClaimAll(sight)) return { do: 'claim' };
  if (only !== undefined && more.length === 0) return { do: 'play', card: only };
  return { do: 'play', card: chooseCard(look, sight, cards, draws) };
}

function chooseCard({ view }: Look, sight: Sight, legal: readonly Card[], draws: Draws): Card {
  return sight.way === 'up' ? win(sight, legal, draws) : dodge(sight, view.kind, legal, draws);
}

function answerClaim(look: Look, { kingOfHearts }: Claimed): KingMove {
  const { sight, claim } = tableOf(look);
  if (claim === null) throw new Error('nobody claims');
  const { king } = heartsLawOf(look.view.kind, kingOfHearts);
  return { do: agreesTo(claim.cards, sight, king) ? 'agree' : 'object' };
}

function tableOf({ seat, view }: Look) {
  const { play } = view;
  if (play.phase !== 'play') throw new Error(`no cards are played in phase ${play.phase}`);
  return { sight: sightOf(view, play, seat), claim: play.claim };
}

function auctionOf(play: KingPhaseView): Auction {
  if (!('auction' in play)) throw new Error(`no auction in phase ${play.phase}`);
  return play.auction;
}

/** To open a hand is no gain where tricks cost points: whoever deals last opens fewest of them. */
const dealerFor = (seat: Seat, draws: Draws) =>
  best([0, 1, 2, 3] as const, dealer => stepsBetween(dealer, seat), draws);

const stepsBetween = (from: Seat, to: Seat): number => (to - from + PLAYERS) % PLAYERS;
