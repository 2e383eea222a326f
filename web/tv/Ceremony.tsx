import type { ComponentChildren } from 'preact';
import type { Outcome } from '../../engine/game.ts';
import { at, type Seat, seatsOf } from '../../engine/seats.ts';
import type { RoomView } from '../../party/protocol.ts';
import { endingWords } from '../parts/endingWords.ts';
import { Face } from '../parts/Face.tsx';
import { Crown } from '../parts/Icon.tsx';
import { Name } from '../parts/Name.tsx';

type Props = { room: RoomView; outcome: Outcome; title: string; score: (seat: Seat) => ComponentChildren };

/** The end: the others come in from the last place up, then those in front, in the lamp's light, with a crown. */
export function Ceremony({ room, outcome: { places }, title, score }: Props) {
  const t = endingWords.value;
  const seats = [...seatsOf(places.length)].sort((a, b) => at(places, a) - at(places, b));
  const first = seats.filter(seat => at(places, seat) === 1);
  const others = seats.filter(seat => at(places, seat) > 1);
  return (
    <section class="clothed tv-end" style={{ '--last': others.length }}>
      <span class="tv-rays" aria-hidden="true" />
      <h2>{title}</h2>
      <ul class={first.length > 2 ? 'winners many' : 'winners'}>
        {first.map(seat => (
          <li key={seat}>
            <span class="crowned">
              <span class="crown">
                <Crown />
              </span>
              <Face chair={room.chairs[seat] ?? null} />
            </span>
            {first.length > 1 && <Name of={room.chairs[seat]?.name ?? ''} whole />}
            <span class="score">{score(seat)}</span>
          </li>
        ))}
      </ul>
      <ol class={others.length > 6 ? 'others many' : 'others'} start={first.length + 1}>
        {others.map((seat, index) => (
          <li key={seat} class="tv-row" style={{ '--i': others.length - 1 - index }}>
            <span class="place num">
              <span class="vh">{t.place(at(places, seat))}</span>
              <span aria-hidden="true">{at(places, seat)}</span>
            </span>
            <Face chair={room.chairs[seat] ?? null} />
            <Name of={room.chairs[seat]?.name ?? ''} />
            <span class="score">{score(seat)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
