import type { ending as en } from './ending.en.ts';
import { iso, type Who } from './grammar.pt-BR.ts';

export const ending: typeof en = {
  place: (n: number): string => `${n}º lugar`,
  again: 'Mais uma?',
  rematch: 'Revanche',
  lobby: 'Mudar lugares ou regras da casa',
  waiting: (host: Who | null): string =>
    host === null ? 'O anfitrião pode começar outro jogo.' : `Esperando ${iso(host)}, que pode começar outro jogo.`,
  fair: 'Foi limpo?',
  promise: 'A promessa',
  save: 'Salvar o registro',
  broken: (why: string): string => `Não confere: ${why}.`,
  otherPromise: 'a promessa do registro não é a que foi mostrada a esta página',
  print: 'Imprimir',
  image: 'Imagem para compartilhar',
  imageFailed: 'Não deu para desenhar a imagem aqui.',
  by: (brand: string): string => `Jogado em ${brand}`,
};
