import type { Words } from './languages.ts';
import { shell } from './shell.pt-BR.ts';

/** Portuguese as in Brazil, with “você”. */
export const ptBR: Words = {
  ...shell,
  pages: async () => (await import('./pages.pt-BR.ts')).pages,
  company: async () => (await import('./company.pt-BR.ts')).company,
  ending: async () => (await import('./ending.pt-BR.ts')).ending,
  refusals: async () => (await import('./refusals.pt-BR.ts')).refusals,
  shared: async () => (await import('./shared.pt-BR.ts')).shared,
  beyond: () => import('./beyond.pt-BR.ts'),
  hints: async () => (await import('./hints.pt-BR.ts')).hints,
  heard: async () => (await import('./heard.pt-BR.ts')).heard,
  tables: {
    king: async () => (await import('./king.pt-BR.ts')).king,
    dice: async () => (await import('./dice.pt-BR.ts')).diceText,
    gifts: async () => (await import('./gifts.pt-BR.ts')).gifts,
  },
  houses: {
    king: async () => (await import('./king-house.pt-BR.ts')).kingHouse,
    dice: async () => (await import('./dice-house.pt-BR.ts')).diceHouse,
    gifts: async () => (await import('./gifts-house.pt-BR.ts')).giftsHouse,
  },
};
