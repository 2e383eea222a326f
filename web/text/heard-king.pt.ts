import type { Card } from '../../engine/cards.ts';
import { count, does, type Who } from './grammar.pt.ts';
import type { heard as en } from './heard-king.en.ts';
import { theCard } from './king-words.pt.ts';

export const heard: typeof en = {
  deals: (who: Who): string => `${does(who, 'dás', 'dá')} as cartas.`,
  plays: (who: Who, it: Card): string => `${does(who, 'jogas', 'joga')} ${theCard(it)}.`,
  takes: (who: Who, it: Card): string => `${does(who, 'levas', 'leva')} a vaza com ${theCard(it)}.`,
  may: (n: number): string => `Podes jogar ${count(n, 'carta', 'cartas')}.`,
  brought: (words: readonly string[]): string => `Esta mão deu: ${words.join('; ')}.`,
  totals: (words: readonly string[]): string => `Ao todo: ${words.join('; ')}.`,
};
