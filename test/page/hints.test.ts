import { expect, test } from 'vitest';
import { chanceFrom, seedOf } from '../../engine/chance.ts';
import { seatsOf } from '../../engine/seats.ts';
import { takeFromShelf } from '../../engine/shelf.ts';
import { type GameLook, parseDown } from '../../party/protocol.ts';
import { bring } from '../../tools/gifts.ts';
import { HINTS, hintFor } from '../../web/hints/which.ts';
import { digest } from '../contract/lab.ts';

/** Every look of every player in a game at random, with the hint that is due in it. */
function hinted(id: keyof typeof HINTS, seatCount: number, seed: string) {
  const game = takeFromShelf(id);
  if (game === null) throw new Error(`no ${id}`);
  const secret = digest(seed);
  const header = { format: 1, game: id, rules: game.rules, secret, shares: [], seatCount } as const;
  const brought = bring(game, seatCount, chanceFrom(seedOf(secret, [])).stream('gifts'));
  const table = game.open({ ...header, options: game.parseOptions({}), brought });
  const all: { readonly look: GameLook; readonly hint: string | null; readonly whileHeld: string | null }[] = [];
  while (table.outcome === null) {
    for (const seat of table.awaited.slice(0, 1)) {
      const step = table.play(seat, table.turn, table.choose(seat, 'random'), true);
      if (!step.ok) throw new Error(step.why);
      for (const viewer of seatsOf(seatCount)) {
        const look = { game: id, nth: 1, leftMs: null, news: step.news(viewer), ...table.look(viewer) };
        const down = parseDown(JSON.stringify({ t: 'look', look }));
        if (down?.t !== 'look') throw new Error('a look was to come');
        all.push({ look: down.look, hint: hintFor(down.look, false), whileHeld: hintFor(down.look, true) });
      }
    }
  }
  return all;
}

test.each([
  ['king', 4],
  ['kings-dice', 3],
  ['fourth-king', 4],
] as const)('in %s each hint has its time, and none comes to whoever has nothing to do or to see', (id, seats) => {
  const all = ['a', 'b', 'c', 'd'].flatMap(seed => hinted(id, seats, seed));
  const given = new Set(all.flatMap(({ hint, whileHeld }) => [hint, whileHeld]).filter(hint => hint !== null));
  expect([...given].sort()).toEqual([...HINTS[id]].sort());
  const idle = all.filter(({ look }) => look.ask === null);
  expect(new Set(idle.map(({ hint }) => hint))).toEqual(new Set([null]));
  expect(new Set(all.map(({ look }) => hintFor({ ...look, news: [] }, true)))).toEqual(new Set([null]));
});

test('no two games share a hint, and what is due fits what is asked', () => {
  const names = Object.values(HINTS).flat();
  expect(new Set(names).size).toBe(names.length);
  const all = hinted('king', 4, 'c');
  const when = (due: string) => all.flatMap(({ look, hint }) => (look.game === 'king' && hint === due ? [look] : []));
  expect(new Set(when('follow').map(({ ask }) => ask?.ask))).toEqual(new Set(['play']));
  expect(new Set(when('auction').map(({ view }) => view.play.phase))).toEqual(new Set(['bidding']));
  expect(new Set(when('dodge').map(({ view }) => view.kind === 'positive'))).toEqual(new Set([false]));
});
