import type { Card } from '../../engine/cards.ts';
import { count, does, type Who } from './grammar.en.ts';
import { card } from './king-words.en.ts';

/** What is said of King to those who listen, as somebody at the table would say it. */
export const heard = {
  deals: (who: Who): string => `${does(who, 'deal', 'deals')}.`,
  plays: (who: Who, it: Card): string => `${does(who, 'play', 'plays')} the ${card(it)}.`,
  takes: (who: Who, it: Card): string => `${does(who, 'take', 'takes')} the trick with the ${card(it)}.`,
  may: (n: number): string => `You may play ${count(n, 'card', 'cards')}.`,
  brought: (words: readonly string[]): string => `This hand brought: ${words.join('; ')}.`,
  totals: (words: readonly string[]): string => `That makes ${words.join('; ')}.`,
};
