import { signal } from '@preact/signals';
import { type Meanwhile, PROTOCOL, parseDown, type Up, type You } from '../../party/protocol.ts';
import { lineTo } from '../device/address.ts';
import { passFor } from '../device/passes.ts';
import { randomHex } from '../device/random.ts';
import { Line } from '../line/line.ts';
import type { Answer } from '../line/wire.ts';
import { keepOthers, othersHere } from './others.ts';

/** Somebody who plays on this device: the pass that says so, and as whom the table knows it. */
export type Sharer = { readonly pass: string; readonly you: You };

/** All who play on this device, as far as the table has answered. */
export const sharers = signal<readonly Sharer[]>([]);

/**
 * Each of them keeps a quiet line of his own, so that he counts as here while another one has the device, and no
 * built-in player sits in for him. Of what is told on it only that much is taken in; looks are dropped unread.
 */
const quiet = new Map<string, Line>();
/** Those who have asked for a chair and have no answer yet. */
const arriving = new Set<string>();

/** What was done for people while the device was away, told to the line that was back first: for when they have it. */
const missed = new Map<string, Meanwhile>();

/** What was done for somebody while the device was with others; told once. */
export function takeMissed(pass: string): Meanwhile | null {
  const told = missed.get(pass) ?? null;
  missed.delete(pass);
  return told;
}

/** Keeps everybody's line open, and closes those of people who play here no more. */
export function keepPresent(code: string): void {
  const own = passFor(code);
  const all = own === null ? othersHere(code) : [own, ...othersHere(code)];
  for (const pass of all) if (!quiet.has(pass)) open(code, pass, null);
  for (const pass of quiet.keys()) if (!all.includes(pass) && !arriving.has(pass)) hangUp(pass);
}

/** Nobody shares the device any more. */
export function letGo(): void {
  for (const pass of quiet.keys()) hangUp(pass);
}

/** Gives somebody else on this device a chair, with a pass of his own. Answers why not, or null. */
export function seatAnother(code: string, name: string): Promise<Answer> {
  return new Promise(resolve => {
    const pass = randomHex();
    arriving.add(pass);
    open(code, pass, {
      name,
      answered: refused => {
        arriving.delete(pass);
        if (refused === null) keepOthers(code, [...othersHere(code), pass]);
        else hangUp(pass);
        resolve(refused);
      },
    });
  });
}

type Wish = { readonly name: string; readonly answered: (refused: Answer) => void };

function open(code: string, pass: string, wish: Wish | null): void {
  let waiting = wish;
  const answer = (refused: Answer): void => {
    waiting?.answered(refused);
    waiting = null;
  };
  const line = new Line(lineTo(code), {
    greeting: () => JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass }),
    heard: text => {
      const message = parseDown(text);
      switch (message?.t) {
        case 'welcome':
          if (message.meanwhile !== null) missed.set(pass, message.meanwhile);
          if (message.you.seat === null && waiting !== null) line.say(sit(waiting.name, pass));
          else {
            meet(code, { pass, you: message.you });
            answer(null);
          }
          return;
        case 'seated':
          meet(code, { pass, you: message.you });
          return;
        case 'answer':
          answer(message.refused);
          return;
        case 'bye':
          line.hangUp();
          answer(message.why);
          if (message.why === 'removed') forget(code, pass);
      }
    },
    lost: () => {},
  });
  quiet.set(pass, line);
}

const sit = (name: string, pass: string): string =>
  JSON.stringify({ t: 'sit', id: `sit-${pass.slice(0, 8)}`, seat: null, name, pass } satisfies Up);

/** The table has said who somebody is; whom it does not know any more plays here no more. */
function meet(code: string, sharer: Sharer): void {
  const { seat, host } = sharer.you;
  if (seat === null && !host) {
    forget(code, sharer.pass);
    return;
  }
  const known = sharers.value.some(({ pass }) => pass === sharer.pass);
  sharers.value = known
    ? sharers.value.map(one => (one.pass === sharer.pass ? sharer : one))
    : [...sharers.value, sharer];
}

function forget(code: string, pass: string): void {
  hangUp(pass);
  const others = othersHere(code);
  if (others.includes(pass))
    keepOthers(
      code,
      others.filter(other => other !== pass),
    );
}

function hangUp(pass: string): void {
  quiet.get(pass)?.close();
  quiet.delete(pass);
  sharers.value = sharers.value.filter(one => one.pass !== pass);
}
