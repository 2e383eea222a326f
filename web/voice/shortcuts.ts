import { preferences } from '../device/preferences.ts';
// What a key brings about is told.
import './voice.ts';
import { aloud, announce } from './announce.ts';
import { keepPlace } from './haven.ts';

/**
 * From here on letters press what names them in `aria-keyshortcuts`; the first one has been pressed already, before
 * whatever lay over the page then.
 */
export function listenToKeys(first: KeyboardEvent, over: Element | null): void {
  keepPlace();
  document.addEventListener('keydown', press);
  if (over === null) press(first);
}

function press(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, isComposing, repeat, target } = event;
  const key = keyOf(event);
  // Escape is no letter: it is never taken for one that was typed.
  if (key === null || (preferences.value.keys === 'off' && key !== 'Escape')) return;
  // A finger that stays on its key has pressed once.
  if (repeat || ctrlKey || metaKey || altKey || isComposing || isTyping(target)) return;
  // What lies behind a dialog is out of reach, also of keys.
  if (target instanceof Element && target.closest('dialog') !== null) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const named = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (named === null) return;
  event.preventDefault();
  if (named instanceof HTMLButtonElement) named.click();
  else goTo(named);
}

/** Escape, or the letter on a key; where the keyboard writes in letters of another kind, the one that stands there elsewhere. */
function keyOf({ key, code }: KeyboardEvent): string | null {
  if (key === 'Escape' || /^[a-z]$/.test(key)) return key;
  if (/^[A-Z]$/.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

const stopIn = (group: HTMLElement) => group.querySelector<HTMLElement>('[tabindex="0"]');

/** Into a group, to the first thing that can be used, or, where there is nothing to go to, what it says is said again. */
function goTo(group: HTMLElement): void {
  const said = group.querySelectorAll('strong, p');
  if (said.length > 0) announce(aloud(...Array.from(said, part => part.textContent)));
  else (group.querySelector<HTMLElement>('button:not([aria-disabled])') ?? stopIn(group))?.focus();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type="radio"], [type="checkbox"]')));
