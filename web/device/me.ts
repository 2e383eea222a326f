import { signal } from '@preact/signals';
import { LONGEST } from '../../party/protocol.ts';
import { recall, remember } from './memory.ts';

const kept = recall('name');

/** What friends call the person at this device; kept here only. */
export const myName = signal(typeof kept === 'string' ? kept : '');

/** From now on the person here is called so. */
export function callMe(name: string): void {
  myName.value = name;
  remember('name', name);
}

/** More than the table takes in letters, since one letter of some scripts is several characters. */
export const NAME_LENGTH = LONGEST.name * 4;

/** What is left of a name that is longer than the table takes, as it counts letters; null when all of it is. */
export function shortened(name: string): string | null {
  if (!('Segmenter' in Intl)) return null;
  const letters = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(name.trim())];
  if (letters.length <= LONGEST.name) return null;
  return letters
    .slice(0, LONGEST.name)
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
