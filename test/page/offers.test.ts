import { expect, test } from 'vitest';
import { chanceFromText, pick } from '../../engine/chance.ts';
import type { Draws } from '../../engine/game.ts';
import { SHELF } from '../../engine/shelf.ts';
import { mayClear, mayCrown, mayReissue, mayReplay, maySit, mayStart, whyNotGame } from '../../web/line/may.ts';
import { own, parcel } from '../party/gifts.ts';
import { type Client, Stage } from '../party/stage.ts';

const SEED = 'offered';
const TABLES = 4;
const ACTS = 60;

/** What has to come up at these tables. */
const CAME = [
  ...['sit: done', 'sit: locked', 'sit: bob-has-no-seat', 'start: done', 'start: too-few', 'start: too-few-gifts'],
  ...['another game: done', 'another game: too-many', 'another game: gifts-in-the-way'],
  ...['crown: done', 'crown: gifts-in-the-way', 'reissue: done', 'reissue: gifts-in-the-way'],
  ...['rematch: done', 'rematch: too-few', 'rematch: not-over', 'lobby: done', 'lobby: not-over', 'lobby, left: done'],
];

/** Somebody who comes to the table with one pass on one line. */
type Person = { client: Client; pass: string | null };
/** What a page may offer: whether it does, and what it would send. */
type Offer = { readonly what: string; readonly offered: boolean; readonly message: object };

/** Who one is on the page: whoever is seated acts as host while that one is away. */
const acting = ({ you, room }: Client) => (room.anyoneMayHost && you.seat !== null ? { ...you, host: true } : you);

/** What this page offers besides playing, or does not. */
function offersOf(client: Client): readonly Offer[] {
  const { room } = client;
  const you = acting(client);
  const offers: Offer[] = [];
  if (you.seat === null) {
    offers.push({ what: 'sit', offered: maySit(room, you), message: { t: 'sit', seat: null, name: 'Zoe' } });
  }
  if (!you.host) return offers;
  const host = (what: string, offered: boolean, act: object) =>
    offers.push({ what, offered, message: { t: 'host', act } });
  if (room.phase === 'lobby') {
    offers.push({ what: 'start', offered: mayStart(room), message: { t: 'start' } });
    for (const { id, seats } of SHELF)
      if (id !== room.game)
        host('another game', whyNotGame(room, seats.max) === null, { do: 'game', game: id, options: {} });
  }
  host('rematch', mayReplay(room), { do: 'rematch' });
  host(room.phase === 'playing' && mayClear(room) ? 'lobby, left' : 'lobby', mayClear(room), { do: 'lobby' });
  for (const [seat, chair] of room.chairs.entries()) {
    if (chair?.who !== 'person' || seat === client.you.seat) continue;
    const mine = own(client).length;
    host('reissue', mayReissue(room, mine), { do: 'reissue', seat });
    if (seat !== room.hostSeat) host('crown', mayCrown(room, client.you, mine), { do: 'crown', seat });
  }
  return offers;
}

/** The same table somewhere else, so that something can be tried there. */
async function twinOf(stage: Stage, tries: string): Promise<Stage> {
  const twin = new Stage({ seed: tries });
  twin.now = stage.now;
  for (const [key, row] of stage.rows) twin.rows.set(key, row);
  await twin.sleep();
  return twin;
}

/** Whatever is offered is done, and what is not offered is refused. */
async function holds(stage: Stage, person: Person, tally: Map<string, number>): Promise<void> {
  for (const { what, offered, message } of offersOf(person.client)) {
    const twin = await twinOf(stage, `${SEED} ${what}`);
    const refused = twin.come(person.pass).ask(message, 'tried');
    expect(refused === null, `${what} is ${offered ? '' : 'not '}offered, but ${refused}`).toBe(offered);
    const key = `${what}: ${refused ?? 'done'}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
}

/** Something that somebody does at a table besides playing, allowed or not. */
function anyAct({ client }: Person, draws: Draws): object {
  const { chairs } = client.room;
  const seat = draws.below(Math.min(20, chairs.length + 1));
  const gift = own(client)[0]?.key;
  const bring = { t: 'bring', gift: null, thing: parcel('A thing') };
  const options = { bob: pick(['host', 'plays', 'table'], draws), gifts: pick(['everyone', 'everyone', 'bob'], draws) };
  const host = (act: object) => ({ t: 'host', act });
  return pick(
    [
      { t: 'sit', seat: null, name: pick(['Ann', 'Bea', 'Cleo', 'Dan', 'Eva'], draws) },
      { t: 'sit', seat, name: 'Finn' },
      { t: 'sit', seat: null, name: 'Gus' },
      { t: 'sit', seat: null, name: 'Hal' },
      { t: 'stand' },
      { t: 'start' },
      bring,
      bring,
      bring,
      gift === undefined ? bring : { t: 'takeBack', gift },
      host({ do: 'fill', seat }),
      host({ do: 'remove', seat }),
      host({ do: 'lock', on: draws.below(2) === 0 }),
      host({ do: 'crown', seat }),
      host({ do: 'options', options }),
      host({ do: 'game', game: pick(SHELF, draws).id, options: {} }),
    ],
    draws,
  );
}

/** A game that nutcrackers play for whoever stays, who may leave once it is over; or all leave in the middle of it. */
function endTheGame(stage: Stage, people: readonly Person[], draws: Draws): void {
  const seated = people.map(({ client }) => client).filter(({ you }) => you.seat !== null);
  const stays = pick(seated, draws);
  const host = people.find(({ client }) => client.you.host)?.client;
  const act = { do: 'standIn', seat: stays.you.seat, on: true };
  const all = draws.below(6) === 0;
  for (const client of seated) if (all || client !== stays) client.ask({ t: 'stand' });
  if (all) return;
  host?.ask({ t: 'host', act });
  for (let minutes = 0; minutes < 200 && stays.room.phase === 'playing'; minutes++) stage.pass(60_000);
  if (draws.below(2) === 0) stays.ask({ t: 'stand' });
}

test(`what a page offers besides playing is done, and nothing else, at tables of seed ${SEED}`, async () => {
  const tally = new Map<string, number>();
  for (const { id } of SHELF) for (let nth = 0; nth < TABLES; nth++) await gather(`${SEED} ${id} ${nth}`, id, tally);
  expect(CAME.filter(came => !tally.has(came))).toEqual([]);
}, 60_000);

/** People come and go at a table, wrap gifts, hand on the crown, and now and then a game is played. */
async function gather(seed: string, game: string, tally: Map<string, number>): Promise<void> {
  const draws = chanceFromText(seed).stream('acts');
  const stage = new Stage({ seed });
  const { pass } = stage.made({ game, name: draws.below(2) === 0 ? 'Ann' : null });
  const people: Person[] = [pass, null, null, null, null, null, null, null].map(pass => ({
    client: stage.come(pass),
    pass,
  }));
  for (let acts = 0; acts < ACTS; acts++) {
    stage.pass(3000);
    const host = people.find(({ client }) => client.you.host);
    const person = host !== undefined && draws.below(3) === 0 ? host : pick(people, draws);
    person.client.ask(anyAct(person, draws));
    person.pass =
      person.client
        .all('seated')
        .flatMap(({ pass }) => pass ?? [])
        .at(-1) ?? person.pass;
    // Who was shown out comes back as anybody.
    for (const each of people)
      if (each.client.closed !== null) Object.assign(each, { client: stage.come(), pass: null });
    if (person.client.room.phase === 'playing') endTheGame(stage, people, draws);
    await holds(stage, pick(people, draws), tally);
    for (const each of people) if (each.client.you.host) await holds(stage, each, tally);
    if (person.client.room.phase !== 'lobby') {
      for (const { client } of people) client.ask({ t: 'host', act: { do: 'lobby' } });
    }
  }
}
