import { type Card, type Suit, suitOf } from '../../engine/cards.ts';
import type { Bid, Call, Contract, HandKind, KingRefusal, Trump, Way } from '../../engine/king/kinds.ts';

/** Ranks with their article; all but the queen and the jack are «el». */
const RANKS: readonly (readonly [string, 'el' | 'la', string])[] = [
  ['A', 'el', 'as'],
  ['K', 'el', 'rey'],
  ['Q', 'la', 'dama'],
  ['J', 'la', 'jota'],
  ['T', 'el', 'diez'],
  ['9', 'el', 'nueve'],
  ['8', 'el', 'ocho'],
  ['7', 'el', 'siete'],
  ['6', 'el', 'seis'],
  ['5', 'el', 'cinco'],
  ['4', 'el', 'cuatro'],
  ['3', 'el', 'tres'],
  ['2', 'el', 'dos'],
];
export const SUITS = {
  S: 'picas',
  H: 'corazones',
  D: 'diamantes',
  C: 'tréboles',
} as const satisfies Record<Suit, string>;

const named = (card: Card) => RANKS.find(([letter]) => card.startsWith(letter)) ?? (['', 'el', card] as const);
export const card = (card: Card): string => `${named(card)[2]} de ${SUITS[suitOf(card)]}`;
/** «el rey de corazones», «la dama de picas». */
export const the = (it: Card): string => `${named(it)[1]} ${card(it)}`;
export const trump = (trump: Trump): string => (trump === 'NT' ? 'sin triunfo' : `triunfo ${SUITS[trump]}`);

export const WAYS: Readonly<Record<Way, string>> = { up: 'a ganar', down: 'a perder' };
export const bid = (bid: Bid): string => `${bid.charAt(0)} ${bid.endsWith('u') ? WAYS.up : WAYS.down}`;
export const terms = ({ n, way }: Contract): string => (n === 0 ? WAYS[way] : `${n} ${WAYS[way]}`);

export const HANDS: Readonly<
  Record<HandKind, { readonly name: string; readonly short: string; readonly costs: string; readonly note: string }>
> = {
  noTricks: { name: 'Sin bazas', short: 'Bazas', costs: 'cada baza cuesta 20', note: '20 c/u' },
  noHearts: { name: 'Sin corazones', short: 'Corazones', costs: 'cada corazón cuesta 20', note: '20 c/u' },
  noQueens: { name: 'Sin damas', short: 'Damas', costs: 'cada dama cuesta 50', note: '50 c/u' },
  noKingsOrJacks: { name: 'Sin reyes ni jotas', short: 'Reyes, jotas', costs: 'cada una cuesta 30', note: '30 c/u' },
  noKingOfHearts: { name: 'Sin el rey de corazones', short: 'Rey de corazones', costs: 'cuesta 160', note: '160' },
  noLastTwo: { name: 'Sin las dos últimas', short: 'Dos últimas', costs: 'cada una cuesta 90', note: '90 c/u' },
  quick16: {
    name: 'Ni bazas ni las dos últimas',
    short: 'Bazas y últimas',
    costs: 'cada baza cuesta 20, las dos últimas 90 más',
    note: '20, dos últimas +90',
  },
  quick25: {
    name: 'Ni corazones ni su rey',
    short: 'Corazones y rey',
    costs: 'cada corazón cuesta 20, el rey 160 más',
    note: '20, rey +160',
  },
  quick34: {
    name: 'Ni damas ni reyes ni jotas',
    short: 'Damas, reyes, jotas',
    costs: 'cada dama cuesta 50, cada rey o jota 30',
    note: '50, 30, 30',
  },
  positive: {
    name: 'Positiva',
    short: 'Positiva',
    costs: '25 por baza a ganar, −75 a perder',
    note: '25 por baza, o −75',
  },
};

/** What somebody says, in the first person as at the table. */
export const call = (call: Call): string => {
  switch (call) {
    case 'match':
      return 'igualo';
    case 'pass':
      return 'paso';
    case 'askMore':
      return 'pido más';
    case 'refuse':
      return 'no';
    case 'take':
      return '8 a ganar';
    case 'ultimatum':
      return 'ultimátum';
    case 'accept':
      return 'acepto';
    case 'decline':
      return 'no vendo';
    default:
      return bid(call);
  }
};

/** Why a card or a call is refused. */
export const why = (why: KingRefusal, led: Suit | null): string =>
  why === 'must-follow' && led !== null ? `Se salió de ${SUITS[led]} y tienes ${SUITS[led]}.` : REASONS[why];

const REASONS: Readonly<Record<KingRefusal, string>> = {
  'not-now': 'Ahora mismo la mesa está con otra cosa.',
  'not-your-card': 'Esa carta no está entre las tuyas.',
  'must-follow': 'Hay que asistir al palo de salida.',
  'no-heart-lead': 'De corazones solo sale quien no tiene otra cosa.',
  'must-play-king': 'El rey de corazones se va a la primera ocasión, y es esta.',
  'bid-too-low': 'Para subir hay que valer más que la puja que está en pie.',
  'no-preference': 'Te sientas después de quien tiene esa puja: no puedes igualarla, solo subir.',
  'cannot-ask-more': 'Solo se puede pedir más una vez por mano, y nunca por encima de 8 a ganar.',
  'no-ultimatum': 'El ultimátum se da una vez por mano, y no con 8 a ganar en pie ni después de quedarte la mano.',
  'no-forfeit': 'La mano se anula solo si nadie pujó más de 75 puntos.',
  'must-accept': 'Hay un 8 a ganar en pie, y en esta mesa obliga.',
  'nothing-to-accept': 'No ha pujado nadie.',
  'not-the-leader': 'Reclama quien sale, antes de echar la carta.',
  'claimed-already': 'Esto ya lo reclamaste y no pasó. Primero sal; luego puedes reclamar otra vez.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
