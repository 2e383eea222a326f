import type { GiftsText } from './gifts.en.ts';
import { end } from './gifts-end.pt.ts';
import { giftsRules } from './gifts-rules.pt.ts';
import { table } from './gifts-table.pt.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.pt.ts';
import { wrap } from './gifts-wrap.pt.ts';

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
