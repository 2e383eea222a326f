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
      ? 'El anfitrión puede empezar otra partida.'
      : `Esperamos a ${iso(host)}, que puede empezar otra partida.`,
  fair: '¿Fue juego limpio?',
  promise: 'La promesa',
  save: 'Guardar el registro',
  broken: why => `No cuadra: ${why}.`,
  otherPromise: 'la promesa del registro no es la que se mostró en esta página',
  print: 'Imprimir',
  image: 'Imagen para compartir',
  imageFailed: 'Aquí no se pudo dibujar la imagen.',
  by: brand => `Jugado en ${brand}`,
};
