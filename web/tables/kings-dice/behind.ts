import type { DiceRefusal } from '../../../engine/kings-dice/kinds.ts';
import { ruleBehind } from '../../parts/behind.ts';

const BEHIND = {
  'not-now': 'D9',
  'wrong-count': 'D6',
  'not-your-dice': 'D5',
  'already-played': 'D21',
  'may-not-sit-out': 'D19',
  'not-awaited': 'D9',
} satisfies Record<DiceRefusal | 'not-awaited', string>;
export const behind = ruleBehind(BEHIND);
