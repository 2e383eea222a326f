import { useEffect } from 'preact/hooks';
import { makeInstallable } from '../device/install.ts';
import '../styles/pages.css';
import '../styles/start.css';
import '../styles/band.css';
import { Fragment } from 'preact';
import scene from '../art/scene.svg?raw';
import { addDrawings } from '../drawings.ts';
import { GAMES, type GameId } from '../games/games.ts';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Star } from '../parts/Icon.tsx';
import { words } from '../text/catalogue.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { GameArt } from './GameArt.tsx';
import { SettingsButton } from './Settings.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

addDrawings(scene);

/** The front page: make a table, go to one, and what is played here. */
export function Start() {
  const say = pageWords.value.start;
  useTitle(say.page);
  useEffect(makeInstallable, []);
  return (
    <>
      <Bar start={<Brand />} end={<SettingsButton />} />
      <main class="wrap stack loose">
        <section class="hero">
          <div class="stack">
            <h1>{say.headline}</h1>
            <p class="lede">{say.lede}</p>
            <div class="row">
              <ButtonLink kind="go" size="big" icon="plus" to="/new">
                {say.make}
              </ButtonLink>
            </div>
            <CodeEntry />
            <p class="small">
              <a href="/c/">{say.club}</a>
            </p>
          </div>
          <svg class="scene" viewBox="0 0 360 240" role="img" aria-label={say.scene}>
            <use href="#scene" />
          </svg>
        </section>
        <section class="stack" aria-labelledby="games">
          <h2 id="games" class="star-head">
            <Star />
            {say.games}
          </h2>
          <ul class="games">
            {GAMES.map(({ id }) => (
              <li key={id}>
                <GameTile id={id} />
              </li>
            ))}
          </ul>
        </section>
        <div class="tileband" />
        <p class="small soft">
          {say.fair} {say.rules}{' '}
          {GAMES.map(({ id }, nth) => (
            <Fragment key={id}>
              {nth > 0 && ' · '}
              <a href={`/rules/${id}`}>{words.value.games[id]}</a>
            </Fragment>
          ))}
        </p>
      </main>
    </>
  );
}

function GameTile({ id }: { id: GameId }) {
  const { about, players, time } = pageWords.value.start.about[id];
  return (
    <a class="game" href={`/new?game=${id}`}>
      <GameArt id={id} />
      <h3>{words.value.games[id]}</h3>
      <p>{about}</p>
      <span class="facts">
        <span class="chip">{players}</span>
        <span class="chip">{time}</span>
      </span>
    </a>
  );
}
