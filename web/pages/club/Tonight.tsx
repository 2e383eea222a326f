import { useState } from 'preact/hooks';
import type { ClubView } from '../../../party/club/answers.ts';
import { myName } from '../../device/me.ts';
import { gameOnPage } from '../../games/games.ts';
import { HouseOf } from '../../games/HouseOf.tsx';
import { chosenFrom } from '../../games/house.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Star } from '../../parts/Icon.tsx';
import { go } from '../../router.ts';
import { words } from '../../text/catalogue.ts';
import { GameArt } from '../GameArt.tsx';
import { askName, BobField, NameField } from '../NameField.tsx';
import { pageWords } from '../words.ts';
import { begin, keeperOf } from './calls.ts';
import { clubWords } from './words.ts';

/** Tonight's table, or the way to one. */
export function Tonight({ view, onLook }: { view: ClubView; onLook: () => void }) {
  const say = clubWords.value.page;
  const { tonight } = view;
  const game = gameOnPage(tonight?.game ?? view.game);
  const name = game === null ? '' : words.value.games[game.id];
  return (
    <section class={tonight === null ? 'panel stack' : 'panel stack tonight'} aria-labelledby="tonight">
      <div class="between">
        <h2 class="star-head" id="tonight">
          <Star />
          {say.tonight}
        </h2>
        {game !== null && <GameArt id={game.id} />}
      </div>
      {tonight === null ? (
        <HouseOf game={view.game}>
          {house => (
            <Begin
              view={view}
              game={name}
              isBob={house.isBob?.(chosenFrom(house, view.options)) === true}
              onLook={onLook}
            />
          )}
        </HouseOf>
      ) : (
        <>
          <p>
            <b>{name}</b> · {say.phases[tonight.phase]}. {say.here(tonight.here)}
          </p>
          <ButtonLink kind="go" size="big" wide icon="next" to={`/t/${tonight.code}`}>
            {say.goThere}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

type BeginProps = { view: ClubView; game: string; isBob: boolean; onLook: () => void };

function Begin({ view, game, isBob, onLook }: BeginProps) {
  const say = clubWords.value.page;
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);
  if (view.starters === 'keeper' && keeperOf(view.name) === null) {
    return (
      <p>
        {say.none} {say.keeperBegins}
      </p>
    );
  }
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = isBob ? pageWords.value.lobby.bob : myName.value.trim();
    setNameless(name === '');
    if (name === '') askName(event);
    if (name === '' || busy) return;
    setBusy(true);
    const begun = await begin(view.name, name);
    setBusy(false);
    if (begun === null) onLook();
    else go(`/t/${begun.code}`);
  };
  return (
    <form class="stack" onSubmit={start} noValidate>
      <p>
        {say.none} {say.plays(game)}
      </p>
      {isBob ? <BobField label={say.name} /> : <NameField label={say.name} nameless={nameless} />}
      <Button kind="go" size="big" wide submit off={busy}>
        {busy ? say.beginning : say.begin}
      </Button>
    </form>
  );
}
