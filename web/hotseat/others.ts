import { signal } from '@preact/signals';
import { PASS } from '../../party/protocol.ts';
import { forget, recall, remember } from '../device/memory.ts';
import { sharedAt } from '../line/signals.ts';

const known = signal<{ readonly code: string; readonly passes: readonly string[] } | null>(null);

/** Passes of those who share this device with whom it shows now: it goes from hand to hand. */
export function othersHere(code: string): readonly string[] {
  if (known.value?.code === code) return known.value.passes;
  const raw = recall(`others:${code}`);
  return Array.isArray(raw) ? raw.filter(pass => typeof pass === 'string' && PASS.test(pass)) : [];
}

/** Who shares this device from now on; with nobody it is shared no more. */
export function keepOthers(code: string, passes: readonly string[]): void {
  if (passes.length > 0) remember(`others:${code}`, passes);
  else forget(`others:${code}`);
  known.value = { code, passes };
  sharedAt.value = passes.length > 0 ? code : null;
}
