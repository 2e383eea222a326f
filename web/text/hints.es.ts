import { iso } from './grammar.es.ts';
import type { hints as en } from './hints.en.ts';

export const hints: typeof en = {
  never: 'Basta de consejos',
  waits: (you, others) => {
    const [only] = others;
    const they = only !== undefined && others.length === 1 ? iso(only) : 'otros';
    if (!you) return `La mesa espera a ${they}, no a ti.`;
    return others.length === 0 ? 'La mesa te espera.' : `La mesa te espera a ti y a ${they}.`;
  },
  texts: {
    dodge:
      'En esta mano se trata de huir: lo que te llevas cuesta puntos. La carta más alta del palo de salida se lleva la baza.',
    follow:
      'Tienes del palo de salida, así que hay que asistir. Toca una carta que está más baja y dirá por qué tiene que esperar.',
    sell: 'Con buenas cartas juega a tu manera. Con malas vende: quien se lleve el derecho a elegir te paga.',
    auction:
      '2 a ganar: pagas 50 y dices el triunfo; cada baza vale 25. 2 a perder: cada baza cuesta 75, y cargas con dos de quien vende. Solo pagas si aceptan tu puja.',
    seal: 'En cada casilla el dado más alto se lleva los que los demás pusieron allí; si los más altos son iguales, se pierden todos los de allí. Elige en secreto y luego sella.',
    reveal: 'Los dados que ganaste son tuyos desde la próxima ronda. Quien se queda sin ninguno está fuera.',
    turn: 'Una cosa por turno: tomar un regalo, abrir uno tuyo, robar uno o endosar uno. Toca un regalo para mirarlo; nada se hace sin que lo digas.',
    steal:
      'Ahora puedes robar: quien tiene el regalo lo suelta, o tiran los dos, y con empatar basta para quedárselo. El juego acaba con el último del montón.',
    defend:
      'Tú decides: ceder o resistirte. Si te resistes, tiran los dos; si tu dado es igual o mayor, el regalo se queda donde está.',
  },
};
