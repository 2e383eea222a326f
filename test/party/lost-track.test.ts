import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { king } from '../../engine/king/index.ts';
import { KING_CHOICES, type KingKinds } from '../../engine/king/kinds.ts';
import { shelve } from '../../engine/shelf.ts';
import { anyMove, awaited, fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const HOUR = 3_600_000;
/** The decision at which the rules lose track. */
const LOST_AT = 6;
const isLost = ({ turn }: { readonly turn: number }): boolean => turn >= LOST_AT;

function fails(): never {
  throw new Error('a bug');
}

/** Mistakes of ours: what the rules make of a move does not hold, or they fail over it. */
const RULES: readonly (readonly [string, Partial<Game<KingKinds>>])[] = [
  ['find that a card is lost', { audit: state => (state.turn > LOST_AT ? ['a card is lost'] : king.audit(state)) }],
  ['fail over a move', { apply: (state, ...move) => (isLost(state) ? fails() : king.apply(state, ...move)) }],
  ['fail over what came of it', { audit: state => (state.turn > LOST_AT ? fails() : king.audit(state)) }],
  [
    'fail over whether it may be',
    { refuse: (state, ...move) => (isLost(state) ? fails() : king.refuse(state, ...move)) },
  ],
];

/** Four play until the rules lose track with the next move. */
function atTheEdge(rules: Partial<Game<KingKinds>>, settings: object = {}) {
  const stage = new Stage({ shelf: [shelve({ ...king, ...rules }, KING_CHOICES)], paceMs: 700 });
  const table = fourAtKing(stage, settings);
  while (awaited(table.all).look.turn < LOST_AT) step(table.all);
  const rows = () => JSON.stringify([...stage.rows].filter(([key]) => key.startsWith('g1')));
  const broken = () => stage.log.filter(({ what }) => what === 'broken').length;
  return { stage, ...table, rows, broken };
}

const tries = (client: Client): string | null => {
  const { ask } = client.look;
  return ask === null ? 'not asked' : client.move(anyMove(ask));
};

describe.each(RULES)('where the rules %s', (_, rules) => {
  test('the move is refused and nobody shown out; the game stands, and the host clears it away', async () => {
    const { stage, all, ann, rows, broken } = atTheEdge(rules);
    const before = rows();
    expect(tries(awaited(all))).toBe('broken');
    expect([rows(), broken(), all.map(({ closed }) => closed)]).toEqual([before, 1, [null, null, null, null]]);
    await stage.sleep();
    expect(tries(awaited(all))).toBe('broken');
    expect(rows()).toBe(before);
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBeNull();
    expect(ann.room.phase).toBe('lobby');
  });

  test('the table does not try again by itself, for a built-in player or against the clock', async () => {
    const { stage, all, rows, broken } = atTheEdge(rules, { clock: '30' });
    const before = rows();
    awaited(all).leave();
    stage.pass(HOUR);
    expect([rows(), broken(), stage.isResting]).toEqual([before, 1, true]);
    await stage.sleep();
    stage.pass(HOUR);
    expect([rows(), stage.isResting]).toEqual([before, true]);
    expect(broken()).toBeLessThanOrEqual(2);
  });
});

test('where a built-in player fails, its seat stands still, and whoever comes back to it plays on', () => {
  const { stage, all, pass, ann, broken } = atTheEdge({ standIn: fails });
  while (awaited(all) !== ann) step(all);
  ann.leave();
  stage.pass(HOUR);
  expect([broken(), stage.isResting]).toEqual([1, true]);
  const back = stage.come(pass);
  expect(tries(back)).toBeNull();
});
