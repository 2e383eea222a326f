import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusyTable, lostNothing } from './crowd.ts';
import { Host, KINDS } from './host.ts';

const [TABLES, WATCHERS, MOVES] = [12, 40, 40];

/** A small one of what `npm run bench -- --only load` measures. */
describe.each(KINDS)('a crowd on %s', kind => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind);
  });
  afterAll(() => host.stop());

  test(`${TABLES} tables at once and one with ${WATCHERS} watchers: all see every move, and none is lost`, async () => {
    const watchers = Array.from({ length: TABLES + 1 }, (_, nth) => (nth === 0 ? WATCHERS : 0));
    const tables = await Promise.all(watchers.map(count => BusyTable.at(host.address, count)));
    await Promise.all(
      tables.map(async table => {
        for (let moves = 0; moves < MOVES; moves++) expect(await table.move()).not.toBeNull();
      }),
    );
    const all = tables.length;
    expect(await lostNothing(host, tables)).toEqual({ acknowledged: all * MOVES, lost: 0, whole: all });
  });
});
