import * as v from 'valibot';
import { DECK } from '../cards.ts';
import { BIDS, TRUMPS } from './kinds.ts';

/** A decision of a seat, as it comes from outside. Apart from the kinds, since a page needs those without any schema. */
export const KingMove = v.variant('do', [
  // They are tried in this order, and nothing is done as often.
  v.strictObject({ do: v.literal('play'), card: v.picklist(DECK) }),
  v.strictObject({ do: v.literal('nameDealer'), dealer: v.picklist([0, 1, 2, 3]) }),
  /** The beneficiary keeps the hand: up with a trump suit or none, or down. */
  v.strictObject({ do: v.literal('up'), trump: v.picklist(TRUMPS) }),
  v.strictObject({ do: v.literal('down') }),
  v.strictObject({ do: v.literal('auction') }),
  v.strictObject({ do: v.literal('ultimatum') }),
  v.strictObject({ do: v.literal('forfeit') }),
  v.strictObject({ do: v.literal('bid'), bid: v.picklist(BIDS) }),
  v.strictObject({ do: v.literal('match') }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('accept') }),
  v.strictObject({ do: v.literal('askMore') }),
  v.strictObject({ do: v.literal('decline') }),
  /** No: to a request for more, or to an ultimatum. */
  v.strictObject({ do: v.literal('refuse') }),
  /** Yes to an ultimatum: 8 up. */
  v.strictObject({ do: v.literal('take') }),
  v.strictObject({ do: v.literal('nameTrump'), trump: v.picklist(TRUMPS) }),
  v.strictObject({ do: v.literal('claim') }),
  v.strictObject({ do: v.literal('agree') }),
  v.strictObject({ do: v.literal('object') }),
]);
export type KingMove = v.InferOutput<typeof KingMove>;
