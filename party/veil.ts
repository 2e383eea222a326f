import type { RoomSays } from './protocol.ts';

/*
 * A line may be compressed, and compressed, what was on it before is shorter. Whoever can see how long its frames are
 * could say aloud what he guesses, and learn whether it is known there. So what carries words that people chose goes
 * veiled: like nothing that was ever on the line.
 */

/** What has words in it that people chose: names, talk, gifts. */
export const WORDED: readonly RoomSays['t'][] = ['welcome', 'room', 'said', 'reissued', 'gifts', 'record'];

const MARK = '~';
const SEED_BYTES = 4;

/** One message of the room as it goes over the line. */
export function frameOf(message: RoomSays, draw: (bytes: number) => Uint8Array): string {
  const text = JSON.stringify(message);
  return WORDED.includes(message.t) ? veil(text, draw(SEED_BYTES)) : text;
}

/** After the mark, as base64: the seed, and the bytes of the text, each changed by one that follows from the seed. */
function veil(text: string, seed: Uint8Array): string {
  const bytes = new TextEncoder().encode(text);
  const all = Array.from([...seed, ...changed(bytes, seed)], byte => String.fromCharCode(byte));
  return MARK + btoa(all.join(''));
}

/** The text of a frame, veiled or not. What is not well veiled is no text of the room: it throws. */
export function unveiled(frame: string): string {
  if (!frame.startsWith(MARK)) return frame;
  const all = Uint8Array.from(atob(frame.slice(MARK.length)), char => char.charCodeAt(0));
  return new TextDecoder().decode(changed(all.slice(SEED_BYTES), all.slice(0, SEED_BYTES)));
}

/** Changes bytes, or changes them back. This hides nothing from whoever reads: it only makes no frame like another. */
function changed(bytes: Uint8Array, seed: Uint8Array): Uint8Array {
  // A linear congruential generator modulo 2^32, with the constants of Numerical Recipes; its high byte is the best.
  let number = seed.reduce((sum, byte) => Math.imul(sum, 256) + byte, 0);
  return bytes.map(byte => {
    number = Math.imul(number, 1_664_525) + 1_013_904_223;
    return byte ^ (number >>> 24);
  });
}
