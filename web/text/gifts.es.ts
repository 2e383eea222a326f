import type { GiftsText } from './gifts.en.ts';
import { table } from './gifts-table.es.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.es.ts';

/** The Fourth King's Game in Spanish. */
export const gifts: GiftsText = {
  the,
  The,
  looks,
  reason,
  names: { shape: shapeNames, paper: paperNames, ribbon: ribbonNames, size: sizeNames },
  book: {
    title: 'Las reglas de “El juego del cuarto rey”',
    asPlayed: 'Como se juegan en esta mesa.',
    rules: async () => (await import('./gifts-rules.es.ts')).rules,
    rule: id => `Regla ${id}`,
    all: 'Leer todas las reglas',
    back: 'Volver a la mesa',
  },
  wrap: async () => (await import('./gifts-wrap.es.ts')).wrap,
  ...table,
  end: async () => (await import('./gifts-end.es.ts')).end,
};
