import type { Sound } from '../line/stage.ts';
import { preferences } from './preferences.ts';

/** Fetched with the first touch: a visit that is silent does without. */
let audio: Promise<typeof import('./audio.ts') | null> | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  const touch = () => {
    audio ??= import('./audio.ts').catch(() => {
      audio = null;
      return null;
    });
    void audio.then(it => it?.touched());
  };
  document.addEventListener('pointerdown', touch, { passive: true });
  document.addEventListener('keydown', touch);
}

/** Plays a sound, quietly and under half a second; nothing where it is not wanted or not allowed yet. */
export function play(sound: Sound): void {
  if (preferences.value[sound === 'turn' ? 'bell' : 'sound'] === 'on') void audio?.then(it => it?.sound(sound));
}
