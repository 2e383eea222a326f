import type { Meanwhile } from '../../../party/protocol.ts';

/** The dice that were laid, position by position. */
export function told(move: Meanwhile['moves'][number]): string | null {
  if (move.do === 'order') return move.places.map(die => die ?? '–').join(' ');
  return move.do === 'pick' && 'die' in move ? `${move.die}` : null;
}
