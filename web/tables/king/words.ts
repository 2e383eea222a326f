import { section } from '../../text/catalogue.ts';

/** What is said at a table of King. */
export const kingWords = section(words => words.tables.king);
