import type { shell as English } from './shell.en.ts';

/** Words that belong to no page in particular. */
export const shell: typeof English = {
  brand: 'Mesa de Reyes',
  title: page => `${page} · Mesa de Reyes`,

  back: 'Atrás',
  close: 'Cerrar',
  menu: 'Menú',
  talk: 'Charla',
  talkNew: n => `Charla, ${n} sin leer`,
  settings: 'Ajustes',
  cancel: 'Ahora no',
  notLoaded: 'Una parte de la página no llegó.',
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

  /** Why the table closed the line. */
  closed: {
    garbled: 'La mesa no entendió a esta página. Vuelve a cargarla.',
    noHello: 'La mesa esperó demasiado a esta página.',
    removed: 'Este dispositivo ya no tiene la silla. Puedes volver a sentarte si queda alguna.',
    noSuchTable: 'Esa mesa no existe.',
    gone: 'Esta mesa ya se recogió.',
    tooLarge: 'Eso es más de lo que la mesa puede recibir de una vez.',
    full: 'La mesa está llena, y el banco de quienes miran también.',
    oldPage: 'La mesa habla un idioma más nuevo que esta página. Vuelve a cargarla.',
    oldRoom: 'La mesa está en obras. Prueba otra vez en un minuto.',
    tooMany: 'Demasiado a la vez. Respira hondo y vuelve.',
  },

  /** Why something was not done. A game adds its own. */
  refusals: {
    'unknown-game': 'Aquí nadie conoce ese juego.',
    'bad-options': 'La mesa no conoce esas reglas de la casa.',
    'bad-name': 'Ese nombre no se puede leer en voz alta. Prueba con otro.',
    'not-host': 'Eso solo puede hacerlo quien lleva la corona.',
    'not-seated': 'Primero toma asiento.',
    'seat-taken': 'Alguien se te adelantó. Esa silla está ocupada.',
    'no-seat-free': 'Todas las sillas están ocupadas. Puedes quedarte a mirar.',
    'not-in-lobby': 'No mientras haya una partida en marcha.',
    'not-playing': 'No hay ninguna partida en marcha.',
    'not-over': 'La partida aún no ha terminado.',
    'too-few': 'Primero tiene que sentarse alguien.',
    'stale-turn': 'La mesa ya siguió adelante.',
    over: 'La partida ha terminado.',
    'not-awaited': 'No te toca.',
    garbled: 'La mesa no entendió eso.',
    broken: 'La mesa perdió el hilo. No se jugó nada.',
    'may-not-bring': 'No puedes poner regalos en este montón.',
    'bad-gift': 'La mesa no acepta este regalo. ¿Hay algo demasiado largo?',
    'no-such-gift': 'Ese regalo no es de los tuyos.',
    'no-such-picture': 'La foto ya no está en la mesa. Envíala otra vez.',
    'too-many-gifts': 'Tantos no caben en el montón.',
    'too-few-gifts': 'Tiene que haber al menos tantos regalos como jugadores.',
    'too-many-pictures': 'No caben más fotos en esta mesa.',
    'gifts-in-the-way': 'No con los regalos que hay en el montón. Antes habría que retirar alguno.',
    'bob-has-no-seat': 'El rey Bob no se sienta. Cambia las reglas de la casa si quieres jugar.',
    'no-crown': 'Eso solo puede hacerlo quien lleva la corona.',
    locked: 'La mesa está cerrada con llave. No se sienta nadie más.',
    'nobody-there': 'Ahí no hay nadie.',
    'own-seat': 'Con tu propio lugar no.',
    paused: 'La partida está en pausa.',
    'not-paused': 'La partida no está en pausa.',
    muted: 'Estás en silencio.',
    'too-fast': 'Una cosa tras otra. Espera un momento.',
    'bad-text': 'Eso no se puede transmitir.',
    'no-undo': 'Esa jugada no se puede deshacer.',
    'not-asked': 'Ya nadie lo pide.',
    'asked-already': 'Eso ya se está pidiendo.',
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

  gone: {
    title: 'Aquí no hay mesa',
    noSuchTable:
      'En esta dirección no hay ninguna mesa. Las mesas se recogen tras un rato sin nadie; o quizá hay un error en el código.',
    gone: 'Esta mesa ya se recogió, como todas después de la fiesta.',
    nowhere: 'En esta dirección no hay nada.',
    make: 'Abrir otra mesa',
    start: 'Página de inicio',
  },

  closedPage: {
    title: 'Se cortó la línea',
    again: 'Volver',
    reload: 'Cargar la página otra vez',
  },

  share: {
    copied: 'Enlace copiado.',
    cannotCopy: 'Este navegador no deja copiar a las páginas. El enlace está marcado: cópialo tú.',
  },
};
