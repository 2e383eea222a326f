import { capital, iso, list as join, type Who } from './grammar.en.ts';

export { capital, count, iso, signed, type Who } from './grammar.en.ts';

export const list = (words: readonly string[], last = 'e'): string => join(words, last);

export const they = (who: Who): string => (who.you ? 'tu' : iso(who));
export const They = (who: Who): string => capital(they(who));
/** After a preposition: “para ti”, “de Rosa”. */
export const whom = (who: Who): string => (who.you ? 'ti' : iso(who));
/** What belongs to somebody: “a mão de Rosa”, “a mão tua” with its own form for the reader. */
export const of = (who: Who, yours: string): string => (who.you ? yours : `de ${iso(who)}`);

/** The verb alone says that it is the reader: “Jogas”, “Rosa joga”. */
export const does = (who: Who, you: string, other: string): string => (who.you ? capital(you) : `${iso(who)} ${other}`);
/** One or several who do the same: “Passaste”, “Rosa passou”, “Rosa e Zé passaram”. */
export const allDo = (people: readonly Who[], you: string, one: string, many: string): string => {
  const [first] = people;
  return first !== undefined && people.length === 1
    ? does(first, you, one)
    : `${capital(list(people.map(they)))} ${many}`;
};
