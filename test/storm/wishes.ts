import type { RoomView } from '../../party/protocol.ts';
import { think } from '../party/think.ts';
import type { Wish } from './journal.ts';
import type { Page, Shared } from './page.ts';

/** Whether whoever sits before this page has anything to do. */
export function isAsked(page: Page, { course }: Shared): boolean {
  const { room, look } = page;
  if (room === null || room.phase === 'lobby') return true;
  if (room.phase === 'over') return page.actsAsHost && course.act(room) !== null;
  return room.pause.on || isToConsent(page, room) || (look?.ask ?? null) !== null;
}

/** What he would do now, by what it shows; null when there is nothing to do. */
export function wishOf(page: Page, shared: Shared): Wish | null {
  const { room } = page;
  if (room === null) return null;
  const course = page.actsAsHost ? shared.course.act(room) : null;
  if (course !== null) return { t: 'host', nth: room.nth, act: course };
  if (room.phase === 'lobby') return inLobby(page, room, shared);
  if (room.phase === 'over') return null;
  if (room.pause.on) return { t: 'pause', nth: room.nth, on: false };
  return inGame(page, room, shared);
}

function inLobby(page: Page, room: RoomView, { course, newPass }: Shared): Wish | null {
  const { person, you } = page;
  const { nth, pile, chairs, brought } = room;
  if (person.plays && you.seat === null && !(you.host && pile?.bob === 'host')) {
    person.pass ??= newPass();
    return { t: 'sit', seat: null, name: person.name, pass: person.pass };
  }
  if (person.plays && page.gifts < course.wanted.gifts) {
    return { t: 'bring', nth, gift: null, thing: someGift(`${person.name} ${page.gifts}`) };
  }
  const seated = chairs.filter(chair => chair?.who === 'person').length;
  if (!page.actsAsHost || seated < course.players || brought < course.pile) return null;
  return { t: 'start', nth };
}

function inGame(page: Page, room: RoomView, { draws }: Shared): Wish | null {
  const { look, you } = page;
  if (look === null || you.seat === null) return null;
  if (isToConsent(page, room)) {
    return { t: 'undo', nth: room.nth, turn: look.turn, do: draws.below(5) === 0 ? 'object' : 'agree' };
  }
  if (look.ask === null || (!look.awaited.includes(you.seat) && draws.below(12) > 0)) return null;
  return { t: 'move', nth: look.nth, turn: look.turn, move: think(look, you.seat, draws) };
}

/** Somebody would like to take a move back, and this one has not answered yet. */
const isToConsent = ({ you }: Page, { undo }: RoomView): boolean =>
  undo !== null && undo !== 'declined' && you.seat !== null && undo.by !== you.seat && !undo.agreed.includes(you.seat);

const someGift = (title: string) => ({
  outside: { paper: 'kraft', ribbon: 'gold', shape: 'box', size: 's', tag: null },
  inside: { title, note: null, link: null, picture: null, rattle: 'clink' },
});
