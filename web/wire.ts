import ReconnectingSocket from 'partysocket/ws';
import type { GameRecord } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import {
  CLOSE,
  type CloseReason,
  type Down,
  type GameLook,
  type HostAct,
  type MyGift,
  PROTOCOL,
  parseDown,
} from '../party/protocol.ts';
import { dropPass, keepPass, passFor, passToSit } from './passes.ts';
import { type Asked, connection, deadline, giftTexts, look, myGifts, room, unanswered, you } from './signals.ts';
import { arrive, showAtOnce, shown } from './stage.ts';

/** Without a word for this long, the page asks whether the table is still there; and waits so long for an answer. */
const QUIET_MS = 50_000;
const PONG_MS = 8000;

/**
 * What came of a message: null when it was done, else why not. Besides the codes of the room and the games:
 * `moved-on` for a move that was cut off while the table went on, `cut-off` for anything else that was.
 */
export type Answer = string | null;

type Line = {
  readonly socket: ReconnectingSocket;
  readonly code: string;
  quiet: ReturnType<typeof setTimeout> | undefined;
};

let line: Line | null = null;
let tries = 0;
let lastId = 0;
const waiting = new Map<string, (answer: Answer) => void>();
let recordWanted: ((record: GameRecord) => void) | null = null;

/** Goes to a table and stays there, through any number of lost connections, until `leaveTable`. */
export function goToTable(code: string): void {
  leaveTable();
  connection.value = { state: 'calling' };
  const address = `${location.origin.replace(/^http/, 'ws')}/parties/main/${code}`;
  const socket = new ReconnectingSocket(address, [], {
    // Nothing is flushed blindly after a reconnect: the page keeps what is unanswered and decides for itself.
    maxEnqueuedMessages: 0,
    minReconnectionDelay: 500 + Math.random() * 1000,
    maxReconnectionDelay: 8000,
    shouldReconnectOnClose: event => event.code < CLOSE.garbled || event.code >= CLOSE.garbled + 100,
  });
  line = { socket, code, quiet: undefined };
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass: passFor(code) }));
  socket.onmessage = event => {
    const message = typeof event.data === 'string' ? parseDown(event.data) : null;
    if (message !== null && line?.socket === socket) hear(message, line);
  };
  // The property, not a listener: listeners get a broken event in browsers when a connection fails.
  socket.onclose = () => {
    if (line?.socket !== socket || connection.value.state === 'closed') return;
    tries += 1;
    connection.value = { state: 'lost', tries };
  };
  document.addEventListener('visibilitychange', lookAlive);
  window.addEventListener('online', callAgain);
}

export function leaveTable(): void {
  if (line === null) return;
  clearTimeout(line.quiet);
  line.socket.close();
  line = null;
  tries = 0;
  document.removeEventListener('visibilitychange', lookAlive);
  window.removeEventListener('online', callAgain);
  for (const id of [...waiting.keys()]) settle(id, 'cut-off');
  connection.value = { state: 'away' };
  room.value = null;
  you.value = { seat: null, host: false, devices: 1 };
  look.value = null;
  deadline.value = null;
  giftTexts.value = { nth: 0, texts: new Map() };
  myGifts.value = [];
  showAtOnce(null);
}

/** Tries now instead of at the next turn of the clock; also after the table closed the line. */
export function callAgain(): void {
  if (line === null || connection.value.state === 'open') return;
  if (connection.value.state === 'closed') connection.value = { state: 'calling' };
  line.socket.reconnect();
}

function hear(message: Down, at: Line): void {
  listenOn(at);
  switch (message.t) {
    case 'welcome':
      tries = 0;
      connection.value = { state: 'open' };
      room.value = message.room;
      you.value = message.you;
      myGifts.value = [];
      take(message.look, true);
      sendAgain();
      return;
    case 'seated':
      you.value = message.you;
      if (message.pass !== null) keepPass(at.code, message.pass);
      return;
    case 'room':
      if (message.room.nth !== look.value?.nth && message.room.phase === 'lobby') take(null, true);
      room.value = message.room;
      return;
    case 'look':
      take(message.look, false);
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
    case 'answer':
      settle(message.id, message.refused);
      return;
    case 'record':
      recordWanted?.(message.record);
      recordWanted = null;
      return;
    case 'bye':
      closed(message.why, at);
      return;
    case 'pong':
      return;
  }
}

function take(next: GameLook | null, fresh: boolean): void {
  const old = look.value;
  if (!fresh && old !== null && next !== null && !isNewer(next, old)) return;
  look.value = next;
  deadline.value = next === null || next.leftMs === null ? null : performance.now() + next.leftMs;
  if (fresh || next === null || old?.nth !== next.nth) showAtOnce(next);
  else arrive(next);
}

const isNewer = (a: GameLook, b: GameLook): boolean => a.nth > b.nth || (a.nth === b.nth && a.seq > b.seq);

function closed(why: CloseReason, at: Line): void {
  if (why === 'removed') dropPass(at.code);
  connection.value = { state: 'closed', why };
  clearTimeout(at.quiet);
  at.socket.close();
  for (const id of [...waiting.keys()]) settle(id, 'cut-off');
}

/** A move whose answer was lost goes again under its old id, if it still answers the same decision. */
function sendAgain(): void {
  const now = look.value;
  for (const message of unanswered.value) {
    if (message.t !== 'move') settle(message.id, 'cut-off');
    else if (now?.nth === message.nth && now.turn === message.turn) line?.socket.send(JSON.stringify(message));
    else settle(message.id, 'moved-on');
  }
}

function ask(message: Asked): Promise<Answer> {
  if (line === null || connection.value.state !== 'open') return Promise.resolve('cut-off');
  line.socket.send(JSON.stringify(message));
  unanswered.value = [...unanswered.value, message];
  return new Promise(resolve => waiting.set(message.id, resolve));
}

function settle(id: string, answer: Answer): void {
  unanswered.value = unanswered.value.filter(message => message.id !== id);
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

/** Unlike any other of this device, also after a reload. */
const newId = (): string => `${Date.now().toString(36)}-${(lastId++).toString(36)}`;

/** What a page may say to its table. Each answers what came of it. */
export const send = {
  sit: (seat: Seat | null, name: string): Promise<Answer> =>
    line === null ? Promise.resolve('cut-off') : ask({ t: 'sit', id: newId(), seat, name, pass: passToSit(line.code) }),
  stand: () => ask({ t: 'stand', id: newId() }),
  start: () => ask({ t: 'start', id: newId() }),
  host: (act: HostAct) => ask({ t: 'host', id: newId(), act }),
  /** Wraps a gift, or wraps one's own anew. */
  bring: (gift: string | null, thing: MyGift['thing']) => ask({ t: 'bring', id: newId(), gift, thing }),
  takeBack: (gift: string) => ask({ t: 'takeBack', id: newId(), gift }),
  unwrapAll: () => ask({ t: 'unwrapAll', id: newId() }),
  /** A move for the decision that is on the table before one's eyes. */
  move: (move: unknown): Promise<Answer> => {
    const now = shown.value;
    if (now === null) return Promise.resolve('not-playing');
    return ask({ t: 'move', id: newId(), nth: now.nth, turn: now.turn, move });
  },
};

/** The record of the game that is over, or why there is none. */
export async function fetchRecord(): Promise<GameRecord | string> {
  const got = new Promise<GameRecord>(resolve => {
    recordWanted = resolve;
  });
  const refused = await ask({ t: 'record', id: newId() });
  return refused ?? got;
}

/** A line may be dead without anybody having closed it: after some quiet the page asks. */
function listenOn(at: Line): void {
  clearTimeout(at.quiet);
  at.quiet = setTimeout(() => checkLine(at), QUIET_MS);
}

function checkLine(at: Line): void {
  if (line !== at || connection.value.state !== 'open' || document.hidden) return;
  at.socket.send(JSON.stringify({ t: 'ping' }));
  clearTimeout(at.quiet);
  at.quiet = setTimeout(() => at.socket.reconnect(), PONG_MS);
}

/** Phones cut lines in the background. */
function lookAlive(): void {
  if (document.hidden || line === null) return;
  if (connection.value.state === 'open') checkLine(line);
  else if (connection.value.state === 'lost') callAgain();
}
