import { at, type Seat, seatsOf } from '../../../../engine/seats.ts';
import { useTable } from '../table.ts';

/** The highest first, as far as is known. */
export function byRolls(rolls: readonly (readonly number[])[]): readonly Seat[] {
  const higher = (a: readonly number[], b: readonly number[]): number => {
    const differ = a.findIndex((roll, pass) => roll !== b[pass]);
    return differ === -1 ? b.length - a.length : (b[differ] ?? 0) - (a[differ] ?? 0);
  };
  return [...seatsOf(rolls.length)].sort((a, b) => higher(at(rolls, a), at(rolls, b)));
}

/** The place that somebody has rolled for, from 1. */
export function Place({ number }: { number: number }) {
  return (
    <span class="place num">
      <span class="vh">{useTable().t.initiative.place(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}

/** What somebody has rolled, once more where rolls were alike. */
export function Rolled({ seat }: { seat: Seat }) {
  return at(useTable().view.rolls, seat).map((roll, pass) => (
    <b key={`${pass}-${roll}`} class="num arrive">
      {roll}
    </b>
  ));
}
