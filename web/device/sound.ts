import type { Sound } from '../line/stage.ts';
import { preferences } from './preferences.ts';

/** Fetched with the first touch: a visit that is silent does without. */
const instrument = () => import('./instrument.ts');
let audio: AudioContext | null = null;

/** Making it takes a while on a slow phone: not before touches have been answered, and in a quiet moment. */
const CALM_MS = 600;

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  };
  const touched = () => {
    if (audio?.state === 'running') return;
    void instrument().catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(wake, CALM_MS);
  };
  document.addEventListener('pointerdown', touched, { passive: true });
  document.addEventListener('keydown', touched);
}

/** Plays a sound, quietly and under half a second; nothing where it is not wanted or not allowed yet. */
export function play(sound: Sound): void {
  if (preferences.value[sound === 'turn' ? 'bell' : 'sound'] === 'off') return;
  if (audio === null || audio.state !== 'running') return;
  const on = audio;
  void instrument().then(
    ({ sound: make }) => make(on, sound),
    () => {},
  );
}
