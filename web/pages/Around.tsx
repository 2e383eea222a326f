import { useEffect, useRef } from 'preact/hooks';
import type { RoomView, You } from '../../party/protocol.ts';
import { happenings } from '../happenings.ts';
import { Later } from '../parts/Later.tsx';
import { handOver, meanwhile, reissued } from '../signals.ts';
import { withWords } from '../text/catalogue.ts';
import { companyWords } from './company/words.ts';
import { pageWords } from './words.ts';

const company = async () => withWords(pageWords, withWords(companyWords, import('./company/Company.tsx')));
const telling = () => withWords(companyWords, import('./company/tell.ts'));

/** What happens around a game, among its people; fetched when there is any of it. */
export function Around({ room, you }: { room: RoomView; you: You }) {
  useNews(room, you);
  const { pause } = room;
  const some = pause.on || pause.wanted.length > 0 || handOver.value !== null || meanwhile.value !== null;
  return some ? <Later load={company}>{({ Company }) => <Company room={room} you={you} />}</Later> : null;
}

/** Says in passing what has just changed at the table. */
function useNews(room: RoomView, you: You): void {
  const before = useRef(room);
  useEffect(() => {
    const news = happenings(before.current, room);
    before.current = room;
    if (news.length > 0)
      void telling().then(
        ({ tell }) => tell(news, room, you),
        () => {},
      );
  }, [room]);
  const seat = reissued.value;
  useEffect(() => {
    if (seat !== null)
      void telling().then(
        ({ tellReissued }) => tellReissued(seat.name),
        () => {},
      );
  }, [seat]);
}
