import type { GiftsText } from './gifts.en.ts';
import { table } from './gifts-table.pt-BR.ts';
import { looks, paperNames, reason, ribbonNames, shapeNames, sizeNames, The, the } from './gifts-words.pt-BR.ts';

export const gifts: GiftsText = {
  the,
  The,
  looks,
  reason,
  names: { shape: shapeNames, paper: paperNames, ribbon: ribbonNames, size: sizeNames },
  book: {
    title: 'As regras do Jogo do Quarto Rei',
    asPlayed: 'Do jeito que se joga nesta mesa.',
    rules: async () => (await import('./gifts-rules.pt-BR.ts')).rules,
    rule: (id: string): string => `Regra ${id}`,
    all: 'Ler todas as regras',
    back: 'Voltar para a mesa',
  },
  wrap: async () => (await import('./gifts-wrap.pt-BR.ts')).wrap,
  ...table,
  end: async () => (await import('./gifts-end.pt-BR.ts')).end,
};
