import type { end as en } from './gifts-end.en.ts';
import type { GiftName } from './gifts-words.en.ts';
import { the } from './gifts-words.pt.ts';
import { capital, count, list, they, type Who } from './grammar.pt.ts';

const times = (n: number): string => count(n, 'vez', 'vezes');
const stillSealed = (n: number): string =>
  n === 1 ? 'Ainda há 1 prenda por abrir.' : `Ainda há ${n} prendas por abrir.`;
const names = (who: readonly Who[]): string => capital(list(who.map(they)));

export const end: typeof en = {
  honours: 'As honras do Rei Bob',
  noHonours: 'Nada se roubou, nada se impingiu. Uma noite em paz.',
  travelled: 'A mais viajada',
  travelledText: (gifts: readonly GiftName[], n: number): string => `${capital(list(gifts.map(the)))}: ${times(n)}`,
  boldest: 'A mão mais leve',
  boldestText: (who: readonly Who[], n: number): string =>
    `${names(who)}: ${count(n, 'tentativa', 'tentativas')} de roubo`,
  unluckiest: 'A defesa mais azarada',
  unluckiestText: (who: readonly Who[], n: number): string => `${names(who)}: ${count(n, 'derrota', 'derrotas')}`,
  list: 'Todas as prendas',
  yours: 'O que levas para casa',
  nothing: 'Ficaste de mãos a abanar. Mas foi uma bela noite.',
  heads: {
    number: 'N.º',
    gift: 'Prenda',
    holder: 'Vai para casa com',
    giver: 'Embrulhada por',
    travels: 'Viagens',
    tag: 'Etiqueta',
    note: 'Recado',
    link: 'Link',
  },
  sealed: 'Ainda por abrir',
  unknown: 'Não se diz',
  bob: 'Rei Bob',
  you: 'Tu',
  travels: (n: number): string => (n === 0 ? 'não saiu do sítio' : times(n)),
  unwrapName: (gift: GiftName): string => `Abrir ${the(gift)}`,
  unwrapAll: 'Abrir tudo',
  unwrapAllAsk: 'Abrir tudo?',
  unwrapAllText: (n: number): string => `${stillSealed(n)} Todos vão ver o que têm lá dentro.`,
  csv: 'Guardar como tabela',
  csvName: (code: string): string => `prendas-${code}.csv`,
  imageHint: 'A imagem não leva recados, links nem fotografias.',
  wrapped: 'O que embrulhaste',
  wrappedHint: 'Só tu vês isto.',
  wrappedHeld: (who: Who): string =>
    who.you ? 'Está nas tuas próprias mãos.' : `Vai para casa com \u2068${who.name}\u2069.`,
  fair: {
    fairText:
      'A mesa prometeu a sua sorte antes de alguém lançar um dado. Todos os dados e o baralhar do monte podem ser conferidos.',
    check: 'Conferir os dados',
    checking: 'A conferir…',
    checked: 'Bate certo: todos os dados caíram como prometido.',
  },
};
