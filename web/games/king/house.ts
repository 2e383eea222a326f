import { KING_CHOICES, KING_SEATS } from '../../../engine/king/kinds.ts';
import type { House } from '../house.ts';

export const KING_HOUSE: House = {
  most: KING_SEATS.max,
  choices: KING_CHOICES,
  first: 'length',
  presets: [
    { id: 'usual', options: {} },
    { id: 'brazilian', options: { dealerChoice: 'on' } },
    {
      id: 'mild',
      options: { kingOfHearts: 'voidOnly', passIsFinal: 'off', shortfall: 'noDebt', downPayment: 'capped' },
    },
  ],
  text: words => words.houses.king,
};
