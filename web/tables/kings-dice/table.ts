import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DiceAsk, DiceMove, DiceOptions, DiceView, Order, Pick } from '../../../engine/kings-dice/kinds.ts';
import { type Seat, seatAfter, seatsOf } from '../../../engine/seats.ts';
import type { DiceLook, RoomView, You } from '../../../party/protocol.ts';
import type { Notice } from '../../parts/notice.ts';
import type { DiceText } from '../../text/dice.en.ts';
import type { Stack } from './Tray.tsx';

/** The sheets of paper that may lie before the table. */
export type DialogName = 'history' | 'reveal' | 'rules' | { readonly rule: string } | { readonly round: number };

/** Everything that the parts of the table need to draw themselves. */
export type DiceAtTable = {
  readonly look: DiceLook;
  readonly view: DiceView;
  /** A reveal is being looked at: what comes after it has to wait. */
  readonly held: boolean;
  /** Null while a reveal is held. */
  readonly ask: DiceAsk | null;
  readonly room: RoomView;
  readonly you: You;
  readonly options: DiceOptions;
  readonly t: DiceText;
  /** What is laid or picked on this device, sealed or not. */
  readonly choice: Order | Pick | null;
  readonly choose: (choice: Order | Pick | null) => void;
  /** The die in hand, to be put into a place next. */
  readonly lifted: Stack | null;
  readonly lift: (stack: Stack | null) => void;
  readonly sending: boolean;
  readonly seal: (move: DiceMove) => void;
  readonly notice: Notice | null;
  readonly refuse: (notice: Notice) => void;
  readonly open: (dialog: DialogName) => void;
};

export const AtTable = createContext<DiceAtTable | null>(null);

export function useTable(): DiceAtTable {
  const table = useContext(AtTable);
  if (table === null) throw new Error("not at a table of King's Dice");
  return table;
}

/** The seats round the table, from the reader on; a watcher sees them from the first. */
export function seatsFromMine({ you, view }: DiceAtTable): readonly Seat[] {
  const count = view.held.length;
  return seatsOf(count).map(step => seatAfter(you.seat ?? 0, count, step));
}
