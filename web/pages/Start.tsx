import '../styles/pages.css';
import '../styles/start.css';
import { useState } from 'preact/hooks';
import scene from '../art/scene.svg?raw';
import { addDrawings } from '../drawings.ts';
import { GAMES, type GameId } from '../games/games.ts';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Star } from '../parts/Icon.tsx';
import { codeIn, go } from '../router.ts';
import { words } from '../text/catalogue.ts';
import { GameArt } from './GameArt.tsx';
import { SettingsButton } from './Settings.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

addDrawings(scene);

/** The front page: make a table, go to one, and what is played here. */
export function Start() {
  const say = pageWords.value.start;
  useTitle(say.page);
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
            {GAMES.map(({ id, ready }) => (
              <li key={id}>
                <GameTile id={id} ready={ready !== null} />
              </li>
            ))}
          </ul>
        </section>
        <div class="tileband" />
        <p class="small soft">
          {say.fair} {say.rules}{' '}
          {GAMES.flatMap(({ id, ready }, nth) =>
            ready === null
              ? []
              : [
                  nth > 0 && ' · ',
                  <a key={id} href={`/rules/${id}`}>
                    {words.value.games[id]}
                  </a>,
                ],
          )}
        </p>
      </main>
    </>
  );
}

function GameTile({ id, ready }: { id: GameId; ready: boolean }) {
  const say = pageWords.value.start;
  const game = say.about[id];
  const inside = (
    <>
      <GameArt id={id} />
      <h3>{words.value.games[id]}</h3>
      <p>{game.about}</p>
      <span class="facts">
        <span class="chip">{game.players}</span>
        <span class="chip">{game.time}</span>
        {!ready && <span class="chip note">{say.coming}</span>}
      </span>
    </>
  );
  return ready ? (
    <a class="game" href={`/new?game=${id}`}>
      {inside}
    </a>
  ) : (
    <div class="game coming">{inside}</div>
  );
}

function CodeEntry() {
  const say = pageWords.value.start;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const sit = (event: Event) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code === null) setWrong(true);
    else go(`/t/${code}`);
  };
  return (
    <form class="field" onSubmit={sit}>
      <label for="code">{say.codeLabel}</label>
      <div class="row">
        <input
          id="code"
          class="input grow"
          placeholder={say.codeExample}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'code-wrong' : undefined}
          onInput={event => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button submit>{say.sit}</Button>
      </div>
      {wrong && (
        <p class="hint bad" id="code-wrong" role="alert">
          {say.badCode}
        </p>
      )}
    </form>
  );
}
