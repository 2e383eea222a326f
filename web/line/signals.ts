import { computed, signal } from '@preact/signals';
import type { GiftText } from '../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Asked, CloseReason, GameLook, Meanwhile, MyGift, RoomView, You } from '../../party/protocol.ts';

/** How the page stands with its table. `lost` comes back by itself; `closed` does not. */
export type Connection =
  | { readonly state: 'away' }
  | { readonly state: 'calling' }
  | { readonly state: 'open' }
  | { readonly state: 'lost'; readonly tries: number }
  | { readonly state: 'closed'; readonly why: CloseReason };
export const connection = signal<Connection>({ state: 'away' });

/** The table at which several people share this device; null at any other. */
export const sharedAt = signal<string | null>(null);
/** Whether they look at it together: nothing there is secret. */
export const together = signal(false);

export const you = signal<You>({ seat: null, host: false, devices: 1 });
export const room = signal<RoomView | null>(null);
/** Who one is at the table, and the host while everybody seated may act as one. */
export const acting = computed<You>(() =>
  room.value?.anyoneMayHost && you.value.seat !== null ? { ...you.value, host: true } : you.value,
);
/** What was done for this person while away, until it was read. */
export const meanwhile = signal<Meanwhile | null>(null);
/** A new pass for somebody else's seat, to be handed over. */
export const handOver = signal<{ readonly seat: Seat; readonly name: string; readonly pass: string } | null>(null);
/** The name at the seat that was given a new pass last; told to all. */
export const reissued = signal<{ readonly name: string } | null>(null);

/** The newest look. The table shows `shown` of stage.ts, which may be a moment behind. */
export const look = signal<GameLook | null>(null);
/** When this decision runs out, by this page's own clock; null without a clock. */
export const deadline = signal<number | null>(null);

/** What can be read on and in the gifts of a game, by their numbers: it comes apart from the looks, and seldom. */
export type GiftTexts = { readonly nth: number; readonly texts: ReadonlyMap<number, GiftText> };
export const giftTexts = signal<GiftTexts>({ nth: 0, texts: new Map() });
/** What this person wrapped. */
export const myGifts = signal<readonly MyGift[]>([]);

/** Messages that have an id and no answer yet. */
export const unanswered = signal<readonly Asked[]>([]);
