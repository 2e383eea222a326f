/** House rules of King's Dice in a player's words. */
export const diceHouse = {
  firstTitle: 'Which form?',
  first: {
    lords: { name: 'The lords’ form', text: 'Five places, one sealed order' },
    commoners: { name: 'The commoners’ form', text: 'Five turns, one die at a time' },
  },
  presetsTitle: 'How long?',
  presets: {
    usual: { name: 'To the last die', text: 'Until one player holds all that is left' },
    evening: { name: 'Twenty rounds', text: 'Then whoever has most dice wins' },
  },
  rules: {
    roundLimit: {
      question: 'How many rounds at most?',
      answers: {
        none: 'No limit of rounds',
        '20': 'At most 20 rounds',
        '40': 'At most 40 rounds',
        '60': 'At most 60 rounds',
      },
    },
  },
  note: 'With six or more of you somebody is out after the first round. Of eight players, two are left on average.',
};
