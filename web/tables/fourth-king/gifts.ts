import type { FourthGlance, FourthView, GiftText } from '../../../engine/fourth-king/kinds.ts';
import type { Inside } from '../../../engine/fourth-king/things.ts';
import { type Seat, seatsOf } from '../../../engine/seats.ts';

/** A look together with what can be read on and in the gifts, which comes apart from it and stays. */
export function viewOf(glance: FourthGlance, texts: ReadonlyMap<number, GiftText>): FourthView {
  const { travels, opened, heard, ...same } = glance;
  return {
    ...same,
    gifts: travels.map((times, index) => {
      const text = texts.get(index + 1);
      return { wrap: text?.wrap ?? '', tag: text?.tag ?? null, travels: times };
    }),
    opened: opened.flatMap(gift => {
      const inside = texts.get(gift)?.inside ?? null;
      return inside === null ? [] : { gift, ...inside };
    }),
    heard: heard.map(({ gift, by }) => ({ gift, rattle: texts.get(gift)?.heard?.rattle ?? null, by })),
  };
}

/** Who holds a gift; null while it lies on the pile. */
export function holderOf({ holds }: Pick<FourthView, 'holds'>, gift: number): Seat | null {
  return seatsOf(holds.length).find(seat => holds[seat]?.includes(gift)) ?? null;
}

export function insideOf({ opened }: FourthView, gift: number): Inside | null {
  return opened.find(one => one.gift === gift) ?? null;
}

/** How a gift sounded and who shook it; null before anybody did. */
export function heardOf({ heard }: FourthView, gift: number): FourthView['heard'][number] | null {
  return heard.find(one => one.gift === gift) ?? null;
}

/** The seats as their turns follow, beginning with the one whose turn it is; by seat while nobody has an order yet. */
export function seatsByTurn({ order, holds, play }: FourthView): readonly Seat[] {
  if (order.length === 0) return seatsOf(holds.length);
  const now = play.at === 'turn' ? play.seat : play.at === 'answer' ? play.actor : null;
  const from = now === null ? 0 : Math.max(0, order.indexOf(now));
  return [...order.slice(from), ...order.slice(0, from)];
}

/** How many gifts nobody has opened yet. */
export const sealedCount = ({ gifts, opened }: FourthView): number => gifts.length - opened.length;
