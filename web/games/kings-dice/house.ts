import { DICE_CHOICES, DICE_SEATS } from '../../../engine/kings-dice/kinds.ts';
import type { House } from '../house.ts';

export const DICE_HOUSE: House = {
  most: DICE_SEATS.max,
  choices: DICE_CHOICES,
  first: 'variant',
  presets: [
    { id: 'usual', options: {} },
    { id: 'evening', options: { roundLimit: '20' } },
  ],
  text: words => words.houses.dice,
};
