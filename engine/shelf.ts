import { fourthKing } from './fourth-king/index.ts';
import { FOURTH_CHOICES } from './fourth-king/kinds.ts';
import type { Choices, Game, Kinds, Pile, Wrapped } from './game.ts';
import type { Json } from './json.ts';
import { king } from './king/index.ts';
import { KING_CHOICES } from './king/kinds.ts';
import { kingsDice } from './kings-dice/index.ts';
import { DICE_CHOICES } from './kings-dice/kinds.ts';
import { type Header, type Logged, startOf } from './log.ts';
import { type Manner, type Playout, playOut } from './playout.ts';
import type { BySeat } from './seats.ts';
import { openTable, type Table } from './table.ts';

/** What a room needs to know about a game before it opens a table. */
export interface OnShelf {
  readonly id: string;
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly choices: Choices;
  /** Reads options, defaults filled in; null for what cannot be chosen, or not together. */
  parseOptions(raw: unknown): Json | null;
  /** Who may bring how much under options that were parsed; null in games to which nobody brings anything. */
  pile(options: Json): Pile | null;
  /** Reads and cleans what somebody brings before the start; null for what is nothing to bring here. */
  wrap(raw: unknown): Wrapped | null;
  /** Why a game with this header cannot start, as a code of the game, or null. */
  refuseStart(header: Header): string | null;
  open(header: Header, log?: readonly Logged[]): Table;
  /** A whole game among built-in players, without a table. */
  playOut(header: Header, manners: BySeat<Manner>): Playout;
}

/** Puts a game on a shelf with its own types sealed inside. */
export function shelve<K extends Kinds>(game: Game<K>, choices: Choices): OnShelf {
  const { id, rules, seats } = game;
  return {
    id,
    rules,
    seats,
    choices,
    parseOptions: game.parseOptions,
    pile(raw) {
      if (game.bringing === undefined) return null;
      const options = game.parseOptions(raw);
      return options === null ? null : game.bringing.pile(options);
    },
    wrap: raw => game.bringing?.wrap(raw) ?? null,
    refuseStart: header => game.refuseStart(startOf(game, header)),
    open: (header, log) => openTable(game, header, log),
    playOut: (header, manners) => playOut(game, header, manners),
  };
}

/** The only list of games. Old rules numbers stay here for as long as their records should replay. */
export const SHELF: readonly OnShelf[] = [
  shelve(king, KING_CHOICES),
  shelve(kingsDice, DICE_CHOICES),
  shelve(fourthKing, FOURTH_CHOICES),
];

/** The newest rules of a game, or the ones with this number. */
export function takeFromShelf(id: string, rules?: number, shelf = SHELF): OnShelf | null {
  const fits = shelf.filter(game => game.id === id && (rules === undefined || game.rules === rules));
  return fits.at(-1) ?? null;
}
