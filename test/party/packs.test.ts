import { expect, test } from 'vitest';
import { PACK, packKey } from '../../party/storage.ts';
import { fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

/** Four at King after so many moves. */
function after(moves: number) {
  const stage = new Stage({ seed: 'packs' });
  const { all } = fourAtKing(stage);
  for (let move = 0; move < moves; move++) step(all);
  return { stage, all };
}

/** Rows that are read to wake up. */
async function readBy(stage: Stage): Promise<number> {
  const before = stage.rowsRead;
  await stage.sleep();
  return stage.rowsRead - before;
}

/** What each sees who comes back now. */
const seen = (stage: Stage, all: readonly Client[]) =>
  all.map(({ pass }) => ({ ...stage.come(pass).last('welcome').look, leftMs: null }));

const loose = ([, bea, cleo, dan]: readonly Client[]) => [bea, cleo, dan].flatMap(client => client ?? []);

test('a room reads a pack where it would read every move', async () => {
  const { stage } = after(5 * PACK + 3);
  const few = await readBy(stage);
  expect(few).toBeLessThan(20);
  for (const key of [...stage.rows.keys()]) if (key.startsWith('g1=')) stage.rows.delete(key);
  expect(await readBy(stage)).toBe(few + 5 * PACK - 5 + 1);
});

test.each([PACK - 1, PACK, PACK + 1, 2 * PACK, 2 * PACK + 1])(
  'after %i moves it wakes up as the room that it was, and goes on',
  async moves => {
    const { stage, all } = after(moves);
    const guests = loose(all);
    const before = seen(stage, guests);
    await stage.sleep();
    expect(seen(stage, guests)).toEqual(before);
    for (let more = 0; more < PACK + 2; more++) step(all);
    const later = seen(stage, guests);
    await stage.sleep();
    expect(seen(stage, guests)).toEqual(later);
  },
);

test('a pack costs one row in so many, and a gap among them is none of a room’s business', async () => {
  const { stage, all } = after(3 * PACK);
  expect(stage.written.filter(key => key.startsWith('g1=')).length).toBe(3);
  const guests = loose(all);
  const before = seen(stage, guests);
  // As in a game that was begun before there were packs.
  stage.rows.delete(packKey(1, 1));
  await stage.sleep();
  expect(seen(stage, guests)).toEqual(before);
});
