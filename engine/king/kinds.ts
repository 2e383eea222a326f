import { type Card, SUITS } from '../cards.ts';
import type { Choices, Chosen } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { KingMove } from './moves.ts';
import type { KingState } from './state.ts';

export type { KingMove };

/** For how many it is. */
export const KING_SEATS = { min: 4, max: 4 } as const;

/** House rules of King; the first choice of each list is the default. */
export const KING_CHOICES = {
  length: ['full', 'quick'],
  dealerChoice: ['off', 'on'],
  kingOfHearts: ['strict', 'voidOnly'],
  playOut: ['off', 'on'],
  positiveLead: ['dealer', 'contractHolder', 'leftOfDealer'],
  passIsFinal: ['on', 'off'],
  forfeitAnytime: ['off', 'on'],
  eightUpBinds: ['off', 'on'],
  shortfall: ['debt', 'noDebt'],
  downPayment: ['full', 'capped'],
  sheet: ['columns', 'single'],
} as const satisfies Choices;
export type KingOptions = Chosen<typeof KING_CHOICES>;

export const NEGATIVE_HANDS = [
  'noTricks',
  'noHearts',
  'noQueens',
  'noKingsOrJacks',
  'noKingOfHearts',
  'noLastTwo',
  'quick16',
  'quick25',
  'quick34',
] as const;
export type NegativeHand = (typeof NEGATIVE_HANDS)[number];
export type HandKind = NegativeHand | 'positive';

/** Up: tricks are worth points. Down: they cost them. */
export type Way = 'up' | 'down';

/** A trump suit, or `NT` for none. */
export const TRUMPS = [...SUITS, 'NT'] as const;
export type Trump = (typeof TRUMPS)[number];

/** The ten bids that exist, in rising order of worth; 3 up and 1 down are worth the same, as are 6 up and 2 down. */
export const BIDS = ['1u', '2u', '3u', '1d', '4u', '5u', '6u', '2d', '7u', '8u'] as const;
export type Bid = (typeof BIDS)[number];

export type KingRefusal =
  /** Not the kind of decision that is being taken. */
  | 'not-now'
  | 'not-your-card'
  /** Follow the suit that was led. */
  | 'must-follow'
  /** Hearts may not be led while another suit is held. */
  | 'no-heart-lead'
  /** The king of hearts goes at the first legal chance. */
  | 'must-play-king'
  | 'bid-too-low'
  | 'no-preference'
  | 'cannot-ask-more'
  | 'no-ultimatum'
  | 'no-forfeit'
  /** 8 up stands and binds: only accept. */
  | 'must-accept'
  | 'nothing-to-accept'
  /** A claim is for the leader, before he leads. */
  | 'not-the-leader'
  /** The same lead was claimed and refused already. */
  | 'claimed-already';

/** What the beneficiary may choose from at his first choice. `own` is up with any trump or none, and down. */
export type FirstChoice = 'own' | 'auction' | 'ultimatum' | 'forfeit';
/** What he may choose from when the bidding is over. */
export type Decision = 'accept' | 'askMore' | 'ultimatum' | 'decline' | 'forfeit';

export type KingAsk =
  | { readonly ask: 'nameDealer' }
  | { readonly ask: 'choose'; readonly can: readonly FirstChoice[] }
  /** Passing is always possible. */
  | { readonly ask: 'bid'; readonly raises: readonly Bid[]; readonly match: boolean }
  | { readonly ask: 'decide'; readonly can: readonly Decision[] }
  /** Asked for more: raise, or refuse. */
  | { readonly ask: 'more'; readonly raises: readonly Bid[] }
  /** Take it (8 up), or refuse. */
  | { readonly ask: 'ultimatum' }
  | { readonly ask: 'nameTrump' }
  /** The playable cards; the others, grouped by the reason why not. */
  | {
      readonly ask: 'play';
      readonly cards: readonly Card[];
      readonly not: readonly { readonly why: KingRefusal; readonly cards: readonly Card[] }[];
      readonly mayClaim: boolean;
    }
  /** Somebody claims the rest: agree, or object. What can still happen depends on how the king of hearts is bound. */
  | { readonly ask: 'claim'; readonly kingOfHearts: KingOptions['kingOfHearts'] };

/** One thing said in a positive hand, as it is shown in the list of calls. */
export type Call = Bid | 'match' | 'pass' | 'askMore' | 'refuse' | 'take' | 'ultimatum' | 'accept' | 'decline';

export type Standing = {
  readonly bid: Bid;
  readonly by: Seat;
};

/** How a positive hand is played. `n` is the number bid; 0 where the beneficiary plays himself and nothing is paid. */
export type Contract = {
  readonly way: Way;
  readonly trump: Trump;
  readonly by: Seat;
  readonly n: number;
};

export type Trick = {
  readonly leader: Seat;
  /** In the order of play. */
  readonly cards: readonly Card[];
  readonly winner: Seat;
};

/** One line of the score sheet. */
export type SheetLine =
  | { readonly kind: NegativeHand; readonly scores: BySeat<number> }
  | { readonly kind: 'positive'; readonly scores: BySeat<number>; readonly contract: Contract | 'forfeit' };

export type Auction = {
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[];
  readonly standing: Standing | null;
  /** Who may still bid or match, the holder of the standing bid included; none when the bidding is over. */
  readonly stillIn: readonly Seat[];
};

/** How a finished hand went: all of it lay open while it was played. */
export type PastHand = {
  readonly tricks: readonly Trick[];
  /** What was said before a positive hand. */
  readonly calls: Auction['calls'];
  /** Who claimed the tricks that were left and got them. */
  readonly claimer: Seat | null;
};

export type KingPhaseView =
  | { readonly phase: 'nameDealer'; readonly chooser: Seat }
  /** The beneficiary's first choice, or his choice after he declined. */
  | { readonly phase: 'choose'; readonly declined: boolean; readonly auction: Auction }
  | { readonly phase: 'bidding'; readonly auction: Auction; readonly speaker: Seat }
  | { readonly phase: 'decide'; readonly auction: Auction }
  | { readonly phase: 'more'; readonly auction: Auction; readonly holder: Seat }
  | { readonly phase: 'ultimatum'; readonly auction: Auction; readonly asked: Seat }
  | { readonly phase: 'nameTrump'; readonly auction: Auction; readonly holder: Seat }
  | {
      readonly phase: 'play';
      /** Null in negative hands. */
      readonly contract: Contract | null;
      readonly leader: Seat;
      readonly trick: readonly Card[];
      /** Who is winning the trick so far; null before the first card. */
      readonly winning: Seat | null;
      /** Open while a claim is answered: the claimer's cards, and who has agreed so far. */
      readonly claim: { readonly by: Seat; readonly cards: readonly Card[]; readonly agreed: readonly Seat[] } | null;
    }
  | { readonly phase: 'over' };

export type KingView = {
  /** The number of the hand, from 0, and of all hands. */
  readonly hand: number;
  readonly hands: number;
  readonly kind: HandKind;
  readonly dealer: Seat;
  /** The viewer's own cards, sorted; none for a watcher. */
  readonly mine: readonly Card[];
  /** How many cards each seat holds. */
  readonly left: BySeat<number>;
  readonly play: KingPhaseView;
  /** The last finished trick of this hand. */
  readonly last: Trick | null;
  readonly tricks: BySeat<number>;
  /** Penalty cards taken in this hand, in the order in which they fell. */
  readonly taken: BySeat<readonly Card[]>;
  readonly sheet: readonly SheetLine[];
  /** The draw for the first dealer: shown until the first hand is under way. Cards go clockwise from `from`. */
  readonly draw: { readonly from: Seat; readonly cards: readonly Card[]; readonly receiver: Seat } | null;
  /** The whole deal of the hand before, each seat's 13 cards as text without spaces, and its last trick. */
  readonly before: { readonly deal: BySeat<string>; readonly last: Trick | null } | null;
};

export type KingEvent =
  | { readonly e: 'draw'; readonly from: Seat; readonly cards: readonly Card[]; readonly receiver: Seat }
  | { readonly e: 'dealer'; readonly dealer: Seat }
  | { readonly e: 'deal'; readonly hand: number; readonly dealer: Seat; readonly hands: BySeat<readonly Card[]> }
  | { readonly e: 'call'; readonly seat: Seat; readonly call: Call }
  | { readonly e: 'contract'; readonly contract: Contract }
  | { readonly e: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'trick'; readonly trick: Trick }
  | { readonly e: 'claim'; readonly seat: Seat }
  | {
      readonly e: 'claimEnded';
      readonly seat: Seat;
      readonly how: 'proved' | 'agreed' | 'refused';
      readonly by: Seat | null;
    }
  | { readonly e: 'handOver'; readonly line: SheetLine; readonly dealer: Seat; readonly early: boolean }
  | { readonly e: 'over' };

/** All that happens in King happens in the open, but for the cards that are dealt. */
export type KingNews =
  | Exclude<KingEvent, { readonly e: 'deal' }>
  | { readonly e: 'deal'; readonly hand: number; readonly dealer: Seat };

export type KingKinds = {
  options: KingOptions;
  thing: never;
  state: KingState;
  move: KingMove;
  ask: KingAsk;
  event: KingEvent;
  view: KingView;
  news: KingNews;
  refusal: KingRefusal;
};
