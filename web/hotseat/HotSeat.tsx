import { effect } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RoomView } from '../../party/protocol.ts';
import { passFor } from '../device/passes.ts';
import { connection, room, sharedAt, together, you } from '../line/signals.ts';
import { held, reading, shown } from '../line/stage.ts';
import { RoundButton } from '../parts/Button.tsx';
import { Later } from '../parts/Later.tsx';
import { besides, sheet } from '../parts/TableBar.tsx';
import { withWords } from '../text/catalogue.ts';
import { sharedWords } from '../tv/words.ts';
import { handOn, hasSecrets, lifted, nextOf, stageOf } from './hands.ts';
import { othersHere } from './others.ts';
import { keepPresent, letGo, sharers } from './people.ts';

const curtain = () => withWords(sharedWords, import('./Curtain.tsx'));

/** After a move one sees it land before the curtain falls. */
const LANDING_MS = 1200;

effect(() => {
  const at = room.value;
  together.value = at !== null && at.code === sharedAt.value && !hasSecrets(at);
});
void import('../voice/voice.ts').then(
  ({ lifting }) => {
    lifting.value = () => isLifted(room.value, passFor(room.value?.code ?? ''));
  },
  () => {},
);

type Props = { code: string; children: ComponentChildren };

/**
 * A device that several people share. The table is drawn for the one who has lifted the curtain, and for nobody while
 * it hangs: what is secret is not hidden under it, it is not there.
 */
export function HotSeat({ code, children }: Props) {
  const own = passFor(code);
  const others = othersHere(code);
  useEffect(() => keepPresent(code), [code, own, others]);
  useEffect(() => {
    sharedAt.value = code;
    return letGo;
  }, [code]);
  const last = useRef<RoomView | null>(null);
  last.current = room.value ?? last.current;

  const line = connection.value;
  const isClosed = line.state === 'closed';
  const lostSeat = isClosed && line.why === 'removed';
  useEffect(() => {
    const [other] = others;
    if (lostSeat && other !== undefined) handOn(code, other, false);
  }, [lostSeat]);

  if (!isClosed && !isLifted(last.current, own)) {
    return <Later load={curtain}>{({ Curtain }) => <Curtain code={code} room={last.current} />}</Later>;
  }
  return (
    <Fragment>
      <Falling code={code} />
      {children}
    </Fragment>
  );
}

/** Whether the one whose pass it is has lifted the curtain for what is to be seen now. */
function isLifted(at: RoomView | null, own: string | null): boolean {
  if (at !== null && !hasSecrets(at)) return true;
  const now = lifted.value;
  if (at === null || now === null || now.pass !== own || now.stage !== stageOf(at)) return false;
  if (now.seat !== you.value.seat) return false;
  return !isSecretOfAll() || now.turn === shown.value?.turn;
}

/** Several people on this device are to choose at once, each in secret, and nobody has begun while all look on. */
function isSecretOfAll(): boolean {
  const look = shown.value;
  const { seat } = you.value;
  if (look === null || held.value || seat === null || !look.awaited.includes(seat)) return false;
  return sharers.value.some(
    one => one.you.seat !== null && one.you.seat !== seat && look.awaited.includes(one.you.seat),
  );
}

/** Lets the curtain fall when another one on this device is to do something and this one is not. */
function Falling({ code }: { code: string }) {
  useEffect(() => {
    besides.value = (
      <Later load={words}>
        {() => (
          <RoundButton
            icon="give"
            label={sharedWords.value.tablet.pass}
            onPress={() => {
              sheet.value = 'handOn';
            }}
          />
        )}
      </Later>
    );
    return () => {
      besides.value = null;
    };
  }, []);
  const look = shown.value;
  const { seat } = you.value;
  const idle =
    look !== null &&
    look.outcome === null &&
    !held.value &&
    !reading.value &&
    room.value !== null &&
    hasSecrets(room.value) &&
    (seat === null || !look.awaited.includes(seat));
  const next = idle ? nextOf(look.awaited, seat) : null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => handOn(code, next, false), LANDING_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return null;
}

const words = () => withWords(sharedWords, Promise.resolve(null));
