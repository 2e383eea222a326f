import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { at } from '../../../engine/seats.ts';
import { diceLook, diceMove } from '../dice.ts';
import { Host, KINDS } from './host.ts';
import { makeTable, Visitor } from './visitor.ts';

const viewOf = (visitor: Visitor) => diceLook(visitor.look).view;
const shownTo = (visitors: readonly Visitor[]) => new Set(visitors.map(it => JSON.stringify(viewOf(it).shown)));

/** What somebody is about to seal, with the turn that it is meant for. */
function sealing(visitor: Visitor, shift = 0) {
  const { ask, nth, turn } = diceLook(visitor.look);
  if (ask === null) throw new Error('nothing is asked');
  return { t: 'move', nth, turn, move: diceMove(ask, shift) };
}

const revealed = (visitor: Visitor) => visitor.until(() => visitor.look !== null && viewOf(visitor).shown !== null);

/** So many people at a table of King's Dice that has begun. */
async function atDice(address: string, people: number) {
  const { code, pass } = await makeTable(address, { game: 'kings-dice' });
  const all = [await Visitor.come(address, code, pass)];
  for (const name of ['Bea', 'Cleo', 'Dan', 'Eva', 'Finn'].slice(0, people - 1)) {
    const guest = await Visitor.come(address, code);
    await guest.ask({ t: 'sit', seat: null, name });
    await guest.until(() => guest.pass !== null);
    all.push(guest);
  }
  await all[0]?.ask({ t: 'start' });
  await Promise.all(all.map(visitor => visitor.until(() => visitor.look?.ask != null)));
  return { code, all };
}

describe.each(KINDS)('sealed orders on %s', kind => {
  const { address } = inject('hosts')[kind];

  test('six that are sent at once are all taken, and all see the same reveal', async () => {
    const { all } = await atDice(address, 6);
    const messages = all.map(visitor => ({ visitor, message: sealing(visitor) }));
    const answers = await Promise.all(messages.map(({ visitor, message }) => visitor.ask(message)));
    expect(answers).toEqual(all.map(() => null));
    await Promise.all(all.map(revealed));
    expect(shownTo(all).size).toBe(1);
    for (const visitor of all) visitor.cut();
  });

  test('a change races the last seal: it counts or is refused, and all see the same', async () => {
    const { all } = await atDice(address, 3);
    const [a, b, c] = all;
    if (a === undefined || b === undefined || c === undefined) throw new Error('three people were to come');
    const former = sealing(a);
    await a.ask(former);
    await b.ask(sealing(b, 1));
    const change = sealing(a, 3);
    const [changed, last] = await Promise.all([a.ask(change), c.ask(sealing(c, 2))]);
    expect(last).toBeNull();
    await Promise.all(all.map(revealed));
    expect(shownTo(all).size).toBe(1);
    const counted = changed === null ? change.move : former.move;
    const laid = viewOf(c).shown?.places.map(({ dice }) => at(dice, 0));
    expect(counted.do === 'order' ? counted.places : null).toEqual(laid);
    for (const visitor of all) visitor.cut();
  });

  test('what is sent just after the reveal is refused and does not count for the next round', async () => {
    const { all } = await atDice(address, 3);
    const [first] = all;
    if (first === undefined) throw new Error('three people were to come');
    const late = sealing(first, 1);
    await Promise.all(all.map((visitor, shift) => visitor.ask(sealing(visitor, shift))));
    await Promise.all(all.map(revealed));
    expect(['stale-turn', 'over']).toContain(await first.ask(late));
    expect(viewOf(first)).toMatchObject({ sealed: [false, false, false], mine: { sealed: null } });
    for (const visitor of all) visitor.cut();
  });
});

describe.each(KINDS)('kill -9 on %s', kind => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind);
  });
  afterAll(() => host.stop());

  test('with some sealed and some not: all looks are as before, and the rest seal on', async () => {
    const { address } = host;
    const { code, all } = await atDice(address, 3);
    const [a, b] = all;
    if (a === undefined || b === undefined) throw new Error('three people were to come');
    for (const shift of [0, 3, 1]) await a.ask(sealing(a, shift));
    await b.ask(sealing(b));
    await Promise.all(all.map(visitor => visitor.until(() => viewOf(visitor).sealed.filter(one => one).length === 2)));
    const { ask } = diceLook(a.look);
    const order = JSON.stringify(ask === null ? null : diceMove(ask, 1));
    await a.until(() => JSON.stringify({ do: 'order', places: viewOf(a).mine.sealed }) === order);
    const looks = () => all.map(({ look }) => ({ ...look, news: [] }));
    const before = looks();
    await host.kill();
    await host.restart();
    for (const [index, visitor] of all.entries()) all[index] = await Visitor.come(address, code, visitor.pass);
    expect(looks()).toEqual(before);
    const last = all[2];
    expect(await last?.ask(sealing(last, 2))).toBeNull();
    await Promise.all(all.map(revealed));
    expect(shownTo(all).size).toBe(1);
    for (const visitor of all) visitor.cut();
  });
});
