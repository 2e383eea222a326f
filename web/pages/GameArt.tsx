import '../styles/cards.css';
import '../styles/art.css';
import dice from '../art/dice.svg?raw';
import papers from '../art/papers.svg?raw';
import parcels from '../art/parcels.svg?raw';
import { addDrawings } from '../drawings.ts';
import type { GameId } from '../games/games.ts';
import { CardFace } from '../parts/Card.tsx';
import { Drawing } from '../parts/Icon.tsx';

addDrawings(parcels, papers, dice);

/** The picture of a game: two cards, a cup, a parcel. */
export function GameArt({ id }: { id: GameId }) {
  switch (id) {
    case 'king':
      return (
        <span class="art minis">
          <CardFace card="KH" />
          <CardFace card="AS" />
        </span>
      );
    case 'kings-dice':
      return (
        <span class="art">
          <Drawing id="cup" box="0 0 64 64" />
        </span>
      );
    case 'fourth-king':
      return (
        <span class="art">
          <svg class="parcel sz-l rb-gold" viewBox="0 0 64 64" aria-hidden="true">
            <use href="#parcel-box" fill="url(#paper-berry)" />
          </svg>
        </span>
      );
  }
}
