import type { Card } from '../../engine/cards.ts';
import { count, does, type Who } from './grammar.pt-BR.ts';
import type { heard as en } from './heard-king.en.ts';
import { theCard } from './king-words.pt-BR.ts';

export const heard: typeof en = {
  deals: (who: Who): string => `${does(who, 'dá as cartas')}.`,
  plays: (who: Who, it: Card): string => `${does(who, `joga ${theCard(it)}`)}.`,
  takes: (who: Who, it: Card): string => `${does(who, `leva a vaza com ${theCard(it)}`)}.`,
  may: (n: number): string => `Você pode jogar ${count(n, 'carta', 'cartas')}.`,
  brought: (words: readonly string[]): string => `Esta mão deu: ${words.join('; ')}.`,
  totals: (words: readonly string[]): string => `No total: ${words.join('; ')}.`,
};
