import '../styles/curtain.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chair, RoomView } from '../../party/protocol.ts';
import { passFor } from '../device/passes.ts';
import { play } from '../device/sound.ts';
import { connection, meanwhile, room, you } from '../line/signals.ts';
import { shown } from '../line/stage.ts';
import { goToTable } from '../line/wire.ts';
import { useTitle } from '../pages/title.ts';
import { Button } from '../parts/Button.tsx';
import { Face } from '../parts/Face.tsx';
import { sharedWords } from '../tv/words.ts';
import { aloud, NEW_REGION_MS } from '../voice/announce.ts';
import { HandTo } from './HandTo.tsx';
import { handOn, lifted, named, nextOf, stageOf } from './hands.ts';
import { sharers, takeMissed } from './people.ts';
import { tellStanding } from './standing.ts';

/** Between two people at one device: who is to take it. Nothing of the table is on the page meanwhile. */
export function Curtain({ code, room: at }: { code: string; room: RoomView | null }) {
  const say = sharedWords.value.tablet;
  const own = passFor(code);
  useCallUp(code, own);
  const seat = sharers.value.find(({ pass }) => pass === own)?.you.seat ?? null;
  const chair = chairAt(at, seat);
  const name = chair?.name ?? say.host;
  useTitle(say.title(name));
  const hasLine = connection.value.state === 'open' && at !== null && room.value !== null;
  // In another tab somebody else may have been handed the table meanwhile: then this line is not the one it should be.
  const ready = hasLine && you.value.seat === seat;
  useEffect(() => {
    if (hasLine && !ready && seat !== null) goToTable(code);
  }, [hasLine, ready, seat]);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    play('turn');
    button.current?.querySelector('button')?.focus();
  }, [own]);
  const lift = (): void => {
    if (!ready || own === null) return;
    meanwhile.value = takeMissed(own) ?? meanwhile.value;
    const look = shown.value;
    lifted.value = { pass: own, seat, stage: stageOf(at), turn: look?.turn ?? null };
    if (look !== null && at !== null) void tellStanding(look, { room: at, you: you.value });
  };
  return (
    <main class="curtain">
      <section class="panel">
        <Face chair={chair} />
        <h1>{say.to(name)}</h1>
        <p class="lede">{say.noPeeking}</p>
        <Heard key={own} text={ready ? aloud(say.to(name), say.noPeeking) : ''} />
        <div ref={button} class="lifts">
          <Button kind="go" size="big" wide icon="hand" off={!ready} onPress={lift}>
            {ready ? say.lift(name) : say.fetching}
          </Button>
        </div>
        <details>
          <summary>{say.other}</summary>
          <HandTo code={code} at={at} />
        </details>
      </section>
    </main>
  );
}

/** Said to all around the device. */
function Heard({ text }: { text: string }) {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(text), NEW_REGION_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="vh" role="status">
      {heard}
    </p>
  );
}

/** If nobody was named by hand, the curtain is for whoever is to do something. */
function useCallUp(code: string, own: string | null): void {
  const look = shown.value;
  const { seat } = you.value;
  const isCalled = look !== null && named.value !== own && look.outcome === null;
  const next = isCalled && (seat === null || !look.awaited.includes(seat)) ? nextOf(look.awaited, seat) : null;
  useEffect(() => {
    if (next !== null && next !== own) handOn(code, next, false);
  }, [next]);
}

const chairAt = (at: RoomView | null, seat: number | null): Chair | null =>
  seat === null ? null : (at?.chairs[seat] ?? null);
