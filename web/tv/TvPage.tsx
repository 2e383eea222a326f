import { useEffect } from 'preact/hooks';
import type { CloseReason } from '../../party/protocol.ts';
import { connection, room } from '../line/signals.ts';
import { callAgain, goToTable, leaveTable } from '../line/wire.ts';
import { GoneLater } from '../pages/GoneLater.tsx';
import { useTitle } from '../pages/title.ts';
import { pageWords } from '../pages/words.ts';
import { Later } from '../parts/Later.tsx';
import { withWords, words } from '../text/catalogue.ts';
import { useWakeLock } from './wake.ts';
import { sharedWords } from './words.ts';

/** How long a closed line stays closed: nobody stands before the screen to press a button. */
const REST_MS = 30_000;

const screen = () => withWords(sharedWords, import('./TvScreen.tsx'));

/** A table on a big screen: it only looks on, whatever this device may do elsewhere, and looks after itself. */
export function TvPage({ code }: { code: string }) {
  useEffect(() => {
    document.documentElement.dataset.view = 'tv';
    goToTable(code, 'watcher');
    return () => {
      leaveTable();
      delete document.documentElement.dataset.view;
    };
  }, [code]);
  useWakeLock();
  const line = connection.value;
  const why = line.state === 'closed' ? line.why : null;
  const isGone = why === 'gone' || why === 'noSuchTable';
  useEffect(() => {
    if (why === null || isGone) return;
    const timer = setTimeout(() => comeBack(why), REST_MS);
    return () => clearTimeout(timer);
  }, [why]);

  if (isGone) return <GoneLater why={why} />;
  const at = room.value;
  if (at === null) return <Waiting why={why} />;
  return <Later load={screen}>{({ TvScreen }) => <TvScreen room={at} />}</Later>;
}

function comeBack(why: CloseReason): void {
  if (why === 'oldPage' || why === 'garbled') location.reload();
  else callAgain();
}

function Waiting({ why }: { why: CloseReason | null }) {
  const { connection: say } = words.value;
  useTitle(say.calling);
  return (
    <main class="wrap slim stack loose calling">
      <h1>{why === null ? say.calling : pageWords.value.closed[why]}</h1>
    </main>
  );
}
