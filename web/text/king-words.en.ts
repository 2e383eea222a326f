import { type Card, type Suit, suitOf } from '../../engine/cards.ts';
import type { Bid, Call, Contract, HandKind, KingRefusal, Trump } from '../../engine/king/kinds.ts';
import { capital } from './grammar.en.ts';

const RANK_NAMES: readonly (readonly [string, string])[] = [
  ['A', 'ace'],
  ['K', 'king'],
  ['Q', 'queen'],
  ['J', 'jack'],
  ['T', 'ten'],
  ['9', 'nine'],
  ['8', 'eight'],
  ['7', 'seven'],
  ['6', 'six'],
  ['5', 'five'],
  ['4', 'four'],
  ['3', 'three'],
  ['2', 'two'],
];
const rank = (card: Card): string => RANK_NAMES.find(([letter]) => card.startsWith(letter))?.[1] ?? card;
export const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const satisfies Record<Suit, string>;
export const card = (card: Card): string => `${rank(card)} of ${SUITS[suitOf(card)]}`;
export const trump = (trump: Trump): string => (trump === 'NT' ? 'no trump' : `${SUITS[trump]} trumps`);

export const bid = (bid: Bid): string => `${bid.charAt(0)} ${bid.endsWith('u') ? 'up' : 'down'}`;
export const terms = ({ n, way }: Contract): string => (n === 0 ? way : `${n} ${way}`);

export const HANDS: Readonly<
  Record<HandKind, { readonly name: string; readonly short: string; readonly costs: string; readonly note: string }>
> = {
  noTricks: { name: 'No tricks', short: 'Tricks', costs: 'each trick costs 20', note: '20 each' },
  noHearts: { name: 'No hearts', short: 'Hearts', costs: 'each heart costs 20', note: '20 each' },
  noQueens: { name: 'No queens', short: 'Queens', costs: 'each queen costs 50', note: '50 each' },
  noKingsOrJacks: { name: 'No kings, no jacks', short: 'Kings, jacks', costs: 'each costs 30', note: '30 each' },
  noKingOfHearts: { name: 'No king of hearts', short: 'King of hearts', costs: 'costs 160', note: '160' },
  noLastTwo: { name: 'No last two tricks', short: 'Last two', costs: 'each costs 90', note: '90 each' },
  quick16: {
    name: 'No tricks, nor the last two',
    short: 'Tricks, last two',
    costs: 'each trick costs 20, the last two 90 more each',
    note: '20, last two +90',
  },
  quick25: {
    name: 'No hearts, nor their king',
    short: 'Hearts, king',
    costs: 'each heart costs 20, the king 160 more',
    note: '20, king +160',
  },
  quick34: {
    name: 'No queens, kings or jacks',
    short: 'Queens, kings, jacks',
    costs: 'each queen costs 50, each king or jack 30',
    note: '50, 30, 30',
  },
  positive: { name: 'Positive', short: 'Positive', costs: '25 a trick up, −75 down', note: '25 a trick up, −75 down' },
};

export const call = (call: Call): string => {
  switch (call) {
    case 'match':
      return 'match';
    case 'pass':
      return 'pass';
    case 'askMore':
      return 'asks for more';
    case 'refuse':
      return 'no';
    case 'take':
      return '8 up';
    case 'ultimatum':
      return 'ultimatum';
    case 'accept':
      return 'accepts';
    case 'decline':
      return 'sells nothing';
    default:
      return bid(call);
  }
};

/** Why a card or a call is refused. */
export const why = (why: KingRefusal, led: Suit | null): string => {
  if (why === 'must-follow' && led !== null) return `${capital(SUITS[led])} were led and you hold ${SUITS[led]}.`;
  return REASONS[why];
};
const REASONS: Readonly<Record<KingRefusal, string>> = {
  'not-now': 'The table is at something else at the moment.',
  'not-your-card': 'That card is not in your hand.',
  'must-follow': 'Follow the suit that was led.',
  'no-heart-lead': 'Hearts may be led only by a hand that holds nothing else.',
  'must-play-king': 'The king of hearts goes at the first chance, and this is it.',
  'bid-too-low': 'A raise must be worth more than the bid that stands.',
  'no-preference': 'You sit behind the holder of this bid: you cannot match it, only raise.',
  'cannot-ask-more': 'You may ask for more once a hand, and never over 8 up.',
  'no-ultimatum': 'The ultimatum comes once a hand, and not while 8 up stands or after you kept the hand.',
  'no-forfeit': 'You may forfeit when nobody has bid more than 75 points.',
  'must-accept': '8 up stands, and at this table it binds you.',
  'nothing-to-accept': 'Nobody has bid.',
  'not-the-leader': 'A claim is for the player who leads, before the card is out.',
  'claimed-already': 'This claim was refused. Lead first, then you may claim again.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
