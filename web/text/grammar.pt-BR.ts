import { capital, iso, type Who } from './grammar.en.ts';
import { list } from './grammar.pt.ts';

export { capital, count, iso, list, signed, type Who } from './grammar.pt.ts';

export const they = (who: Who): string => (who.you ? 'você' : iso(who));
export const They = (who: Who): string => capital(they(who));
/** What belongs to somebody: “a carta de Rosa”, “a carta sua” with its own form for the reader. */
export const of = (who: Who, yours: string): string => (who.you ? yours : `de ${iso(who)}`);

/** One form for the reader and everybody else: “Você joga”, “Rosa joga”. */
export const does = (who: Who, verb: string): string => `${They(who)} ${verb}`;
/** One or several who do the same: “Rosa passou”, “Rosa e Zé passaram”. */
export const allDo = (people: readonly Who[], one: string, many: string): string =>
  `${capital(list(people.map(they)))} ${people.length === 1 ? one : many}`;
