import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from '../engine/chance.ts';
import type { Draws } from '../engine/game.ts';
import { offersOf } from '../engine/king/offers.ts';
import { type GameLook, LIMITS } from '../party/protocol.ts';
import { Visitor } from '../test/party/hosts/visitor.ts';

/** A message with any legal move, or null for a viewer who is not asked. */
export function anyMove(look: GameLook | null, draws: Draws): object | null {
  if (look?.game !== 'king' || look.ask === null) return null;
  return { t: 'move', nth: look.nth, turn: look.turn, move: pick(offersOf(look.ask), draws) };
}

/** Four people at a table of King that has begun, at a host; the first may come by an address of his own. */
export async function fourAt(
  address: string,
  made: { code: string; pass: string },
  first = address,
): Promise<Visitor[]> {
  const host = await Visitor.come(first, made.code, made.pass);
  const visitors = [host];
  for (const name of ['Bea', 'Cleo', 'Dan']) {
    const guest = await Visitor.come(address, made.code);
    await must(guest.ask({ t: 'sit', seat: null, name }));
    visitors.push(guest);
  }
  await must(host.ask({ t: 'start', nth: 1 }));
  for (const visitor of visitors) await visitor.until(() => visitor.look !== null);
  return visitors;
}

/** One legal move of whoever is awaited, until its look is with everybody; false once the game is over. */
export async function moveAt(visitors: readonly Visitor[], draws: Draws): Promise<boolean> {
  for (const visitor of visitors) {
    const message = anyMove(visitor.look, draws);
    if (message === null) continue;
    await mayTalk(visitor);
    const before = visitors.map(({ look }) => look);
    await must(visitor.ask(message));
    for (const [seat, other] of visitors.entries()) await other.until(() => other.look !== before[seat]);
    return true;
  }
  return false;
}

const talked = new WeakMap<Visitor, number[]>();

/** The room closes a socket that sends too much within a time: until then whoever is quick has to wait. */
async function mayTalk(visitor: Visitor): Promise<void> {
  const times = talked.get(visitor) ?? [];
  talked.set(visitor, times);
  const first = times.at(6 - LIMITS.messages) ?? Number.NEGATIVE_INFINITY;
  await sleep(Math.max(0, first + LIMITS.messagesWithinMs + 100 - performance.now()));
  times.push(performance.now());
}

async function must(answer: Promise<string | null>): Promise<void> {
  const refused = await answer;
  if (refused !== null) throw new Error(refused);
}
