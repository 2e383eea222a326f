import { does, list } from './grammar.es.ts';
import type { HeardText } from './heard.en.ts';

export const heard: HeardText = {
  king: async () => (await import('./heard-king.es.ts')).heard,
  back: 'Estás de vuelta en la mesa.',
  dice: {
    rolled: mine => `Sacaste ${list(mine.map(String))}.`,
    sealed: who => `${does(who, 'ya sellaste', 'ya selló')}.`,
  },
  gifts: {
    note: text => `La nota dice: ${text}`,
  },
};
