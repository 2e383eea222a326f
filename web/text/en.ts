import { ending } from './ending.en.ts';
import { pages } from './pages.en.ts';
import { shell } from './shell.en.ts';

/** What is long and not read by everybody is fetched when it is wanted. */
const tables = { king: async () => (await import('./king.en.ts')).king };
const houses = { king: async () => (await import('./king-house.en.ts')).kingHouse };

export const en = { ...shell, ...pages, ending, tables, houses };
