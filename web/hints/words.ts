import { section } from '../text/catalogue.ts';

/** What is said to somebody who plays a game for the first time. */
export const hintWords = section(words => words.hints);
