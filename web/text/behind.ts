import type { FourthRefusal } from '../../engine/fourth-king/kinds.ts';
import type { DiceRefusal } from '../../engine/kings-dice/kinds.ts';

const DICE: Readonly<Record<DiceRefusal | 'not-awaited', string>> = {
  'not-now': 'D9',
  'wrong-count': 'D6',
  'not-your-dice': 'D5',
  'already-played': 'D21',
  'may-not-sit-out': 'D19',
  'not-awaited': 'D9',
};
const GIFTS: Readonly<Record<FourthRefusal | 'not-awaited', string>> = {
  'not-now': 'F18',
  'only-pick': 'F25',
  'no-such-gift': 'F17',
  'no-such-seat': 'F14',
  'no-shakes-left': 'F23',
  'too-few-gifts': 'F2',
  'too-many-gifts': 'F2',
  'not-awaited': 'F10',
};
const ruleIn =
  (rules: Readonly<Record<string, string>>) =>
  (code: string): string | null =>
    rules[code] ?? null;

/** The number of the rule behind a refusal, the same in every language; null for any other code. */
export const behindDice = ruleIn(DICE);
export const behindGift = ruleIn(GIFTS);
