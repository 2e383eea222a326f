import { signal } from '@preact/signals';
import { PASS } from '../party/protocol.ts';
import { addressForOthers } from './address.ts';
import { forget, recall, remember } from './memory.ts';
import { randomHex } from './random.ts';
import { isNameless } from './wishes.ts';

/** Passes by table: whoever shows one is the person that it was given to. */
export function passFor(code: string): string | null {
  const pass = recall(`pass:${code}`);
  return typeof pass === 'string' && PASS.test(pass) ? pass : null;
}

/** The table at which several people share this device; null at any other. */
export const sharedAt = signal<string | null>(null);

/** The pass for a seat that is about to be taken. It is kept before it is shown: the answer may be lost. */
export function passToSit(code: string): string {
  const pass = passFor(code) ?? randomHex();
  keepPass(code, pass);
  return pass;
}

/**
 * The pass that is to take the place of the present one. Until the table has said so, either may be the one that it
 * knows: both are kept.
 */
export function passToRenew(code: string): string {
  const pass = randomHex();
  remember(`renewed:${code}`, pass);
  return pass;
}

/** The renewed pass takes its place; false when there is none. */
export function takeRenewed(code: string): boolean {
  const pass = recall(`renewed:${code}`);
  forget(`renewed:${code}`);
  if (typeof pass !== 'string' || !PASS.test(pass)) return false;
  keepPass(code, pass);
  return true;
}

export const keepPass = (code: string, pass: string): void => {
  remember(`pass:${code}`, pass);
  forget(`renewed:${code}`);
};
export const dropPass = (code: string): void => forget(`pass:${code}`);

/** A link that carries the seat to another device. The fragment never reaches a server. */
export const seatLink = (code: string, pass: string): string => `${addressForOthers()}/t/${code}#pass=${pass}`;

/** Takes the pass out of such a link, and out of the address before anybody copies it; true when there was one. */
export function takePassFromAddress(code: string): boolean {
  const pass = new URLSearchParams(location.hash.slice(1)).get('pass');
  if (pass === null) return false;
  // In a frame without a name, what is kept takes its place.
  if (!isNameless) history.replaceState(history.state, '', location.pathname + location.search);
  if (PASS.test(pass)) keepPass(code, pass);
  return true;
}
