import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Draws } from './game.ts';

/** 32 bytes as 64 hexadecimal digits. */
export const SECRET = /^[0-9a-f]{64}$/;

/** What the table publishes before the first draw: SHA-256 of its secret, in hexadecimal. */
export function promiseOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The seed of one game: SHA-256 over the table's secret and the players' shares in seat order, all 32 bytes each,
 * so that neither the table nor any player alone can choose the deal. A share that was withheld is left out.
 */
export function seedOf(secret: string, shares: readonly string[]): Uint8Array {
  return sha256(hexToBytes(secret + shares.join('')));
}

/**
 * Chance from a seed. Block i of the stream `label` is HMAC-SHA256(seed, label, zero byte, i as 32 bits big-endian);
 * each block is read as eight 32-bit numbers.
 */
export function chanceFrom(seed: Uint8Array): Chance {
  const keyed = hmac.create(sha256, seed);
  return { stream: label => drawsFrom(keyed, label) };
}

/** For tests, simulations and built-in players outside a table: chance from any text. */
export function chanceFromText(text: string): Chance {
  return chanceFrom(sha256(utf8ToBytes(text)));
}

/** One of these, each as likely as the others. */
export function pick<T>(items: readonly T[], draws: Draws): T {
  const picked = items[draws.below(items.length)];
  if (picked === undefined) throw new Error('picked what is not there');
  return picked;
}

function drawsFrom(keyed: ReturnType<typeof hmac.create>, label: string): Draws {
  const message = utf8ToBytes(`${label}\0\0\0\0\0`);
  const counter = new DataView(message.buffer, message.length - 4);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let offset = 0;

  return drawsOver(() => {
    if (offset === block.byteLength) {
      counter.setUint32(0, blocks++);
      block = new DataView(keyed.clone().update(message).digest().buffer);
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  });
}

/** Draws from a source of 32-bit numbers. */
export function drawsOver(next32: () => number): Draws {
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error(`cannot draw below ${bound}`);
    // Numbers from the last, incomplete run of `bound` would favour small results: they are drawn again.
    const fair = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const number = next32();
      if (number < fair) return number % bound;
    }
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const pile = [...items];
    const shuffled: T[] = [];
    while (pile.length > 0) shuffled.push(...pile.splice(below(pile.length), 1));
    return shuffled;
  };

  return { below, shuffle };
}
