import { computed, signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { Down, Emote, RoomView, You } from '../../party/protocol.ts';

/** How many lines a page remembers: as long as it is open, and nowhere else. */
const MOST = 200;

/** Something that was said, by whom it was then: names and seats may change. */
export type Line = {
  readonly key: number;
  readonly by: Seat | 'host';
  readonly name: string;
  readonly mine: boolean;
  /** Words, or a sign. */
  readonly said: { readonly text: string } | { readonly emote: Emote };
};
export const lines = signal<readonly Line[]>([]);
const read = signal(0);
/** Up to which line others were told in passing, or need not be. */
let told = 0;

/** Whether talk lies open over the table, or stands beside it. */
export const talkOpen = signal(false);
export const talkBeside = signal(false);
/** What others have said since talk was looked at. */
export const unread = computed(() => lines.value.filter(line => line.key > read.value && !line.mine).length);

/** Keeps a line, with the name that whoever said it has now. */
export function hearSaid(said: Extract<Down, { t: 'said' }>, room: RoomView | null, you: You): void {
  const { by } = said;
  const line: Line = {
    key: (lines.value.at(-1)?.key ?? 0) + 1,
    by,
    name: by === 'host' ? '' : (room?.chairs[by]?.name ?? ''),
    mine: by === 'host' ? you.host && you.seat === null : by === you.seat,
    said,
  };
  lines.value = [...lines.value, line].slice(-MOST);
}

/** What somebody else has just said, once: a page that is drawn anew has told it already. */
export function untold(): Line | null {
  const last = lines.value.at(-1);
  if (last === undefined || last.key <= told) return null;
  told = last.key;
  return last.mine ? null : last;
}

/** All that was said so far has been seen. */
export function markRead(): void {
  told = lines.value.at(-1)?.key ?? 0;
  read.value = told;
}

export function forgetTalk(): void {
  lines.value = [];
  markRead();
  talkOpen.value = false;
}
