import { list, They, TheyAll, they, type Who } from './grammar.en.ts';

/** What is said at a table of King, but not from the first trick on. */
export const later = {
  trick: (n: number): string => `Trick ${n}`,
  led: (who: Who): string => `${They(who)} led`,
  claimed: (who: Who): string => `${They(who)} claimed the rest.`,
  stillIn: (names: readonly Who[]): string => `May still speak: ${list(names.map(they))}.`,
  beats: (points: number): string => `A bid of more than ${points} points beats it.`,
  top: 'No bid is higher.',
  mayMatch: (names: readonly Who[]): string => `${TheyAll(names)} may match it.`,
};
