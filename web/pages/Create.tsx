import '../styles/foot.css';
import '../styles/pages.css';
import { useState } from 'preact/hooks';
import type { Settings } from '../../party/protocol.ts';
import { myName } from '../device/me.ts';
import { gameOnPage } from '../games/games.ts';
import { HouseOf } from '../games/HouseOf.tsx';
import { type Chosen, type House, type HouseText, USUAL_SETTINGS, usualOf } from '../games/house.ts';
import { makeTable } from '../line/api.ts';
import { Bar } from '../parts/Bar.tsx';
import { Button, RoundLink } from '../parts/Button.tsx';
import { toast } from '../parts/notices.tsx';
import { go } from '../router.ts';
import { words } from '../text/catalogue.ts';
import { ChooseGame } from './ChooseGame.tsx';
import { HouseForm } from './HouseForm.tsx';
import { askName, BobField, NameField } from './NameField.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

/** Make a table: the game, a name, the house rules. */
export function Create({ game }: { game: string | null }) {
  const say = pageWords.value.create;
  const [id, setId] = useState<string>(gameOnPage(game ?? '')?.id ?? 'king');
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

function ChooseRules({ game, house, text }: { game: string; house: House; text: HouseText }) {
  const say = pageWords.value.create;
  const [options, setOptions] = useState<Chosen>(usualOf(house));
  const [settings, setSettings] = useState<Settings>(USUAL_SETTINGS);
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);

  const isBob = house.isBob?.(options) === true;

  const set = async (event: Event) => {
    event.preventDefault();
    const name = isBob ? null : myName.value.trim();
    setNameless(name === '');
    if (name === '') askName(event);
    if (name === '' || busy) return;
    setBusy(true);
    const made = await makeTable({ game, options, settings, name });
    setBusy(false);
    if (made === null) toast(say.failed, 'offline');
    else go(`/t/${made.code}`);
  };

  return (
    <form class="stack loose" onSubmit={set} noValidate>
      {isBob ? <BobField label={say.name} /> : <NameField label={say.name} nameless={nameless} />}
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
