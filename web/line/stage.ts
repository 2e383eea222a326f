import { signal } from '@preact/signals';
import type { GameLook } from '../../party/protocol.ts';
import { announce } from '../voice/announce.ts';

/**
 * Paper on cloth, a trick swept in, a cup set on wood, five knocks for a reveal, two clacks for a tie, a bell for one's
 * turn, three bells for the three kings, a tap for a refusal.
 */
export type Sound = 'card' | 'trick' | 'seal' | 'reveal' | 'tie' | 'turn' | 'win' | 'no';

/** What a game tells the stage: how long a look with this news should stand before the next one is shown. */
export interface Stage {
  holdMs(look: GameLook): number;
  /** What a look with this news sounds like. */
  sound?(look: GameLook): Sound | null;
}

/** The look that the table shows. It may be a moment behind the newest, so that a finished trick can be seen. */
export const shown = signal<GameLook | null>(null);
/** Whether `shown` is being held: the table still draws what has just been finished. */
export const held = signal(false);
/** Whether the next looks wait for something on the table to be read: `shown` is drawn as it is. */
export const reading = signal(false);
/** How long what lies there may be read once what is held has been seen. */
let toRead = 0;

/** Looks that may wait behind a hold, one of each at a full table; with more of them the table catches up at once. */
const MOST_WAITING = 8;

let stage: Stage | null = null;
let waiting: readonly GameLook[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** When too much of one's own time is gone. */
let own: typeof timer;

/** Each game brings its own stage; null while no table is laid. */
export function setStage(next: Stage | null): void {
  stage = next;
}

/** Shows a look without regard for what was before it: after `welcome`, and the first one of a game. */
export function showAtOnce(next: GameLook | null): void {
  if (next === null) shown.value = null;
  waiting = next === null ? [] : [next];
  catchUp();
}

/** Takes a look that has arrived: shown now, or after the one that is held or read. */
export function arrive(next: GameLook): void {
  waiting = [...waiting, next];
  // Never more than one hold behind: a look that wants to be held itself ends the hold before it.
  if (!(held.value || reading.value) || holdMs(next) > 0 || waiting.length > MOST_WAITING) catchUp();
  else spare(next);
}

/** The table has laid something down to be read: so long the next looks wait for it. Answers with how it is taken up. */
export function lay(ms: number): () => void {
  toRead = ms;
  if (!held.value) goOn();
  return () => {
    toRead = 0;
    if (reading.value) catchUp();
  };
}

/** A tap: whatever is held has been seen. */
export function skip(): void {
  if (held.value) goOn();
}

/** Somebody has seen and read what he wanted: what waits is shown, up to the next thing that is to be seen. */
export function catchUp(): void {
  release();
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    waiting = waiting.slice(1);
    show(next);
    if (hold(next)) return;
  }
}

/** Somebody wants to look longer: what is held stays until a tap. */
export function linger(): void {
  clearTimeout(timer);
}

/** After the moment that was held comes what it leaves on the table. */
function goOn(): void {
  if (toRead === 0) {
    catchUp();
    return;
  }
  held.value = false;
  reading.value = wait(toRead);
  toRead = 0;
}

/** Every look is told, also one that the next one replaces before anybody can have seen it. */
function show(next: GameLook): void {
  shown.value = next;
  if (next.news.length > 0 || next.ask !== null) announce(next);
}

function hold(look: GameLook): boolean {
  held.value = wait(holdMs(look));
  if (held.value) spare(look);
  return held.value;
}

function wait(ms: number): boolean {
  clearTimeout(timer);
  if (ms > 0 && Number.isFinite(ms)) timer = setTimeout(goOn, ms);
  return ms > 0;
}

/** Where a clock runs, nothing that is seen or read costs more than half of the time that one has oneself. */
function spare({ ask, leftMs }: GameLook): void {
  if (ask !== null && leftMs !== null) own ??= setTimeout(catchUp, leftMs / 2);
}

function release(): void {
  clearTimeout(timer);
  clearTimeout(own);
  own = undefined;
  held.value = false;
  reading.value = false;
  toRead = 0;
}

const holdMs = (look: GameLook): number => stage?.holdMs(look) ?? 0;
