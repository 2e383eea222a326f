import { room } from '../line/signals.ts';
import { held, shown } from '../line/stage.ts';
import { companyWords } from '../pages/company/words.ts';
import { withWords } from '../text/catalogue.ts';
import { Later } from './Later.tsx';

const telling = () => withWords(companyWords, import('../pages/company/Absent.tsx'));

/** Whether somebody is awaited who is away, and what comes of it; part of what a prompt says. */
export function Absent() {
  const chairs = room.value?.chairs ?? [];
  const seats = held.value ? [] : (shown.value?.awaited ?? []);
  const away = seats.filter(seat => chairs[seat]?.here === false && !chairs[seat].standIn);
  return away.length === 0 ? null : <Later load={telling}>{({ Away }) => <Away seats={away} />}</Later>;
}
