import '../../styles/foot.css';
import { useState } from 'preact/hooks';
import type { ClubView } from '../../../party/club/answers.ts';
import { clubNameIn } from '../../../party/club/protocol.ts';
import { USUAL_SETTINGS } from '../../games/house.ts';
import { Button } from '../../parts/Button.tsx';
import { go } from '../../router.ts';
import { useTitle } from '../title.ts';
import { found, type Ways } from './calls.ts';
import { WaysForm } from './WaysForm.tsx';
import { clubWords } from './words.ts';

const USUAL: Ways = {
  title: '',
  game: 'king',
  options: {},
  settings: USUAL_SETTINGS,
  language: null,
  theme: 'auto',
  starters: 'anyone',
};

export type FoundProps = {
  /** The address that somebody came to, or empty. */
  name: string;
  onFound?: ((club: ClubView) => void) | undefined;
};

/** Where a club is founded. */
export function Found({ name, onFound }: FoundProps) {
  const say = clubWords.value.found;
  const [ways, setWays] = useState<Ways>(USUAL);
  const [busy, setBusy] = useState(false);
  useTitle(say.page);
  const address = name === '' ? clubNameIn(ways.title) : name;

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (address === null || ways.title.trim() === '') document.getElementById('title')?.focus();
    if (address === null || ways.title.trim() === '' || busy) return;
    setBusy(true);
    const club = await found(address, ways);
    setBusy(false);
    if (club === null) return;
    // Whoever came to its address is there already.
    onFound?.(club);
    if (name === '') go(`/c/${club.name}`);
  };

  return (
    <main class="wrap slim stack loose">
      <h1>{say.page}</h1>
      <p class="lede">{say.lede}</p>
      <form class="stack loose" onSubmit={make} noValidate>
        <WaysForm ways={ways} onWays={setWays} />
        <div class="foot-act">
          <Button kind="go" size="big" wide submit off={busy || address === null}>
            {busy ? say.making : say.make}
          </Button>
          <p class="hint middle" role="status">
            {address === null ? say.noAddress : say.address(`${location.host}/c/${address}`)}
          </p>
        </div>
        <p class="small soft">{say.fair}</p>
      </form>
    </main>
  );
}
