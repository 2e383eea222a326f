/** House rules in a player's words: each option with its choices, the usual one first. */
export const house = {
  king: {
    lengths: {
      full: { name: 'Full game', text: '10 hands, about 45 minutes' },
      quick: { name: 'Quick game', text: '7 hands, about 30 minutes' },
    },
  },
};
