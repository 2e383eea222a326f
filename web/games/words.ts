import { section } from '../text/catalogue.ts';

/** What is said of the games to those who listen. */
export const heardWords = section(words => words.heard);
export const kingHeardWords = section(words => async () => (await words.heard()).king());
