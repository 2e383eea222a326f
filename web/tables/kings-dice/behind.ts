import type { DiceRefusal } from '../../../engine/kings-dice/kinds.ts';

const BEHIND = {
  'not-now': 'D9',
  'wrong-count': 'D6',
  'not-your-dice': 'D5',
  'already-played': 'D21',
  'may-not-sit-out': 'D19',
  'not-awaited': 'D9',
} satisfies Record<DiceRefusal | 'not-awaited', string>;
/** The rule behind a refusal; null for those that no rule of the game is behind. */
export const behind = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = BEHIND;
  return known[code] ?? null;
};
