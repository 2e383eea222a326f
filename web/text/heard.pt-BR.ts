import { does, list, type Who } from './grammar.pt-BR.ts';
import type { HeardText } from './heard.en.ts';

export const heard: HeardText = {
  king: async () => (await import('./heard-king.pt-BR.ts')).heard,
  back: 'Você está de volta à mesa.',
  dice: {
    rolled: (mine: readonly number[]): string => `Saiu ${list(mine.map(String))} para você.`,
    sealed: (who: Who): string => `${does(who, 'já selou')}.`,
  },
  gifts: {
    note: (text: string): string => `O bilhete diz: ${text}`,
  },
};
