import type { Sound } from '../line/stage.ts';
import { preferences } from './preferences.ts';

/** Fetched with the first touch: a visit that is silent does without. */
const instrument = () => import('./instrument.ts');
let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  const wake = () => {
    if (audio === null) void instrument().catch(() => {});
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  };
  document.addEventListener('pointerdown', wake, { passive: true });
  document.addEventListener('keydown', wake);
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
