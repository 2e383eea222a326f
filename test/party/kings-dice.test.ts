import { describe, expect, test } from 'vitest';
import { at } from '../../engine/seats.ts';
import { atDice, diceLook, diceMove, sealAt } from './dice.ts';
import type { Client } from './stage.ts';

const MINUTE = 60_000;

const viewOf = (client: Client) => diceLook(client.look).view;
const shownTo = (clients: readonly Client[]) => new Set(clients.map(client => JSON.stringify(viewOf(client).shown)));

/** What somebody is about to seal, with the turn that it is meant for. */
function sealing(client: Client, shift = 0) {
  const { ask, nth, turn } = diceLook(client.look);
  if (ask === null) throw new Error('nothing is asked');
  return { t: 'move', nth, turn, move: diceMove(ask, shift) };
}

/** Three people, by name. */
function three(more: Parameters<typeof atDice>[0] = {}) {
  const scene = atDice({ ...more, people: 3 });
  const [a, b, c] = scene.all;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three people were to come');
  return { ...scene, a, b, c };
}

describe('sealing', () => {
  test('[W6] six at the same moment are all taken: nobody is stale because a neighbour was quicker', () => {
    const { all, watcher } = atDice({ people: 6 });
    const messages = all.map(client => ({ client, message: sealing(client) }));
    expect(messages.map(({ client, message }) => client.ask(message))).toEqual(all.map(() => null));
    expect(viewOf(watcher).shown?.round).toBe(1);
    expect(shownTo([...all, watcher]).size).toBe(1);
  });

  test('[D9] a change that comes before the last seal counts, one that comes after it does not', () => {
    for (const late of [false, true]) {
      const { all, watcher, a, b, c } = three();
      sealAt(a);
      sealAt(b, 1);
      const [change, last] = [sealing(a, 3), sealing(c, 2)];
      const answers = late ? [c.ask(last), a.ask(change)] : [a.ask(change), c.ask(last)];
      expect(answers).toEqual([null, late ? 'stale-turn' : null]);
      const counted = late ? diceMove({ ask: 'place', dice: rolled(a), count: 5 }) : change.move;
      const laid = viewOf(watcher).shown?.places.map(({ dice }) => at(dice, 0));
      expect(laid).toEqual(counted.do === 'order' ? counted.places : null);
      expect(shownTo([...all, watcher]).size).toBe(1);
    }
  });

  test('[W6] what is sent just after the reveal is refused and does not count for the next round', () => {
    const { a, b, c, watcher } = three();
    const again = sealing(b, 1);
    for (const [shift, client] of [a, b, c].entries()) sealAt(client, shift);
    expect(b.ask(again)).toBe('stale-turn');
    expect(viewOf(watcher)).toMatchObject({ round: 2, sealed: [false, false, false] });
    expect(viewOf(b).mine.sealed).toBeNull();
  });

  test('[W12] with some sealed and some not, sleep and kill change nothing', async () => {
    const { stage, all, passes } = three();
    const [a, b] = all;
    if (a === undefined || b === undefined) throw new Error('somebody is missing');
    sealAt(a, 3);
    sealAt(b, 1);
    sealAt(a);
    const before = all.map(({ look }) => ({ ...look, news: [] }));
    await stage.sleep();
    await stage.kill();
    const back = passes.map(pass => stage.come(pass));
    expect(back.map(({ look }) => ({ ...look, news: [] }))).toEqual(before);
    for (const client of back.slice(2)) sealAt(client, 2);
    expect(back.map(client => viewOf(client).round)).toEqual([2, 2, 2]);
  });
});

/** The dice of somebody in the round that was just revealed: five in the first round, all of them laid. */
function rolled(client: Client) {
  const { shown } = viewOf(client);
  const laid = shown?.places.map(({ dice }) => at(dice, 0)) ?? [];
  return laid.filter(die => typeof die === 'number').sort((one, other) => one - other);
}

describe('whoever owes an order', () => {
  test('and leaves is sealed for after a minute; whoever is back finds what was done, and may change it', () => {
    const { stage, a, b, c } = three();
    sealAt(a);
    b.leave();
    stage.pass(MINUTE - 1);
    expect(viewOf(a).sealed).toEqual([true, false, false]);
    stage.pass(MINUTE);
    expect(viewOf(a).sealed).toEqual([true, true, false]);
    const back = stage.come(b.pass);
    const { sealed } = viewOf(back).mine;
    expect(sealed).toHaveLength(5);
    sealAt(back, 1);
    expect(viewOf(back).mine.sealed).not.toEqual(sealed);
    sealAt(c, 2);
    expect(viewOf(back).round).toBe(2);
  });

  test('and leaves at a table that waits is waited for', () => {
    const { stage, a, b, c } = three({ settings: { absence: 'wait' } });
    sealAt(a);
    sealAt(c, 2);
    b.leave();
    stage.pass(30 * MINUTE);
    expect(viewOf(a)).toMatchObject({ round: 1, sealed: [true, false, true] });
    sealAt(stage.come(b.pass), 1);
    expect(viewOf(a).round).toBe(2);
  });

  test('when the time is up is sealed for, all in one step; what others have sealed stays as it is', () => {
    const { stage, a, b, c, watcher } = three({ settings: { clock: '30' } });
    stage.pass(10_000);
    sealAt(a);
    stage.pass(19_999);
    sealAt(a, 2);
    const order = viewOf(a).mine.sealed;
    expect(viewOf(watcher).sealed).toEqual([true, false, false]);
    stage.pass(1);
    expect(viewOf(watcher)).toMatchObject({ round: 2, sealed: [false, false, false] });
    expect(viewOf(b).shown?.places.map(({ dice }) => at(dice, 0))).toEqual(order);
    expect(shownTo([a, b, c, watcher]).size).toBe(1);
  });

  test('and is gone with everybody else is sealed for by the clock alone', () => {
    const { stage, a, b, c } = three({ settings: { clock: '30', absence: 'wait' } });
    for (const client of [a, b, c]) client.leave();
    stage.pass(60_000);
    expect(viewOf(stage.come(b.pass)).round).toBe(3);
  });
});
