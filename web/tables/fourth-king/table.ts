import { computed } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Can, FourthAsk, FourthMove, FourthOptions, FourthView } from '../../../engine/fourth-king/kinds.ts';
import { wrapping } from '../../../engine/fourth-king/parcels.ts';
import type { FourthLook, RoomView, You } from '../../../party/protocol.ts';
import { whoAt } from '../../parts/people.ts';
import type { GiftsText } from '../../text/gifts.en.ts';
import type { GiftName } from '../../text/gifts-words.en.ts';
import { holderOf, insideOf } from './gifts.ts';
import type { Plan } from './plan.ts';
import type { Moment } from './scene.ts';

/** What one looks at where there is not room for all of it. */
export type Sight = 'pile' | 'mine' | 'everyone';

/** Everything that the parts of the table need to draw themselves. */
export type FourthAtTable = {
  readonly look: FourthLook;
  /** The look, with what can be read on and in the gifts. */
  readonly view: FourthView;
  readonly moment: Moment | null;
  /** Null while a moment is held. */
  readonly ask: FourthAsk | null;
  readonly room: RoomView;
  readonly you: You;
  readonly options: FourthOptions;
  readonly t: GiftsText;
  readonly sending: FourthMove | null;
  readonly move: (move: FourthMove) => void;
  readonly open: (dialog: DialogName) => void;
  /** Whoever reads it while he is drawn is drawn anew with every step of it. */
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
  /** Says why something cannot be done. */
  readonly refuse: (why: string, rule: string | null) => void;
};

/** The sheets of paper that may lie before the table. */
export type DialogName = 'journal' | 'rules' | { readonly rule: string } | { readonly gift: number };

export const AtTable = createContext<FourthAtTable | null>(null);

export function useTable(): FourthAtTable {
  const table = useContext(AtTable);
  if (table === null) throw new Error('not at a table of the Fourth King');
  return table;
}

/** Something that follows from the plan: whoever uses it is drawn anew only when that becomes something else. */
export function usePlanned<T extends string | boolean | null>(of: (plan: Plan) => T): T {
  const table = useTable();
  return useMemo(() => computed(() => of(table.plan)), [table]).value;
}

/** What is needed of the table to say something about it. */
export type Told = Pick<FourthAtTable, 't' | 'view' | 'room' | 'you'>;

/** What the reader may do in his turn; null when it is not his, or while he looks at something that happened. */
export const canOf = ({ ask }: Pick<FourthAtTable, 'ask'>): Can | null => (ask?.ask === 'act' ? ask : null);

/** Whether the reader is King Bob, who supervises and holds no seat. */
export const isBob = ({ room, you }: Pick<Told, 'room' | 'you'>): boolean =>
  you.host && you.seat === null && room.pile?.bob === 'host';

/** A gift for a sentence. */
export function giftNamed({ view }: Pick<Told, 'view'>, number: number): GiftName {
  const { shape } = wrapping(view.gifts[number - 1]?.wrap ?? '');
  return { number, shape, title: insideOf(view, number)?.title ?? null };
}

/** Everything about a parcel in one line, for its button. */
export function labelOf(table: FourthAtTable, number: number): string {
  const { t, view } = table;
  const parcel = view.gifts[number - 1];
  return t.parcel.name(number, wrapping(parcel?.wrap ?? ''), {
    tag: parcel?.tag ?? null,
    title: insideOf(view, number)?.title ?? null,
    heard: view.heard.find(({ gift }) => gift === number)?.rattle,
  });
}

/** Where a gift is, in words. */
export function whereIs(table: FourthAtTable, number: number): string {
  const holder = holderOf(table.view, number);
  return holder === null ? table.t.parcel.onPile : table.t.parcel.heldBy(whoAt(table, holder));
}
