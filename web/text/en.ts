import { ending } from './ending.en.ts';
import { king } from './king.en.ts';
import { pages } from './pages.en.ts';
import { shell } from './shell.en.ts';

/** What is long and read by few is fetched when it is wanted. */
const houses = { king: async () => (await import('./king-house.en.ts')).kingHouse };

export const en = { ...shell, ...pages, ending, houses, king };
