import type { GameId, Laid } from '../games/games.ts';
import { companyWords } from '../pages/company/words.ts';
import { endingWords } from '../parts/endingWords.ts';
import { endWords, giftsWords } from '../tables/fourth-king/words.ts';
import { kingWords } from '../tables/king/words.ts';
import { diceWords } from '../tables/kings-dice/words.ts';
import { withWords } from '../text/catalogue.ts';

const king = async () => (await withWords(kingWords, import('../tables/king/tv/Tv.tsx'))).kingOnTv;
const dice = async () => (await withWords(diceWords, import('../tables/kings-dice/tv/Tv.tsx'))).diceOnTv;
const gifts = async () =>
  (await withWords(giftsWords, withWords(endWords, import('../tables/fourth-king/tv/Tv.tsx')))).fourthOnTv;

/**
 * Each game as a room full of people sees it: nobody taps there, what is held goes on by itself. With it come the words
 * about pauses and about its end.
 */
export const ON_TV: Readonly<Record<GameId, () => Promise<Laid>>> = {
  king: () => withWords(companyWords, withWords(endingWords, king())),
  'kings-dice': () => withWords(companyWords, withWords(endingWords, dice())),
  'fourth-king': () => withWords(companyWords, withWords(endingWords, gifts())),
};
