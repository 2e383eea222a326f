import { signal } from '@preact/signals';
import type { Die } from '../../../engine/dice.ts';
import type { DiceAsk, Order, Pick } from '../../../engine/kings-dice/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';

/** A choice that is half made, or made and not sealed. It belongs to one decision and means nothing afterwards. */
type Draft = { readonly of: string; readonly choice: Order | Pick | null };

/** Kept beside the table, so that it outlives looks that arrive and lines that are lost; never stored. */
const draft = signal<Draft | null>(null);

/** Several people may take the same decision on one device, each in secret. */
type Decision = { readonly code: string; readonly nth: number; readonly turn: number; readonly seat: Seat | null };
const keyOf = ({ code, nth, turn, seat }: Decision): string => `${code} ${nth} ${turn} ${seat}`;

/** What is before one's eyes: the draft for this decision, else what was sealed. */
export function choiceFor(decision: Decision, sealed: Order | Pick | null): Order | Pick | null {
  return draft.value?.of === keyOf(decision) ? draft.value.choice : sealed;
}

export function choose(decision: Decision, choice: Order | Pick | null): void {
  draft.value = { of: keyOf(decision), choice };
}

/** Back to what was sealed, or to nothing. */
export function forgetDraft(): void {
  draft.value = null;
}

export const NOTHING_LAID: Order = [null, null, null, null, null];

export const isOrder = (choice: Order | Pick | null): choice is Order => typeof choice === 'object' && choice !== null;

/** A die laid into a place; what lay there goes back to the others. */
export const lay = (order: Order, place: number, die: Die | null): Order =>
  order.map((old, index) => (index === place ? die : old));

/** Two places change what lies in them. */
export const swap = (order: Order, a: number, b: number): Order =>
  order.map((die, index) => (index === a ? (order[b] ?? null) : index === b ? (order[a] ?? null) : die));

export const laidIn = (order: Order): number => order.filter(die => die !== null).length;

/** The dice that are not among those laid; every number counts for itself. */
export function restOf(dice: readonly Die[], laid: readonly (Die | null)[]): readonly Die[] {
  const left = [...dice];
  for (const die of laid) {
    const index = die === null ? -1 : left.indexOf(die);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Whether the choice differs from the one that is sealed. */
export function isChanged(choice: Order | Pick | null, sealed: Order | Pick | null): boolean {
  return JSON.stringify(choice) !== JSON.stringify(sealed);
}

/** Whether the choice can be sealed: every die that must be laid lies somewhere, or something was picked. */
export function isComplete(ask: DiceAsk, choice: Order | Pick | null): boolean {
  if (ask.ask === 'pick') return choice !== null && !isOrder(choice);
  return isOrder(choice) && laidIn(choice) === ask.count;
}
