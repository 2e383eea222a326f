import { signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameLook, RoomView } from '../../party/protocol.ts';
import { isShared, takePassFromAddress } from '../device/passes.ts';
import { preferences } from '../device/preferences.ts';
import { play } from '../device/sound.ts';
import { GAMES, gameOnPage, type Laid } from '../games/games.ts';
import { acting, connection, look, room, you } from '../line/signals.ts';
import { held, setStage, shown } from '../line/stage.ts';
import { callAgain, goToTable, leaveTable } from '../line/wire.ts';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { Button } from '../parts/Button.tsx';
import { Later } from '../parts/Later.tsx';
import { fetchHints, menuOpen, sheet } from '../parts/TableBar.tsx';
import { withWords, words } from '../text/catalogue.ts';
import { Around } from './Around.tsx';
import { companyWords } from './company/words.ts';
import { GoneLater } from './GoneLater.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

const closed = () => withWords(pageWords, import('./Closed.tsx'));
const lobby = () => withWords(pageWords, import('./lobby/Lobby.tsx'));
const call = () => import('../turn/call.ts');
const menu = async () => withWords(pageWords, withWords(companyWords, import('./TableMenu.tsx')));

/** A table comes together with the hints for whoever plays there. */
const tables = new Map(
  GAMES.map(({ id, table }) => [
    id,
    async () => {
      const [laid] = await Promise.all([table(), you.value.seat === null ? null : fetchHints()]);
      return laid;
    },
  ]),
);

/** Where several people share this device. */
const hotSeat = () => import('../hotseat/HotSeat.tsx');

/** Whether the page is out of sight. */
const hidden = signal(document.hidden);
document.addEventListener('visibilitychange', () => {
  hidden.value = document.hidden;
});

/** One table, from the first call to the last card. */
export function TablePage({ code }: { code: string }) {
  useEffect(() => {
    takePassFromAddress(code);
    goToTable(code);
    // A link that carries a seat may be opened where its table is open already.
    const carry = () => takePassFromAddress(code) && goToTable(code);
    window.addEventListener('hashchange', carry);
    return () => {
      window.removeEventListener('hashchange', carry);
      leaveTable();
      // Who comes back finds the table, not what lay over it.
      menuOpen.value = false;
      sheet.value = null;
    };
  }, [code]);

  const table = <Table />;
  if (!isShared(code)) return table;
  return <Later load={hotSeat}>{({ HotSeat }) => <HotSeat code={code}>{table}</HotSeat>}</Later>;
}

function Table() {
  const line = connection.value;
  if (line.state === 'closed') {
    if (line.why === 'gone' || line.why === 'noSuchTable') return <GoneLater why={line.why} />;
    const { why } = line;
    return <Later load={closed}>{({ Closed }) => <Closed why={why} />}</Later>;
  }
  const at = room.value;
  if (at === null) return <Calling />;
  return (
    <>
      {at.phase === 'lobby' ? (
        <Later load={lobby}>{({ Lobby }) => <Lobby room={at} you={acting.value} />}</Later>
      ) : (
        <GameTable />
      )}
      {(menuOpen.value || sheet.value !== null) && (
        <Later load={menu}>{({ TableMenu }) => <TableMenu room={at} you={acting.value} />}</Later>
      )}
      <Around room={at} you={acting.value} />
    </>
  );
}

/** The table of whichever game is on, fetched when it is needed. */
function GameTable() {
  const names = words.value.games;
  const now = shown.value;
  const at = room.value;
  const game = gameOnPage(at?.game ?? '');
  const mine = useComputed(() => {
    const [newest, seen] = [look.value, held.value ? null : shown.value];
    // What is held is seen first; but nobody sees it while the page is hidden.
    const now = hidden.value ? newest : seen;
    return room.value?.pause.on === false && now !== null && now.awaited.some(seat => seat === you.value.seat);
  });
  const name = game === null ? '' : names[game.id];
  // As it was drawn: an effect may run when the next look is here already.
  const called = mine.value;
  useTitle(called && preferences.value.title === 'on' ? `● ${words.value.yourTurn} · ${name}` : name);

  useEffect(() => {
    if (!called) return;
    play('turn');
    const turn = new AbortController();
    call().then(
      ({ callTurn }) => callTurn(name, turn.signal),
      () => {},
    );
    return () => turn.abort();
  }, [called]);

  const load = game === null ? undefined : tables.get(game.id);
  if (now === null || at === null || load === undefined) return <Calling />;
  return <Later load={load}>{laid => <LaidTable laid={laid} look={now} room={at} />}</Later>;
}

function LaidTable({ laid, look: now, room: at }: { laid: Laid; look: GameLook; room: RoomView }) {
  useEffect(() => {
    setStage(laid.stage);
    return () => setStage(null);
  }, [laid]);
  useEffect(() => {
    const sound = laid.stage.sound?.(now) ?? null;
    if (sound !== null) play(sound);
  }, [laid, now]);
  return <laid.Table look={now} room={at} you={acting.value} />;
}

function Calling() {
  const { connection: say, tryNow } = words.value;
  useTitle(say.calling);
  return (
    <>
      <Bar start={<Brand />} />
      <main class="wrap slim stack loose calling">
        <h1 class="soft">{say.calling}</h1>
        {connection.value.state === 'lost' && <Button onPress={callAgain}>{tryNow}</Button>}
      </main>
    </>
  );
}
