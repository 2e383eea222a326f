import { count, does } from './grammar.es.ts';
import type { heard as English } from './heard-king.en.ts';
import { the } from './king-words.es.ts';

export const heard: typeof English = {
  deals: who => `${does(who, 'repartes', 'reparte')}.`,
  plays: (who, it) => `${does(who, 'echas', 'echa')} ${the(it)}.`,
  takes: (who, it) => `${does(who, 'te llevas', 'se lleva')} la baza con ${the(it)}.`,
  may: n => `Puedes echar ${count(n, 'carta', 'cartas')}.`,
  brought: words => `Esta mano deja: ${words.join('; ')}.`,
  totals: words => `En total: ${words.join('; ')}.`,
};
