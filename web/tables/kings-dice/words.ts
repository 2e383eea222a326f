import { section } from '../../text/catalogue.ts';

/** What is said at a table of King's Dice. */
export const diceWords = section(words => words.tables.dice);
