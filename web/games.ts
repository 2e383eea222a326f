import type { ComponentType } from 'preact';
import type { GameLook, RoomView, You } from '../party/protocol.ts';
import type { House } from './house/house.ts';
import type { Stage } from './stage.ts';

export type GameId = 'king' | 'kings-dice' | 'fourth-king';

/** What a game brings to the page: its table, and how long its news should stand. */
export type Laid = {
  readonly stage: Stage;
  readonly Table: ComponentType<{ look: GameLook; room: RoomView; you: You }>;
};

type OnPage = {
  readonly id: GameId;
  /** Its house rules and its table, fetched when they are needed; null while the game is still to come. */
  readonly ready: {
    readonly house: () => Promise<House>;
    readonly table: () => Promise<Laid>;
  } | null;
};

/** The only list of games on the page, in the order in which they are offered. */
export const GAMES: readonly OnPage[] = [
  {
    id: 'king',
    ready: {
      house: async () => (await import('./house/king.ts')).KING_HOUSE,
      table: () => Promise.reject(new Error('the table of King is not laid yet')),
    },
  },
  { id: 'kings-dice', ready: null },
  { id: 'fourth-king', ready: null },
];

export function gameOnPage(id: string): OnPage | null {
  return GAMES.find(game => game.id === id) ?? null;
}
