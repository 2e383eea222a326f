import type { Challenge, FourthEvent, FourthView } from '../../../engine/fourth-king/kinds.ts';
import { whoAt } from '../../parts/people.ts';
import type { Duel } from '../../text/gifts-table.en.ts';
import { heardOf } from './gifts.ts';
import { challengeOf } from './scene.ts';
import { canOf, type FourthAtTable, giftNamed, isBob, type Told } from './table.ts';

/** What the prompt says: whose turn it is, what happened, what may be done. The lamp burns when it is the reader's. */
export type Said = { readonly lamp: boolean; readonly title: string; readonly text: string };

/** What the prompt goes by. Who listens has heard what happened; who reads is told before what he may do. */
type Asking = Told & Pick<FourthAtTable, 'ask' | 'sending' | 'plan'> & { readonly isHeard?: boolean };

export function duelOf(table: Told, { how, actor, defender, gift }: Challenge): Duel {
  return { how, actor: whoAt(table, actor), defender: whoAt(table, defender), gift: giftNamed(table, gift) };
}

/** A title and a sentence for every situation at the table but the moments, which speak for themselves. */
export function promptOf(table: Asking): Said {
  const { t, view, sending } = table;
  const { play } = view;
  if (sending !== null && sending.do !== 'shake') return { lamp: false, title: t.prompt.sending, text: '' };
  switch (play.at) {
    case 'initiative':
      return initiative(table, play);
    case 'turn':
      return canOf(table) === null ? theirTurn(table, play) : yourTurn(table, play);
    case 'answer': {
      const duel = duelOf(table, play);
      if (duel.defender.you) return { lamp: true, title: t.duel.you(duel), text: t.duel.youText(duel.how) };
      return { lamp: false, title: t.duel.waits(duel), text: t.duel.tries(duel) };
    }
    case 'over':
      return { lamp: false, title: '', text: '' };
  }
}

type At<P extends FourthView['play']['at']> = Extract<FourthView['play'], { readonly at: P }>;

function initiative(table: Asking, { pass, left }: At<'initiative'>): Said {
  const { t, ask } = table;
  if (ask?.ask === 'roll') {
    return pass === 1
      ? { lamp: true, title: t.initiative.yours, text: t.initiative.yoursText }
      : { lamp: true, title: t.initiative.tied, text: t.initiative.tiedText(pass) };
  }
  return {
    lamp: false,
    title: t.initiative.title,
    text: t.initiative.waiting(left.map(seat => whoAt(table, seat))),
  };
}

function yourTurn(table: Asking, { onlyPick }: At<'turn'>): Said {
  const { t, view, plan } = table;
  const lit = (title: string, text: string): Said => ({ lamp: true, title, text });
  const heard = lastShaken(table);
  if (plan.act === 'inflict' && plan.gift !== null && plan.on === null) {
    return lit(t.acts.whom(giftNamed(table, plan.gift)), t.acts.whomText);
  }
  if (plan.act !== null && plan.gift === null) return lit(t.acts.which[plan.act], heard ?? t.acts[plan.act].text);
  if (view.holds.every(held => held.length === 0)) return lit(t.prompt.pickOnly, heard ?? t.prompt.pickOnlyFirst);
  const before = table.isHeard === true ? null : lately(table);
  if (onlyPick) return lit(t.prompt.pickOnly, heard ?? `${before ?? ''} ${t.prompt.pickOnlyPatience}`.trim());
  const mayShake = t.prompt.mayShake(canOf(table)?.shakesLeft ?? 0);
  return lit(t.prompt.yourTurn, heard ?? `${before ?? t.prompt.yourTurnText} ${mayShake}`.trim());
}

function theirTurn(table: Asking, { seat }: At<'turn'>): Said {
  const { t, room } = table;
  const who = whoAt(table, seat);
  const chair = room.chairs[seat];
  const text = isBob(table) && chair?.here === false ? t.bob.away(who) : (lately(table) ?? t.prompt.quiet);
  return { lamp: false, title: t.prompt.theirTurn(who), text };
}

/** What was heard in this turn, if the last thing that happened is a shake. */
function lastShaken(table: Told): string | null {
  const last = table.view.journal.at(-1);
  return last?.e === 'shake' ? line(table, last) : null;
}

/** The last thing that happened, in a sentence; of what was wanted and answered, what came of it. */
function lately(table: Told): string | null {
  const last = table.view.journal.at(-1);
  if (last?.e !== 'allow' && last?.e !== 'resist') return last === undefined ? null : line(table, last);
  const duel = duelOf(table, challengeOf(table.view.journal, last));
  return table.t.prompt.settled(duel, last.e === 'allow' || last.moved);
}

/** One thing that happened, as a sentence of the journal. */
export function line(table: Told, event: FourthEvent): string {
  const { t, view } = table;
  const who = (seat: Parameters<typeof whoAt>[1]) => whoAt(table, seat);
  const gift = (number: number) => giftNamed(table, number);
  switch (event.e) {
    case 'start':
      return t.journal.start(event.gifts);
    case 'roll':
      return t.journal.roll(who(event.seat), event.rolled);
    case 'tied':
      return t.journal.tied(event.seats.map(who));
    case 'order':
      return t.journal.order(event.seats.map(who));
    case 'shake':
      return t.journal.shake(who(event.seat), gift(event.gift), heardOf(view, event.gift)?.rattle ?? null);
    case 'pick':
      return t.journal.pick(who(event.seat), gift(event.gift));
    case 'open':
      return t.journal.open(who(event.seat), gift(event.gift));
    case 'steal':
      return t.journal.steal(who(event.seat), gift(event.gift), who(event.from));
    case 'inflict':
      return t.journal.inflict(who(event.seat), gift(event.gift), who(event.on));
    case 'allow':
      return t.journal.allow(who(event.seat), gift(event.gift));
    case 'resist':
      return t.journal.resist(who(event.seat), gift(event.gift), event.dice, event.moved);
    case 'over':
      return t.journal.over;
  }
}
