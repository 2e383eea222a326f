import type { Words } from './languages.ts';
import { shell } from './shell.es.ts';

/** Spanish, with «tú» for one and «ustedes» for several: for Spain and for Latin America alike. */
export const es: Words = {
  ...shell,
  pages: async () => (await import('./pages.es.ts')).pages,
  company: async () => (await import('./company.es.ts')).company,
  ending: async () => (await import('./ending.es.ts')).ending,
  refusals: async () => (await import('./refusals.es.ts')).refusals,
  shared: async () => (await import('./shared.es.ts')).shared,
  beyond: () => import('./beyond.es.ts'),
  hints: async () => (await import('./hints.es.ts')).hints,
  heard: async () => (await import('./heard.es.ts')).heard,
  tables: {
    king: async () => (await import('./king.es.ts')).king,
    dice: async () => (await import('./dice.es.ts')).diceText,
    gifts: async () => (await import('./gifts.es.ts')).gifts,
  },
  houses: {
    king: async () => (await import('./king-house.es.ts')).kingHouse,
    dice: async () => (await import('./dice-house.es.ts')).diceHouse,
    gifts: async () => (await import('./gifts-house.es.ts')).giftsHouse,
  },
};
