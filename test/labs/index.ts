import type { Kinds } from '../../engine/game.ts';
import { contract, type Lab, type Pace, type Tally } from '../contract.ts';
import { kingLab } from './king.ts';

/** A lab with the types of its game sealed inside. */
export interface SealedLab {
  readonly id: string;
  contract(pace: Pace): Tally;
}

const sealed = <K extends Kinds>(lab: Lab<K>): SealedLab => ({
  id: lab.game.id,
  contract: pace => contract(lab, pace),
});

/** One for each game on the shelf. */
export const LABS: readonly SealedLab[] = [sealed(kingLab)];
