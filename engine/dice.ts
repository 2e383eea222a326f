import type { Draws } from './game.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A die is the number that it shows: dice that show the same are one and the same. */
export type Die = (typeof FACES)[number];

export function rollDie(draws: Draws): Die {
  const die = FACES[draws.below(FACES.length)];
  if (die === undefined) throw new Error('a die has no such face');
  return die;
}

/** Rolls so many dice and sorts them: the order in which they fell means nothing. */
export function rollDice(count: number, draws: Draws): readonly Die[] {
  return rising(Array.from({ length: count }, () => rollDie(draws)));
}

/** The same dice, the lowest first. */
export function rising(dice: readonly Die[]): readonly Die[] {
  return [...dice].sort((a, b) => a - b);
}

/** The numbers that these dice show, each once. They keep their order. */
export function numbersOf(dice: readonly Die[]): readonly Die[] {
  return [...new Set(dice)];
}

/** What is left of the dice without those ones, or null when they are not all among them. */
export function without(dice: readonly Die[], gone: readonly Die[]): readonly Die[] | null {
  const left = [...dice];
  for (const die of gone) {
    const index = left.indexOf(die);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}
