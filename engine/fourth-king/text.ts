/** Longer than anything that becomes short enough by cleaning is worth the work. */
export const RAW_MAX = 4000;

/**
 * What has no place in a text: control characters apart from tabs and line ends, halves of surrogate pairs, and marks
 * that turn the writing direction of what follows, also outside of the text.
 */
const UNWANTED = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Spaces of all kinds, invisible marks, and letters that are drawn as nothing. */
const UNSEEN = /[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Text of one line: cleaned, with single spaces. */
export function cleanLine(raw: string): string {
  return raw.replace(UNWANTED, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** The same for text that may have several lines. */
export function cleanLines(raw: string): string {
  const lines = raw
    .replace(UNWANTED, '')
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/u);
  return lines
    .map(line => line.replace(/\s+/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Whether a reader would see nothing at all. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** Length in code points. */
export const lengthOf = (text: string): number => [...text].length;
