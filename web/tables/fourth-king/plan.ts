import type { Can, FourthMove } from '../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';

export const ACTIONS = ['pick', 'open', 'steal', 'inflict'] as const;
export type Action = (typeof ACTIONS)[number];

/** What somebody is about to do: an action or a gift first, in whichever order, and at last whom to inflict it on. */
export type Plan = { readonly act: Action | null; readonly gift: number | null; readonly on: Seat | null };
export const NO_PLAN: Plan = { act: null, gift: null, on: null };

/** The gifts that an action may be done with. */
export function giftsFor(can: Can, act: Action): readonly number[] {
  return act === 'inflict' ? can.inflict.gifts : can[act];
}

/** The actions that may be done with a gift. */
export const actsFor = (can: Can, gift: number): readonly Action[] =>
  ACTIONS.filter(act => giftsFor(can, act).includes(gift));

/** Whether a gift may be chosen now: for the action that was chosen, or for any. */
export function mayChoose(can: Can, { act }: Plan, gift: number): boolean {
  return act === null ? actsFor(can, gift).length > 0 || can.shake.includes(gift) : giftsFor(can, act).includes(gift);
}

/** The move that a plan has become, or null while something is missing. */
export function moveOf({ act, gift, on }: Plan): FourthMove | null {
  if (act === null || gift === null) return null;
  if (act !== 'inflict') return { do: act, gift };
  return on === null ? null : { do: 'inflict', gift, on };
}

/** What is left of a plan when the table has moved on: nothing that may not be done any more. */
export function stillPossible(can: Can | null, plan: Plan): Plan {
  if (can === null || (plan.gift !== null && !mayChoose(can, plan, plan.gift))) return NO_PLAN;
  return plan.act !== null && giftsFor(can, plan.act).length === 0 ? NO_PLAN : plan;
}
