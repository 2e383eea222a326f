import { shell } from './shell.en.ts';

/** What is long and not read by everybody is fetched when it is wanted. */
const pages = async () => (await import('./pages.en.ts')).pages;
/** About the people at a table, beyond the game. */
const company = async () => (await import('./company.en.ts')).company;
const ending = async () => (await import('./ending.en.ts')).ending;
const refusals = async () => (await import('./refusals.en.ts')).refusals;
/** On screens that several people share. */
const shared = async () => (await import('./shared.en.ts')).shared;
/** About other people's pages, and clubs. */
const beyond = () => import('./beyond.en.ts');
const hints = async () => (await import('./hints.en.ts')).hints;
/** For those who listen. */
const heard = async () => (await import('./heard.en.ts')).heard;
const tables = {
  king: async () => (await import('./king.en.ts')).king,
  dice: async () => (await import('./dice.en.ts')).diceText,
  gifts: async () => (await import('./gifts.en.ts')).gifts,
};
const houses = {
  king: async () => (await import('./king-house.en.ts')).kingHouse,
  dice: async () => (await import('./dice-house.en.ts')).diceHouse,
  gifts: async () => (await import('./gifts-house.en.ts')).giftsHouse,
};

export const en = { ...shell, ending, refusals, pages, company, heard, shared, beyond, hints, tables, houses };
