import { count, does, list } from './grammar.es.ts';
import type { HeardText } from './heard.en.ts';
import { the } from './king-words.es.ts';

export const heard: HeardText = {
  king: {
    deals: who => `${does(who, 'repartes', 'reparte')}.`,
    plays: (who, it) => `${does(who, 'echas', 'echa')} ${the(it)}.`,
    takes: (who, it) => `${does(who, 'te llevas', 'se lleva')} la baza con ${the(it)}.`,
    may: n => `Puedes echar ${count(n, 'carta', 'cartas')}.`,
    brought: words => `Esta mano dio: ${words.join('; ')}.`,
    totals: words => `En total: ${words.join('; ')}.`,
  },
  dice: {
    rolled: mine => `Te salió ${list(mine.map(String))}.`,
    sealed: who => `${does(who, 'ya sellaste', 'ya selló')}.`,
  },
  gifts: {
    note: text => `La nota dice: ${text}`,
  },
};
