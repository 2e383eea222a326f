import { signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { RoomView } from '../../party/protocol.ts';
import { keepPass, passFor } from '../device/passes.ts';
import { lines, markRead } from '../line/talk.ts';
import { goToTable } from '../line/wire.ts';
import { menuOpen, sheet } from '../parts/TableBar.tsx';
import { keepOthers, othersHere } from './others.ts';
import { sharers } from './people.ts';

/**
 * Who has lifted the curtain, and for what: for another pass, on a line of another seat, in another game or before
 * another secret of all it hangs again.
 */
export type Lifted = {
  readonly pass: string;
  readonly seat: Seat | null;
  readonly stage: string;
  readonly turn: number | null;
};
export const lifted = signal<Lifted | null>(null);

/** The pass of somebody who was named by hand: then nobody is called up before him. */
export const named = signal<string | null>(null);

/** What a curtain was lifted for: the gathering, or one game. */
export const stageOf = ({ phase, nth }: RoomView): string => (phase === 'lobby' ? phase : `game ${nth}`);

/** Whether anything at the table is for one pair of eyes only: hands and dice while a game is on, gifts all evening. */
export const hasSecrets = ({ phase, pile }: RoomView): boolean => phase === 'playing' || pile !== null;

/**
 * The device is another one's from here on. The curtain falls first, and the line to the table begins anew: nothing of
 * what the one before was told is left.
 */
export function handOn(code: string, pass: string, byHand: boolean): void {
  lifted.value = null;
  named.value = byHand ? pass : null;
  menuOpen.value = false;
  sheet.value = null;
  const own = passFor(code);
  if (pass === own) return;
  const rest = othersHere(code).filter(other => other !== pass);
  keepPass(code, pass);
  keepOthers(code, own === null ? rest : [...rest, own]);
  // What was said at the table was said to all.
  const said = lines.value;
  goToTable(code);
  lines.value = said.map(line => ({ ...line, mine: false }));
  markRead();
}

/** The one of those on this device who is to do something, from a seat on; null when nobody is. */
export function nextOf(awaited: readonly number[], from: number | null): string | null {
  const waiting = sharers.value.filter(({ you }) => you.seat !== null && awaited.includes(you.seat));
  const after = (seat: number | null): number => (seat === null ? 0 : seat > (from ?? -1) ? seat : seat + 100);
  const [next] = waiting.sort((a, b) => after(a.you.seat) - after(b.you.seat));
  return next?.pass ?? null;
}
