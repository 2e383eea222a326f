import { does, iso, list, they, together, type Who } from './grammar.es.ts';
import type { later as en } from './king-later.en.ts';
import { bid } from './king-words.es.ts';

const sells = (seller: Who): string => `${does(seller, 'vendes', 'vende')} la mano`;

export const later: typeof en = {
  trick: n => `Baza ${n}`,
  led: who => (who.you ? 'Saliste tú' : `Salió ${iso(who)}`),
  claimed: who => `${does(who, 'reclamaste', 'reclamó')} el resto.`,
  terms: seller =>
    `${sells(seller)}: los demás pujan por elegir el juego. Ganar: cada baza vale 25; quien compra por 2 paga dos, 50. Perder: cada baza cuesta 75; quien compra por 2 carga con dos de quien vende.`,
  sells,
  sellsForEight: seller => `${does(seller, 'solo la vendes', 'solo la vende')} por ${bid('8u')}`,
  bought: (who, it) => `${does(who, 'compraste', 'compró')} la mano por ${bid(it)}`,
  ultimatum: 'A ganar: cada baza vale 25. Si nadie dice 8 a ganar, se juega a perder: cada baza cuesta 75.',
  stillIn: names => `Aún puede hablar quien no pasó: ${list(names.map(they))}.`,
  beats: points => `La supera una puja de más de ${points} puntos.`,
  top: 'No hay puja más alta.',
  mayMatch: names => {
    const [only] = names;
    if (only !== undefined && names.length === 1) return `${does(only, 'puedes', 'puede')} igualarla.`;
    return `${together(names)} pueden igualarla.`;
  },
  /** About a hand that is over. */
  early: 'Ya cayó todo lo que contaba.',
  forfeited: who => does(who, 'anulaste la mano.', 'anuló la mano.'),
  dealTitle: 'El reparto de la mano anterior',
  lastOf: 'Su última baza',
};
