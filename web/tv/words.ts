import { section } from '../text/catalogue.ts';

/** What is said on screens that several people share. */
export const sharedWords = section(words => words.shared);
