import { parseSeat, type Seat } from '../../engine/seats.ts';
import type { HostAct } from '../../party/protocol.ts';
import type { Page } from './page.ts';
import { orphans } from './person.ts';
import { any, inside, type Weather } from './weather.ts';

/** What people do to each other while a storm goes on. */

export function pause({ pages, draws }: Weather): void {
  const page = inside(pages, draws);
  if (page?.room) page.ask({ t: 'pause', nth: page.room.nth, on: true });
}

const hostOf = ({ pages, draws }: Weather): Page | undefined =>
  any(
    pages.filter(page => page.actsAsHost),
    draws,
  );

function order(host: Page, act: HostAct): void {
  if (host.room !== null) host.ask({ t: 'host', nth: host.room.nth, act });
}

/** The host passes the crown, or has a built-in player sit in for somebody who is there. Bob would be left without both. */
export function hosting(weather: Weather): void {
  const host = hostOf(weather);
  const whom = host && somebody(host, weather);
  if (host === undefined || whom === null || whom === undefined || host.room?.pile !== null) return;
  order(host, weather.draws.below(2) === 0 ? { do: 'crown', ...whom } : { do: 'standIn', ...whom, on: true });
}

/** A person in a seat other than the host's own. */
function somebody({ room, you }: Page, { draws }: Weather): { seat: Seat; name: string } | null {
  const seat = parseSeat(draws.below(Math.max(1, room?.chairs.length ?? 1)));
  const chair = seat === null ? null : (room?.chairs[seat] ?? null);
  return seat === null || seat === you.seat || chair?.who !== 'person' ? null : { seat, name: chair.name };
}

/** The host shows somebody out, or gives his seat a new pass, for him or for whoever was shown out before. */
export function kick(weather: Weather): void {
  const { pages, draws, heirs, people } = weather;
  const host = hostOf(weather);
  // In the lobby of gifts whoever is shown out takes his gifts along.
  if (!host?.room || (host.room.pile !== null && host.room.phase === 'lobby')) return;
  const whom = somebody(host, weather);
  const victim = pages.find(
    ({ isIn, you, room }) => isIn && you.seat === whom?.seat && room?.chairs[you.seat ?? -1]?.name === whom?.name,
  )?.person;
  if (whom !== null && victim !== undefined) {
    victim.threatened = true;
    heirs.set(whom.seat, { person: victim, pass: victim.pass });
    order(host, { do: draws.below(2) === 0 ? 'remove' : 'reissue', ...whom });
    return;
  }
  const out = people.find(({ plays, sat, threatened }) => plays && !sat && threatened);
  const seat = parseSeat(host.room.chairs.findIndex(chair => chair?.who === 'player'));
  if (out === undefined || seat === null || host.room.phase === 'lobby') return;
  heirs.set(seat, { person: out, pass: null });
  order(host, { do: 'reissue', seat, name: host.room.chairs[seat]?.name ?? 'nobody' });
}

/** The host minds a chair that nobody will come back to: its new pass was lost on the way. */
export async function tidy(weather: Weather): Promise<void> {
  const { world, people } = weather;
  const host = hostOf(weather);
  const saved = await world.saved();
  if (!host?.room || saved === null) return;
  for (const index of orphans(saved.table, people)) {
    const seat = parseSeat(index);
    const chair = host.room.chairs[index] ?? null;
    if (seat === null || chair === null || seat === host.you.seat) continue;
    const whom = { seat, name: chair.name };
    if (host.room.phase === 'lobby') return order(host, { do: 'remove', ...whom });
    if (!chair.standIn) return order(host, { do: 'standIn', ...whom, on: true });
  }
}

/** Somebody withdraws his other devices and links. */
export function renew({ pages, draws, newPass }: Weather): void {
  const page = inside(pages, draws);
  if (page === undefined || page.person.pass === null || !page.person.sat) return;
  page.person.renewed ??= newPass();
  page.ask({ t: 'renewPass', pass: page.person.renewed });
}

/** Whoever has moved last would like to take it back, or thinks better of it. */
export function undo({ pages, draws }: Weather): void {
  const page = any(
    pages.filter(({ look }) => look?.mayUndo === true),
    draws,
  );
  if (!page?.look) return;
  const what = page.room?.undo && draws.below(3) === 0 ? 'object' : 'ask';
  page.ask({ t: 'undo', nth: page.look.nth, turn: page.look.turn, do: what });
}

/** Somebody says something that nobody has said before. */
export function talk({ pages, draws, witness }: Weather): void {
  const page = inside(pages, draws);
  if (page === undefined || (page.you.seat === null && !page.you.host)) return;
  const text = `word ${witness.words.size}`;
  witness.words.add(text);
  page.ask(draws.below(4) === 0 ? { t: 'emote', emote: 'clap' } : { t: 'say', text });
}
