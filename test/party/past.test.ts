import { expect, test } from 'vitest';
import { atDice, sealAt } from './dice.ts';

test('[D28] a finished round is told again to whoever sees the game, in the same words, and to nobody else', () => {
  const { all, watcher } = atDice({ people: 3 });
  const [ann] = all;
  if (ann === undefined) throw new Error('nobody is there');
  const { nth } = ann.look;
  expect(ann.ask({ t: 'past', nth, part: 1 })).toBe('not-over');
  for (const client of all) sealAt(client);
  for (const client of [ann, watcher]) expect(client.ask({ t: 'past', nth, part: 1 })).toBeNull();
  expect(ann.last('past')).toMatchObject({ nth, part: 1, past: { round: 1 } });
  expect(watcher.last('past')).toEqual(ann.last('past'));
  expect(all.slice(1).flatMap(client => client.all('past'))).toEqual([]);
  expect(ann.ask({ t: 'past', nth, part: 2 })).toBe('not-over');
  expect(ann.ask({ t: 'past', nth: nth + 1, part: 1 })).toBe('stale-turn');
});
