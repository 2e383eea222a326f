import type { KingRefusal } from '../../../engine/king/kinds.ts';
import { ruleBehind } from '../../parts/behind.ts';

const BEHIND = {
  'not-now': 'K8',
  'not-your-card': 'K2',
  'must-follow': 'K10',
  'no-heart-lead': 'K25',
  'must-play-king': 'K26',
  'bid-too-low': 'K36',
  'no-preference': 'K37',
  'cannot-ask-more': 'K47',
  'no-ultimatum': 'K52',
  'no-forfeit': 'K50',
  'must-accept': 'K49',
  'nothing-to-accept': 'K45',
  'not-the-leader': 'K60',
  'claimed-already': 'K64',
  'not-awaited': 'K12',
} satisfies Record<KingRefusal | 'not-awaited', string>;
export const behind = ruleBehind(BEHIND);
