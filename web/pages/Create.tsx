import '../styles/foot.css';
import '../styles/pages.css';
import { useState } from 'preact/hooks';
import { SETTINGS, type Settings } from '../../party/protocol.ts';
import { makeTable } from '../api.ts';
import { GAMES, gameOnPage } from '../games/games.ts';
import { HouseOf } from '../games/HouseOf.tsx';
import { type Chosen, type House, type HouseText, usualOf } from '../games/house.ts';
import { myName } from '../me.ts';
import { Bar } from '../parts/Bar.tsx';
import { Button, RoundLink } from '../parts/Button.tsx';
import { Tiles } from '../parts/choices.tsx';
import { toast } from '../parts/notices.tsx';
import { go } from '../router.ts';
import { words } from '../text/catalogue.ts';
import { GameArt } from './GameArt.tsx';
import { HouseForm } from './HouseForm.tsx';
import { NameField } from './NameField.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

const USUAL: Settings = {
  clock: SETTINGS.clock[0],
  absence: SETTINGS.absence[0],
  watchers: SETTINGS.watchers[0],
  keep: SETTINGS.keep[0],
};

/** Make a table: the game, a name, the house rules. */
export function Create({ game }: { game: string | null }) {
  const say = pageWords.value.create;
  const [id, setId] = useState(gameOnPage(game ?? '')?.ready ? (game ?? 'king') : 'king');
  useTitle(say.page);
  return (
    <>
      <Bar start={<RoundLink icon="back" label={words.value.back} to="/" />} title={say.page} />
      <main class="wrap slim stack loose">
        <ChooseGame id={id} onChoose={setId} />
        <HouseOf game={id}>{(house, text) => <ChooseRules key={id} game={id} house={house} text={text} />}</HouseOf>
      </main>
    </>
  );
}

/** Which of the games on the shelf. */
export function ChooseGame({ id, onChoose }: { id: string; onChoose: (id: string) => void }) {
  const games = words.value.games;
  const ready = GAMES.filter(game => game.ready !== null);
  if (ready.length < 2) return null;
  return (
    <Tiles
      legend={pageWords.value.create.which}
      min="5.5rem"
      value={id}
      onChoose={onChoose}
      choices={ready.map(game => ({
        value: game.id,
        label: (
          <span class="pic">
            <GameArt id={game.id} />
            {games[game.id]}
          </span>
        ),
      }))}
    />
  );
}

function ChooseRules({ game, house, text }: { game: string; house: House; text: HouseText }) {
  const say = pageWords.value.create;
  const [options, setOptions] = useState<Chosen>(usualOf(house));
  const [settings, setSettings] = useState<Settings>(USUAL);
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);

  const set = async (event: Event) => {
    event.preventDefault();
    const name = myName.value.trim();
    setNameless(name === '');
    if (name === '') document.getElementById('name')?.focus();
    if (name === '' || busy) return;
    setBusy(true);
    const made = await makeTable({ game, options, settings, name });
    setBusy(false);
    if (made === null) toast(say.failed, 'offline');
    else go(`/t/${made.code}`);
  };

  return (
    <form class="stack loose" onSubmit={set} noValidate>
      <NameField label={say.name} nameless={nameless} />
      <HouseForm
        house={house}
        text={text}
        options={options}
        settings={settings}
        onOptions={setOptions}
        onSettings={setSettings}
      />
      <div class="foot-act">
        <Button kind="go" size="big" wide submit off={busy}>
          {busy ? say.setting : say.set}
        </Button>
      </div>
    </form>
  );
}
