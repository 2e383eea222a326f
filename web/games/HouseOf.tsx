import type { ComponentChildren } from 'preact';
import { Later } from '../parts/Later.tsx';
import { words } from '../text/catalogue.ts';
import { gameOnPage } from './games.ts';
import type { House, HouseText } from './house.ts';

type Props = { game: string; children: (house: House, text: HouseText) => ComponentChildren };

/** The house rules of a game and their words, once they are there. */
export function HouseOf({ game, children }: Props) {
  const house = gameOnPage(game)?.house;
  if (house === undefined) return null;
  return (
    <Later load={house}>
      {loaded => <Later load={loaded.text(words.value)}>{text => children(loaded, text)}</Later>}
    </Later>
  );
}
