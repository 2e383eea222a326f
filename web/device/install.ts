import { attempt } from './attempt.ts';

/**
 * Registers the page's worker (offline/), which is all that it takes to be installed as an app: at the front page, in
 * the lobby, and after one's first turn, so that a first look at a table does without. A page within another one leaves
 * its host alone, and where there are no workers nothing is missed.
 */
export function registerWorker(): void {
  if (window.top === window) void attempt(() => navigator.serviceWorker.register('/sw.js'));
}
