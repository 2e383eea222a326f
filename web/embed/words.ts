import { section } from '../text/catalogue.ts';

/** What is said about tables within other pages. */
export const embedWords = section(words => async () => (await words.beyond()).embed);
