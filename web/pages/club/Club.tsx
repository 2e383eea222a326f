import '../../styles/pages.css';
import './club.css';
import { useEffect, useState } from 'preact/hooks';
import type { ClubView } from '../../../party/club/answers.ts';
import { clubNameIn } from '../../../party/club/protocol.ts';
import { addressForOthers } from '../../device/address.ts';
import { isFramed } from '../../device/frame.ts';
import { wishes } from '../../device/wishes.ts';
import { Bar } from '../../parts/Bar.tsx';
import { Brand } from '../../parts/Brand.tsx';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Star } from '../../parts/Icon.tsx';
import { speakAsHere, words } from '../../text/catalogue.ts';
import { LinkBox } from '../lobby/LinkBox.tsx';
import { SettingsButton } from '../Settings.tsx';
import { useTitle } from '../title.ts';
import { pageWords } from '../words.ts';
import { keeperOf, lookIn, takeKeeperFromAddress } from './calls.ts';
import { Found, type FoundProps } from './Found.tsx';
import { Keeper } from './Keeper.tsx';
import { Results } from './Results.tsx';
import { Tonight } from './Tonight.tsx';
import { clubWords } from './words.ts';

/** How often a page that is looked at looks in again. */
const AGAIN_MS = 20_000;

/** Fetches what it says before it is shown. */
export async function openClub() {
  await Promise.all([clubWords.open(), pageWords.open()]);
  return { Club };
}

/** The page of a club, or without a name where one is founded. */
function Club({ name }: { name: string | null }) {
  const address = name === null ? null : clubNameIn(decoded(name));
  return (
    <>
      <Bar start={<Brand />} end={<SettingsButton />} />
      {name === null ? <Found name="" /> : address === null ? <Nobody name="" /> : <AtClub name={address} />}
    </>
  );
}

function AtClub({ name }: { name: string }) {
  const say = clubWords.value.page;
  const [view, setView] = useState<ClubView | null | undefined>(undefined);
  const [tried, setTried] = useState(false);
  const look = async (): Promise<void> => {
    const now = await lookIn(name);
    if (now !== undefined) setView(now);
    setTried(true);
  };
  useEffect(() => {
    void takeKeeperFromAddress(name).then(look);
    const again = (): void => {
      if (!document.hidden) void look();
    };
    const timer = setInterval(again, AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [name]);
  useDress(view ?? null);
  useTitle(view?.title ?? say.under);

  if (view === null) return <Nobody name={name} onFound={setView} />;
  if (view === undefined) {
    return (
      <main class="wrap slim stack loose calling">
        <h1 class="soft">{say.loading}</h1>
        {tried && <Button onPress={() => void look()}>{words.value.tryNow}</Button>}
      </main>
    );
  }
  return <House view={view} onView={setView} onLook={() => void look()} />;
}

/** The club's language and light, for whoever has chosen none. */
function useDress(view: ClubView | null): void {
  const { language = null, theme = null } = view ?? {};
  useEffect(() => {
    if (isFramed || view === null) return;
    wishes.value = { lang: language, theme };
    void speakAsHere();
  }, [language, theme]);
}

type HouseProps = { view: ClubView; onView: (view: ClubView | null) => void; onLook: () => void };

function House({ view, onView, onLook }: HouseProps) {
  const say = clubWords.value.page;
  const secret = keeperOf(view.name);
  return (
    <main class="wrap stack loose club">
      <header class="stack">
        <p class="kicker">{say.under}</p>
        <h1 dir="auto">{view.title}</h1>
      </header>
      <div class="two">
        <div class="stack loose">
          <Tonight view={view} onLook={onLook} />
          <section class="panel stack" aria-labelledby="share">
            <h2 class="star-head" id="share">
              <Star />
              {say.share}
            </h2>
            <LinkBox
              url={`${addressForOthers()}/c/${view.name}`}
              hint={say.shareHint}
              qr={say.qr}
              label={say.link}
              game={view.game}
            />
          </section>
        </div>
        <div class="stack loose">
          <Results view={view} onStruck={secret === null ? null : onView} />
          {secret !== null && <Keeper view={view} secret={secret} onView={onView} />}
        </div>
      </div>
    </main>
  );
}

function Nobody({ name, onFound }: FoundProps) {
  const say = clubWords.value.nobody;
  const [founding, setFounding] = useState(false);
  useTitle(say.title);
  if (founding) return <Found name={name} onFound={onFound} />;
  return (
    <main class="wrap slim stack loose gone">
      <Face chair={null} />
      <h1>{say.title}</h1>
      <p class="lede">{say.text}</p>
      <div class="row">
        <Button kind="go" size="big" icon="plus" onPress={() => setFounding(true)}>
          {say.make}
        </Button>
        <ButtonLink size="big" to="/">
          {pageWords.value.gone.start}
        </ButtonLink>
      </div>
    </main>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
