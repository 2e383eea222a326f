import '../styles/pages.css';
import { gameOnPage } from '../games/games.ts';
import { type Chosen, changedRules, chosenFrom, type House } from '../games/house.ts';
import { Bar } from '../parts/Bar.tsx';
import { ButtonLink, RoundLink } from '../parts/Button.tsx';
import { Later } from '../parts/Later.tsx';
import { words } from '../text/catalogue.ts';
import { Gone } from './Gone.tsx';
import { SettingsButton } from './Settings.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

/** The rules of a game as a page to read: the usual ones, or those of a table, whose options stand in the address. */
export function Rules({ game, options }: { game: string; options: Chosen }) {
  const known = gameOnPage(game);
  const say = pageWords.value.rules;
  const { games, back } = words.value;
  const name = known === null ? '' : games[known.id];
  useTitle(say.page(name));
  if (known?.ready == null) return <Gone why="nowhere" />;
  const { house, rules } = known.ready;
  return (
    <>
      <Bar start={<RoundLink icon="back" label={back} to="/" />} title={say.page(name)} end={<SettingsButton />} />
      <main class="wrap slim stack loose">
        <Later load={house}>
          {(loaded: House) => {
            const chosen = chosenFrom(loaded, options);
            return (
              <>
                <h2>{changedRules(loaded, chosen).length === 0 ? say.usual : say.ofTable}</h2>
                <Later load={rules}>{({ RulesText }) => <RulesText options={chosen} />}</Later>
              </>
            );
          }}
        </Later>
        <ButtonLink icon="plus" size="big" to={`/new?game=${game}`}>
          {say.play}
        </ButtonLink>
      </main>
    </>
  );
}
