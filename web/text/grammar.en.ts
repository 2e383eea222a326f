/** Somebody at the table as sentences need them: the reader, or a name. */
export type Who = { readonly you: boolean; readonly name: string };

/** A name keeps its own direction inside a sentence. */
export const iso = (who: Who): string => `\u2068${who.name}\u2069`;
export const They = (who: Who): string => (who.you ? 'You' : iso(who));
export const they = (who: Who): string => (who.you ? 'you' : iso(who));
export const does = (who: Who, you: string, other: string): string => `${They(who)} ${who.you ? you : other}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
/** Several people at the beginning of a sentence. */
export const TheyAll = (who: readonly Who[]): string => capital(list(who.map(they)));
