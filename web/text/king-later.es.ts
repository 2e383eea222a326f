import { does, iso, list, they, together } from './grammar.es.ts';
import type { later as en } from './king-later.en.ts';

export const later: typeof en = {
  trick: n => `Baza ${n}`,
  led: who => (who.you ? 'Saliste tú' : `Salió ${iso(who)}`),
  claimed: who => `${does(who, 'reclamaste', 'reclamó')} el resto.`,
  stillIn: names => `Aún puede hablar quien no pasó: ${list(names.map(they))}.`,
  beats: points => `La supera una puja de más de ${points} puntos.`,
  top: 'No hay puja más alta.',
  mayMatch: names => {
    const [only] = names;
    if (only !== undefined && names.length === 1) return `${does(only, 'puedes', 'puede')} igualarla.`;
    return `${together(names)} pueden igualarla.`;
  },
};
