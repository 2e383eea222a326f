import { end } from './gifts-end.en.ts';
import { giftsRules } from './gifts-rules.en.ts';
import { table } from './gifts-table.en.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.en.ts';
import { wrap } from './gifts-wrap.en.ts';

/** The Fourth King's Game in English. Other languages have the same shape. */
export const gifts = {
  the,
  The,
  looks,
  reason,
  names: { shape: shapeNames, paper: paperNames, ribbon: ribbonNames, size: sizeNames },
  book: giftsRules,
  wrap,
  ...table,
  end,
};
export type GiftsText = typeof gifts;
