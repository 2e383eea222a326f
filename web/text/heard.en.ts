import { does, list, type Who } from './grammar.en.ts';

/** What is said of the games to those who listen, as somebody at the table would say it. */
export const heard = {
  king: async () => (await import('./heard-king.en.ts')).heard,
  back: 'You are back at the table.',
  dice: {
    rolled: (mine: readonly number[]): string => `You rolled ${list(mine.map(String))}.`,
    sealed: (who: Who): string => `${does(who, 'have', 'has')} sealed.`,
  },
  gifts: {
    note: (text: string): string => `The note says: ${text}`,
  },
};

export type HeardText = typeof heard;
