import { signal } from '@preact/signals';
import type { GameLook } from '../../party/protocol.ts';

/** A region that has just come is not listened to at once. */
export const NEW_REGION_MS = 120;

/** What is still to be said aloud, in order: sentences, and looks, whose news a game puts into words. */
export const unsaid = signal<readonly (string | GameLook)[]>([]);

/** Titles and texts as sentences. */
export const aloud = (...parts: readonly string[]): string =>
  parts.flatMap(part => (part === '' ? [] : [/[.!?…:”"]\s*$/.test(part) ? part.trim() : `${part}.`])).join(' ');

/** Says something to those who listen, after all that was said before. */
export function announce(it: string | GameLook): void {
  unsaid.value = [...unsaid.value, it];
}
