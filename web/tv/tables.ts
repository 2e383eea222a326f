import type { ComponentType } from 'preact';
import type { GameLook, RoomView, You } from '../../party/protocol.ts';
import type { GameId } from '../games/games.ts';
import type { Stage } from '../line/stage.ts';
import { companyWords } from '../pages/company/words.ts';
import { endingWords } from '../parts/endingWords.ts';
import { endWords, giftsWords } from '../tables/fourth-king/words.ts';
import { kingWords } from '../tables/king/words.ts';
import { diceWords } from '../tables/kings-dice/words.ts';
import { withWords } from '../text/catalogue.ts';

/** A game as a room full of people sees it. Nobody taps there: what is held goes on by itself. */
export type OnTv = {
  readonly stage: Stage;
  readonly Table: ComponentType<{ look: GameLook; room: RoomView; you: You }>;
};

const king = async () => (await withWords(kingWords, import('../tables/king/tv/Tv.tsx'))).kingOnTv;
const dice = async () => (await withWords(diceWords, import('../tables/kings-dice/tv/Tv.tsx'))).diceOnTv;
const gifts = async () =>
  (await withWords(giftsWords, withWords(endWords, import('../tables/fourth-king/tv/Tv.tsx')))).fourthOnTv;

/** With each game come the words about pauses and about its end. */
export const ON_TV: Readonly<Record<GameId, () => Promise<OnTv>>> = {
  king: () => withWords(companyWords, withWords(endingWords, king())),
  'kings-dice': () => withWords(companyWords, withWords(endingWords, dice())),
  'fourth-king': () => withWords(companyWords, withWords(endingWords, gifts())),
};
