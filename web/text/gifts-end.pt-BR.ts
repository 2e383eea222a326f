import type { end as en } from './gifts-end.en.ts';
import type { GiftName } from './gifts-words.en.ts';
import { the } from './gifts-words.pt-BR.ts';
import { capital, count, list, they, type Who } from './grammar.pt-BR.ts';

const times = (n: number): string => count(n, 'vez', 'vezes');
const stillSealed = (n: number): string =>
  n === 1 ? 'Ainda tem 1 presente fechado.' : `Ainda tem ${n} presentes fechados.`;
const names = (who: readonly Who[]): string => capital(list(who.map(they)));

export const end: typeof en = {
  honours: 'As honras do Rei Bob',
  noHonours: 'Ninguém roubou, ninguém empurrou nada. Uma noite de paz.',
  travelled: 'O mais viajado',
  travelledText: (gifts: readonly GiftName[], n: number): string => `${capital(list(gifts.map(the)))}: ${times(n)}`,
  boldest: 'A mão mais leve',
  boldestText: (who: readonly Who[], n: number): string =>
    `${names(who)}: ${count(n, 'tentativa', 'tentativas')} de roubo`,
  unluckiest: 'A defesa mais azarada',
  unluckiestText: (who: readonly Who[], n: number): string => `${names(who)}: ${count(n, 'derrota', 'derrotas')}`,
  list: 'Todos os presentes',
  yours: 'O que você leva para casa',
  nothing: 'Você ficou de mãos abanando. Mas valeu a noite.',
  heads: {
    number: 'Nº',
    gift: 'Presente',
    holder: 'Vai para casa com',
    giver: 'Embrulhado por',
    travels: 'Viagens',
    tag: 'Etiqueta',
    note: 'Recado',
    link: 'Link',
  },
  sealed: 'Ainda fechado',
  unknown: 'Segredo',
  bob: 'Rei Bob',
  you: 'Você',
  travels: (n: number): string => (n === 0 ? 'não saiu do lugar' : times(n)),
  unwrapName: (gift: GiftName): string => `Abrir ${the(gift)}`,
  unwrapAll: 'Abrir tudo',
  unwrapAllAsk: 'Abrir tudo?',
  unwrapAllText: (n: number): string => `${stillSealed(n)} Todo mundo vai ver o que tem dentro.`,
  csv: 'Salvar como tabela',
  csvName: (code: string): string => `presentes-${code}.csv`,
  imageHint: 'A imagem não leva recados, links nem fotos.',
  wrapped: 'O que você embrulhou',
  wrappedHint: 'Só você vê isto.',
  wrappedHeld: (who: Who): string =>
    who.you ? 'Está nas suas próprias mãos.' : `Vai para casa com \u2068${who.name}\u2069.`,
  fair: {
    fairText:
      'A mesa prometeu a sua sorte antes de alguém rolar um dado. Todos os dados e a ordem do monte podem ser conferidos.',
    check: 'Conferir os dados',
    checking: 'Conferindo…',
    checked: 'Confere: todos os dados caíram como prometido.',
  },
};
