import type { Sound } from '../line/stage.ts';
import { sound as make } from './instrument.ts';

let audio: AudioContext | null = null;
/** Whether it was put to rest here, or is on its way back from that. It may sound: no touch has to wake it. */
let state: 'awake' | 'resting' | 'waking' = 'awake';
let calm: ReturnType<typeof setTimeout> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Making it takes a while on a slow phone: not before touches have been answered, and in a quiet moment. */
const CALM_MS = 600;
/** While it is awake, a phone keeps power on what makes sounds: after this time of silence it does not. */
const REST_MS = 10_000;
/** What could not sound in time is not heard at some later touch. */
const LATE_MS = 1000;

/** Somebody has touched the page: from now on it may sound. */
export function touched(): void {
  if (audio?.state === 'running' || state === 'resting') return;
  clearTimeout(calm);
  calm = setTimeout(() => {
    audio ??= new AudioContext();
    // A phone call, too, leaves it where it has to be woken.
    if (audio.state !== 'running') void audio.resume();
    restSoon(audio);
  }, CALM_MS);
}

/** Sounds, if it may. */
export async function sound(which: Sound): Promise<void> {
  if (audio === null || (state === 'awake' && audio.state !== 'running')) return;
  const on = audio;
  const since = Date.now();
  clearTimeout(rest);
  if (state !== 'awake') {
    state = 'waking';
    await on.resume();
    state = 'awake';
  }
  restSoon(on);
  if (Date.now() - since < LATE_MS) make(on, which);
}

function restSoon(on: AudioContext): void {
  clearTimeout(rest);
  rest = setTimeout(() => {
    if (on.state !== 'running') return;
    state = 'resting';
    void on.suspend();
  }, REST_MS);
}
