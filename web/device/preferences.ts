import { effect, signal } from '@preact/signals';
import { isRecord, oneOf } from '../../engine/json.ts';
import { recall, remember } from './memory.ts';
import { wishes } from './wishes.ts';

/** What a person has chosen for this device; the first of each list is the default. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'less'],
  text: ['normal', 'large'],
  suits: ['four', 'two'],
  /** The first tap lifts a card, the second plays it; or one tap plays. */
  taps: ['two', 'one'],
  /** The only card that may be played goes by itself. */
  onlyCard: ['ask', 'play'],
  /** What has just happened stays for a moment, shorter, longer, or until it is tapped. */
  trick: ['moment', 'quick', 'long', 'tap'],
  sound: ['on', 'off'],
  /** How one is told that it is one's turn. */
  bell: ['on', 'off'],
  title: ['on', 'off'],
  badge: ['on', 'off'],
  vibrate: ['on', 'off'],
  notify: ['off', 'on'],
  /** Single letters that go somewhere at a table. */
  keys: ['on', 'off'],
} as const;
type Lists = typeof PREFERENCES;
export type Preferences = { readonly [Name in keyof Lists]: Lists[Name][number] };

function read(): Preferences {
  const raw = recall('preferences');
  const kept = isRecord(raw) ? raw : {};
  const choice = <Name extends keyof Lists>(name: Name): Lists[Name][number] =>
    oneOf<Lists[Name][number]>(PREFERENCES[name], kept[name]) ?? PREFERENCES[name][0];
  return {
    theme: choice('theme'),
    motion: choice('motion'),
    text: choice('text'),
    suits: choice('suits'),
    taps: choice('taps'),
    onlyCard: choice('onlyCard'),
    trick: choice('trick'),
    sound: choice('sound'),
    bell: choice('bell'),
    title: choice('title'),
    badge: choice('badge'),
    vibrate: choice('vibrate'),
    notify: choice('notify'),
    keys: choice('keys'),
  };
}

export const preferences = signal<Preferences>(read());

/** Changes some choices, and keeps them. */
export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
  remember('preferences', preferences.value);
}

/** Whether things should change place without flying. */
export function calm(): boolean {
  return preferences.value.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const PACES = { quick: 0.5, moment: 1, long: 2, tap: Number.POSITIVE_INFINITY } as const;

/** How long something stays to be seen that usually stays so long. */
export const paced = (ms: number): number => ms * PACES[preferences.value.trick];

/** The styles read the choices off <html>. */
export function dressPage(): void {
  effect(() => {
    const { theme, motion, text, suits } = preferences.value;
    const marks = document.documentElement.dataset;
    setMark(marks, 'theme', theme === 'auto' ? (wishes.value.theme ?? theme) : theme, 'auto');
    setMark(marks, 'motion', motion, 'auto');
    setMark(marks, 'text', text, 'normal');
    setMark(marks, 'suits', suits, 'four');
    // The bars of the device around the page are told as well.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-side]')) {
      const { side } = meta.dataset;
      meta.media = theme === 'auto' ? `(prefers-color-scheme: ${side})` : theme === side ? '' : 'not all';
    }
  });
}

function setMark(marks: DOMStringMap, name: string, value: string, usual: string): void {
  if (value === usual) delete marks[name];
  else marks[name] = value;
}
