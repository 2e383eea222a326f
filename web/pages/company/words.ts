import { section } from '../../text/catalogue.ts';

/** What is said about the people at a table. */
export const companyWords = section(words => words.company);
