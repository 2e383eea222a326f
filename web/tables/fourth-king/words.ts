import { section } from '../../text/catalogue.ts';

/** What is said at a table of the Fourth King's Game. */
export const giftsWords = section(words => words.tables.gifts);

/** What is said of wrapping, before the game. */
export const wrapWords = section(words => async () => (await words.tables.gifts()).wrap());

/** What is said at the end. */
export const endWords = section(words => async () => (await words.tables.gifts()).end());
