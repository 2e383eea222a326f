import { section } from '../../text/catalogue.ts';

/** What is said at a table of the Fourth King's Game. */
export const giftsWords = section(words => words.tables.gifts);
