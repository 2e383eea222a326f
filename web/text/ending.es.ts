import type { ending as English } from './ending.en.ts';
import { iso } from './grammar.es.ts';

/** The end of a game, whichever it was. */
export const ending: typeof English = {
  place: n => `Puesto ${n}`,
  again: '¿Otra?',
  rematch: 'Revancha',
  lobby: 'Cambiar sitios o reglas de la casa',
  waiting: host =>
    host === null
      ? 'Quien lleva la mesa puede empezar otra partida.'
      : `Depende de ${iso(host)}, que puede empezar otra partida.`,
  fair: '¿Fue limpio?',
  promise: 'La promesa',
  save: 'Guardar el registro',
  broken: why => `No se sostiene: ${why}.`,
  otherPromise: 'la promesa del registro no es la que se mostró en esta página',
  print: 'Imprimir',
  image: 'Imagen para compartir',
  imageFailed: 'Aquí no se pudo dibujar la imagen.',
  by: brand => `Jugado en ${brand}`,
};
