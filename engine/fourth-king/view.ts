import { never } from '../json.ts';
import { awards, giverIsShown } from './ending.ts';
import type { FourthPhaseView, FourthView } from './kinds.ts';
import { orderOf } from './order.ts';
import { wrapCode } from './parcels.ts';
import type { FourthState, Gift } from './state.ts';
import { everySeat, giftsThat, isOnPile } from './state.ts';
import { onlyPick } from './turn.ts';

/** How many things that happened are sent with every look. */
const JOURNAL_SHOWN = 20;

/** F6: one view for all. Whoever holds a gift, wrapped it or supervises the game is shown no more than a watcher. */
export function view(state: FourthState): FourthView {
  return {
    gifts: state.gifts.map(({ outside, travels }) => ({ wrap: wrapCode(outside), tag: outside.tag, travels })),
    pile: giftsThat(state, isOnPile),
    holds: hands(state),
    opened: ofGifts(state, opened),
    heard: ofGifts(state, heard),
    givers: ofGifts(state, giver),
    rolls: state.rolls,
    order: state.phase.name === 'initiative' ? [] : orderOf(state.rolls),
    play: viewOfPhase(state),
    sincePick: state.sincePick,
    contest: state.contest,
    journal: state.journal.slice(-JOURNAL_SHOWN),
  };
}

function hands(state: FourthState): FourthView['holds'] {
  const held = everySeat(state).map((): number[] => []);
  for (const [index, { holder }] of state.gifts.entries()) if (holder !== null) held[holder]?.push(index + 1);
  return held;
}

/** What may be said of each gift, of those of which something may. */
function ofGifts<T>(
  state: FourthState,
  say: (state: FourthState, gift: Gift, number: number) => T | null,
): readonly T[] {
  return state.gifts.flatMap((gift, index) => say(state, gift, index + 1) ?? []);
}

function opened(_: FourthState, { open, inside }: Gift, gift: number): FourthView['opened'][number] | null {
  if (!open || inside === null) return null;
  const { title, note, link, picture, rattle } = inside;
  return { gift, title, note, link, picture, rattle };
}

function heard(_: FourthState, { shakenBy, rattle }: Gift, gift: number): FourthView['heard'][number] | null {
  return shakenBy.length > 0 ? { gift, rattle, by: shakenBy } : null;
}

function giver(state: FourthState, gift: Gift, number: number): FourthView['givers'][number] | null {
  return giverIsShown(state, gift) && gift.by !== null ? { gift: number, by: gift.by } : null;
}

function viewOfPhase(state: FourthState): FourthPhaseView {
  const { phase } = state;
  switch (phase.name) {
    case 'initiative':
      return { at: 'initiative', pass: phase.pass, left: phase.left };
    case 'turn':
      return { at: 'turn', seat: phase.seat, shakesLeft: phase.shakesLeft, onlyPick: onlyPick(state) };
    case 'answer': {
      const { how, actor, defender, gift } = phase.challenge;
      return { at: 'answer', how, actor, defender, gift };
    }
    case 'over':
      return { at: 'over', awards: awards(state) };
    default:
      return never(phase);
  }
}
