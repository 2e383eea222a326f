import { useEffect, useRef } from 'preact/hooks';
import type { RoomView, You } from '../../party/protocol.ts';
import { handOver, meanwhile, reissued } from '../line/signals.ts';
import { lines, talkBeside, talkOpen, untold } from '../line/talk.ts';
import { Later } from '../parts/Later.tsx';
import { withWords } from '../text/catalogue.ts';
import { announce } from '../voice/announce.ts';
import { companyWords } from './company/words.ts';
import { pageWords } from './words.ts';

const company = async () => withWords(pageWords, withWords(companyWords, import('./company/Company.tsx')));
const talk = () => withWords(companyWords, import('./company/Talk.tsx'));
const telling = () => withWords(companyWords, import('./company/tell.ts'));

/** What happens around a game, among its people; fetched when there is any of it. */
export function Around({ room, you }: { room: RoomView; you: You }) {
  useNews(room, you);
  const { pause, undo } = room;
  const some =
    pause.on ||
    (undo !== null && undo !== 'declined') ||
    pause.wanted.length > 0 ||
    handOver.value !== null ||
    meanwhile.value !== null;
  return (
    <>
      {some && <Later load={company}>{({ Company }) => <Company room={room} you={you} />}</Later>}
      {talkOpen.value && !talkBeside.value && <Later load={talk}>{({ TalkOver }) => <TalkOver />}</Later>}
    </>
  );
}

/** Says something in passing, once its words are there. */
const later = (say: (tell: Awaited<ReturnType<typeof telling>>) => void): void => void telling().then(say, () => {});

/** Says in passing what has just changed at the table. */
function useNews(room: RoomView, you: You): void {
  const before = useRef(room);
  useEffect(() => {
    const then = before.current;
    before.current = room;
    if (mayBeNews(then) !== mayBeNews(room)) later(({ tell }) => tell(then, room, you));
  }, [room]);
  const seat = reissued.value;
  useEffect(() => {
    if (seat === null) return;
    // Told once, also if this is drawn anew.
    reissued.value = null;
    later(({ tellReissued }) => tellReissued(seat.name));
  }, [seat]);
  const last = lines.value.at(-1);
  useEffect(() => {
    const line = untold();
    // A sign is for the moment; what was said can be read later.
    if (line === null || talkOpen.value || talkBeside.value) return;
    const { name, said } = line;
    if ('text' in said) announce(`\u2068${name}\u2069: ${said.text}`);
    else later(({ tellEmote }) => tellEmote(name, said.emote));
  }, [last]);
}

/** What may be worth telling when it changes. */
const mayBeNews = ({ hostSeat, anyoneMayHost, locked, pause, chairs }: RoomView): string =>
  JSON.stringify([hostSeat, anyoneMayHost, locked, pause.on, chairs.map(chair => [chair?.standIn, chair?.muted])]);
