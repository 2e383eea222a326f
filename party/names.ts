/** Breaks of line, tabs and the like: they part words, so a space takes their place. */
const BREAKS = /[\t-\r\x85\p{Zs}\p{Zl}\p{Zp}]+/gu;
/**
 * Characters that nobody sees, or that turn the text around them: control characters, zero-width ones, marks and
 * isolates of direction, private ones. The joiners stay: emoji and several scripts need them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu;
/** Letters that are drawn as nothing. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu;
/** More marks on one letter than any language writes: they would run over the neighbours' names. */
const PILES = /(\p{Mn}{4})\p{Mn}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as it may be shown: without what nobody sees, at most `most` graphemes; null when nothing is left to see. */
export function cleanText(raw: string, most: number): string | null {
  const text = raw
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(BLANKS, '')
    .normalize('NFC')
    .replace(PILES, '$1')
    .replace(BREAKS, ' ')
    .trim();
  const name = cut(text, most);
  return SEEN.test(name) ? name : null;
}

/** One grapheme may be joined from very many characters, so these are counted as well. */
function cut(text: string, most: number): string {
  let kept = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (++count > most || kept.length + segment.length > 8 * most) break;
    kept += segment;
  }
  return kept.trim();
}

/** The name itself, or with a number behind it when somebody at the table has it already. */
export function freshName(name: string, taken: readonly string[]): string {
  const folded = taken.map(fold);
  for (let n = 1; ; n++) {
    const fresh = n === 1 ? name : `${name} ${n}`;
    if (!folded.includes(fold(fresh))) return fresh;
  }
}

/** What looks alike counts as alike. */
const fold = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/** Built-in players have proper names, which are the same in every language. */
const PLAYERS = ['Caspar', 'Melchior', 'Balthasar', 'Drosselmeier', 'Pirlipat', 'Clara', 'Fritz', 'Marie'] as const;

/** The first of them that nobody at the table is called. */
export function playerName(taken: readonly string[]): string {
  const folded = taken.map(fold);
  return PLAYERS.find(name => !folded.includes(fold(name))) ?? freshName(PLAYERS[0], taken);
}
