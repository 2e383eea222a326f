import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { KingAsk, KingMove, KingOptions, KingView } from '../../../engine/king/kinds.ts';
import { type Seat, seatAfter } from '../../../engine/seats.ts';
import type { KingLook, RoomView, You } from '../../../party/protocol.ts';
import type { KingText } from '../../text/king.en.ts';
import type { Papers } from './papers.ts';
import type { Moment } from './scene.ts';

/** Where a seat is drawn: the reader sits south, the next seat clockwise to the left. */
export type Side = 's' | 'w' | 'n' | 'e';
const CLOCKWISE: readonly Side[] = ['s', 'w', 'n', 'e'];

/** Everything that the parts of the table need to draw themselves. */
export type KingAtTable = {
  readonly look: KingLook;
  /** What is drawn: the look's view, or what was before it while a moment is held. */
  readonly view: KingView;
  readonly moment: Moment | null;
  /** Null while a moment is held. */
  readonly ask: KingAsk | null;
  readonly room: RoomView;
  readonly you: You;
  readonly options: KingOptions;
  readonly t: KingText;
  readonly sending: KingMove | null;
  readonly move: (move: KingMove) => void;
  readonly papers: Papers;
  readonly open: (dialog: DialogName) => void;
};

/** The sheets of paper that may lie before the table. */
export type DialogName = 'sheet' | 'last' | 'deal' | 'rules' | 'claim' | { readonly rule: string };

export const AtTable = createContext<KingAtTable | null>(null);

export function useTable(): KingAtTable {
  const table = useContext(AtTable);
  if (table === null) throw new Error('not at a table of King');
  return table;
}

/** A watcher sees the table as seat 0 does. */
export const bottomOf = ({ you }: { you: You }): Seat => you.seat ?? 0;

export function sideOf(table: { you: You }, seat: Seat): Side {
  return CLOCKWISE[(seat - bottomOf(table) + 4) % 4] ?? 's';
}

/** The seats as they are drawn: bottom, left, top, right. */
export const seatsFromBottom = (table: { you: You }): readonly Seat[] =>
  CLOCKWISE.map((_, steps) => seatAfter(bottomOf(table), 4, steps));
