import type { Outcome } from '../../engine/game.ts';
import { at, type Seat, seatsOf } from '../../engine/seats.ts';
import type { Chair, RoomView, You } from '../../party/protocol.ts';
import { together } from '../line/signals.ts';
import type { Who } from '../text/grammar.en.ts';

const SHORT = 16;

/** A sentence makes do with a name's first word, if it is one; the whole name stands where the person is drawn. */
export function shortName(name: string): string {
  if ([...name].length <= SHORT) return name;
  const [first = ''] = name.split(' ');
  const short = /\p{L}/u.test(first) ? first : name;
  return [...short].length <= SHORT ? short : `${[...short].slice(0, SHORT - 1).join('')}…`;
}

type At = { readonly room: RoomView; readonly you: You };

/** Whoever plays at a seat. */
export const chairAt = ({ room }: Pick<At, 'room'>, seat: Seat): Chair | null => room.chairs[seat] ?? null;

export const nameAt = (at: Pick<At, 'room'>, seat: Seat): string => chairAt(at, seat)?.name ?? '';

/** A person for a sentence; what all read together says `you` to none of them. */
export const whoAt = (at: At, seat: Seat): Who => ({
  you: at.you.seat === seat && !together.value,
  name: shortName(nameAt(at, seat)),
});

/** The seats that share the first place. */
export const winnersOf = ({ places }: Outcome): readonly Seat[] =>
  seatsOf(places.length).filter(seat => at(places, seat) === 1);
