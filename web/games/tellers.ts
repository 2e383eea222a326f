import type { GameLook, RoomView, You } from '../../party/protocol.ts';
import { giftsWords } from '../tables/fourth-king/words.ts';
import { kingWords } from '../tables/king/words.ts';
import { diceWords } from '../tables/kings-dice/words.ts';
import { type Section, withWords } from '../text/catalogue.ts';
import { heardWords, kingHeardWords } from './words.ts';

/** A game in sentences, for those who listen. */
export type Teller = {
  news(look: GameLook, at: { room: RoomView; you: You }): readonly string[];
  /** What the reader is asked for. */
  ask(look: GameLook, at: { room: RoomView; you: You }): string;
};

/** What is said of a game takes its words and those for listeners. */
const told = <T>(words: Section<unknown>, part: Promise<T>): Promise<T> =>
  withWords(words, withWords(heardWords, part));

/** Whoever tells a game, fetched when it is played. */
export const TELLERS: Readonly<Record<GameLook['game'], () => Promise<Teller>>> = {
  king: async () => (await told(kingWords, withWords(kingHeardWords, import('../tables/king/heard.ts')))).kingHeard,
  'kings-dice': async () => (await told(diceWords, import('../tables/kings-dice/heard.ts'))).diceHeard,
  'fourth-king': async () => (await told(giftsWords, import('../tables/fourth-king/heard.ts'))).fourthHeard,
};
