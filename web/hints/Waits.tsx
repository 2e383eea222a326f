import { acting, look, room } from '../line/signals.ts';
import { whoAt } from '../parts/people.ts';
import { hintWords } from './words.ts';

/** While one looks at what has just been finished the table goes on: whom it waits for, by its newest word. */
export function Waits() {
  const [at, you, awaited] = [room.value, acting.value, look.value?.awaited ?? []];
  if (at === null || you.seat === null || awaited.length === 0) return null;
  const others = awaited.filter(seat => seat !== you.seat).map(seat => whoAt({ room: at, you }, seat));
  return <>{hintWords.value.waits(awaited.includes(you.seat), others)}</>;
}
