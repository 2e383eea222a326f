import { pick } from '../engine/chance.ts';
import type { Chance, Kinds } from '../engine/game.ts';
import { same } from '../engine/json.ts';
import { startOf } from '../engine/log.ts';
import type { Seat } from '../engine/seats.ts';
import { seatsOf } from '../engine/seats.ts';
import { openTable } from '../engine/table.ts';
import {
  chanceOf,
  copy,
  drawsOf,
  frozen,
  headerFor,
  type Lab,
  legalMoves,
  type Moment,
  played,
  type Tally,
  told,
  viewersOf,
} from './contract/lab.ts';
import { orderIsMoot } from './contract/order.ts';
import { auditIsClean, garbageIsRefused, position, step, stepIsPure } from './contract/position.ts';
import { changesLeaveNoTrace, noGossip, noLeak, noLeakInEvents } from './contract/secrets.ts';
import { type Open, recordVerifies, replays, tableIsOver, tablePlays, tableRefuses } from './contract/tables.ts';

export type { Lab, Tally } from './contract/lab.ts';

export interface Pace {
  /** Every draw of the run follows from it; it stands in each complaint. */
  readonly seed: string;
  /** Games for each number of seats. */
  readonly games: number;
  /** The costly checks are made in one position of so many. */
  readonly every: number;
  /** Another way to open tables: for tests of this suite. */
  readonly open?: Open;
}

/** Plays random games and throws at the first promise of `Game` that does not hold. Answers how much was checked. */
export function contract<K extends Kinds>(lab: Lab<K>, pace: Pace): Tally {
  const tally = { games: 0, moves: 0, changes: 0, refused: 0, scrambled: 0, events: 0, news: 0, orders: 0 };
  for (const seatCount of lab.seatCounts) {
    for (let game = 0; game < pace.games; game++) playOut(lab, pace, seatCount, `${pace.seed} ${game}`, tally);
  }
  return tally;
}

function playOut<K extends Kinds>(lab: Lab<K>, pace: Pace, seatCount: number, seed: string, tally: Tally): void {
  const { game } = lab;
  const { every, open = openTable } = pace;
  const header = headerFor(lab, seatCount, seed);
  const draws = drawsOf(`moves of ${seed}`);
  const seats = seatsOf(seatCount);
  const viewers = viewersOf(seatCount);
  const parsed = new Set<string>();
  let moves = 0;
  const must = (held: boolean, claim: string): void => {
    if (!held) throw new Error(`[${game.id}, ${seatCount} seats, seed '${seed}', move ${moves}] ${claim}`);
  };

  const options = game.parseOptions(header.options);
  must(options !== null, 'every choice of options is one');
  if (options === null) return;
  must(same(game.parseOptions(copy(options)), options), 'options survive the wire');
  const chance = oncePerLabel(chanceOf(header), must);
  const start = startOf(game, header);
  must(game.refuseStart(start) === null, 'the game starts with what was brought');
  const first = frozen(game.setup(start, chance));
  must(same(first, game.setup(start, chanceOf(header))), 'the same chance leads to the same start');
  const shuffled = { ...start, brought: draws.shuffle(start.brought) };
  must(same(first, game.setup(shuffled, chanceOf(header))), 'the order in which things were brought does not matter');

  const table = open(game, header);
  let state = first.state;
  const here = (): Moment<K> => {
    return {
      lab,
      game,
      state,
      seats,
      viewers,
      chance: () => chanceOf(header),
      draws,
      tally,
      parsed,
      sights: new Map(),
      must,
    };
  };
  auditIsClean(here(), state);
  garbageIsRefused(here());
  noLeakInEvents(here(), first.events);
  for (const viewer of viewers) {
    must(same(table.opening(viewer), told(game, first.events, viewer)), 'the table tells the opening');
  }

  for (; game.outcome(state) === null; moves++) {
    must(moves < lab.movesMax, `the game ends within ${lab.movesMax} moves`);
    const moment = here();
    position(moment);
    const seat = pick(game.awaited(state), draws);
    stepIsPure(moment, seat);
    for (const viewer of viewers) noLeak(moment, viewer);
    if (draws.below(every) === 0) {
      noGossip(moment, seat);
      tableRefuses(moment, table);
      must(replays(lab, open, table, viewers), 'the log replays to the same looks');
    }
    orderIsMoot(moment);
    for (const sealer of game.mayChange(state)) changesLeaveNoTrace(moment, sealer);
    const change = game.mayChange(state).filter(() => draws.below(3) === 0);
    for (const actor of [...change, seat]) advance(actor);
    tally.moves++;
  }
  position(here());
  tableIsOver(here(), table);
  must(replays(lab, open, table, viewers), 'the log replays to the same looks');
  const why = recordVerifies(lab, table);
  must(why === null, `the record is found true: ${why}`);
  for (; game.mayChange(state).length > 0; moves++) {
    advance(pick(game.mayChange(state), draws));
    position(here());
    for (const viewer of viewers) noLeak(here(), viewer);
    const later = recordVerifies(lab, table);
    must(later === null, `the record is found true after the end too: ${later}`);
  }
  must(replays(lab, open, table, viewers), 'what came after the end replays to the same looks');
  tally.games++;

  /** One legal move by the rules, and the same at the table. */
  function advance(actor: Seat): void {
    const moment = here();
    const move = pick(legalMoves(moment, state, actor), draws);
    const next = played(moment, state, actor, move, chance);
    step(moment, actor, next.state);
    noLeakInEvents(moment, next.events);
    tablePlays(moment, table, { seat: actor, move, after: next.state, events: next.events });
    state = next.state;
  }
}

function oncePerLabel(chance: Chance, must: (held: boolean, claim: string) => void): Chance {
  const used = new Set<string>();
  return {
    stream(label) {
      must(!used.has(label), `each label is drawn once: ${label}`);
      used.add(label);
      return chance.stream(label);
    },
  };
}
