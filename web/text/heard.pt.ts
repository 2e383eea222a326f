import { does, list, type Who } from './grammar.pt.ts';
import type { HeardText } from './heard.en.ts';

export const heard: HeardText = {
  king: async () => (await import('./heard-king.pt.ts')).heard,
  back: 'Estás de volta à mesa.',
  dice: {
    rolled: (mine: readonly number[]): string => `Saiu-te ${list(mine.map(String))}.`,
    sealed: (who: Who): string => `${does(who, 'já selaste', 'já selou')}.`,
  },
  gifts: {
    note: (text: string): string => `O bilhete diz: ${text}`,
  },
};
