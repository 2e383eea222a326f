import { type Card, type Suit, suitOf } from '../../engine/cards.ts';
import type { Bid, Call, Contract, HandKind, KingRefusal, Trump } from '../../engine/king/kinds.ts';
import { count } from './grammar.pt.ts';
import type { HANDS as EnglishHands } from './king-words.en.ts';

const RANK_NAMES: readonly (readonly [string, string])[] = [
  ['A', 'ás'],
  ['K', 'rei'],
  ['Q', 'dama'],
  ['J', 'valete'],
  ['T', 'dez'],
  ['9', 'nove'],
  ['8', 'oito'],
  ['7', 'sete'],
  ['6', 'seis'],
  ['5', 'cinco'],
  ['4', 'quatro'],
  ['3', 'três'],
  ['2', 'dois'],
];
const rank = (card: Card): string => RANK_NAMES.find(([letter]) => card.startsWith(letter))?.[1] ?? card;
export const SUITS = { S: 'espadas', H: 'copas', D: 'ouros', C: 'paus' } as const satisfies Record<Suit, string>;
export const card = (card: Card): string => `${rank(card)} de ${SUITS[suitOf(card)]}`;
/** Queens are the only cards of their gender. */
export const theCard = (it: Card): string => `${it.startsWith('Q') ? 'a' : 'o'} ${card(it)}`;
export const trump = (trump: Trump): string => (trump === 'NT' ? 'sem trunfo' : `trunfo ${SUITS[trump]}`);

const tricks = (n: number, way: Contract['way']): string =>
  way === 'up' ? count(n, 'positiva', 'positivas') : count(n, 'nulo', 'nulos');
export const bid = (bid: Bid): string => tricks(Number(bid.charAt(0)), bid.endsWith('u') ? 'up' : 'down');
export const terms = ({ n, way }: Contract): string =>
  n === 0 ? (way === 'up' ? 'positivas' : 'nulos') : tricks(n, way);

export const HANDS: typeof EnglishHands = {
  noTricks: { name: 'Sem vazas', short: 'Vazas', costs: 'cada vaza custa 20', note: '20 cada' },
  noHearts: { name: 'Sem copas', short: 'Copas', costs: 'cada copa custa 20', note: '20 cada' },
  noQueens: { name: 'Sem damas', short: 'Damas', costs: 'cada dama custa 50', note: '50 cada' },
  noKingsOrJacks: {
    name: 'Sem reis nem valetes',
    short: 'Reis e valetes',
    costs: 'cada um custa 30',
    note: '30 cada',
  },
  noKingOfHearts: { name: 'Sem rei de copas', short: 'Rei de copas', costs: 'custa 160', note: '160' },
  noLastTwo: { name: 'Sem as duas últimas', short: 'Duas últimas', costs: 'cada uma custa 90', note: '90 cada' },
  quick16: {
    name: 'Sem vazas, muito menos as duas últimas',
    short: 'Vazas e últimas',
    costs: 'cada vaza custa 20, as duas últimas mais 90 cada',
    note: '20, últimas +90',
  },
  quick25: {
    name: 'Sem copas, muito menos o rei',
    short: 'Copas e rei',
    costs: 'cada copa custa 20, o rei mais 160',
    note: '20, rei +160',
  },
  quick34: {
    name: 'Sem damas, reis nem valetes',
    short: 'Damas, reis, valetes',
    costs: 'as damas custam 50, reis e valetes 30',
    note: '50, 30, 30',
  },
  positive: {
    name: 'Festa',
    short: 'Festa',
    costs: 'cada vaza vale 25 em positivas, −75 em nulos',
    note: '25 a vaza, ou −75 em nulos',
  },
} satisfies Record<HandKind, unknown>;

export const call = (call: Call): string => {
  switch (call) {
    case 'match':
      return 'igualo';
    case 'pass':
      return 'passo';
    case 'askMore':
      return 'peço mais';
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
  why === 'must-follow' && led !== null ? `Puxaram a ${SUITS[led]}, e tens ${SUITS[led]} na mão.` : REASONS[why];
const REASONS: Readonly<Record<KingRefusal, string>> = {
  'not-now': 'A mesa está a tratar de outra coisa.',
  'not-your-card': 'Essa carta não está na tua mão.',
  'must-follow': 'Tens de assistir ao naipe que foi puxado.',
  'no-heart-lead': 'Só puxa a copas quem já não tem outro naipe.',
  'must-play-king': 'O rei de copas sai à primeira oportunidade, e é esta.',
  'bid-too-low': 'Para subir tens de valer mais do que a oferta que está na mesa.',
  'no-preference': 'Jogas depois de quem fez esta oferta: não podes igualar, só subir.',
  'cannot-ask-more': 'Só se pede mais uma vez por mão, e nunca acima de 8 positivas.',
  'no-ultimatum':
    'O ultimato só se dá uma vez por mão, e nunca por cima de 8 positivas nem depois de ficares com a mão.',
  'no-forfeit': 'Só podes desistir se ninguém tiver oferecido mais de 75 pontos.',
  'must-accept': 'Estão 8 positivas na mesa, e aqui isso obriga-te a aceitar.',
  'nothing-to-accept': 'Ninguém ofereceu nada.',
  'not-the-leader': 'Só quem puxa pode reclamar o resto, e antes de a carta sair.',
  'claimed-already': 'Já te disseram que não. Puxa primeiro, depois podes reclamar outra vez.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
