import type { KingOptions } from '../../engine/king/kinds.ts';
import type { RulePart } from './rulebook.ts';

/** The rules as this table plays them. */
export function rules(o: KingOptions): readonly RulePart[] {
  const quick = o.length === 'quick';
  return [
    {
      title: 'The game',
      rules: [
        {
          id: 'K1',
          text: `Four players, each alone. ${quick ? 'Seven hands: three to dodge, then four to win' : 'Ten hands: six to dodge, then four to win'}. The highest total wins; all totals together make 0.`,
        },
        {
          id: 'K2',
          text: '52 cards, 13 each. The ace is high, then king, queen, jack, ten down to two. The deal passes to the left after every hand.',
        },
        {
          id: 'K3',
          text: `Before the first hand cards are dealt face up until the king of hearts appears. Whoever gets it ${o.dealerChoice === 'on' ? 'names the first dealer' : 'deals first'}.`,
        },
      ],
    },
    {
      title: 'Tricks',
      rules: [
        { id: 'K8', text: leadRule(o) },
        {
          id: 'K10',
          text: 'Follow the suit that was led if you hold it. If you do not, play any card. You never have to trump, nor to win.',
        },
        {
          id: 'K12',
          text: 'The highest trump takes the trick; without trumps the highest card of the suit that was led. Whoever took it leads the next one.',
        },
      ],
    },
    {
      title: 'The hands to dodge',
      rules: [
        ...(quick ? QUICK : FULL).map(([id, text]) => ({ id, text })),
        {
          id: 'K25',
          text: `In ${quick ? 'the second hand' : 'hands 2 and 5'} hearts may be led only by a hand that holds nothing else.`,
        },
        {
          id: 'K26',
          text: `In ${quick ? 'the second hand' : 'hand 5'} the king of hearts ${
            o.kingOfHearts === 'strict'
              ? 'goes at the first chance: when hearts are led, when you cannot follow, and when you have to lead a heart.'
              : 'has to go as soon as another suit is led that you cannot follow.'
          }`,
        },
        {
          id: 'K28',
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
          id: 'K30',
          text: 'The dealer looks at the cards first: play it up, play it down, open the auction, or give the ultimatum.',
        },
        { id: 'K31', text: 'Up: 25 for every trick. Whoever plays it names a trump suit, or no trump.' },
        { id: 'K32', text: 'Down: everybody gets 325 and loses 75 for every trick. There are never trumps.' },
        {
          id: 'K35',
          text: 'In the auction the other three bid from the dealer’s left: tricks up at 25 each, or down at 75 each. There are ten bids, from 1 up to 8 up; 3 up is worth as much as 1 down, 6 up as much as 2 down.',
        },
        { id: 'K36', text: 'A raise must be worth more than the bid that stands. You may jump.' },
        {
          id: 'K37',
          text: 'Whoever sits nearer to the dealer’s left may match the bid of somebody farther on, in exactly the same terms, and takes it over. The other then has to raise to get it back.',
        },
        {
          id: 'K41',
          text:
            o.passIsFinal === 'on'
              ? 'A pass is for good. The auction ends when only the holder is left, or all three have passed.'
              : 'You may come back after a pass. The auction ends when the two others pass in a row, or all three without a bid.',
        },
        {
          id: 'K45',
          text: 'Then the dealer decides: accept; ask for more; give the ultimatum; or keep the hand and choose up or down for nothing.',
        },
        {
          id: 'K47',
          text: 'More may be asked for once a hand, and never over 8 up. The holder raises as far as he likes, which nobody can match, or lets the bid stand.',
        },
        {
          id: 'K44',
          text: '8 up ends the auction at once, but for those who may match it.',
        },
        {
          id: 'K49',
          text:
            o.eightUpBinds === 'on'
              ? 'Once 8 up stands, the dealer has to accept it.'
              : 'The dealer may decline any bid, 8 up too.',
        },
        {
          id: 'K52',
          text: 'The ultimatum, once a hand: “8 up, or I go down.” The others are asked from the left. The first to say 8 up gets it; if nobody does, the dealer plays down. It voids a bid, and cannot be given over 8 up.',
        },
        {
          id: 'K50',
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
          id: 'K56',
          text: `Whoever bought up pays the dealer 25 for every trick that was bid${o.shortfall === 'noDebt' ? ', but for no more than were made' : ', made or not'}.`,
        },
        {
          id: 'K58',
          text: `Whoever bought down takes as many of the dealer’s tricks on himself as were bid: 75 each${o.downPayment === 'capped' ? ', but no more than the dealer took' : ', whether the dealer took so many or not'}.`,
        },
      ],
    },
    {
      title: 'Claims',
      rules: [
        {
          id: 'K60',
          text: 'Before leading you may claim all the tricks that are left. If your cards win them however the others lie, they are yours at once.',
        },
        {
          id: 'K64',
          text: 'Otherwise your cards are laid open and the others are asked. One objection sends play on; then lead before you claim again.',
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
  ['K16', 'Hand 1, no tricks: −20 for each.'],
  ['K17', 'Hand 2, no hearts: −20 for each.'],
  ['K18', 'Hand 3, no queens: −50 for each.'],
  ['K19', 'Hand 4, no kings and no jacks: −30 for each.'],
  ['K20', 'Hand 5, no king of hearts: −160.'],
  ['K21', 'Hand 6, not the last two tricks: −90 for each.'],
] as const;
const QUICK = [
  ['K22', 'Hand 1: −20 for each trick, and −90 more for each of the last two.'],
  ['K23', 'Hand 2: −20 for each heart, and −160 more for the king of hearts.'],
  ['K24', 'Hand 3: −50 for each queen, −30 for each king or jack.'],
] as const;
