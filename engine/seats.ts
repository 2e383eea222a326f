import { oneOf } from './json.ts';

/** Seats count clockwise: the next one sits to the left. */
export const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
export type Seat = (typeof SEATS)[number];

/** One value a seat, in the order of seats. */
export type BySeat<T> = readonly T[];

/** What belongs to one seat. A seat without a value is a bug. */
export function at<T>(values: BySeat<T>, seat: Seat): T {
  const value = values[seat];
  if (value === undefined) throw new Error(`no value for seat ${seat}`);
  return value;
}

/** The same list with one seat's value replaced. */
export function put<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return values.map((old, index) => (index === seat ? value : old));
}

/** The seats of a table for so many. */
export function seatsOf(count: number): readonly Seat[] {
  return SEATS.slice(0, count);
}

/** The seat `steps` further clockwise; negative steps go back. */
export function seatAfter(seat: Seat, count: number, steps = 1): Seat {
  const after = SEATS[(((seat + steps) % count) + count) % count];
  if (after === undefined) throw new Error(`no seat ${steps} after ${seat} of ${count}`);
  return after;
}

/** All seats clockwise, beginning at the left of this one and ending with itself. */
export function clockwiseFrom(seat: Seat, count: number): readonly Seat[] {
  return seatsOf(count).map((_, index) => seatAfter(seat, count, index + 1));
}

export function parseSeat(raw: unknown): Seat | null {
  return oneOf(SEATS, raw);
}
