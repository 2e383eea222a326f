import { drawsOver } from '../engine/chance.ts';
import type { Draws } from '../engine/game.ts';

/** The value in the middle; of an even number the higher one. */
export function median(values: readonly number[]): number {
  const value = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error('no values');
  return value;
}

/**
 * Runs several pieces of work in turns, each for so many milliseconds at a time, so that a machine that is now quick
 * and now slow treats them alike. A piece of work answers how much it did. The result is what was done a second, one
 * list a round.
 */
export function alternate(rounds: number, works: readonly (() => number)[], ms: number): readonly number[][] {
  for (const work of works) perSecond(work, ms / 2);
  return Array.from({ length: rounds }, () => works.map(work => perSecond(work, ms)));
}

function perSecond(work: () => number, ms: number): number {
  const began = performance.now();
  let done = 0;
  do done += work();
  while (performance.now() - began < ms);
  return (1000 * done) / (performance.now() - began);
}

export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Draws that cost next to nothing, where the draws are not what is measured. Always the same ones. */
export function quickDraws(): Draws {
  let state = 1;
  return drawsOver(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  });
}
