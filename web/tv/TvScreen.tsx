import '../styles/table.css';
import '../styles/tv.css';
import { useEffect } from 'preact/hooks';
import type { GameLook, RoomView } from '../../party/protocol.ts';
import { play } from '../device/sound.ts';
import { gameOnPage, type Laid } from '../games/games.ts';
import { you } from '../line/signals.ts';
import { setStage, shown } from '../line/stage.ts';
import { companyWords } from '../pages/company/words.ts';
import { useTitle } from '../pages/title.ts';
import { pageWords } from '../pages/words.ts';
import { Later } from '../parts/Later.tsx';
import { withWords, words } from '../text/catalogue.ts';
import { sounds } from './TvFrame.tsx';
import { ON_TV } from './tables.ts';
import { sharedWords } from './words.ts';

const signs = () => withWords(companyWords, import('./Signs.tsx'));
const lobby = () => withWords(pageWords, import('./TvLobby.tsx'));

/** What the room sees: people gathering, a game, how it ended. */
export function TvScreen({ room }: { room: RoomView }) {
  const game = gameOnPage(room.game);
  const name = game === null ? room.game : words.value.games[game.id];
  useTitle(sharedWords.value.tv.page(name));
  const look = shown.value;
  const gathering = room.phase === 'lobby' || look === null || game === null;
  return (
    <>
      {gathering ? (
        <Later load={lobby}>{({ TvLobby }) => <TvLobby name={name} room={room} />}</Later>
      ) : (
        <Later load={ON_TV[game.id]}>{table => <OnTv table={table} look={look} room={room} />}</Later>
      )}
      <Later load={signs}>{({ Signs }) => <Signs room={room} />}</Later>
    </>
  );
}

function OnTv({ table, look, room }: { table: Laid; look: GameLook; room: RoomView }) {
  useEffect(() => {
    setStage(table.stage);
    return () => setStage(null);
  }, [table]);
  useEffect(() => {
    const sound = table.stage.sound?.(look) ?? null;
    if (sounds.value && sound !== null) play(sound);
  }, [table, look]);
  return <table.Table look={look} room={room} you={you.value} />;
}
