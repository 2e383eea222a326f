import { PASS } from '../../party/protocol.ts';
import { sharedAt } from '../line/signals.ts';
import { addressForOthers } from './address.ts';
import { isNameless } from './frame.ts';
import { forget, recall, remember } from './memory.ts';
import { randomHex } from './random.ts';

/** Passes by table: whoever shows one is the person that it was given to. */
export const passFor = (code: string): string | null => passAt(`pass:${code}`);
const renewedFor = (code: string): string | null => passAt(`renewed:${code}`);

function passAt(key: string): string | null {
  const pass = recall(key);
  return typeof pass === 'string' && PASS.test(pass) ? pass : null;
}

/** Whether it is shared at this table, also while what it takes to share it is on its way. */
export const isShared = (code: string): boolean => sharedAt.value === code || recall(`others:${code}`) !== null;

let drawn: string | null = null;

/**
 * The pass for a seat that is about to be taken. It is kept before it is shown: the answer may be lost. Whoever the
 * table does not know never sits with a pass out of a link: others may have it.
 */
export function passToSit(code: string, isKnown: boolean): string {
  const kept = passFor(code);
  if (kept !== null && (isKnown || kept === drawn)) return kept;
  drawn = randomHex();
  keepPass(code, drawn);
  return drawn;
}

/**
 * The pass that is to take the place of the present one. Until the table has said so, either may be the one that it
 * knows: both are kept. Asked again meanwhile, it is the same.
 */
export function passToRenew(code: string): string {
  const pass = renewedFor(code) ?? randomHex();
  remember(`renewed:${code}`, pass);
  return pass;
}

/**
 * One that is kept beside the present pass takes its place: the renewed one, or the one from before a link that opened
 * nothing. False when there is none.
 */
export function takeOther(code: string): boolean {
  const pass = renewedFor(code) ?? passAt(`former:${code}`);
  if (pass !== null) keepPass(code, pass);
  return pass !== null;
}

/** One that is asked for meanwhile may be what the table knows next: it stays. */
export const keepPass = (code: string, pass: string): void => {
  remember(`pass:${code}`, pass);
  for (const beside of ['renewed:', 'former:']) if (passAt(beside + code) === pass) forget(beside + code);
};
export function dropPass(code: string): void {
  for (const kept of ['pass:', 'renewed:', 'former:']) forget(kept + code);
}

/** A link has opened a seat. What was here before is shown to nobody any more: others may have it. */
export const forgetFormer = (code: string): void => forget(`former:${code}`);

/** A link that carries the seat to another device. The fragment never reaches a server. */
export const seatLink = (code: string, pass: string): string => `${addressForOthers()}/t/${code}#pass=${pass}`;

/** Takes the pass out of such a link, and out of the address before anybody copies it; true when there was one. */
export function takePassFromAddress(code: string): boolean {
  const pass = new URLSearchParams(location.hash.slice(1)).get('pass');
  if (pass === null) return false;
  // In a frame without a name, what is kept takes its place.
  if (!isNameless) history.replaceState(history.state, '', location.pathname + location.search);
  const former = passFor(code);
  // Opened twice it is the former one, which says nothing of the seat.
  if (PASS.test(pass) && pass !== former) {
    keepPass(code, pass);
    // Anybody can write a link. If this one opens nothing, the seat that was here before is not lost with it.
    remember(`former:${code}`, passAt(`former:${code}`) ?? former);
  }
  return true;
}
