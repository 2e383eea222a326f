import { effect } from '@preact/signals';
import { language } from '../text/catalogue.ts';
import { attempt } from './attempt.ts';

let isInstallable = false;

/**
 * Registers the page's worker (offline/), which is all that it takes to be installed as an app, under the name that it
 * has in the language of the page: at the front page, in the lobby, and after one's first turn, so that a first look at
 * a table does without. A page within another one leaves its host alone, and where there are no workers nothing is
 * missed. Once is enough for as long as the page stands.
 */
export function makeInstallable(): void {
  if (isInstallable) return;
  isInstallable = true;
  if (window.top === window) void attempt(() => navigator.serviceWorker.register('/sw.js'));
  effect(() => {
    document.querySelector('[rel=manifest]')?.setAttribute('href', `/manifest.${language.value}.webmanifest`);
  });
}
