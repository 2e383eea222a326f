import type { end as English } from './gifts-end.en.ts';
import { the } from './gifts-words.es.ts';
import { capital, count, list, together } from './grammar.es.ts';

const times = (n: number): string => (n === 1 ? 'una vez' : `${n} veces`);
const stillSealed = (n: number): string => (n === 1 ? 'Queda 1 regalo cerrado.' : `Quedan ${n} regalos cerrados.`);

/** Words for the list at the end. */
export const end: typeof English = {
  honours: 'Los honores de Bob',
  noHonours: 'No se robó nada ni se endosó nada. Una velada tranquila.',
  travelled: 'El más viajero',
  travelledText: (gifts, n) => `${capital(list(gifts.map(the)))}: ${times(n)}`,
  boldest: 'La mano más larga',
  boldestText: (who, n) => `${together(who)}: ${count(n, 'intento', 'intentos')} de robo`,
  unluckiest: 'La peor suerte al defender',
  unluckiestText: (who, n) => `${together(who)}: ${count(n, 'derrota', 'derrotas')}`,
  list: 'Todos los regalos',
  yours: 'Lo que te llevas',
  nothing: 'No te llevas nada. La velada valió la pena igual.',
  heads: {
    number: 'N.º',
    gift: 'Regalo',
    holder: 'Se va con',
    giver: 'Lo envolvió',
    travels: 'Viajes',
    tag: 'Etiqueta',
    note: 'Nota',
    link: 'Enlace',
  },
  sealed: 'Aún cerrado',
  unknown: 'No se dice',
  bob: 'El rey Bob',
  you: 'Tú',
  travels: n => (n === 0 ? 'no se movió' : times(n)),
  unwrapName: gift => `Desenvolver ${the(gift)}`,
  unwrapAll: 'Abrir todo',
  unwrapAllAsk: '¿Abrir todo?',
  unwrapAllText: n => `${stillSealed(n)} Todos verán lo que hay dentro.`,
  csv: 'Guardar como tabla',
  csvName: code => `regalos-${code}.csv`,
  imageHint: 'La imagen no lleva notas, enlaces ni fotos.',
  wrapped: 'Lo que envolviste',
  wrappedHint: 'Esto solo lo ves tú.',
  wrappedHeld: who => (who.you ? 'Lo tienes tú.' : `Se va con \u2068${who.name}\u2069.`),
  fair: {
    fairText:
      'La mesa prometió su azar antes de que nadie tirara. Se pueden comprobar todos los dados y cómo se mezcló el montón.',
    check: 'Comprobar los dados',
    checking: 'Comprobando…',
    checked: 'Todo cuadra: cada dado cayó como se prometió.',
  },
};
