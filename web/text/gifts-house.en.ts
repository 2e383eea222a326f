/** House rules of the Fourth King's Game in a player's words. */
export const giftsHouse = {
  firstTitle: 'Who is King Bob?',
  first: {
    host: { name: 'You, and you do not play', text: 'Whoever makes the table wraps, starts and watches over the game' },
    table: { name: 'Nobody', text: 'The table does King Bob’s work, and everybody plays' },
    plays: { name: 'You, and you play too', text: 'King Bob wraps and plays too: allowed, though it is bad theology' },
  },
  presetsTitle: 'Which evening?',
  presets: {
    usual: { name: 'The usual', text: 'Everybody wraps; at the end you learn who gave what' },
    brisk: { name: 'Brisk', text: 'After a round without a pick somebody must pick; who gave it is told at once' },
    masked: { name: 'Masked', text: 'Nobody is ever told who wrapped what' },
  },
  rules: {
    gifts: {
      on: 'everyone',
      sides: { everyone: 'Everybody wraps gifts, up to five each', bob: 'King Bob alone brings the gifts' },
    },
    givers: {
      question: 'When do you learn who wrapped a gift?',
      answers: {
        secret: 'At the end you learn who wrapped what',
        open: 'You learn who wrapped a gift when it is opened',
        never: 'You never learn who wrapped what',
      },
    },
    initiativeDie: {
      on: 'd20',
      sides: { d20: 'A die of twenty sides tells who begins', d6: 'A die of six sides tells who begins' },
    },
    patience: {
      question: 'How long may nobody pick?',
      answers: {
        none: 'Nobody ever has to pick: the game may take all night',
        '1': 'After a round without a pick, the next one must pick',
        '3': 'After three rounds without a pick, the next one must pick',
      },
    },
  },
};
