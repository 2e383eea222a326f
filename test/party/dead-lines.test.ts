import { describe, expect, test } from 'vitest';
import { chanceFromText, pick } from '../../engine/chance.ts';
import type { Happening } from '../../party/effects.ts';
import { answer, Looking, passWith } from './looking.ts';
import { anyMove, fourAtKing } from './play.ts';
import { type Client, Stage } from './stage.ts';

const SEED = 'dead lines';
const MINUTE = 60_000;
/** How soon a dead line shows. */
const SHOWN_MS = 30_000;
/** A room sleeps after so long without a happening. */
const ASLEEP_MS = 10_000;

/** A stage on which the room sleeps whenever it can. */
class Sleepy extends Stage {
  happened = 0;
  wakes = 0;
  #last = 0;

  override happen(happening: Happening): void {
    if (this.#isAsleep) this.wakes++;
    this.happened++;
    this.#last = this.now;
    super.happen(happening);
  }

  get #isAsleep(): boolean {
    return this.isResting && this.now >= this.#last + ASLEEP_MS;
  }

  readonly dozes = async (): Promise<void> => {
    if (this.#isAsleep) await this.sleep();
  };
}

/** Four at King with their pages open, and the room asleep whenever nothing happens. */
async function atTable(settings: object = {}) {
  const stage = new Sleepy({ paceMs: 700 });
  const table = fourAtKing(stage, settings);
  const pages = table.all.map(client => new Looking(client));
  await passWith(stage, pages, 1000, stage.dozes);
  return { ...table, stage, pages, passes: [table.pass, ...table.all.slice(1).map(({ pass }) => pass)] };
}
type Table = Awaited<ReturnType<typeof atTable>>;

const passAt = ({ stage, pages }: Table, ms: number) => passWith(stage, pages, ms, stage.dozes);

/** Whoever is awaited moves, if his line stands. */
async function play({ stage, pages }: Table): Promise<void> {
  const page = pages.find(({ isDead, client }) => !isDead && client.look.ask !== null);
  const ask = page?.client.look.ask ?? null;
  if (page === undefined || ask === null) return;
  await stage.dozes();
  expect(page.client.move(anyMove(ask))).toBeNull();
  answer(pages);
}

const awaitedAt = ({ pages }: Table): Looking => pages.find(({ client }) => client.look.ask !== null) ?? fail();
const others = ({ pages }: Table, but: Looking): readonly Client[] =>
  pages.filter(page => page !== but).map(({ client }) => client);

/** When somebody was shown as away to another one, after a time. */
function shownAway(to: Client | undefined, { client }: Looking, after: number): number | null {
  const { seat } = client.you;
  const isAway = ({ at, text }: { at: number; text: string }) => {
    if (at < after || !text.startsWith('{"t":"room"')) return false;
    return JSON.parse(text).room.chairs[seat ?? -1]?.here === false;
  };
  return to?.frames.find(isAway)?.at ?? null;
}

describe('who has lost his line without a word', () => {
  test('is shown as away within half a minute of a decision that he is awaited for', async () => {
    const table = await atTable();
    const gone = awaitedAt(table);
    const { now } = table.stage;
    gone.isDead = true;
    await passAt(table, SHOWN_MS);
    for (const other of others(table, gone)) expect(shownAway(other, gone, now)).toBeGreaterThan(now);
    expect(gone.client.closed).toBe('silent');
  });

  test(`is shown so within half a minute, whenever it happens in a game, whoever he is: 60 games of seed ${SEED}`, async () => {
    let latest = 0;
    for (let nth = 0; nth < 60; nth++) {
      const draws = chanceFromText(`${SEED} ${nth}`).stream('paces');
      const table = await atTable({ absence: 'wait' });
      const gone = pick(table.pages, draws);
      const pace = 1000 + draws.below(30_000);
      const moves = draws.below(12);
      for (let move = 0; move < moves; move++) {
        await passAt(table, draws.below(pace));
        await play(table);
      }
      await passAt(table, draws.below(15_000));
      gone.isDead = true;
      const at = table.stage.now;
      while (table.stage.now < at + SHOWN_MS) {
        await passAt(table, Math.min(draws.below(pace), at + SHOWN_MS - table.stage.now));
        await play(table);
      }
      const [other] = others(table, gone);
      const shown = shownAway(other, gone, at);
      expect(shown, `game ${nth}`).not.toBeNull();
      latest = Math.max(latest, (shown ?? at) - at);
      const rest = table.pages.filter(page => page !== gone).map(({ client }) => client.closed);
      expect(rest, `game ${nth}`).toEqual([null, null, null]);
    }
    console.log(`seed ${SEED}: dead lines are shown after ${latest} ms at the latest`);
  });

  test('is shown so within half a minute where nothing has happened for a minute', async () => {
    for (const quiet of [21_000, 39_000, 47_000, 60_000]) {
      const table = await atTable({ absence: 'wait' });
      await passAt(table, quiet);
      const gone = awaitedAt(table);
      const { now } = table.stage;
      gone.isDead = true;
      await passAt(table, SHOWN_MS);
      for (const other of others(table, gone)) expect(shownAway(other, gone, now), `${quiet}`).toBeGreaterThan(now);
    }
  });

  test('is shown so in the lobby too', async () => {
    const stage = new Sleepy();
    const { pass } = stage.made();
    const pages = [new Looking(stage.come(pass)), new Looking(stage.guest('Bea'))];
    await passWith(stage, pages, 5000, stage.dozes);
    const [ann, bea] = pages;
    if (bea === undefined) throw new Error('Bea is not there');
    bea.isDead = true;
    await passWith(stage, pages, SHOWN_MS, stage.dozes);
    expect(ann?.client.room.chairs[1]).toMatchObject({ name: 'Bea', here: false });
  });

  test('is relieved a minute later, and has the seat again when he is back', async () => {
    const table = await atTable();
    const gone = awaitedAt(table);
    const [other] = others(table, gone);
    const { turn } = gone.client.look;
    const { seat } = gone.client.you;
    gone.isDead = true;
    await passAt(table, SHOWN_MS + MINUTE);
    expect(other?.room.chairs[seat ?? -1]).toMatchObject({ here: false, standIn: true });
    await passAt(table, 1000);
    expect(other?.look.turn).toBeGreaterThan(turn);
    gone.comesBackOn(table.stage.come(table.passes[seat ?? -1]));
    expect(other?.room.chairs[seat ?? -1]).toMatchObject({ here: true, standIn: false });
    await passAt(table, 10 * MINUTE);
    expect([gone.client.closed, shownAway(other, gone, table.stage.now - 10 * MINUTE)]).toEqual([null, null]);
  });

  test('is known by a platform that hands on every ping even where nobody has acted for an hour', async () => {
    const table = await atTable();
    for (const page of table.pages) page.isAnsweredForTheRoom = false;
    await passAt(table, 60 * MINUTE);
    const gone = awaitedAt(table);
    const { now } = table.stage;
    gone.isDead = true;
    await passAt(table, SHOWN_MS);
    expect(shownAway(others(table, gone)[0], gone, now)).not.toBeNull();
  });

  test('is found as soon as somebody looks at the table again after hours', async () => {
    const table = await atTable();
    for (const page of table.pages) page.isHidden = true;
    const gone = awaitedAt(table);
    gone.isDead = true;
    await passAt(table, 60 * MINUTE);
    const other = table.pages.find(page => page !== gone) ?? fail();
    expect(shownAway(other.client, gone, 0)).toBeNull();
    other.isHidden = false;
    const { now } = table.stage;
    await passAt(table, SHOWN_MS);
    expect(shownAway(other.client, gone, now)).not.toBeNull();
  });

  test('is still here if another device of his is', async () => {
    const table = await atTable();
    const [ann, bea] = table.pages;
    if (ann === undefined) throw new Error('Ann is not there');
    const second = new Looking(table.stage.come(table.pass));
    table.pages.push(second);
    await passAt(table, 1000);
    expect(second.client.you.devices).toBe(2);
    ann.isDead = true;
    await passAt(table, SHOWN_MS);
    expect([ann.client.closed, second.client.you.devices]).toEqual(['silent', 1]);
    expect(bea?.client.room.chairs[0]).toMatchObject({ here: true });
  });
});

test('who closes the page is away at once', async () => {
  const table = await atTable();
  const gone = awaitedAt(table);
  const { now } = table.stage;
  gone.client.leave();
  for (const other of others(table, gone)) expect(shownAway(other, gone, now)).toBe(now);
});

describe('a page whose line stands', () => {
  test('is not shown as away, hidden or not, however slowly people play', async () => {
    const table = await atTable({ absence: 'wait' });
    for (const page of table.pages.slice(1)) page.isHidden = true;
    for (let move = 0; move < 12; move++) {
      await passAt(table, move * MINUTE);
      await play(table);
    }
    for (const { client } of table.pages) {
      expect(client.closed).toBeNull();
      expect(client.room.chairs.map(chair => chair?.here)).toEqual([true, true, true, true]);
      expect(
        client
          .all('room')
          .flatMap(({ room }) => room.chairs)
          .filter(chair => chair?.here === false),
      ).toEqual([]);
    }
  });

  test('that was stopped by its device for a while is shown as away once, and not told to stay away', async () => {
    const table = await atTable({ absence: 'wait' });
    const stopped = awaitedAt(table);
    const [other] = others(table, stopped);
    stopped.isDead = true;
    await passAt(table, 10 * MINUTE);
    expect([stopped.client.closed, stopped.client.all('bye')]).toEqual(['silent', []]);
    stopped.comesBackOn(table.stage.come(table.passes[stopped.client.you.seat ?? -1]));
    await passAt(table, 60 * MINUTE);
    const heres = other?.all('room').map(({ room }) => room.chairs[stopped.client.you.seat ?? -1]?.here) ?? [];
    const turns = heres.slice(heres.indexOf(false)).filter((here, index, all) => here !== all[index - 1]);
    expect(turns).toEqual([false, true]);
  });

  test('that answers late, but before the next word is said, has answered', async () => {
    const table = await atTable();
    const slow = awaitedAt(table);
    slow.isDead = true;
    await passAt(table, 20_000);
    slow.isDead = false;
    await passAt(table, SHOWN_MS);
    expect(slow.client.closed).toBeNull();
  });
});

test('whoever has never said that he is here need not answer: he is here until his line is closed', async () => {
  const stage = new Sleepy();
  const { ann, bea, all } = fourAtKing(stage, { absence: 'wait' });
  await passWith(stage, [new Looking(ann)], 60 * MINUTE, stage.dozes);
  expect(bea.all('call').length).toBeGreaterThan(0);
  expect(all.map(({ closed }) => closed)).toEqual([null, null, null, null]);
});

describe('a table where nobody acts', () => {
  test('is asked a few times and sleeps, however many pages are open', async () => {
    const table = await atTable({ absence: 'wait' });
    await passAt(table, 2 * MINUTE);
    const { stage } = table;
    const { wakes } = stage;
    expect(wakes).toBeLessThanOrEqual(5);
    await passAt(table, 10 * 60 * MINUTE);
    expect(stage.wakes - wakes).toBe(0);
    expect(table.pages.map(({ client }) => client.closed)).toEqual([null, null, null, null]);
  });

  test('is not asked at all when nobody looks at it', async () => {
    const table = await atTable({ absence: 'wait' });
    for (const page of table.pages) page.isHidden = true;
    await passAt(table, 10_000);
    const { happened } = table.stage;
    await passAt(table, 10 * 60 * MINUTE);
    expect(table.stage.happened - happened).toBe(0);
  });
});

test('to ask who is there costs no row and no alarm', async () => {
  const table = await atTable({ absence: 'wait' });
  const rows = () => table.stage.written.length + table.stage.alarmsSet;
  const before = rows();
  await passAt(table, 60 * MINUTE);
  expect(rows()).toBe(before);
});

function fail(): never {
  throw new Error('nobody is awaited');
}
