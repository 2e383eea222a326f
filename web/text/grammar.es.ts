import { capital, iso, type Who } from './grammar.en.ts';

export { capital, count, iso, signed, type Who } from './grammar.en.ts';

export const They = (who: Who): string => (who.you ? 'Tú' : iso(who));
export const they = (who: Who): string => (who.you ? 'tú' : iso(who));
/** After a preposition: «de ti», «de Ana». */
export const after = (preposition: 'a' | 'de' | 'por', who: Who): string =>
  `${preposition} ${who.you ? 'ti' : iso(who)}`;
/** «Ganas», «Ana gana»: the verb says «tú» by itself. */
export const does = (who: Who, tu: string, other: string): string => (who.you ? capital(tu) : `${iso(who)} ${other}`);

/** «y» becomes «e» before the sound of an i, but not before that of «hielo». */
const SOUNDS_LIKE_I = /^\P{L}*h?[ií](?![aeoáéó])/iu;

const joined = (words: readonly string[], link: (last: string) => string): string => {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${link(last)} ${last}`;
};
export const list = (words: readonly string[]): string => joined(words, last => (SOUNDS_LIKE_I.test(last) ? 'e' : 'y'));
export const inOrder = (words: readonly string[]): string => joined(words, () => 'y luego');

/** Several people at the beginning of a sentence; their verb is that of «ustedes», also with «tú» among them. */
export const together = (names: readonly Who[]): string => capital(list(names.map(they)));

/** Who has still to do something: «Falta Ana», «Faltan Ana y Luis». */
export const missing = (names: readonly Who[]): string => {
  const [only] = names;
  if (only === undefined) return '';
  if (names.length > 1) return `Faltan ${list(names.map(they))}`;
  return only.you ? 'Faltas tú' : `Falta ${iso(only)}`;
};
/** The same as a sentence; nothing when nobody is missing. */
export const waiting = (names: readonly Who[]): string => (names.length === 0 ? '' : `${missing(names)}.`);
