import type { diceHouse as en } from './dice-house.en.ts';

export const diceHouse: typeof en = {
  firstTitle: 'De que jeito?',
  first: {
    lords: { name: 'Jeito dos nobres', text: 'Cinco casas, uma ordem selada' },
    commoners: { name: 'Jeito do povo', text: 'Cinco jogadas, um dado por vez' },
  },
  presetsTitle: 'Quanto tempo?',
  presets: {
    usual: { name: 'Até o último dado', text: 'Até só um jogador ter dados' },
    evening: { name: 'Vinte rodadas', text: 'Aí ganha quem tiver mais dados' },
  },
  rules: {
    roundLimit: {
      question: 'Quantas rodadas, no máximo?',
      answers: {
        none: 'Sem limite de rodadas',
        '20': 'No máximo 20 rodadas',
        '40': 'No máximo 40 rodadas',
        '60': 'No máximo 60 rodadas',
      },
    },
  },
  note: 'Com seis ou mais, alguém já sai na primeira rodada. De oito jogadores sobram dois, em média.',
};
