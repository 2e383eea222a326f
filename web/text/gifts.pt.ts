import type { GiftsText } from './gifts.en.ts';
import { table } from './gifts-table.pt.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.pt.ts';

export const gifts: GiftsText = {
  the,
  The,
  looks,
  reason,
  names: { shape: shapeNames, paper: paperNames, ribbon: ribbonNames, size: sizeNames },
  book: {
    title: 'As regras do Jogo do Quarto Rei',
    asPlayed: 'Tal como se joga nesta mesa.',
    rules: async () => (await import('./gifts-rules.pt.ts')).rules,
    rule: (id: string): string => `Regra ${id}`,
    all: 'Ler as regras todas',
    back: 'Voltar à mesa',
  },
  wrap: async () => (await import('./gifts-wrap.pt.ts')).wrap,
  ...table,
  end: async () => (await import('./gifts-end.pt.ts')).end,
};
