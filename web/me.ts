import { signal } from '@preact/signals';
import { LIMITS } from '../party/protocol.ts';
import { recall, remember } from './memory.ts';

const kept = recall('name');

/** What friends call the person at this device; kept here only. */
export const myName = signal(typeof kept === 'string' ? kept : '');

export function callMe(name: string): void {
  myName.value = name;
  remember('name', name);
}

/** More than the table takes in letters, since one letter of some scripts is several characters. */
export const NAME_LENGTH = LIMITS.name * 4;
