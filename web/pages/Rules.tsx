import '../styles/pages.css';
import '../styles/print.css';
import { gameOnPage } from '../games/games.ts';
import { HouseOf } from '../games/HouseOf.tsx';
import { type Chosen, changedRules, chosenFrom, type House, type HouseText, ruleSentence } from '../games/house.ts';
import { Bar } from '../parts/Bar.tsx';
import { Button, ButtonLink, RoundLink } from '../parts/Button.tsx';
import { Later } from '../parts/Later.tsx';
import { codeIn } from '../router.ts';
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
  const from = codeIn(options.table ?? '');
  if (known === null) return <Gone why="nowhere" />;
  return (
    <>
      <Bar
        start={<RoundLink icon="back" label={back} to={from === null ? '/' : `/t/${from}`} />}
        title={say.page(name)}
        end={<SettingsButton />}
      />
      <main class="wrap slim stack loose">
        <h2 class="printonly">{say.page(name)}</h2>
        <HouseOf game={game}>
          {(house, text) => {
            const chosen = chosenFrom(house, options);
            return (
              <>
                <AsPlayed house={house} text={text} chosen={chosen} />
                <Later load={known.rules}>{({ RulesText }) => <RulesText options={chosen} />}</Later>
              </>
            );
          }}
        </HouseOf>
        <div class="row noprint">
          <ButtonLink icon="plus" size="big" to={`/new?game=${game}`}>
            {say.play}
          </ButtonLink>
          <Button icon="print" size="big" onPress={() => window.print()}>
            {say.print}
          </Button>
        </div>
      </main>
    </>
  );
}

/** What this table plays otherwise than most, before the rules as they are then. */
function AsPlayed({ house, text, chosen }: { house: House; text: HouseText; chosen: Chosen }) {
  const say = pageWords.value.rules;
  const changed = changedRules(house, chosen);
  const first = text.first[chosen[house.first] ?? ''];
  return (
    <section class="stack">
      <h2>{changed.length === 0 ? say.usual : say.ofTable}</h2>
      <ul class="sentences">
        {first !== undefined && <li>{first.text}</li>}
        {changed.map(name => (
          <li key={name}>{ruleSentence(text, name, chosen)}</li>
        ))}
      </ul>
    </section>
  );
}
