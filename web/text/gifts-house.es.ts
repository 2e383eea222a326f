import type { giftsHouse as English } from './gifts-house.en.ts';

/** House rules of the Fourth King's Game in a player's words. */
export const giftsHouse: typeof English = {
  firstTitle: '¿Quién es el rey Bob?',
  first: {
    host: { name: 'Tú, sin jugar', text: 'El anfitrión envuelve, da la salida y vigila la partida' },
    table: { name: 'Nadie', text: 'La mesa hace el trabajo del rey Bob, y juegan todos' },
    plays: {
      name: 'Tú, y también juegas',
      text: 'El rey Bob envuelve y también juega: se permite, aunque es mala teología',
    },
  },
  presetsTitle: '¿Qué clase de velada?',
  presets: {
    usual: { name: 'La de siempre', text: 'Todos envuelven; al final se dice quién regaló qué' },
    brisk: {
      name: 'Ligera',
      text: 'Tras una ronda sin tomar regalos hay que tomar uno; quién lo envolvió se dice al abrirlo',
    },
    masked: { name: 'De incógnito', text: 'Nunca se dice quién envolvió qué' },
  },
  rules: {
    gifts: {
      on: 'everyone',
      sides: { everyone: 'Todos envuelven, hasta cinco regalos cada uno', bob: 'Los regalos los trae solo el rey Bob' },
    },
    givers: {
      question: '¿Cuándo se dice quién envolvió un regalo?',
      answers: {
        secret: 'Al final se dice quién envolvió qué',
        open: 'Al abrir un regalo se dice quién lo envolvió',
        never: 'Nunca se dice quién envolvió qué',
      },
    },
    initiativeDie: {
      on: 'd20',
      sides: { d20: 'Un dado de veinte caras dice quién empieza', d6: 'Un dado de seis caras dice quién empieza' },
    },
    patience: {
      question: '¿Cuánto se puede estar sin tomar regalos?',
      answers: {
        none: 'Nadie está obligado a tomar: puede durar toda la noche',
        '1': 'Tras una ronda sin tomar regalos, hay que tomar uno',
        '3': 'Tras tres rondas sin tomar regalos, hay que tomar uno',
      },
    },
  },
};
