import type { KingOptions } from '../../engine/king/kinds.ts';

/** A switch: the side that it says when it is on, and a sentence for each side. */
type Sides<Value extends string> = { on: Value; sides: Record<Value, string> };
type Answers<Value extends string> = { question: string; answers: Record<Value, string> };
type KingRules = {
  [Name in Exclude<keyof KingOptions, 'length' | 'positiveLead'>]: Sides<KingOptions[Name]>;
} & { positiveLead: Answers<KingOptions['positiveLead']> };

const kingRules: KingRules = {
  dealerChoice: {
    on: 'on',
    sides: {
      on: 'Whoever is dealt the king of hearts names the first dealer',
      off: 'Whoever is dealt the king of hearts deals first',
    },
  },
  kingOfHearts: {
    on: 'strict',
    sides: {
      strict: 'The king of hearts must fall at the first chance',
      voidOnly: 'The king of hearts must fall only when you cannot follow suit',
    },
  },
  playOut: {
    on: 'on',
    sides: {
      on: 'Every hand is played to the last card',
      off: 'A hand is over once its last penalty card is taken',
    },
  },
  positiveLead: {
    question: 'Who leads in a positive hand?',
    answers: {
      dealer: 'The dealer leads, in positive hands too',
      contractHolder: 'Whoever won the auction leads',
      leftOfDealer: 'The dealer’s left leads in positive hands',
    },
  },
  passIsFinal: {
    on: 'on',
    sides: { on: 'A pass is final', off: 'You may bid again after passing' },
  },
  forfeitAnytime: {
    on: 'on',
    sides: {
      on: 'The dealer may forfeit any positive hand',
      off: 'The dealer may forfeit only when nobody bids more than 3 up',
    },
  },
  eightUpBinds: {
    on: 'on',
    sides: { on: 'A bid of 8 up must be accepted', off: 'The dealer may decline even 8 up' },
  },
  shortfall: {
    on: 'debt',
    sides: {
      debt: 'Whoever buys up pays for the whole bid, made or not',
      noDebt: 'Whoever buys up pays for no more tricks than were made',
    },
  },
  downPayment: {
    on: 'full',
    sides: {
      full: 'Whoever buys down pays for the whole bid',
      capped: 'Whoever buys down pays for no more tricks than the dealer takes',
    },
  },
  sheet: {
    on: 'columns',
    sides: {
      columns: 'The score sheet keeps losses and gains apart',
      single: 'The score sheet has a single column',
    },
  },
};

/** House rules of King in a player's words. */
export const kingHouse = {
  firstTitle: 'How long?',
  first: {
    full: { name: 'Full game', text: '10 hands, about 45 minutes' },
    quick: { name: 'Quick game', text: '7 hands, about 30 minutes' },
  },
  presetsTitle: 'Whose rules?',
  presets: {
    usual: { name: 'The usual', text: 'As most tables play it' },
    brazilian: { name: 'Brazilian', text: 'The king of hearts names the dealer' },
    mild: { name: 'Mild', text: 'Passes are not final, bad buys cost less' },
  },
  rules: kingRules,
};
