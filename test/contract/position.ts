import { pick } from '../../engine/chance.ts';
import type { Kinds } from '../../engine/game.ts';
import { same } from '../../engine/json.ts';
import { type BySeat, type Seat, seatsOf } from '../../engine/seats.ts';
import { isPlain, legalMoves, type Moment, mayAct, played } from './lab.ts';

/** What must hold in every position by itself. */
export function position<K extends Kinds>(moment: Moment<K>): void {
  const { game, state, viewers, must } = moment;
  must(isPlain(state), 'the state survives JSON');
  must(
    viewers.every(viewer => isPlain(game.view(state, viewer))),
    'views survive JSON',
  );
  must(isPlain(game.story(state)), 'the story survives JSON');
  whoActs(moment);
  outcome(moment);
  for (const seat of moment.seats) askAndRefuseAgree(moment, seat);
  for (const seat of mayAct(game, state)) playersAreLegal(moment, seat);
}

function whoActs<K extends Kinds>({ game, state, seats, must }: Moment<K>): void {
  const [awaited, mayChange] = [game.awaited(state), game.mayChange(state)];
  const over = game.outcome(state) !== null;
  must(over === (awaited.length === 0), 'somebody is awaited until the game is over, and nobody after it');
  for (const list of [awaited, mayChange]) {
    must(
      same(
        list,
        seats.filter(seat => list.includes(seat)),
      ),
      'seats are listed once, in their order',
    );
  }
  must(!awaited.some(seat => mayChange.includes(seat)), 'a seat is awaited or may change, not both');
  for (const seat of seats) {
    const asked = game.ask(state, seat) !== null;
    must(asked === (awaited.includes(seat) || mayChange.includes(seat)), 'exactly the seats that may act are asked');
  }
}

function outcome<K extends Kinds>({ game, state, seats, must }: Moment<K>): void {
  const ended = game.outcome(state);
  if (ended === null) return;
  must(isPlain(ended), 'the outcome survives JSON');
  must(ended.scores.length === seats.length && ended.places.length === seats.length, 'everybody has score and place');
  must(same(ended.places, ranked(ended.places)), 'equals share the better place: 1, 1, 3');
}

const ranked = (places: BySeat<number>): BySeat<number> =>
  places.map(place => 1 + places.filter(other => other < place).length);

function askAndRefuseAgree<K extends Kinds>(moment: Moment<K>, seat: Seat): void {
  const { game, lab, state, draws, tally, must } = moment;
  const ask = game.ask(state, seat);
  must(isPlain(ask), 'asks survive JSON');
  const moves = lab.moves(state, seat, draws);
  for (const move of ask === null ? draws.shuffle(moves).slice(0, 10) : moves) {
    const why = game.refuse(state, seat, move);
    if (why !== null) tally.refused++;
    const offered = ask !== null && lab.covers(ask, move);
    must(offered === (why === null), `ask and refuse agree on ${JSON.stringify(move)} of seat ${seat}: ${why}`);
    survivesTheWire(moment, move);
  }
  if (ask === null) return;
  const offered = lab.expand(ask, draws);
  must(offered.length > 0, 'an ask offers something');
  must(new Set(offered.map(move => JSON.stringify(move))).size === offered.length, 'no move is offered twice');
  for (const move of offered) {
    must(isPlain(move), 'moves survive JSON');
    must(game.refuse(state, seat, move) === null, `ask and refuse agree on ${JSON.stringify(move)} of seat ${seat}`);
    survivesTheWire(moment, move);
  }
}

/** Once a game for each move: parsing knows nothing of positions. */
function survivesTheWire<K extends Kinds>(moment: Moment<K>, move: K['move']): void {
  const text = JSON.stringify(move);
  if (moment.parsed.has(text)) return;
  moment.parsed.add(text);
  moment.must(same(moment.game.parseMove(JSON.parse(text)), move), `moves survive the wire: ${text}`);
  moment.must(!parses(moment, { ...branches(move), more: 1 }), `a move with something more is garbage: ${text}`);
}

const branches = (move: unknown): object => (typeof move === 'object' && move !== null ? move : { move });

/** Whether the game takes this for a move. Garbage is answered by null: a parser that throws is caught here too. */
function parses<K extends Kinds>({ game, must }: Moment<K>, raw: unknown): boolean {
  try {
    return game.parseMove(raw) !== null;
  } catch {
    must(false, `garbage makes parseMove throw: ${String(JSON.stringify(raw))}`);
    return true;
  }
}

export function garbageIsRefused<K extends Kinds>(moment: Moment<K>): void {
  const { game, lab, must } = moment;
  const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
  for (const raw of [
    undefined,
    null,
    true,
    0,
    -1,
    Number.NaN,
    '',
    'x',
    [],
    {},
    [{}],
    { do: 1 },
    deep,
    ...lab.garbage,
  ]) {
    must(!parses(moment, raw), `garbage is no move: ${String(JSON.stringify(raw)).slice(0, 80)}`);
  }
  for (const raw of [undefined, null, 7, 'x', [], {}, deep]) must(game.parseThing(raw) === null, 'garbage is no thing');
  must(game.parseOptions({}) !== null, 'options that are not named take their defaults');
  for (const raw of [undefined, null, 'x', 7, [], { nonsense: 'on' }, { __proto__: null, constructor: 'on' }]) {
    must(game.parseOptions(raw) === null, `garbage is no options: ${String(JSON.stringify(raw))}`);
  }
  for (const [name, values] of Object.entries(lab.choices)) {
    for (const value of values) must(game.parseOptions({ [name]: value }) !== null, `${name} may be ${value}`);
    must(game.parseOptions({ [name]: 'nonsense' }) === null, `${name} cannot be nonsense`);
  }
}

function playersAreLegal<K extends Kinds>(moment: Moment<K>, seat: Seat): void {
  const { game, state, draws, must } = moment;
  const ask = game.ask(state, seat);
  if (ask === null) return;
  for (const name of ['player', 'standIn', 'random'] as const) {
    const move = game[name]({ seat, view: game.view(state, seat), ask }, draws);
    const why = game.refuse(state, seat, move);
    must(why === null, `the ${name} plays ${JSON.stringify(move)}, which is refused: ${why}`);
  }
}

export function auditIsClean<K extends Kinds>({ game, must }: Moment<K>, state: K['state']): void {
  const faults = game.audit(state);
  must(faults.length === 0, `the audit is clean: ${faults.join()}`);
}

/** What must hold of one legal step, whichever it is. */
export function step<K extends Kinds>(moment: Moment<K>, seat: Seat, after: K['state']): void {
  const { game, state, must } = moment;
  auditIsClean(moment, after);
  const [turn, next] = [game.turn(state), game.turn(after)];
  must(next === turn || next === turn + 1, 'the turn advances by one or not at all');
  const outcome = game.outcome(state);
  if (outcome !== null) {
    must(next === turn && same(game.outcome(after), outcome), 'after the end neither turn nor outcome change');
    return;
  }
  if (next !== turn) return;
  const sealed = game.mayChange(state);
  const [awaited, mayChange] = [game.awaited(after), game.mayChange(after)];
  must(game.outcome(after) === null, 'the game ends with a turn, not within it');
  must(
    same(
      awaited,
      game.awaited(state).filter(other => other !== seat),
    ),
    'within a turn who has answered is awaited no more',
  );
  const withSeat = seatsOf(20).filter(other => sealed.includes(other) || other === seat);
  must(
    same(mayChange, sealed) || same(mayChange, withSeat),
    'within a turn who has answered may change, or nobody may',
  );
}

/** The same step again leads to the same state and the same events; what it began from is left alone. */
export function stepIsPure<K extends Kinds>(moment: Moment<K>, seat: Seat): void {
  const { state, must, draws } = moment;
  const before = JSON.stringify(state);
  const move = pick(legalMoves(moment, state, seat), draws);
  const [one, two] = [played(moment, state, seat, move), played(moment, state, seat, move)];
  must(same(one, two), 'the same move leads to the same state');
  must(isPlain(one.events), 'events survive JSON');
  must(JSON.stringify(state) === before, 'a move leaves the state that it began from alone');
}
