import type { Seat } from '../engine/seats.ts';
import type { OnShelf } from '../engine/shelf.ts';
import type { RoomRefusal } from './protocol.ts';
import type { Running } from './running.ts';
import { seatOf } from './seating.ts';
import type { TableRow } from './storage.ts';

/** What an act sees of the table. */
export type Scene = {
  readonly table: TableRow;
  readonly running: Running | null;
  readonly game: OnShelf;
  /** Another game by its name; null for none that is known here. */
  readonly gameCalled: (id: string) => OnShelf | null;
  readonly isHere: (person: string) => boolean;
  /** Whether the host is gone, so that everybody seated may act as host. */
  readonly anyoneMayHost: boolean;
  /** Why the game cannot start at this table, or null. */
  readonly refusal: (table: TableRow) => string | null;
  /** Whether all gifts that are there could have been brought to this table. */
  readonly giftsFit: (table: TableRow) => boolean;
  /** Whether somebody else than this person has brought gifts. */
  readonly othersBrought: (person: string | null) => boolean;
  readonly newPass: () => string;
  /** A fresh secret for a game to come. */
  readonly secret: () => string;
};

/** What an act makes of the table. */
export type Change =
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'kept'; readonly table: TableRow }
  /** Decisions have another time from now on. */
  | { readonly is: 'timed'; readonly table: TableRow }
  /** Somebody has no seat any more; `removed` when another one wanted it so. */
  | { readonly is: 'left'; readonly table: TableRow; readonly person: string; readonly removed: boolean }
  /** Another one has this seat; the pass is to be handed to him. `former` has it no more. */
  | {
      readonly is: 'reissued';
      readonly table: TableRow;
      readonly seat: Seat;
      readonly former: string | null;
      readonly pass: string;
    }
  | { readonly is: 'closed' }
  /** The last move is to be taken back. */
  | { readonly is: 'undone'; readonly table: TableRow }
  /** A game begins, with these chairs and this secret. */
  | { readonly is: 'begun'; readonly table: TableRow }
  /** The game that is over is cleared away. */
  | { readonly is: 'cleared'; readonly table: TableRow };

export const no = (why: RoomRefusal): Change => ({ is: 'refused', why });
export const kept = (table: TableRow | RoomRefusal): Change =>
  typeof table === 'string' ? no(table) : { is: 'kept', table };

/** Whether somebody may act as host: who wears the crown, and while he is gone everybody seated. */
export const mayHost = ({ table, anyoneMayHost }: Scene, person: string | null): boolean =>
  person === table.host || (anyoneMayHost && seatOf(table, person) !== null);
