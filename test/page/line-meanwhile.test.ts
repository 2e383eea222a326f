import './line-window.ts';
import { describe, expect, test } from 'vitest';
import { fetchPast, fetchRecord } from '../../web/line/afterwards.ts';
import { send } from '../../web/line/send.ts';
import { connection } from '../../web/line/signals.ts';
import { goToTable, leaveTable } from '../../web/line/wire.ts';
import { type FakeSocket, look, newest, pass, sitting, welcome } from './line-page.ts';

/** Whatever came of it by now. */
async function now(promise: Promise<unknown>): Promise<unknown> {
  await pass(0);
  return Promise.race([promise, Promise.resolve('waits')]);
}
const idOf = (line: FakeSocket, t: string) => line.said.findLast(said => said.t === t)?.id;
const answer = (line: FakeSocket, t: string) => line.hears({ t: 'answer', id: idOf(line, t), refused: null });
const past = (nth: number, part: number) => ({ t: 'past', nth, part, past: { tricks: [], calls: [], claimer: null } });

describe('while a move is taken back, with which all are welcomed anew on the line that stands', () => {
  test('what somebody has just said is neither lost nor said to be', async () => {
    const line = await sitting();
    const said = send.say('Well played');
    line.hears(welcome(look(2)));
    expect(await now(said)).toBe('waits');
    answer(line, 'say');
    expect(await said).toBeNull();
  });

  test('a move that is under way is not said twice, and its answer counts', async () => {
    const line = await sitting();
    const moved = send.move({ do: 'play', card: 'QS' });
    line.hears(welcome(look(2)));
    expect(await now(moved)).toBe('waits');
    line.hears({ t: 'answer', id: idOf(line, 'move'), refused: 'stale-turn' });
    expect(await moved).toBe('stale-turn');
    expect(line.what().filter(t => t === 'move')).toEqual(['move']);
  });
});

describe('what comes after its answer', () => {
  test('is given to all who asked, also when the second one asked before it came', async () => {
    const line = await sitting();
    const both = [fetchRecord(), fetchRecord()];
    for (const { id } of line.said.filter(({ t }) => t === 'record')) line.hears({ t: 'answer', id, refused: null });
    line.hears({ t: 'record', record: { game: 'king' } });
    line.hears({ t: 'record', record: { game: 'king' } });
    expect(await now(Promise.all(both))).toEqual([{ game: 'king' }, { game: 'king' }]);
  });

  test.each([
    ['record', () => fetchRecord()],
    ['past', () => fetchPast(1)],
  ])('and did not come before the line was lost is told to be cut off (%s)', async (t, fetch) => {
    const line = await sitting();
    const got = fetch();
    answer(line, t);
    expect(await now(got)).toBe('waits');
    line.fails();
    await pass(2000);
    newest().stands();
    newest().hears(welcome(look(1)));
    expect(await now(got)).toBe('cut-off');
  });

  test('is not taken from another game, nor for another hand', async () => {
    const line = await sitting();
    const got = fetchPast(2);
    answer(line, 'past');
    line.hears(past(2, 2));
    line.hears(past(1, 1));
    expect(await now(got)).toBe('waits');
    line.hears(past(1, 2));
    expect(await now(got)).toEqual(past(1, 2).past);
  });

  test('is waited for by nobody who has left the table', async () => {
    const line = await sitting();
    const got = fetchRecord();
    answer(line, 'record');
    await pass(0);
    leaveTable();
    expect(await now(got)).toBe('cut-off');
  });
});

test('the late end of a line that the other side was closing is not that of the line to the next table', async () => {
  const line = await sitting();
  line.readyState = 2;
  goToTable('fudop-lamon-tikab');
  await pass(0);
  newest().stands();
  newest().hears(welcome(null));
  line.fails();
  expect(connection.value.state).toBe('open');
});
