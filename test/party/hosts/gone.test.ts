import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parcel } from '../gifts.ts';
import { Host, KINDS } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** A room that lists its storage again and again, for whoever reads what the host prints. */
const LISTING = {
  file: 'party/hosting.ts',
  from: '    this.#platform = platform;\n',
  to: `    this.#platform = platform;
    setInterval(async () => {
      const [rows, alarm] = [await platform.storage.list({ prefix: '' }), await platform.storage.getAlarm()];
      console.log('listed ' + JSON.stringify({ keys: [...rows.keys()], alarm }));
    }, 200);
`,
};

describe.each(KINDS)('a table that is closed, on %s', kind => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind, { patch: LISTING });
  });
  afterAll(() => host.stop());

  const listings = () => readFileSync(host.logFile, 'utf8').match(/(?<=listed ).*/g) ?? [];
  /** What is listed next: once more than one is there that is not there now. */
  const listed = async (): Promise<string> => {
    const before = listings().length;
    await vi.waitFor(() => expect(listings().length).toBeGreaterThan(before + 1), { timeout: 10_000 });
    return listings().at(-1) ?? '';
  };
  const empty = JSON.stringify({ keys: [], alarm: null });

  test('leaves nothing in storage, neither rows nor an alarm, and no old link brings it back', async () => {
    const { address } = host;
    const { code, pass } = await makeTable(address, { game: 'fourth-king', options: { bob: 'table', patience: '1' } });
    const ann = await Visitor.come(address, code, pass);
    const bea = await Visitor.come(address, code);
    expect(await bea.ask({ t: 'sit', seat: null, name: 'Bea' })).toBeNull();
    await bea.until(() => bea.pass !== null);
    for (const visitor of [ann, bea]) {
      for (const title of ['a drum', 'a clock'])
        expect(await visitor.ask({ t: 'bring', gift: null, thing: parcel(title) })).toBeNull();
    }
    expect(await ann.ask({ t: 'start' })).toBeNull();
    expect(await ann.ask({ t: 'say', text: 'Farewell' })).toBeNull();
    const before = await listed();
    for (const part of ['"table"', '"g1"', '"gift:', '"due"', '"alarm":1']) expect(before).toContain(part);

    expect(await ann.ask({ t: 'host', act: { do: 'close' } })).toBeNull();
    expect([await ann.bye(), await bea.bye()]).toEqual(['gone', 'gone']);
    for (const visitor of [ann, bea]) visitor.cut();
    expect(await listed()).toBe(empty);
    for (const old of [pass, bea.pass, null]) {
      const visitor = await Visitor.connect(address, code, old);
      expect(await visitor.bye()).toBe('noSuchTable');
      visitor.cut();
    }
    expect(await listed()).toBe(empty);
  });
});
