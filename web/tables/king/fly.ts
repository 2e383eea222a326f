import type { Card } from '../../../engine/cards.ts';
import type { Seat } from '../../../engine/seats.ts';
import { calm, paced } from '../../device/preferences.ts';
import { TRICK_MS } from './scene.ts';

/** The times of the look: a card is carried in, a trick rests and is gathered. */
const CARRY_MS = 260;
const GATHER_MS = 420;

const CARRY = 'cubic-bezier(.45,.05,.3,1)';

/** Where the cards of the hand lay, so that one that is played can come from there. */
const places = new Map<Card, DOMRect>();

export function notePlace(card: Card, element: Element | null): void {
  if (element !== null) places.set(card, element.getBoundingClientRect());
}

/** A card comes to its place on the cloth: from the hand, or from the plate of whoever played it. */
export function arriveFrom(element: HTMLElement | null, from: Card | Seat): void {
  if (element === null || calm()) return;
  const start = typeof from === 'number' ? plateOf(from) : (places.get(from) ?? plateOf(0));
  const way = start === null ? null : wayBetween(element.getBoundingClientRect(), start);
  if (way === null) return;
  element.animate(
    [
      { translate: way, rotate: '8deg', opacity: typeof from === 'number' ? 0 : 1 },
      { translate: '0 0', rotate: '0deg', opacity: 1 },
    ],
    { duration: CARRY_MS, easing: CARRY },
  );
}

/** A finished trick rests, then goes to the winner's plate. The stage ends the moment when it is there. */
export function leaveFor(element: HTMLElement | null, winner: Seat): (() => void) | undefined {
  const plate = plateOf(winner);
  const rest = paced(TRICK_MS) - GATHER_MS;
  if (element === null || plate === null || calm() || !Number.isFinite(rest)) return undefined;
  const way = wayBetween(element.getBoundingClientRect(), plate);
  const flight = element.animate(
    [
      { translate: '0 0', scale: 1, opacity: 1 },
      { translate: way, scale: 0.4, opacity: 0 },
    ],
    { duration: GATHER_MS, delay: rest, easing: CARRY, fill: 'forwards' },
  );
  return () => flight.cancel();
}

function plateOf(seat: Seat): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

function wayBetween(here: DOMRect, there: DOMRect): string {
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return `${Math.round(x)}px ${Math.round(y)}px`;
}
