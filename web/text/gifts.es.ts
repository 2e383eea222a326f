import type { GiftsText } from './gifts.en.ts';
import { end } from './gifts-end.es.ts';
import { giftsRules } from './gifts-rules.es.ts';
import { table } from './gifts-table.es.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.es.ts';
import { wrap } from './gifts-wrap.es.ts';

/** The Fourth King's Game in Spanish. */
export const gifts: GiftsText = {
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
