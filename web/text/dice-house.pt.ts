import type { diceHouse as en } from './dice-house.en.ts';

export const diceHouse: typeof en = {
  firstTitle: 'À moda de quem?',
  first: {
    lords: { name: 'À moda dos nobres', text: 'Cinco casas, uma ordem selada' },
    commoners: { name: 'À moda do povo', text: 'Cinco jogadas, um dado de cada vez' },
  },
  presetsTitle: 'Quanto tempo?',
  presets: {
    usual: { name: 'Até ao último dado', text: 'Até só um jogador ter dados' },
    evening: { name: 'Vinte rondas', text: 'Depois ganha quem tiver mais dados' },
  },
  rules: {
    roundLimit: {
      question: 'Quantas rondas, no máximo?',
      answers: {
        none: 'Sem limite de rondas',
        '20': 'No máximo 20 rondas',
        '40': 'No máximo 40 rondas',
        '60': 'No máximo 60 rondas',
      },
    },
  },
  note: 'A partir de seis, há sempre quem saia logo na primeira ronda. De oito jogadores ficam dois, em média.',
};
