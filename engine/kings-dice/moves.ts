import * as v from 'valibot';
import { FACES } from '../dice.ts';
import { PLACES } from './kinds.ts';

const ADie = v.picklist(FACES);

/** A decision of a seat, as it comes from outside. Apart from the kinds, since a page needs those without any schema. */
export const DiceMove = v.variant('do', [
  /** The lords' form: what lies in positions 1 to 5, null for an empty one. */
  v.strictObject({ do: v.literal('order'), places: v.pipe(v.array(v.nullable(ADie)), v.length(PLACES)) }),
  /** The commoners' form: the die for this turn, or none. */
  v.strictObject({ do: v.literal('pick'), die: ADie }),
  v.strictObject({ do: v.literal('sitOut') }),
]);
export type DiceMove = v.InferOutput<typeof DiceMove>;
