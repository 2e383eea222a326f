import type { ending as en } from './ending.en.ts';
import { iso, type Who } from './grammar.pt.ts';

export const ending: typeof en = {
  place: (n: number): string => `${n}.º lugar`,
  again: 'Mais uma?',
  rematch: 'Desforra',
  lobby: 'Mudar lugares ou regras da casa',
  waiting: (host: Who | null): string =>
    host === null ? 'O anfitrião pode começar outro jogo.' : `À espera de ${iso(host)}, que pode começar outro jogo.`,
  fair: 'Foi limpo?',
  promise: 'A promessa',
  save: 'Guardar o registo',
  broken: (why: string): string => `Não bate certo: ${why}.`,
  otherPromise: 'a promessa do registo não é a que foi mostrada a esta página',
  print: 'Imprimir',
  image: 'Imagem para partilhar',
  imageFailed: 'Aqui não foi possível desenhar a imagem.',
  by: (brand: string): string => `Jogado em ${brand}`,
};
