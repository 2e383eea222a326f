import type { Challenge, Contest, FourthEvent } from '../../../engine/fourth-king/kinds.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { FourthLook } from '../../../party/protocol.ts';
import { paced } from '../../device/preferences.ts';
import { giftTexts } from '../../line/signals.ts';

/** Something that has just happened and is worth a look before the table goes on. A tap ends it. */
export type Moment =
  | { readonly kind: 'order'; readonly seats: readonly Seat[] }
  | { readonly kind: 'allowed'; readonly challenge: Challenge }
  | { readonly kind: 'contest'; readonly contest: Contest }
  | { readonly kind: 'opened'; readonly seat: Seat; readonly gift: number };

const ORDER_MS = 4000;
const ALLOWED_MS = 2500;
const CONTEST_MS = 4500;
const OPENED_MS = 5000;
/** To read a letter of a note. */
const LETTER_MS = 45;
const LONGEST_MS = 20_000;

/** How long a look with these news should be held. After the game everybody unwraps at once: nothing is held. */
export function holdMs(look: FourthLook): number {
  const moment = momentOf(look, null);
  switch (moment?.kind) {
    case undefined:
      return 0;
    case 'order':
      return paced(ORDER_MS);
    case 'allowed':
      return paced(ALLOWED_MS);
    case 'contest':
      return paced(CONTEST_MS);
    case 'opened': {
      const letters = giftTexts.value.texts.get(moment.gift)?.inside?.note?.length ?? 0;
      return paced(Math.min(OPENED_MS + letters * LETTER_MS, LONGEST_MS));
    }
  }
}

/** The moment in a look. `before` is what was shown before it: what was being answered. */
export function momentOf({ news, view }: FourthLook, before: FourthLook | null): Moment | null {
  if (newsOf(news, 'resist') !== null && view.contest !== null) return { kind: 'contest', contest: view.contest };
  const allowed = newsOf(news, 'allow');
  if (allowed !== null) {
    const answered = before?.view.play;
    const isIt = answered?.at === 'answer' && answered.gift === allowed.gift;
    return { kind: 'allowed', challenge: isIt ? answered : challengeOf(view.journal, allowed) };
  }
  const order = newsOf(news, 'order');
  if (order !== null) return { kind: 'order', seats: order.seats };
  const opened = view.play.at === 'over' ? null : newsOf(news, 'open');
  return opened === null ? null : { kind: 'opened', seat: opened.seat, gift: opened.gift };
}

type Answer = Extract<FourthEvent, { readonly e: 'allow' | 'resist' }>;

/** What was answered last for this gift, by the journal. */
export function challengeOf(journal: readonly FourthEvent[], { seat, gift }: Omit<Answer, 'e'>): Challenge {
  const named = journal.findLast(event => (event.e === 'steal' || event.e === 'inflict') && event.gift === gift);
  const how = named?.e === 'inflict' ? 'inflict' : 'steal';
  const actor = named?.e === 'inflict' || named?.e === 'steal' ? named.seat : seat;
  return { how, actor, defender: seat, gift };
}

type NewsOf<E extends FourthEvent['e']> = Extract<FourthEvent, { readonly e: E }>;

export function newsOf<E extends FourthEvent['e']>(news: readonly FourthEvent[], e: E): NewsOf<E> | null {
  return news.findLast((item): item is NewsOf<E> => item.e === e) ?? null;
}
