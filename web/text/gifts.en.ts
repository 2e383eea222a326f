import { table } from './gifts-table.en.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.en.ts';

/** The Fourth King's Game in English. Other languages have the same shape. */
export const gifts = {
  the,
  The,
  looks,
  reason,
  names: { shape: shapeNames, paper: paperNames, ribbon: ribbonNames, size: sizeNames },
  book: {
    title: 'The rules of the Fourth King’s Game',
    asPlayed: 'As they are played at this table.',
    rules: async () => (await import('./gifts-rules.en.ts')).rules,
    rule: (id: string): string => `Rule ${id}`,
    all: 'Read all the rules',
    back: 'Back to the table',
  },
  wrap: async () => (await import('./gifts-wrap.en.ts')).wrap,
  ...table,
  end: async () => (await import('./gifts-end.en.ts')).end,
};
export type GiftsText = typeof gifts;
