import type { Suit } from '../../engine/cards.ts';
import type { Call, KingRefusal } from '../../engine/king/kinds.ts';
import { bid, HANDS as EUROPEAN, SUITS } from './king-words.pt.ts';

/** Cards, trumps and bids have the same names on both sides of the ocean. */
export { bid, card, SUITS, terms, theCard, trump } from './king-words.pt.ts';

export const HANDS: typeof EUROPEAN = {
  ...EUROPEAN,
  noTricks: { ...EUROPEAN.noTricks, name: 'Não fazer vazas' },
  noHearts: { ...EUROPEAN.noHearts, name: 'Não levar copas' },
  noQueens: { ...EUROPEAN.noQueens, name: 'Não levar damas' },
  noKingsOrJacks: { ...EUROPEAN.noKingsOrJacks, name: 'Não levar reis nem valetes' },
  noKingOfHearts: { ...EUROPEAN.noKingOfHearts, name: 'Não levar o rei de copas' },
  noLastTwo: { ...EUROPEAN.noLastTwo, name: 'Não fazer as duas últimas' },
  positive: {
    name: 'Positiva',
    short: 'Positiva',
    costs: 'cada vaza vale 25 em positivas, −75 em nulos',
    note: '25 a vaza, ou −75 em nulos',
  },
};

export const call = (call: Call): string => {
  switch (call) {
    case 'match':
      return 'igualo';
    case 'pass':
      return 'passo';
    case 'askMore':
      return 'quero mais';
    case 'refuse':
      return 'não';
    case 'take':
      return '8 positivas';
    case 'ultimatum':
      return 'ultimato';
    case 'accept':
      return 'aceito';
    case 'decline':
      return 'não vendo';
    default:
      return bid(call);
  }
};

export const why = (why: KingRefusal, led: Suit | null): string =>
  why === 'must-follow' && led !== null ? `Puxaram ${SUITS[led]}, e você tem ${SUITS[led]}.` : REASONS[why];
const REASONS: Readonly<Record<KingRefusal, string>> = {
  'not-now': 'A mesa está cuidando de outra coisa agora.',
  'not-your-card': 'Essa carta não está na sua mão.',
  'must-follow': 'Você tem que seguir o naipe que foi puxado.',
  'no-heart-lead': 'Só puxa copas quem não tem mais nenhum outro naipe.',
  'must-play-king': 'O rei de copas sai na primeira chance, e a chance é esta.',
  'bid-too-low': 'Para subir, o lance tem que valer mais do que o que está na mesa.',
  'no-preference': 'Você fala depois de quem deu este lance: não dá para igualar, só subir.',
  'cannot-ask-more': 'Só dá para pedir mais uma vez por mão, e nunca acima de 8 positivas.',
  'no-ultimatum': 'O ultimato é um só por mão, e não vale em cima de 8 positivas nem depois de você ficar com a mão.',
  'no-forfeit': 'Você só pode desistir se ninguém tiver dado mais de 75 pontos.',
  'must-accept': 'Tem 8 positivas na mesa, e aqui isso obriga você a aceitar.',
  'nothing-to-accept': 'Ninguém deu lance.',
  'not-the-leader': 'Só quem puxa pode pedir o resto, e antes de jogar a carta.',
  'claimed-already': 'Já disseram que não. Puxe primeiro, depois você pode pedir de novo.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
