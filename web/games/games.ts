import type { ComponentType } from 'preact';
import type { GameLook, Meanwhile, RoomView, You } from '../../party/protocol.ts';
import type { Stage } from '../line/stage.ts';
import { giftsWords, wrapWords } from '../tables/fourth-king/words.ts';
import { kingWords } from '../tables/king/words.ts';
import { diceWords } from '../tables/kings-dice/words.ts';
import { withWords } from '../text/catalogue.ts';
import type { Chosen, House } from './house.ts';

export type GameId = 'king' | 'kings-dice' | 'fourth-king';

/** What a game brings to the page: its table, and how long its news should stand. */
export type Laid = {
  readonly stage: Stage;
  readonly Table: ComponentType<{ look: GameLook; room: RoomView; you: You }>;
};

/** A game as the page knows it: what is fetched of it when it is needed. */
type OnPage = {
  readonly id: GameId;
  readonly house: () => Promise<House>;
  readonly rules: () => Promise<{ readonly RulesText: ComponentType<{ options: Chosen }> }>;
  readonly table: () => Promise<Laid>;
  /** What is done in the lobby besides sitting down, such as wrapping gifts. */
  readonly lobby?: () => Promise<{ readonly Preparing: ComponentType<{ room: RoomView; you: You }> }>;
  /** What stands in the table's menu while this game is played, besides what every table has. */
  readonly menu?: () => Promise<{ readonly MenuItem: ComponentType<{ onDone: () => void }> }>;
  /** A move in a word or two, for whoever was away; null for one that goes without saying. */
  readonly told?: () => Promise<{ readonly told: (move: Meanwhile['moves'][number]) => string | null }>;
};

/** The only list of games on the page, in the order in which they are offered. */
export const GAMES: readonly OnPage[] = [
  {
    id: 'king',
    house: async () => (await import('./king/house.ts')).KING_HOUSE,
    rules: () => withWords(kingWords, import('./king/rules.tsx')),
    table: async () => {
      const { KingTable, kingStage } = await withWords(kingWords, import('../tables/king/index.tsx'));
      return { stage: kingStage, Table: KingTable };
    },
    menu: () => withWords(kingWords, import('../tables/king/MenuItem.tsx')),
    told: () => withWords(kingWords, import('../tables/king/told.ts')),
  },
  {
    id: 'kings-dice',
    house: async () => (await import('./kings-dice/house.ts')).DICE_HOUSE,
    rules: () => withWords(diceWords, import('./kings-dice/rules.tsx')),
    table: async () => {
      const { DiceTable, diceStage } = await withWords(diceWords, import('../tables/kings-dice/index.tsx'));
      return { stage: diceStage, Table: DiceTable };
    },
    told: () => import('../tables/kings-dice/told.ts'),
  },
  {
    id: 'fourth-king',
    house: async () => (await import('./fourth-king/house.ts')).FOURTH_HOUSE,
    rules: () => withWords(giftsWords, import('./fourth-king/rules.tsx')),
    table: async () => {
      const { FourthTable, fourthStage } = await withWords(giftsWords, import('../tables/fourth-king/index.tsx'));
      return { stage: fourthStage, Table: FourthTable };
    },
    lobby: () => withWords(giftsWords, withWords(wrapWords, import('../tables/fourth-king/lobby/Gifts.tsx'))),
  },
];

/** A game by its id; null for one that this page does not know. */
export function gameOnPage(id: string): OnPage | null {
  return GAMES.find(game => game.id === id) ?? null;
}
