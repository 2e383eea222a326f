import type { shared as english } from './shared.en.ts';

const HOST = 'el anfitrión';
const to = (name: string): string => (name === HOST ? 'al anfitrión' : `a \u2068${name}\u2069`);

/** Words on screens that several people share: a big one for the room, and a tablet that goes from hand to hand. */
export const shared: typeof english = {
  tv: {
    page: (game: string) => `${game} en la pantalla grande`,
    before: 'Antes de la partida',
    come: 'Ven a la mesa',
    scan: 'Escanéalo con el teléfono y toma una silla',
    look: 'Escanéalo con el teléfono para mirar',
    or: 'o abre',
    qr: 'Código QR con el enlace a esta mesa',
    table: 'La mesa',
    free: (n: number) => (n === 1 ? 'Queda una silla libre' : `Quedan ${n} sillas libres`),
    filled: 'Todas las sillas están ocupadas',
    gifts: (n: number) => (n === 1 ? 'Un regalo en el montón' : `${n} regalos en el montón`),
    stand: 'Cómo van',
    told: 'Lo que ha pasado',
    closed: 'En esta mesa se juega sin público',
    closedText: 'El anfitrión puede dejar mirar en las reglas de la casa, antes de la próxima partida.',
    time: 'Tiempo que queda',
    full: 'Pantalla completa',
    sounds: 'Sonidos',
    theme: 'Día o noche',
  },

  tablet: {
    here: 'Un dispositivo para varios',
    hint: '¿Dos o más en este dispositivo? Pasa de mano en mano, y un telón tapa lo que no es para ti.',
    add: 'Alguien más juega en este dispositivo',
    addTitle: '¿Quién más juega en este dispositivo?',
    name: 'Su nombre en la mesa',
    sit: 'Darle una silla',
    hand: (name: string) => `Pasar ${to(name)}`,
    pass: 'Pasar la tableta',
    passTitle: '¿Quién toma la tableta?',
    passHint: 'Cae un telón hasta que esa persona lo levante.',
    to: (name: string) => `Pasa la tableta ${to(name)}`,
    noPeeking: 'Los demás miran a otro lado.',
    lift: (name: string) => `Soy \u2068${name}\u2069: levantar el telón`,
    other: 'La toma otra persona',
    title: (name: string) => `Para \u2068${name}\u2069`,
    host: HOST,
    fetching: 'Un momento…',
  },
};
