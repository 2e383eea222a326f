import { PASS } from '../party/protocol.ts';
import { forget, recall, remember } from './memory.ts';

/** Passes by table: whoever shows one is the person that it was given to. */
export function passFor(code: string): string | null {
  const pass = recall(`pass:${code}`);
  return typeof pass === 'string' && PASS.test(pass) ? pass : null;
}

/** The pass for a seat that is about to be taken. It is kept before it is shown: the answer may be lost. */
export function passToSit(code: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const pass = passFor(code) ?? Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  keepPass(code, pass);
  return pass;
}

export const keepPass = (code: string, pass: string): void => remember(`pass:${code}`, pass);
export const dropPass = (code: string): void => forget(`pass:${code}`);

/** A link that carries the seat to another device. The fragment never reaches a server. */
export const seatLink = (code: string, pass: string): string => `${location.origin}/t/${code}#pass=${pass}`;

/** Takes the pass out of such a link, and out of the address before anybody copies it. */
export function takePassFromAddress(code: string): void {
  const pass = new URLSearchParams(location.hash.slice(1)).get('pass');
  if (pass === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (PASS.test(pass)) keepPass(code, pass);
}
