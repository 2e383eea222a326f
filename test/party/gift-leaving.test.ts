import { describe, expect, test } from 'vitest';
import { asked, fourth, giftTable, play, rollAll, start, wrap } from './gifts.ts';
import type { Client } from './stage.ts';

const MINUTE = 60_000;

/** Somebody has stolen from somebody else, who has not answered yet. */
function challenged() {
  const { stage, host, players } = giftTable(['Ann', 'Bea', 'Cleo']);
  for (const client of players) for (const title of ['clock', 'drum']) wrap(client, `${client.key} ${title}`);
  start(host);
  rollAll(players);
  const holder = asked(players);
  play(holder, { do: 'pick', gift: 1 });
  const thief = asked(players);
  play(thief, { do: 'steal', gift: 1 });
  return { stage, host, thief, defender: holder };
}

const contestAt = (client: Client) => fourth(client).view.contest;

describe('while an answer is owed', () => {
  test('a defender who leaves resists after a minute, and both dice are rolled', () => {
    const { stage, host, defender } = challenged();
    defender.leave();
    stage.pass(MINUTE - 1);
    expect(fourth(host).view.play.at).toBe('answer');
    stage.pass(MINUTE);
    expect(contestAt(host)).toMatchObject({ how: 'steal', gift: 1, dice: { actor: expect.any(Number) } });
    expect(fourth(stage.come(defender.pass)).view).toEqual(fourth(host).view);
  });

  test('a defender who is back in time answers himself', () => {
    const { stage, host, thief, defender } = challenged();
    defender.leave();
    stage.pass(MINUTE - 1);
    const back = stage.come(defender.pass);
    play(back, { do: 'allow' });
    expect(contestAt(host)).toBeNull();
    expect(fourth(host).view.holds[seatOf(thief)]).toEqual([1]);
  });

  test('a thief who leaves is no reason to wait: the answer counts', () => {
    const { host, thief, defender } = challenged();
    thief.leave();
    play(defender, { do: 'allow' });
    expect(fourth(host).view.holds[seatOf(thief)]).toEqual([1]);
  });

  test('both may leave: the table answers and goes on without them', () => {
    const { stage, host, thief, defender } = challenged();
    thief.leave();
    defender.leave();
    stage.pass(2 * MINUTE);
    expect(contestAt(host)).not.toBeNull();
    expect(fourth(host).view.play).toMatchObject({ at: 'turn' });
  });
});

function seatOf(client: Client): number {
  const { you } = client.last('welcome');
  const seated = client.all('seated').at(-1)?.you ?? you;
  return seated.seat ?? -1;
}
