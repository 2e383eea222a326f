import { type Asked, type CloseReason, type Down, type GameLook, PROTOCOL, parseDown } from '../../party/protocol.ts';
import { lineTo } from '../device/address.ts';
import { dropPass, forgetFormer, keepPass, passFor, takeOther } from '../device/passes.ts';
import { randomHex } from '../device/random.ts';
import { Line } from './line.ts';
import {
  connection,
  deadline,
  giftTexts,
  handOver,
  look,
  meanwhile,
  myGifts,
  reissued,
  room,
  unanswered,
  you,
} from './signals.ts';
import { arrive, showAtOnce } from './stage.ts';
import { forgetTalk, hearSaid } from './talk.ts';

/**
 * What came of a message: null when it was done, else why not. Besides the codes of the room and the games:
 * `moved-on` for a move that was cut off while the table went on, `cut-off` for anything else that was.
 */
export type Answer = string | null;

let line: { readonly line: Line; readonly code: string } | null = null;
/** The pass that was shown last: the device may have been given another one since. */
let shownPass: string | null = null;
/** Whether this page only watches: then it shows no pass, whatever this device keeps. */
let isWatching = false;
let tries = 0;
const waiting = new Map<string, (answer: Answer) => void>();
/** Those who wait for what comes after an answer; null tells them that it does not come on this line any more. */
export const listening = new Set<(message: Down | null) => void>();
/** Whether the table has greeted this page on the present line. */
let isGreeted = false;

/** Of the table that one is at. */
export const tableCode = (): string | null => line?.code ?? null;

/** Goes to a table and stays there, through any number of lost connections, until `leaveTable`. */
export function goToTable(code: string, as: 'oneself' | 'watcher' = 'oneself'): void {
  leaveTable();
  isWatching = as === 'watcher';
  connection.value = { state: 'calling' };
  line = {
    code,
    line: new Line(lineTo(code), {
      greeting: () => {
        shownPass = isWatching ? null : passFor(code);
        isGreeted = false;
        tellAll(null);
        return JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass: shownPass });
      },
      heard: text => {
        const message = parseDown(text);
        if (message !== null) hear(message, code);
      },
      lost: () => {
        if (connection.value.state === 'closed') return;
        tries += 1;
        connection.value = { state: 'lost', tries };
      },
    }),
  };
}

/** Hangs up, and forgets all that the table has told. */
export function leaveTable(): void {
  if (line === null) return;
  line.line.close();
  line = null;
  tries = 0;
  for (const id of [...waiting.keys()]) settle(id, 'cut-off');
  tellAll(null);
  connection.value = { state: 'away' };
  room.value = null;
  you.value = { seat: null, host: false, devices: 1 };
  look.value = null;
  deadline.value = null;
  giftTexts.value = { nth: 0, texts: new Map() };
  myGifts.value = [];
  meanwhile.value = null;
  handOver.value = null;
  reissued.value = null;
  forgetTalk();
  showAtOnce(null);
}

/** Tries now instead of at the next turn of the clock; also after the table closed the line. */
export function callAgain(): void {
  if (line === null || connection.value.state === 'open') return;
  if (connection.value.state === 'closed') connection.value = { state: 'calling' };
  line.line.callAgain();
}

function hear(message: Down, code: string): void {
  switch (message.t) {
    case 'welcome': {
      const isSomebody = message.you.seat !== null || message.you.host;
      // The table may know this person by the pass that was to take the old one's place.
      if (!isWatching && !isSomebody && hasAnother(code)) {
        line?.line.callAgain();
        return;
      }
      if (isSomebody && shownPass === passFor(code)) forgetFormer(code);
      tries = 0;
      connection.value = { state: 'open' };
      room.value = message.room;
      you.value = message.you;
      myGifts.value = [];
      meanwhile.value = message.meanwhile ?? meanwhile.value;
      take(message.look, true);
      // All are welcomed anew when a move is taken back: what was said on this line is answered on it.
      if (!isGreeted) sendAgain();
      isGreeted = true;
      return;
    }
    case 'seated':
      you.value = message.you;
      if (message.pass === null) return;
      // Another page of this device may have come to a newer one while this was under way.
      if ([null, shownPass].includes(passFor(code))) keepPass(code, message.pass);
      shownPass = message.pass;
      return;
    case 'room':
      if (message.room.nth !== look.value?.nth && message.room.phase === 'lobby') take(null, true);
      room.value = message.room;
      return;
    case 'look':
      take(message.look, false);
      return;
    case 'time':
      if (look.value?.nth === message.nth && look.value.turn === message.turn) setDeadline(message.leftMs);
      return;
    case 'gifts': {
      const known = giftTexts.value.nth === message.nth ? giftTexts.value.texts : [];
      const news = message.gifts.map(text => [text.gift, text] as const);
      giftTexts.value = { nth: message.nth, texts: new Map([...known, ...news]) };
      return;
    }
    case 'brought':
      myGifts.value = message.gifts;
      return;
    case 'said':
      hearSaid(message, room.value, you.value);
      return;
    case 'reissued':
      reissued.value = { name: message.name };
      return;
    case 'handOver':
      handOver.value = {
        seat: message.seat,
        name: room.value?.chairs[message.seat]?.name ?? '',
        pass: message.pass,
      };
      return;
    case 'answer':
      settle(message.id, message.refused);
      return;
    case 'bye':
      closed(message.why, code);
      return;
    case 'record':
    case 'past':
    case 'pong':
    case 'call':
      tellAll(message);
  }
}

function take(next: GameLook | null, fresh: boolean): void {
  const old = look.value;
  if (!fresh && old !== null && next !== null && !isNewer(next, old)) return;
  look.value = next;
  setDeadline(next?.leftMs ?? null);
  if (fresh || next === null || old?.nth !== next.nth) showAtOnce(next);
  else arrive(next);
}

function setDeadline(leftMs: number | null): void {
  deadline.value = leftMs === null ? null : performance.now() + leftMs;
}

const isNewer = (a: GameLook, b: GameLook): boolean => a.nth > b.nth || (a.nth === b.nth && a.seq > b.seq);

/** Whether this device has come to another pass than the one that it has shown. */
const hasAnother = (code: string): boolean => passFor(code) !== shownPass || takeOther(code);

function closed(why: CloseReason, code: string): void {
  if (why === 'removed' && hasAnother(code)) {
    // The seat was taken from the old pass, and this device has the new one.
    line?.line.callAgain();
    return;
  }
  if (why === 'removed') dropPass(code);
  connection.value = { state: 'closed', why };
  line?.line.hangUp();
  for (const id of [...waiting.keys()]) settle(id, 'cut-off');
}

/** A move whose answer was lost goes again under its old id, if it still answers the same decision. */
function sendAgain(): void {
  const now = look.value;
  for (const message of unanswered.value) {
    if (message.t !== 'move') settle(message.id, 'cut-off');
    else if (now?.nth === message.nth && now.turn === message.turn) line?.line.say(JSON.stringify(message));
    else settle(message.id, 'moved-on');
  }
}

/** Says something that wants an answer, and waits for it. */
export function ask(message: Asked): Promise<Answer> {
  if (line === null || connection.value.state !== 'open') return Promise.resolve('cut-off');
  line.line.say(JSON.stringify(message));
  unanswered.value = [...unanswered.value, message];
  return new Promise(resolve => waiting.set(message.id, resolve));
}

function settle(id: string, answer: Answer): void {
  unanswered.value = unanswered.value.filter(message => message.id !== id);
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

/** Two devices of one seat must never say different things under one id: the room would do only one of them. */
export const newId = randomHex;
/** The game that is played or prepared: what is meant for it does nothing to another one. */
export const nth = (): number => room.value?.nth ?? 0;

function tellAll(message: Down | null): void {
  for (const hear of listening) hear(message);
}
