import '../styles/pages.css';
import { CodeEntry } from '../pages/CodeEntry.tsx';
import { SettingsButton } from '../pages/Settings.tsx';
import { useTitle } from '../pages/title.ts';
import { pageWords } from '../pages/words.ts';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { embedWords } from './words.ts';

/** Fetches what it says before it is shown. */
export async function openDoor() {
  await Promise.all([embedWords.open(), pageWords.open()]);
  return { Door };
}

/** Where a frame begins that no table was named for: make one, or go to one. */
function Door({ game }: { game: string | null }) {
  const say = embedWords.value.door;
  useTitle(say.page);
  return (
    <>
      <Bar start={<Brand />} end={<SettingsButton />} />
      <main class="wrap slim stack loose">
        <h1>{say.page}</h1>
        <p class="lede">{say.text}</p>
        <div class="panel stack">
          <ButtonLink
            kind="go"
            size="big"
            wide
            icon="plus"
            to={game === null ? '/new' : `/new?game=${encodeURIComponent(game)}`}
          >
            {pageWords.value.start.make}
          </ButtonLink>
          <CodeEntry />
        </div>
      </main>
    </>
  );
}
