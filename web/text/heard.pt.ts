import type { Card } from '../../engine/cards.ts';
import { count, does, list, type Who } from './grammar.pt.ts';
import type { HeardText } from './heard.en.ts';
import { theCard } from './king-words.pt.ts';

export const heard: HeardText = {
  king: {
    deals: (who: Who): string => `${does(who, 'dás', 'dá')} as cartas.`,
    plays: (who: Who, it: Card): string => `${does(who, 'jogas', 'joga')} ${theCard(it)}.`,
    takes: (who: Who, it: Card): string => `${does(who, 'levas', 'leva')} a vaza com ${theCard(it)}.`,
    may: (n: number): string => `Podes jogar ${count(n, 'carta', 'cartas')}.`,
    brought: (words: readonly string[]): string => `Esta mão deu: ${words.join('; ')}.`,
    totals: (words: readonly string[]): string => `Ao todo: ${words.join('; ')}.`,
  },
  dice: {
    rolled: (mine: readonly number[]): string => `Saiu-te ${list(mine.map(String))}.`,
    sealed: (who: Who): string => `${does(who, 'já selaste', 'já selou')}.`,
  },
  gifts: {
    note: (text: string): string => `O bilhete diz: ${text}`,
  },
};
