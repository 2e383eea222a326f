import { chanceFromText, pick } from '../../engine/chance.ts';
import type { Kinds, Viewer } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { frozen, legalMoves, type Moment, mayAct, played, sight, told } from './lab.ts';

/** Change what a viewer must not know: nothing that he gets may change. */
export function noLeak<K extends Kinds>(moment: Moment<K>, viewer: Viewer): void {
  const { game, lab, state, draws, tally, must } = moment;
  const other = frozen(lab.scramble(state, viewer, draws));
  if (JSON.stringify(other) !== JSON.stringify(state)) tally.scrambled++;
  const faults = draws.below(8) === 0 ? game.audit(other) : [];
  must(faults.length === 0, `scrambling keeps the invariants: ${faults.join()}`);
  const [here, there] = [sight(moment, state, viewer), sight(moment, other, viewer)];
  must(here === there, `the look of ${viewer} leaks: ${here} or ${there}`);
}

/** Change what a viewer must not know of an event: he is told the same. */
export function noLeakInEvents<K extends Kinds>(moment: Moment<K>, events: readonly K['event'][]): void {
  const { game, lab, viewers, draws, tally, must } = moment;
  for (const viewer of viewers) {
    const others = events.map(event => lab.scrambleEvent(event, viewer, draws));
    if (JSON.stringify(others) !== JSON.stringify(events)) tally.events++;
    const [here, there] = [events, others].map(each => JSON.stringify(told(game, each, viewer)));
    must(here === there, `the news for ${viewer} leak: ${here} or ${there}`);
  }
}

/**
 * Two moves of somebody, or two worlds, that look the same to a viewer afterwards must be told to him in the same
 * words: news never say more than views. The second world has another chance too.
 */
export function noGossip<K extends Kinds>(moment: Moment<K>, seat: Seat): void {
  const { game, lab, state, viewers, draws, tally, must } = moment;
  const legal = legalMoves(moment, state, seat);
  const [one, two] = [pick(legal, draws), pick(legal, draws)];
  const here = played(moment, state, seat, one);
  const there = played(moment, state, seat, two);
  const elsewhere = played(moment, state, seat, one, chanceFromText('elsewhere'));
  for (const viewer of viewers) {
    if (viewer === seat) continue;
    const rivals = [there, elsewhere];
    const other = lab.scramble(state, viewer, draws);
    if (mayAct(game, other).includes(seat) && game.refuse(other, seat, one) === null) {
      rivals.push(played(moment, other, seat, one));
    }
    for (const rival of rivals) {
      if (sight(moment, here.state, viewer) !== sight(moment, rival.state, viewer)) continue;
      tally.news++;
      const [mine, theirs] = [here, rival].map(each => JSON.stringify(told(game, each.events, viewer)));
      must(mine === theirs, `the news for ${viewer} say more than the view: ${mine} or ${theirs}`);
    }
  }
}

/** Whoever changes what he sealed is the only one who can tell. */
export function changesLeaveNoTrace<K extends Kinds>(moment: Moment<K>, seat: Seat): void {
  const { game, state, viewers, must } = moment;
  for (const move of legalMoves(moment, state, seat)) {
    const changed = played(moment, state, seat, move);
    must(game.turn(changed.state) === game.turn(state), 'changing a sealed move does not advance the turn');
    for (const viewer of viewers) {
      if (viewer === seat) continue;
      const [before, after] = [sight(moment, state, viewer), sight(moment, changed.state, viewer)];
      must(before === after, `${viewer} sees that ${seat} changed a sealed move: ${before} or ${after}`);
      const news = told(game, changed.events, viewer);
      must(news.length === 0, `${viewer} is told that ${seat} changed a sealed move: ${JSON.stringify(news)}`);
    }
  }
}
