import type { DiceOptions } from '../../engine/kings-dice/kinds.ts';
import type { RulePart } from './rulebook.ts';

const LORDS: RulePart = {
  title: 'A round',
  rules: [
    {
      id: 'D4',
      text: 'The table rolls all dice of everybody who has any, each under its owner’s cup. Nobody presses.',
    },
    {
      id: 'D5',
      text: 'Only you see your numbers. Dice that show the same number are one and the same: it does not matter which of them you lay.',
    },
    {
      id: 'D6',
      text: 'Lay your dice into five places. With five dice you fill all of them; with more you choose five; with fewer you lay them all and choose which places stay empty.',
    },
    {
      id: 'D7',
      text: 'Seal your order. Until the last player seals you may still change it; the others see only that it is sealed, not how often you changed your mind.',
    },
    { id: 'D8', text: 'Nothing is sealed for you, even if you have but one choice: that would tell on your dice.' },
    { id: 'D9', text: 'When the last player seals, all cups are lifted at once.' },
  ],
};

const COMMONERS: RulePart = {
  title: 'A round',
  rules: [
    {
      id: 'D4',
      text: 'The table rolls all dice of everybody who has any, each under its owner’s cup. Nobody presses.',
    },
    {
      id: 'D5',
      text: 'Only you see your numbers. Dice that show the same number are one and the same: it does not matter which of them you play.',
    },
    {
      id: 'D18',
      text: 'A round has five turns. In each, everybody who still has dice to play seals one of them face down, or sits out.',
    },
    {
      id: 'D19',
      text: 'You play five dice in a round, or all of them if you have fewer. You may sit out only while more turns are left than dice that you must still play.',
    },
    {
      id: 'D7',
      text: 'Until the last player seals you may still change your choice; the others see only that you have sealed.',
    },
    { id: 'D8', text: 'Nothing is sealed for you, even if you have but one choice: that would tell on your dice.' },
    { id: 'D9', text: 'When the last player seals, all is lifted at once.' },
    { id: 'D20', text: 'A turn in which everybody sits out changes nothing.' },
    {
      id: 'D21',
      text: 'Dice keep their numbers through the round, and each is played at most once in it. Dice that you won wait for the next round.',
    },
    {
      id: 'D22',
      text: 'The round ends as soon as no more than one player has dice left to play. What he has left stays his, unseen.',
    },
  ],
};

/** The rules as this table plays them. */
export function rules({ variant, roundLimit }: DiceOptions): readonly RulePart[] {
  const place = variant === 'lords' ? 'place' : 'turn';
  return [
    {
      title: 'The game',
      rules: [
        { id: 'D1', text: 'Two to eight players. Each starts with five dice.' },
        {
          id: 'D3',
          text: `Round follows round until no more than one player has dice${roundLimit === 'none' ? '' : `, or ${roundLimit} rounds are over`}.`,
        },
      ],
    },
    variant === 'lords' ? LORDS : COMMONERS,
    {
      title: variant === 'lords' ? 'What happens in a place' : 'What happens in a turn',
      rules: [
        { id: 'D10', text: `Each ${place} is settled by itself, among those who laid a die there.` },
        { id: 'D11', text: 'A die that is alone is unopposed and stays yours.' },
        { id: 'D12', text: `The single highest die takes all the others of its ${place}, and stays its owner’s.` },
        {
          id: 'D13',
          text: 'If two or more share the highest number nobody wins: every die there, the lower ones too, is out of the game.',
        },
        {
          id: 'D14',
          text: 'Dice that you win are set aside and used from the next round on. Dice that you did not lay stay with you.',
        },
      ],
    },
    {
      title: 'The end',
      rules: [
        {
          id: 'D15',
          text: 'Who is out is judged when the round has ended, dice set aside included. Without dice you are out.',
        },
        { id: 'D16', text: 'The only player left with dice wins.' },
        { id: 'D17', text: 'If nobody has dice left, it is a draw between those who went out in that last round.' },
        ...(roundLimit === 'none'
          ? []
          : [{ id: 'D23', text: `After round ${roundLimit} whoever has most dice wins; equals share the win.` }]),
        {
          id: 'D24',
          text: 'Places: first those who still have dice, by number; then the others, the later out the better.',
        },
      ],
    },
    {
      title: 'Who sees what',
      rules: [
        {
          id: 'D27',
          text: 'Everybody sees how many dice each player holds, and how many are out of the game. Numbers are yours alone until the cups are lifted; those you did not lay are never shown.',
        },
        {
          id: 'D28',
          text: 'What was revealed can be looked at again until the next reveal.',
        },
        {
          id: 'D25',
          text: 'A nutcracker draws lots for its places and turns. So does whoever plays for somebody away.',
        },
        { id: 'D29', text: 'When the game is over its record tells every roll.' },
      ],
    },
  ];
}
