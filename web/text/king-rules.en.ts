import type { KingOptions, KingRefusal } from '../../engine/king/kinds.ts';

export type KingRule = { readonly id: string; readonly text: string };
export type KingRulePart = { readonly title: string; readonly rules: readonly KingRule[] };

/** The rules as this table plays them. Each rule has a name of its own, so that a refusal can point at it. */
function rules(o: KingOptions): readonly KingRulePart[] {
  const quick = o.length === 'quick';
  return [
    {
      title: 'The game',
      rules: [
        {
          id: 'aim',
          text: `Four players, each alone. ${quick ? 'Seven hands: three to dodge, then four to win' : 'Ten hands: six to dodge, then four to win'}. The highest total wins; all totals together make 0.`,
        },
        {
          id: 'deal',
          text: '52 cards, 13 each. The ace is high, then king, queen, jack, ten down to two. The deal passes to the left after every hand.',
        },
        {
          id: 'draw',
          text: `Before the first hand cards are dealt face up until the king of hearts appears. Whoever gets it ${o.dealerChoice === 'on' ? 'names the first dealer' : 'deals first'}.`,
        },
      ],
    },
    {
      title: 'Tricks',
      rules: [
        { id: 'lead', text: leadRule(o) },
        {
          id: 'follow',
          text: 'Follow the suit that was led if you hold it. If you do not, play any card. You never have to trump, nor to win.',
        },
        {
          id: 'wins',
          text: 'The highest trump takes the trick; without trumps the highest card of the suit that was led. Whoever took it leads the next one.',
        },
      ],
    },
    {
      title: 'The hands to dodge',
      rules: [
        ...(quick ? QUICK : FULL).map(([id, text]) => ({ id, text })),
        {
          id: 'hearts',
          text: `In ${quick ? 'the second hand' : 'hands 2 and 5'} hearts may be led only by a hand that holds nothing else.`,
        },
        {
          id: 'king',
          text: `In ${quick ? 'the second hand' : 'hand 5'} the king of hearts ${
            o.kingOfHearts === 'strict'
              ? 'goes at the first chance: when hearts are led, when you cannot follow, and when you have to lead a heart.'
              : 'has to go as soon as another suit is led that you cannot follow.'
          }`,
        },
        {
          id: 'early',
          text:
            o.playOut === 'on'
              ? 'Every hand is played to the last card.'
              : 'A hand about hearts, queens, kings or jacks ends with the trick that takes the last of them.',
        },
      ],
    },
    {
      title: 'The hands to win',
      rules: [
        {
          id: 'seller',
          text: 'The dealer looks at the cards first: play it up, play it down, open the auction, or give the ultimatum.',
        },
        { id: 'up', text: 'Up: 25 for every trick. Whoever plays it names a trump suit, or no trump.' },
        { id: 'down', text: 'Down: everybody gets 325 and loses 75 for every trick. There are never trumps.' },
        {
          id: 'bids',
          text: 'In the auction the other three bid from the dealer’s left: tricks up at 25 each, or down at 75 each. There are ten bids, from 1 up to 8 up; 3 up is worth as much as 1 down, 6 up as much as 2 down.',
        },
        { id: 'raise', text: 'A raise must be worth more than the bid that stands. You may jump.' },
        {
          id: 'match',
          text: 'Whoever sits nearer to the dealer’s left may match the bid of somebody farther on, in exactly the same terms, and takes it over. The other then has to raise to get it back.',
        },
        {
          id: 'pass',
          text:
            o.passIsFinal === 'on'
              ? 'A pass is for good. The auction ends when only the holder is left, or all three have passed.'
              : 'You may come back after a pass. The auction ends when the two others pass in a row, or all three without a bid.',
        },
        {
          id: 'decide',
          text: 'Then the dealer decides: accept; ask the holder once for more; give the ultimatum; or keep the hand and choose up or down for nothing.',
        },
        {
          id: 'eight',
          text: `8 up ends the auction at once, but for those who may match it.${o.eightUpBinds === 'on' ? ' The dealer has to accept it.' : ''}`,
        },
        {
          id: 'ultimatum',
          text: 'The ultimatum, once a hand: “8 up, or I go down.” The others are asked from the left. The first to say 8 up gets it; if nobody does, the dealer plays down. It voids a bid, and cannot be given over 8 up.',
        },
        {
          id: 'forfeit',
          text:
            o.forfeitAnytime === 'on'
              ? 'The dealer may forfeit any positive hand, at the first choice or at the decision: 100 for the dealer, 75 for each of the others.'
              : 'If no bid is worth more than 75, the dealer may forfeit the hand at the decision: 100 for the dealer, 75 for each of the others.',
        },
      ],
    },
    {
      title: 'Paying',
      rules: [
        {
          id: 'payUp',
          text: `Whoever bought up pays the dealer 25 for every trick that was bid${o.shortfall === 'noDebt' ? ', but for no more than were made' : ', made or not'}.`,
        },
        {
          id: 'payDown',
          text: `Whoever bought down takes as many of the dealer’s tricks on himself as were bid: 75 each${o.downPayment === 'capped' ? ', but no more than the dealer took' : ', whether the dealer took so many or not'}.`,
        },
      ],
    },
    {
      title: 'Claims',
      rules: [
        {
          id: 'claim',
          text: 'Before leading you may claim all the tricks that are left. If your cards win them however the others lie, they are yours at once. Otherwise they are laid open, and one objection sends play on; then lead before you claim again.',
        },
      ],
    },
  ];
}

function leadRule({ positiveLead }: KingOptions): string {
  switch (positiveLead) {
    case 'dealer':
      return 'The dealer leads the first trick of every hand.';
    case 'contractHolder':
      return 'The dealer leads the first trick; in a hand that was bought, whoever bought it.';
    case 'leftOfDealer':
      return 'The dealer leads the first trick; in the hands to win, the player on the dealer’s left.';
  }
}

const FULL = [
  ['noTricks', 'Hand 1, no tricks: −20 for each.'],
  ['noHearts', 'Hand 2, no hearts: −20 for each.'],
  ['noQueens', 'Hand 3, no queens: −50 for each.'],
  ['noKingsOrJacks', 'Hand 4, no kings and no jacks: −30 for each.'],
  ['noKingOfHearts', 'Hand 5, no king of hearts: −160.'],
  ['noLastTwo', 'Hand 6, not the last two tricks: −90 for each.'],
] as const;
const QUICK = [
  ['quick16', 'Hand 1: −20 for each trick, and −90 more for each of the last two.'],
  ['quick25', 'Hand 2: −20 for each heart, and −160 more for the king of hearts.'],
  ['quick34', 'Hand 3: −50 for each queen, −30 for each king or jack.'],
] as const;

/** The rule behind a refusal. */
const BEHIND = {
  'not-now': 'lead',
  'not-your-card': 'deal',
  'must-follow': 'follow',
  'no-heart-lead': 'hearts',
  'must-play-king': 'king',
  'bid-too-low': 'raise',
  'no-preference': 'match',
  'cannot-ask-more': 'decide',
  'no-ultimatum': 'ultimatum',
  'no-forfeit': 'forfeit',
  'must-accept': 'eight',
  'nothing-to-accept': 'decide',
  'not-the-leader': 'claim',
  'claimed-already': 'claim',
} satisfies Record<KingRefusal, string>;
const behind = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = BEHIND;
  return known[code] ?? null;
};

/** The rules of King, as they are read at the table. */
export const kingRules = {
  title: 'The rules of King',
  asPlayed: 'As they are played at this table.',
  behind,
  rules,
  rule: (number: number): string => `Rule ${number}`,
  all: 'Read all the rules of King',
  back: 'Back to my cards',
};
