import { useEffect, useRef } from 'preact/hooks';
import type { RoomView } from '../../../party/protocol.ts';
import { connection } from '../../line/signals.ts';
import { useTable } from './table.ts';

const AFTER_MS = 700;

/** For those who wish it: the only card that may be played goes by itself, unless they have answered already. */
export function OnlyCard() {
  const { ask, look, room, sending, move } = useTable();
  const answered = useRef<number | null>(null);
  if (sending !== null) answered.current = look.turn;
  const only = isGoing(room) && ask?.ask === 'play' && ask.cards.length === 1 ? ask.cards[0] : undefined;
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => {
      if (answered.current !== look.turn) move({ do: 'play', card: only });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [only, look.turn]);
  return null;
}

/** Whether the table hears what is played, and nobody is asked about the move before. */
const isGoing = ({ pause, undo }: RoomView): boolean =>
  connection.value.state === 'open' && !pause.on && (undo === null || undo === 'declined');
