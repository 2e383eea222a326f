import { parseChoices } from '../engine/choices.ts';
import type { Json } from '../engine/json.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import { type RoomRefusal, SETTINGS, type Settings } from './protocol.ts';

/** What is played at a table, and how it is kept. */
export type House = { readonly game: OnShelf; readonly options: Json; readonly settings: Settings };

/** Reads it from outside, or says what is wrong with it. */
export function parseHouse(
  shelf: readonly OnShelf[],
  wanted: { readonly game: string; readonly options: unknown; readonly settings: unknown },
): House | RoomRefusal {
  const game = takeFromShelf(wanted.game, undefined, shelf);
  if (game === null) return 'unknown-game';
  const options = game.parseOptions(wanted.options);
  const settings = parseChoices(SETTINGS, wanted.settings);
  return options === null || settings === null ? 'bad-options' : { game, options, settings };
}
