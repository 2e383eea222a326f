import type { Outcome } from '../../../engine/game.ts';
import { PLACES, type Place } from '../../../engine/kings-dice/kinds.ts';
import { at, seatsOf } from '../../../engine/seats.ts';
import { whoAt, winnersOf } from '../../parts/people.ts';
import { isChanged, isOrder, laidIn, NOTHING_LAID } from './draft.ts';
import { balanceOf, diceOf, endsRound, type Shown } from './reveal.ts';
import type { DiceAtTable } from './table.ts';

/** The prompt: a title, and a sentence or two below it. `lamp` when it is the reader's turn. */
export type Said = { readonly lamp: boolean; readonly title: string; readonly text: string };

/** What is needed of the table to say something about it. */
export type Told = Pick<
  DiceAtTable,
  't' | 'view' | 'ask' | 'choice' | 'lifted' | 'you' | 'held' | 'look' | 'options' | 'room'
>;

/** What the table says now. */
export function promptOf(table: Told): Said {
  const { t, view, ask, choice, you, held, look } = table;
  if (held && view.shown !== null) return revealed(table, view.shown);
  const waiting = t.prompt.waiting(look.awaited.map(seat => whoAt(table, seat)));
  if (ask === null || you.seat === null) {
    const out = you.seat === null ? null : at(view.out, you.seat);
    const title = you.seat === null ? t.prompt.watching : out === null ? t.prompt.played : t.prompt.out;
    return { lamp: false, title, text: waiting };
  }
  const { sealed } = view.mine;
  if (sealed !== null && !isChanged(choice, sealed)) return { lamp: false, title: t.prompt.sealed, text: waiting };
  const said = ask.ask === 'place' ? placing(table, ask.count) : picking(table, ask);
  return sealed === null ? said : { lamp: true, title: t.prompt.changed, text: t.prompt.changedText };
}

function placing({ t, choice, lifted }: Told, count: number): Said {
  const laid = laidIn(isOrder(choice) ? choice : NOTHING_LAID);
  const lit = (title: string, text: string): Said => ({ lamp: true, title, text });
  if (laid === count && lifted === null) return lit(t.prompt.ready, t.prompt.readyText);
  const title = laid === 0 ? t.prompt.place(count) : laid === count ? t.prompt.ready : t.prompt.more(count - laid);
  return lit(title, lifted === null ? t.prompt.how : t.prompt.lifted(lifted.die));
}

function picking({ t, view, choice }: Told, ask: { maySitOut: boolean; toPlay: number; turnsLeft: number }): Said {
  const lit = (title: string, text: string): Said => ({ lamp: true, title, text });
  if (choice === 'satOut') return lit(t.prompt.sitting, t.prompt.pickText);
  if (typeof choice === 'number') return lit(t.prompt.picked(choice), t.prompt.pickText);
  const title = t.prompt.turn(view.turn ?? 1);
  if (ask.maySitOut) return lit(title, t.prompt.maySit(ask.toPlay, ask.turnsLeft));
  const few = ask.toPlay === ask.turnsLeft && view.mine.dice.length === ask.toPlay && ask.turnsLeft < PLACES;
  return lit(title, few ? t.prompt.mustPlay(ask.turnsLeft) : t.prompt.turnText);
}

/** What a reveal brought, first to the reader. */
function revealed(table: Told, shown: Shown): Said {
  const { t, view, you, look, options } = table;
  const over = endsRound(look);
  const outs = t.reveal.wentOut(
    seatsOf(view.out.length)
      .filter(seat => over && at(view.out, seat) === shown.round)
      .map(seat => whoAt(table, seat)),
  );
  const seat = you.seat;
  const inIt = seat !== null && at(shown.before, seat) > 0;
  if (options.variant === 'lords') {
    if (!inIt) return { lamp: false, title: t.reveal.over(shown.round), text: outs };
    const { won, lost } = balanceOf(shown.places, seat);
    return { lamp: false, title: t.reveal.hold(diceOf(view, seat)), text: `${t.reveal.balance(won, lost)} ${outs}` };
  }
  const place = shown.places.at(-1);
  const title = place === undefined ? '' : cameOf(table, place);
  const round = over ? t.reveal.roundOver(shown.round) : '';
  const hold = inIt ? `${t.reveal.hold(diceOf(view, seat))}.` : '';
  return { lamp: false, title, text: [round, hold, outs].filter(text => text !== '').join(' ') };
}

/** What came of one turn, or of one place. */
export function cameOf(table: Told, { dice, winner, taken, gone }: Place): string {
  const { t } = table;
  if (gone > 0) return t.reveal.tied(gone);
  if (winner === null) return t.reveal.allOut;
  const die = at(dice, winner);
  return taken > 0 || typeof die !== 'number'
    ? t.reveal.takes(whoAt(table, winner), taken)
    : t.reveal.unopposed(whoAt(table, winner), die);
}

/** The places from the first new one on, each in a sentence. */
export function sentencesOf(table: Told, { places }: Shown, from: number): readonly string[] {
  const { t, options } = table;
  return places.slice(from).map(({ dice, winner, taken, gone }, index) => {
    const laid = seatsOf(dice.length).flatMap(seat => {
      const die = at(dice, seat);
      return typeof die === 'number' ? [{ who: whoAt(table, seat), die }] : [];
    });
    const who = winner === null ? null : whoAt(table, winner);
    return t.reveal.sentence(from + index + 1, options.variant === 'lords', laid, who, taken, gone);
  });
}

/** Nobody has dice left. */
export const isDrawn = ({ scores }: Outcome): boolean => scores.every(score => score === 0);

/** Who won, for the bar. */
export function resultTitle(table: Pick<DiceAtTable, 't' | 'room' | 'you'>, outcome: Outcome): string {
  const { t } = table;
  const first = winnersOf(outcome).map(seat => whoAt(table, seat));
  const [only] = first;
  if (isDrawn(outcome)) return t.result.drawn(first);
  return only !== undefined && first.length === 1 ? t.result.wins(only) : t.result.share(first);
}
