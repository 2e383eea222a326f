import type { Seat } from '../../../engine/seats.ts';
import { acting, room } from '../../line/signals.ts';
import { whoAt } from '../../parts/people.ts';
import { companyWords } from './words.ts';

/** Who is awaited and away, and whether somebody plays for them. */
export function Away({ seats }: { seats: readonly Seat[] }) {
  const { absent } = companyWords.value;
  const at = room.value;
  const you = acting.value;
  if (at === null) return null;
  const { absence, clock } = at.settings;
  const then =
    absence === 'player' || clock === 'none'
      ? absent[absence === 'host' && you.host ? 'youMay' : absence]
      : absent.clock;
  return (
    <>
      {absent.away(seats.map(seat => whoAt({ room: at, you }, seat)))} {then}
    </>
  );
}
