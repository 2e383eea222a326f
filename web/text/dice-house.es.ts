import type { diceHouse as English } from './dice-house.en.ts';

/** House rules of King's Dice in a player's words. */
export const diceHouse: typeof English = {
  firstTitle: '¿De qué modo?',
  first: {
    lords: { name: 'A lo noble', text: 'Cinco casillas, un solo orden sellado' },
    commoners: { name: 'A lo llano', text: 'Cinco turnos, un dado cada vez' },
  },
  presetsTitle: '¿Hasta cuándo?',
  presets: {
    usual: { name: 'Hasta el último dado', text: 'Hasta que alguien tenga todos los que quedan' },
    evening: { name: 'Veinte rondas', text: 'Luego gana quien tenga más dados' },
  },
  rules: {
    roundLimit: {
      question: '¿Cuántas rondas como mucho?',
      answers: {
        none: 'Sin límite de rondas',
        '20': '20 rondas como mucho',
        '40': '40 rondas como mucho',
        '60': '60 rondas como mucho',
      },
    },
  },
  note: 'Con seis o más en la mesa, alguien queda fuera tras la primera ronda. De ocho suelen quedar dos.',
};
