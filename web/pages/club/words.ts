import { section } from '../../text/catalogue.ts';

/** What is said at a club's page. */
export const clubWords = section(words => async () => (await words.beyond()).club);
