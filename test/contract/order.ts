import { pick } from '../../engine/chance.ts';
import type { Kinds } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import type { Seat } from '../../engine/seats.ts';
import { legalMoves, type Moment, played, sight } from './lab.ts';

type Answer<K extends Kinds> = { readonly seat: Seat; readonly move: K['move'] };

/** Answers to one turn may arrive in any order, and sealed ones may be changed: the result is the same. */
export function orderIsMoot<K extends Kinds>(moment: Moment<K>): void {
  const { game, state, draws, tally } = moment;
  const answers = game.awaited(state).map(seat => ({ seat, move: pick(legalMoves(moment, state, seat), draws) }));
  if (answers.length < 2) return;
  tally.orders++;
  alike(moment, answers, [draws.shuffle(answers), withChange(moment, answers)]);
  const some = draws.shuffle(answers).slice(1);
  alike(moment, some, [draws.shuffle(some), [...some].reverse()]);
}

function alike<K extends Kinds>(
  moment: Moment<K>,
  answers: readonly Answer<K>[],
  orders: readonly (readonly Answer<K>[])[],
): void {
  const { viewers, must } = moment;
  const first = answered(moment, answers);
  for (const order of orders) {
    const other = answered(moment, order);
    must(same(other, first), 'neither the order of answers nor a changed one matters');
    for (const viewer of viewers) {
      must(
        sight(moment, other, viewer) === sight(moment, first, viewer),
        `the look of ${viewer} tells the order of answers`,
      );
    }
  }
}

/** The state once these answers have come in. Those that come after the turn is resolved count no more. */
function answered<K extends Kinds>(moment: Moment<K>, answers: readonly Answer<K>[]): K['state'] {
  const { game, state } = moment;
  return answers.reduce<K['state']>(
    (before, { seat, move }) =>
      game.turn(before) === game.turn(state) ? played(moment, before, seat, move).state : before,
    state,
  );
}

/** Somebody first seals something else, where he may change it, and makes up his mind before the last one seals. */
function withChange<K extends Kinds>(moment: Moment<K>, answers: readonly Answer<K>[]): readonly Answer<K>[] {
  const { game, state, draws } = moment;
  const fickle = pick(answers, draws);
  const early = { seat: fickle.seat, move: pick(legalMoves(moment, state, fickle.seat), draws) };
  const sealed = played(moment, state, early.seat, early.move).state;
  if (!game.mayChange(sealed).includes(early.seat)) return answers;
  const [last, ...rest] = draws.shuffle(answers.filter(answer => answer !== fickle));
  return last === undefined ? answers : [early, ...draws.shuffle([fickle, ...rest]), last];
}
