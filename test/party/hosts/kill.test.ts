import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host, KINDS } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

/** Four people at a table of King; all of them play by themselves from now on. */
async function four(address: string) {
  const { code, pass } = await makeTable(address, { settings: { clock: '120' }, options: { length: 'quick' } });
  const [ann, bea, cleo, dan] = [
    await Visitor.come(address, code, pass),
    await Visitor.come(address, code),
    await Visitor.come(address, code),
    await Visitor.come(address, code),
  ];
  for (const [name, visitor] of Object.entries({ Bea: bea, Cleo: cleo, Dan: dan })) {
    await visitor.ask({ t: 'sit', seat: null, name });
    await visitor.until(() => visitor.pass !== null);
  }
  await ann.ask({ t: 'start' });
  return { code, all: [ann, bea, cleo, dan] };
}

/** Plays until the table is where it should be, with fresh sockets before the limit of messages is reached. */
async function playUntil(address: string, code: string, all: Visitor[], there: (visitor: Visitor) => boolean) {
  for (;;) {
    const turn = Math.max(...all.map(({ look }) => look?.turn ?? 0));
    const enough = ({ look }: Visitor) => look !== null && (look.turn >= turn + 24 || look.outcome !== null);
    for (const visitor of all) {
      visitor.playsUntil(there);
      if (!there(visitor)) visitor.playOnce();
    }
    await Promise.all(all.map(visitor => visitor.until(() => there(visitor) || enough(visitor))));
    if (all.every(there)) return;
    for (const [index, visitor] of all.entries()) {
      visitor.cut();
      all[index] = await Visitor.come(address, code, visitor.pass);
    }
  }
}

const seen = ({ look }: Visitor) => JSON.stringify({ ...look, news: [], leftMs: null });
const inTrick = ({ look }: Visitor) =>
  look?.game === 'king' && look.view.play.phase === 'play' && look.turn > 60 && look.view.play.trick.length === 2;
const inAuction = ({ look }: Visitor) =>
  look?.game === 'king' && look.view.play.phase === 'bidding' && look.view.play.auction.calls.length > 1;
const over = ({ look }: Visitor) => look?.outcome != null;

describe.each(KINDS)('kill -9 on %s', kind => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind);
  });
  afterAll(() => host.stop());

  test('in a trick and in an auction, all four looks are as before, and the game goes on to its end', {
    timeout: 120_000,
  }, async () => {
    const { address } = host;
    const { code, all } = await four(address);
    for (const there of [inTrick, inAuction]) {
      await playUntil(address, code, all, there);
      const before = all.map(seen);
      await host.kill();
      await host.restart();
      for (const [index, visitor] of all.entries()) all[index] = await Visitor.come(address, code, visitor.pass);
      expect(all.map(seen)).toEqual(before);
    }
    await playUntil(address, code, all, over);
    expect(new Set(all.map(({ look }) => JSON.stringify(look?.outcome))).size).toBe(1);
    for (const visitor of all) visitor.cut();
  });
});
