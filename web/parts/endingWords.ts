import { section } from '../text/catalogue.ts';

/** What is said at the end of any game. */
export const endingWords = section(words => words.ending);
