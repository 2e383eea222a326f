import type { Words } from './languages.ts';
import { shell } from './shell.pt.ts';

/** Portuguese as in Portugal, with «tu». */
export const pt: Words = {
  ...shell,
  pages: async () => (await import('./pages.pt.ts')).pages,
  company: async () => (await import('./company.pt.ts')).company,
  ending: async () => (await import('./ending.pt.ts')).ending,
  refusals: async () => (await import('./refusals.pt.ts')).refusals,
  shared: async () => (await import('./shared.pt.ts')).shared,
  beyond: () => import('./beyond.pt.ts'),
  hints: async () => (await import('./hints.pt.ts')).hints,
  heard: async () => (await import('./heard.pt.ts')).heard,
  tables: {
    king: async () => (await import('./king.pt.ts')).king,
    dice: async () => (await import('./dice.pt.ts')).diceText,
    gifts: async () => (await import('./gifts.pt.ts')).gifts,
  },
  houses: {
    king: async () => (await import('./king-house.pt.ts')).kingHouse,
    dice: async () => (await import('./dice-house.pt.ts')).diceHouse,
    gifts: async () => (await import('./gifts-house.pt.ts')).giftsHouse,
  },
};
