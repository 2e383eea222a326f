import type { OnShelf } from '../../engine/shelf.ts';
import type { Table } from '../../engine/table.ts';

/** A game whose table is broken on purpose: what is given takes the place of what it had, all else stays. */
export const broken = (game: OnShelf, breaks: (table: Table) => Partial<Table>): OnShelf => ({
  ...game,
  open(...start) {
    const table = game.open(...start);
    return Object.assign(table, breaks(table));
  },
});
