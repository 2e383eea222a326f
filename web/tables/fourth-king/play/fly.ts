import { useLayoutEffect } from 'preact/hooks';
import type { FourthView } from '../../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../../engine/seats.ts';
import type { FourthLook } from '../../../../party/protocol.ts';
import { calm } from '../../../device/preferences.ts';
import { holderOf } from '../gifts.ts';
import { isInSight } from './sight.ts';

/** From hand to hand in an arc, and a little wobble where it lands. */
const CARRY_MS = 420;
const CARRY = 'cubic-bezier(.45,.05,.3,1)';

type Place = { readonly holder: Seat | null; readonly rect: DOMRect };

/** Where each gift was last seen, in which game. */
let seenIn = 0;
let places: ReadonlyMap<number, Place> = new Map();

/** A gift that changes its holder flies from where it lay, if both places are on the screen; not one that has changed him while nobody looked. */
export function useFlights(view: FourthView, { nth, news }: FourthLook): void {
  useLayoutEffect(() => {
    if (seenIn !== nth) places = new Map();
    seenIn = nth;
    const seen = new Map<number, Place>();
    for (const element of document.querySelectorAll<HTMLElement>('[data-gift]')) {
      const number = Number(element.dataset.gift);
      if (!isInSight(element) || seen.has(number)) continue;
      const place = { holder: holderOf(view, number), rect: element.getBoundingClientRect() };
      const before = places.get(number);
      if (before !== undefined && before.holder !== place.holder && news.length > 0)
        fly(element, before.rect, place.rect);
      seen.set(number, place);
    }
    places = new Map([...places, ...seen]);
  });
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (calm()) return;
  const [x, y] = [from.x - to.x, from.y - to.y];
  element.animate(
    [
      { translate: `${x}px ${y}px`, scale: 1.1 },
      { translate: `${x / 2}px ${y / 2 - 48}px`, scale: 1.2, offset: 0.5 },
      { translate: '0 0', scale: 1, rotate: '3deg', offset: 0.85 },
      { translate: '0 0', scale: 1, rotate: '0deg' },
    ],
    { duration: CARRY_MS, easing: CARRY },
  );
}
