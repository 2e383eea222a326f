/** Sixteen consonants carry four bits each, four vowels two: one word of five letters is sixteen bits. */
const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORD = [
  { letters: CONSONANTS, shift: 12 },
  { letters: VOWELS, shift: 10 },
  { letters: CONSONANTS, shift: 6 },
  { letters: VOWELS, shift: 4 },
  { letters: CONSONANTS, shift: 0 },
] as const;

/** How many bytes make a table's address. */
export const CODE_BYTES = 6;

/** Six random bytes as an address that can be read out: `bafuz-dokil-tamov`. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length !== CODE_BYTES) throw new Error(`an address is ${CODE_BYTES} bytes, not ${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [0, 2, 4].map(offset => wordOf(view.getUint16(offset))).join('-');
}

function wordOf(bits: number): string {
  return WORD.map(({ letters, shift }) => letters[(bits >> shift) & (letters.length - 1)]).join('');
}
