import { GAMES } from '../games/games.ts';
import { Tiles } from '../parts/choices.tsx';
import { words } from '../text/catalogue.ts';
import { GameArt } from './GameArt.tsx';
import { pageWords } from './words.ts';

type Props = {
  id: string;
  onChoose: (id: string) => void;
  /** The game that is played already. */
  without?: string;
};

/** Which of the games on the shelf. */
export const ChooseGame = ({ id, onChoose, without }: Props) => (
  <Tiles
    legend={pageWords.value.create.which}
    min="5.5rem"
    value={id}
    onChoose={onChoose}
    choices={GAMES.filter(game => game.id !== without).map(game => ({
      value: game.id,
      label: (
        <span class="pic">
          <GameArt id={game.id} />
          {words.value.games[game.id]}
        </span>
      ),
    }))}
  />
);
