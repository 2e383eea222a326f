import type { GiftsText } from './gifts.en.ts';
import { end } from './gifts-end.pt-BR.ts';
import { giftsRules } from './gifts-rules.pt-BR.ts';
import { table } from './gifts-table.pt-BR.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.pt-BR.ts';
import { wrap } from './gifts-wrap.pt-BR.ts';

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
