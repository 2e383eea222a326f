import type { Kinds } from '../../engine/game.ts';
import { contract, type Lab, type Pace, type Tally } from '../contract.ts';
import { fourthKingLab } from './fourth-king.ts';
import { kingLab } from './king.ts';
import { kingsDiceLab } from './kings-dice.ts';

/** A lab with the types of its game sealed inside. */
export interface SealedLab {
  readonly id: string;
  /** What there is nothing of to check in this game. */
  readonly none: readonly (keyof Tally)[];
  contract(pace: Pace): Tally;
}

const sealed = <K extends Kinds>(lab: Lab<K>, none: SealedLab['none']): SealedLab => ({
  id: lab.game.id,
  none,
  contract: pace => contract(lab, pace),
});

/** One for each game on the shelf. */
export const LABS: readonly SealedLab[] = [
  sealed(kingLab, ['changes']),
  sealed(kingsDiceLab, []),
  sealed(fourthKingLab, ['changes', 'events']),
];
