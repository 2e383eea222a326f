import { FOURTH_CHOICES, FOURTH_SEATS } from '../../../engine/fourth-king/kinds.ts';
import type { House } from '../house.ts';

export const FOURTH_HOUSE: House = {
  most: FOURTH_SEATS.max,
  choices: FOURTH_CHOICES,
  first: 'bob',
  presets: [
    { id: 'usual', options: {} },
    { id: 'brisk', options: { patience: '1', givers: 'open' } },
    { id: 'masked', options: { givers: 'never' } },
  ],
  // Gifts from King Bob alone need a King Bob.
  mend: (options, before) => {
    if (options.bob !== 'table' || options.gifts !== 'bob') return options;
    return before.gifts === 'bob' ? { ...options, gifts: 'everyone' } : { ...options, bob: 'host' };
  },
  isBob: ({ bob }) => bob === 'host',
  text: words => words.houses.gifts,
};
