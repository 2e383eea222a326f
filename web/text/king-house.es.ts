import type { kingHouse as English } from './king-house.en.ts';

/** House rules of King in a player's words. */
export const kingHouse: typeof English = {
  firstTitle: '¿Cuánto dura?',
  first: {
    full: { name: 'Partida entera', text: '10 manos, unos 45 minutos' },
    quick: { name: 'Partida rápida', text: '7 manos, unos 30 minutos' },
  },
  presetsTitle: '¿Con qué reglas?',
  presets: {
    usual: { name: 'Las de siempre', text: 'Como se juega en casi todas las mesas' },
    brazilian: { name: 'A la brasileña', text: 'El rey de corazones nombra a quien reparte' },
    mild: { name: 'Suaves', text: 'Se puede volver tras pasar, y comprar mal cuesta menos' },
  },
  rules: {
    dealerChoice: {
      on: 'on',
      sides: {
        on: 'Quien recibe el rey de corazones dice quién reparte primero',
        off: 'Quien recibe el rey de corazones reparte primero',
      },
    },
    kingOfHearts: {
      on: 'strict',
      sides: {
        strict: 'El rey de corazones tiene que caer a la primera ocasión',
        voidOnly: 'El rey de corazones solo tiene que caer cuando no puedes asistir',
      },
    },
    playOut: {
      on: 'on',
      sides: {
        on: 'Todas las manos se juegan hasta la última carta',
        off: 'La mano acaba cuando cae la última carta que resta puntos',
      },
    },
    positiveLead: {
      question: '¿Quién sale en una mano positiva?',
      answers: {
        dealer: 'Sale quien reparte, también en las positivas',
        contractHolder: 'Sale quien ganó la subasta',
        leftOfDealer: 'En las positivas sale la izquierda de quien reparte',
      },
    },
    passIsFinal: {
      on: 'on',
      sides: { on: 'Quien pasa ya no vuelve', off: 'Se puede volver a pujar después de pasar' },
    },
    forfeitAnytime: {
      on: 'on',
      sides: {
        on: 'Quien reparte puede anular cualquier mano positiva',
        off: 'Quien reparte solo puede anular la mano si nadie puja más de 3 a ganar',
      },
    },
    eightUpBinds: {
      on: 'on',
      sides: { on: 'Una puja de 8 a ganar hay que aceptarla', off: 'Se puede rechazar hasta un 8 a ganar' },
    },
    shortfall: {
      on: 'debt',
      sides: {
        debt: 'Quien compra a ganar paga toda su puja, la cumpla o no',
        noDebt: 'Quien compra a ganar no paga más bazas de las que hizo',
      },
    },
    downPayment: {
      on: 'full',
      sides: {
        full: 'Quien compra a perder paga toda su puja',
        capped: 'Quien compra a perder no paga más bazas de las que hizo quien reparte',
      },
    },
    sheet: {
      on: 'columns',
      sides: {
        columns: 'La hoja lleva pérdidas y ganancias por separado',
        single: 'La hoja lleva una sola columna',
      },
    },
  },
};
