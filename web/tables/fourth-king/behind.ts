import type { FourthRefusal } from '../../../engine/fourth-king/kinds.ts';
import { ruleBehind } from '../../parts/behind.ts';

const BEHIND = {
  'not-now': 'F18',
  'only-pick': 'F25',
  'no-such-gift': 'F17',
  'no-such-seat': 'F14',
  'no-shakes-left': 'F23',
  'too-few-gifts': 'F2',
  'too-many-gifts': 'F2',
  'not-awaited': 'F10',
} satisfies Record<FourthRefusal | 'not-awaited', string>;
export const behind = ruleBehind(BEHIND);
