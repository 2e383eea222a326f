import * as v from 'valibot';
import { SEATS } from '../seats.ts';
import { GIFTS_MAX } from './parcels.ts';

/** The number of a gift, from 1. */
const GiftNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GIFTS_MAX));

/** A decision of a seat, as it comes from outside. Apart from the kinds, since a page needs those without any schema. */
export const FourthMove = v.variant('do', [
  v.strictObject({ do: v.literal('roll') }),
  v.strictObject({ do: v.literal('pick'), gift: GiftNumber }),
  v.strictObject({ do: v.literal('open'), gift: GiftNumber }),
  v.strictObject({ do: v.literal('steal'), gift: GiftNumber }),
  v.strictObject({ do: v.literal('inflict'), gift: GiftNumber, on: v.picklist(SEATS) }),
  /** Costs no turn: the same seat is asked again. */
  v.strictObject({ do: v.literal('shake'), gift: GiftNumber }),
  v.strictObject({ do: v.literal('allow') }),
  v.strictObject({ do: v.literal('resist') }),
]);
export type FourthMove = v.InferOutput<typeof FourthMove>;
