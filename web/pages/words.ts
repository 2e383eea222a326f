import { section } from '../text/catalogue.ts';

/** What the pages around the tables say. */
export const pageWords = section(words => words.pages);
