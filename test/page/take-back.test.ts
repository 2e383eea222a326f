import { expect, test } from 'vitest';
import { chanceFromText, pick } from '../../engine/chance.ts';
import type { Draws } from '../../engine/game.ts';
import { SHELF } from '../../engine/shelf.ts';
import { mayTakeBack } from '../../web/line/may.ts';
import { parcel } from '../party/gifts.ts';
import { type Client, Stage } from '../party/stage.ts';
import { think } from '../party/think.ts';

const SEED = 'taking back';

type Table = { readonly stage: Stage; readonly all: readonly Client[] };
type Tally = { states: number; taken: number; declined: number; refused: number };

const offered = ({ room, look }: Client): boolean => mayTakeBack(room, look);

/** Asks, agrees or objects, when the room has time to listen. */
function undo(client: Client, what: 'ask' | 'agree' | 'object' = 'ask'): string | null {
  client.stage.pass(300);
  const { nth, turn } = client.look;
  return client.ask({ t: 'undo', nth, turn, do: what });
}

/** Nobody is offered it, and nobody gets it. */
function nothingDoing({ all }: Table, tally: Tally): void {
  expect(all.filter(offered).map(({ key }) => key)).toEqual([]);
  for (const client of all) {
    expect(undo(client)).not.toBeNull();
    tally.refused += 1;
  }
}

/** Whoever is not offered it is refused, and who is gets it, as far as the others agree. */
function holds(table: Table, draws: Draws, tally: Tally): void {
  const { all } = table;
  tally.states += 1;
  const [one, ...more] = all.filter(offered);
  expect(more).toEqual([]);
  for (const client of all) {
    if (client === one) continue;
    expect(undo(client), `${client.key} was not offered it`).not.toBeNull();
    tally.refused += 1;
  }
  if (one === undefined || draws.below(3) === 0) return;
  expect(undo(one), 'it was offered').toBeNull();
  nothingDoing(table, tally);
  const others = all.filter(({ you }) => you.seat !== null && you.seat !== one.you.seat);
  if (draws.below(2) === 0) {
    expect(undo(pick([one, ...others], draws), 'object')).toBeNull();
    tally.declined += 1;
    nothingDoing(table, tally);
    return;
  }
  const { turn } = one.look;
  for (const other of others) expect(undo(other, 'agree')).toBeNull();
  expect(one.look.turn).toBe(turn + 1);
  tally.taken += 1;
  holds(table, draws, tally);
}

/** Somebody who is asked makes a move, or the table does it for him. */
function goOn({ stage, all }: Table, draws: Draws): void {
  const client = pick(
    all.filter(({ look }) => look.ask !== null),
    draws,
  );
  const { seat } = client.you;
  stage.pass(3000);
  const [host] = all;
  if (seat === null || host === undefined) throw new Error('a watcher is asked');
  if (draws.below(8) > 0) {
    expect(client.move(think(client.look, seat, draws, 'random'))).toBeNull();
    return;
  }
  host.insist({ t: 'host', act: { do: 'standIn', seat, on: true } });
  stage.pass(1000);
  if (host.look.outcome === null) host.insist({ t: 'host', act: { do: 'standIn', seat, on: false } });
}

/** Plays a whole game, with naps and pauses. */
async function walk(table: Table, draws: Draws, tally: Tally): Promise<void> {
  const { stage, all } = table;
  for (let moves = 0; all[0]?.look.outcome === null; moves++) {
    if (moves > 5000) throw new Error('the game has no end');
    if (draws.below(15) === 0) await stage.sleep();
    if (draws.below(15) === 0) {
      all[0].insist({ t: 'pause', on: true });
      nothingDoing(table, tally);
      all[0].insist({ t: 'pause', on: false });
    }
    holds(table, draws, tally);
    goOn(table, draws);
  }
  nothingDoing(table, tally);
}

/** A game that has just begun, with somebody who looks on. */
function begun(game: string, seed: string): Table {
  const stage = new Stage({ seed });
  const host = stage.come(stage.made({ game }).pass);
  const all = [host, ...['Bea', 'Cleo', 'Dan'].map(name => stage.guest(name)), stage.come()];
  for (const client of all) {
    if (host.room.pile !== null) client.ask({ t: 'bring', gift: null, thing: parcel(`A gift of ${client.key}`) });
  }
  host.insist({ t: 'start' });
  return { stage, all };
}

test(`taking back is offered to whom the table grants it, and to nobody else, in a whole game of each kind, of seed ${SEED}`, async () => {
  const tally: Tally = { states: 0, taken: 0, declined: 0, refused: 0 };
  for (const { id } of SHELF) {
    const seed = `${SEED} ${id}`;
    await walk(begun(id, seed), chanceFromText(seed).stream('moves'), tally);
  }
  for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(50);
});
