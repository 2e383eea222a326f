import type { shell as English } from './shell.en.ts';

/** Words that belong to no page in particular. */
export const shell: typeof English = {
  brand: 'Mesa de Reyes',
  title: page => `${page} · Mesa de Reyes`,

  skip: 'Saltar al contenido',
  back: 'Atrás',
  close: 'Cerrar',
  menu: 'Menú',
  talk: 'Charla',
  talkNew: n => `Charla, ${n} sin leer`,
  settings: 'Ajustes',
  cancel: 'Ahora no',
  notLoaded: 'Una parte de la página no llegó.',
  goingOn: 'Qué pasa',
  yourTurn: 'Te toca',
  tryNow: 'Probar ya',
  tryAgain: 'Probar otra vez',
  timeLeft: seconds => `Quedan ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,

  games: {
    king: 'King',
    'kings-dice': 'Los dados del rey',
    'fourth-king': 'El juego del cuarto rey',
  },

  connection: {
    calling: 'Buscando la mesa…',
    lost: 'Buscando la mesa otra vez…',
    safe: 'Tu lugar está a salvo.',
    tries: n => `Intento ${n}.`,
  },

  /** Why something was not done, where there may be no line to fetch words. */
  undone: {
    'moved-on': 'La mesa siguió adelante mientras no estabas.',
    'cut-off': 'Eso no llegó a la mesa. Prueba otra vez.',
    unknown: 'Eso no se puede hacer ahora.',
  },

  menuItems: {
    rules: 'Reglas',
    settings: 'Ajustes',
    invite: 'Invitar a alguien',
    otherDevice: 'Mi silla en otro dispositivo',
    people: 'Quién está',
    leave: 'Dejar la mesa',
  },

  here: 'Aquí',
  away: 'Ausente',
  watching: n => (n === 0 ? 'Nadie está mirando' : n === 1 ? '1 persona mirando' : `${n} personas mirando`),

  share: {
    copied: 'Enlace copiado.',
    cannotCopy: 'Este navegador no deja copiar a las páginas. El enlace está marcado: cópialo tú.',
  },
};
