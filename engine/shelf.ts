import type { Choices } from './game.ts';
import { king } from './king/index.ts';
import { KING_CHOICES } from './king/kinds.ts';
import type { Entry, Header, Table } from './table.ts';
import { openTable } from './table.ts';

/** What a room needs to know about a game before it opens a table. */
export interface OnShelf {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: Choices;
  open(header: Header, played?: readonly Entry[]): Table;
}

/** The only list of games. Old rules numbers stay here for as long as their records should replay. */
export const SHELF: readonly OnShelf[] = [
  { id: king.id, rules: king.rules, seats: king.seats, choices: KING_CHOICES, open: (h, p) => openTable(king, h, p) },
];

/** The newest rules of a game, or the ones with this number. */
export function takeFromShelf(id: string, rules?: number): OnShelf | null {
  const fits = SHELF.filter(game => game.id === id && (rules === undefined || game.rules === rules));
  return fits.at(-1) ?? null;
}
