import type { Meanwhile } from '../../../party/protocol.ts';
import { kingWords } from './words.ts';

/** A card that was played or a bid that was made; the rest can be seen on the table. */
export function told(move: Meanwhile['moves'][number]): string | null {
  if (move.do === 'play') return kingWords.value.card(move.card);
  return move.do === 'bid' ? kingWords.value.bid(move.bid) : null;
}
