import { readFileSync } from 'node:fs';
import { describe, expect, inject, test, vi } from 'vitest';
import { isRecord } from '../../../engine/json.ts';
import { KEEPER, wantedClub } from '../club.ts';
import { KINDS } from './host.ts';
import { Visitor } from './visitor.ts';

describe.each(KINDS)('on %s', kind => {
  const { address, logFile } = inject('hosts')[kind];
  const at = (name: string) => `http://${address}/api/clubs/${name}`;
  const make = (name: string, more: object = {}) =>
    fetch(`http://${address}/api/clubs`, { method: 'POST', body: JSON.stringify({ ...wantedClub, name, ...more }) });
  const act = (name: string, body: object, secret: string | null = null) =>
    fetch(at(name), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
    });
  async function told(answer: Response | Promise<Response>): Promise<Readonly<Record<string, unknown>>> {
    const body: unknown = await (await answer).json();
    if (!isRecord(body)) throw new Error(`told ${JSON.stringify(body)}`);
    return body;
  }

  test('a club’s table is played to its end, and its result stands in the list', async () => {
    const name = `players-${kind}`;
    expect((await make(name, { options: { length: 'quick' } })).status).toBe(201);
    const begun = await told(act(name, { do: 'start', name: 'Ann' }));
    expect(await told(act(name, { do: 'start', name: 'Bea' }))).toEqual({ code: begun.code, pass: null });
    expect((await told(fetch(at(name)))).tonight).toMatchObject({ code: begun.code, phase: 'lobby' });

    const ann = await Visitor.come(address, String(begun.code), String(begun.pass));
    expect(await ann.ask({ t: 'start' })).toBe(null);
    // Nutcrackers do not wait here: all four seats are played to the end by the table.
    expect(await ann.ask({ t: 'host', act: { do: 'standIn', seat: 0, on: true } })).toBe(null);
    await ann.until(() => (ann.look?.outcome ?? null) !== null, 50_000);
    await vi.waitFor(async () => expect((await told(fetch(at(name)))).results).toHaveLength(1), { timeout: 10_000 });
    const { results, tonight } = await told(fetch(at(name)));
    expect(tonight).toMatchObject({ code: begun.code, phase: 'over', here: 1 });
    expect(results).toMatchObject([
      {
        game: 'king',
        promise: ann.room?.promise,
        people: expect.arrayContaining([expect.objectContaining({ name: 'Ann', player: false })]),
      },
    ]);
    ann.cut();
  });

  test('the second one is told that the name is taken', async () => {
    const name = `twice-${kind}`;
    expect((await make(name)).status).toBe(201);
    const second = await make(name, { keeper: 'f'.repeat(32) });
    expect([second.status, await second.json()]).toEqual([409, { refused: 'taken' }]);
  });

  test('its keeper changes and closes it; nobody else does', async () => {
    const name = `kept-${kind}`;
    await make(name);
    const { name: _, keeper: __, ...ways } = wantedClub;
    const change = { ...ways, do: 'change', title: 'Os Reis', language: 'pt-PT' };
    expect((await act(name, change, 'f'.repeat(32))).status).toBe(403);
    expect(await told(act(name, change, KEEPER))).toMatchObject({ title: 'Os Reis', language: 'pt-PT' });
    expect((await act(name, { do: 'close' }, KEEPER)).status).toBe(204);
    expect((await fetch(at(name))).status).toBe(404);
    expect(readFileSync(logFile, 'utf8')).not.toContain(KEEPER);
  });

  test('nobody comes to a club’s room but through its door', async () => {
    const name = `shut-${kind}`;
    await make(name);
    const order = { name, secret: KEEPER, asked: { on: 'look' } };
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? JSON.stringify(order) : null;
      const response = await fetch(`http://${address}/parties/club/${name}`, { method, body });
      expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    }
  });
});
