import { effect } from '@preact/signals';
import { attempt } from '../device/attempt.ts';
import { makeInstallable } from '../device/install.ts';
import { type Preferences, preferences } from '../device/preferences.ts';
import { words } from '../text/catalogue.ts';
import { showBadge } from './badge.ts';

const BUZZ_MS = 40;

/**
 * Tells a person that it is his turn, wherever he may be looking, by the means that he has left on, until it is over.
 * The title and the bell come with the page.
 */
export function callTurn(game: string, turn: AbortSignal): void {
  if (turn.aborted) return;
  // Not before the first touch: browsers complain.
  if (isOn('vibrate')) void attempt(() => navigator.userActivation.hasBeenActive && navigator.vibrate(BUZZ_MS));
  if (isOn('notify')) notify(game, turn).catch(() => {});
  const stop = effect(() => (isOn('badge') ? showBadge() : undefined));
  turn.addEventListener('abort', () => {
    stop();
    // Not before: the first look at a table does without.
    makeInstallable();
  });
}

async function notify(game: string, turn: AbortSignal): Promise<void> {
  const { notify } = await import('./notification.ts');
  if (!turn.aborted) turn.addEventListener('abort', notify(words.value.yourTurn, game));
}

const isOn = (means: keyof Preferences): boolean => preferences.value[means] === 'on';
