import { describe, expect, test } from 'vitest';
import type { ClubResult, Standing } from '../../party/club/answers.ts';
import { clubs } from '../../party/club/api.ts';
import { begun, clubUntil, clubView, ended, isTonight, keep, newClub, refuseStart } from '../../party/club/club.ts';
import { CLUB_LIMITS, clubNameIn, isReserved } from '../../party/club/protocol.ts';
import { LIMITS } from '../../party/protocol.ts';
import { personOf } from '../../party/seating.ts';
import { ClubStage, KEEPER, wantedClub } from './club.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const TABLE = 'bafor-dugol-mitaz';

const result = (nth: number, name = 'Ann'): ClubResult => ({
  game: 'king',
  at: NOW + nth,
  promise: `promise ${nth}`,
  people: [
    { name, place: 1, score: 300, player: false },
    { name: 'Caspar', place: 2, score: -300, player: true },
  ],
});

function club(more: object = {}, now = NOW) {
  const made = newClub({ ...wantedClub, ...more }, now);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('the name of a club', () => {
  test.each([
    ['Café dos Reis', 'cafe-dos-reis'],
    ['  THE   Three  Kings ', 'the-three-kings'],
    ["Bob's Tables", 'bobs-tables'],
    ['Straße 7', 'strasse-7'],
    ['São João & Co.', 'sao-joao-co'],
    ['o_clube', 'o-clube'],
  ])('%j has the address %s', (typed, name) => {
    expect(clubNameIn(typed)).toBe(name);
    expect(clubNameIn(name)).toBe(name);
  });

  test.each([
    ['too short', 'ab'],
    ['too long', 'a'.repeat(CLUB_LIMITS.name + 1)],
    ['of numbers alone', '2026'],
    ['with a slash', 'a/club'],
    ['in letters that addresses do not have', 'клуб'],
    ['with a hyphen at its end', 'club-'],
    ['that would be taken for a table', TABLE],
    ['of nothing', ''],
  ])('one %s is none', (_, typed) => {
    expect(clubNameIn(typed)).toBe(null);
  });

  test('that the house needs itself is kept back, and all of those are names', () => {
    for (const name of ['api', 'kings-table', 'tonight', 'Admin']) {
      expect(isReserved(clubNameIn(name) ?? '')).toBe(true);
      expect(newClub({ ...wantedClub, name }, NOW)).toBe('reserved-name');
    }
  });
});

describe('a club', () => {
  test('keeps the hash of its keeper’s secret, and tells neither', () => {
    const rows = club();
    expect(JSON.stringify(rows)).not.toContain(KEEPER);
    expect(rows.club.keeper).toBe(personOf(KEEPER));
    expect(JSON.stringify(clubView(rows, null))).not.toContain(personOf(KEEPER));
  });

  test.each([
    [{ title: '\u200b' }, 'bad-title'],
    [{ game: 'chess' }, 'unknown-game'],
    [{ options: { length: 'endless' } }, 'bad-options'],
    [{ settings: { clock: '1' } }, 'bad-options'],
    [{ name: 'x' }, 'bad-club-name'],
  ])('%j is refused, when it is made and when it is changed', (wrong, why) => {
    expect(newClub({ ...wantedClub, ...wrong }, NOW)).toBe(why);
    if ('name' in wrong) return;
    const { name: _, keeper: __, ...ways } = wantedClub;
    expect(keep(club(), { do: 'change', ...ways, ...wrong })).toBe(why);
  });

  test('is kept 30 days while nothing is played, then 400 days after the last table', () => {
    const rows = club();
    expect(clubUntil(rows.club)).toBe(NOW + 30 * DAY_MS);
    const later = begun(rows, TABLE, NOW + 5 * DAY_MS);
    expect(clubUntil(later.club)).toBe(NOW + 405 * DAY_MS);
    expect(clubUntil(ended(later, TABLE, result(1), NOW + 6 * DAY_MS).club)).toBe(NOW + 406 * DAY_MS);
  });

  test('hears of tonight’s table only, and of each game once', () => {
    const rows = begun(club(), TABLE, NOW);
    expect(ended(club(), TABLE, result(1), NOW).results).toEqual([]);
    expect(ended(rows, 'babab-babab-babab', result(1), NOW).results).toEqual([]);
    const once = ended(rows, TABLE, result(1), NOW);
    expect(once.results).toEqual([result(1)]);
    expect(ended(once, TABLE, { ...result(1), at: NOW + 5 }, NOW + 1), 'nothing to write').toBe(once);
    expect(ended(once, TABLE, result(2), NOW).results).toEqual([result(2), result(1)]);
    const gone = keep(once, { do: 'letGo' });
    expect(typeof gone === 'string' ? gone : ended(gone, TABLE, result(2), NOW).results).toEqual([result(1)]);
  });

  test('does not hear again what its keeper has struck', () => {
    const once = ended(begun(club(), TABLE, NOW), TABLE, result(1), NOW);
    const struck = keep(once, { do: 'strike', promise: 'promise 1' });
    if (typeof struck === 'string') throw new Error(struck);
    expect(struck.results).toEqual([]);
    expect(ended(struck, TABLE, result(1), NOW + 1)).toBe(struck);
  });

  test('keeps so many results and so many bytes: the oldest make way', () => {
    let rows = begun(club(), TABLE, NOW);
    for (let nth = 0; nth < CLUB_LIMITS.results + 5; nth++) rows = ended(rows, TABLE, result(nth), NOW);
    expect(rows.results.length).toBe(CLUB_LIMITS.results);
    expect(rows.results.at(-1)).toEqual(result(5));
    const longest = { name: '👩‍👩‍👧‍👦'.repeat(LIMITS.name), place: 1, score: 0, player: false };
    const full = { ...result(0), people: Array.from({ length: 20 }, () => longest) };
    for (let nth = 0; nth < 40; nth++) rows = ended(rows, TABLE, { ...full, promise: `full ${nth}` }, NOW);
    expect(JSON.stringify(rows.results).length).toBeLessThan(CLUB_LIMITS.resultsBytes);
    expect(new TextEncoder().encode(JSON.stringify(rows.results)).length).toBeLessThanOrEqual(CLUB_LIMITS.resultsBytes);
    expect(rows.results[0]?.promise).toBe('full 39');
    expect(rows.results.length).toBeGreaterThan(1);
  });

  test('begins so many tables an hour, and for its keeper alone if he says so', () => {
    let rows = club();
    for (let nth = 0; nth < CLUB_LIMITS.starts; nth++) {
      expect(refuseStart(rows, null, NOW + nth)).toBe(null);
      rows = begun(rows, TABLE, NOW + nth);
    }
    expect(refuseStart(rows, KEEPER, NOW + 100)).toBe('too-often');
    expect(refuseStart(rows, null, NOW + CLUB_LIMITS.startsWithinMs)).toBe(null);
    const kept = club({ starters: 'keeper' });
    expect(refuseStart(kept, null, NOW)).toBe('not-keeper');
    expect(refuseStart(kept, '0'.repeat(32), NOW)).toBe('not-keeper');
    expect(refuseStart(kept, KEEPER, NOW)).toBe(null);
  });

  test.each<[string, Partial<Standing>, boolean]>([
    ['where somebody is', { here: 1 }, true],
    ['in the middle of a game, however long ago', { phase: 'playing' }, true],
    ['left an hour ago', { seen: NOW - 3_600_000 }, true],
    ['left long ago', {}, false],
    ['whose game is over, left long ago', { phase: 'over' }, false],
  ])('a table %s', (_, more, tonight) => {
    const standing: Standing = {
      game: 'king',
      phase: 'lobby',
      here: 0,
      seen: NOW - 2 * CLUB_LIMITS.tonightMs,
      ...more,
    };
    expect(isTonight(standing, NOW)).toBe(tonight);
  });
});

describe('the room of a club', () => {
  test('is taken for whoever comes second; asking again with the same secret is no second asking', async () => {
    const stage = new ClubStage();
    expect((await stage.make()).status).toBe(201);
    expect(await stage.refusal(stage.make({ keeper: 'f'.repeat(32), title: 'Mine' }))).toEqual([409, 'taken']);
    expect((await stage.make()).status).toBe(200);
    expect((await stage.view()).title).toBe('Café dos Reis');
  });

  test('before it is made there is none, and nothing is written', async () => {
    const stage = new ClubStage();
    expect(await stage.refusal(stage.get())).toEqual([404, 'no-such-club']);
    expect(await stage.refusal(stage.act({ do: 'start', name: 'Ann' }))).toEqual([404, 'no-such-club']);
    expect(stage.rows.size).toBe(0);
  });

  test('two who begin at once find one table, and whoever was first is its host', async () => {
    const stage = new ClubStage();
    await stage.make();
    const [first, second] = await Promise.all([stage.begin('Ann'), stage.begin('Bea')]);
    expect([first.pass, second]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), { code: first.code, pass: null }]);
    expect(stage.tables.size).toBe(1);
    expect((await stage.view()).tonight).toEqual({ code: first.code, game: 'king', phase: 'lobby', here: 1 });
  });

  test('when tonight’s table is gone, the next one is begun', async () => {
    const stage = new ClubStage();
    await stage.make();
    const { code } = await stage.begin('Ann');
    stage.tables.delete(code);
    expect((await stage.view()).tonight).toBe(null);
    expect((await stage.begin('Bea')).code).not.toBe(code);
  });

  test.each([
    { do: 'letGo' },
    { do: 'close' },
    { do: 'strike', promise: 'x' },
    { do: 'change', ...wantedClub, name: undefined, keeper: undefined },
  ])('is kept by its keeper alone: %j', async act => {
    const stage = new ClubStage();
    await stage.make();
    for (const secret of [null, 'f'.repeat(32)]) {
      expect(await stage.refusal(stage.act(act, secret))).toEqual([403, 'not-keeper']);
    }
    expect((await stage.act(act, KEEPER)).ok).toBe(true);
  });

  test('forgets all when it is closed, and when its time is over', async () => {
    const stage = new ClubStage();
    await stage.make();
    await stage.act({ do: 'close' }, KEEPER);
    expect([stage.rows.size, stage.alarmAt]).toEqual([0, null]);
    await stage.make();
    const due = stage.alarmAt ?? 0;
    expect(due).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    await stage.sleep().hosting.alarm();
    expect(stage.rows.size, 'too early').toBeGreaterThan(0);
    stage.age(31 * DAY_MS);
    await stage.sleep().hosting.alarm();
    expect([stage.rows.size, stage.alarmAt]).toEqual([0, null]);
  });

  test('wakes up as it was, and sets the alarm again that was lost', async () => {
    const stage = new ClubStage();
    await stage.make();
    await stage.begin('Ann');
    const before = await stage.view();
    stage.alarmAt = null;
    expect(await stage.sleep().view()).toEqual(before);
    expect(stage.alarmAt).not.toBe(null);
  });

  test('a table that is refused is nobody’s table tonight', async () => {
    const stage = new ClubStage();
    await stage.make();
    expect(await stage.refusal(stage.act({ do: 'start', name: '\u200b' }))).toEqual([400, 'bad-name']);
    expect((await stage.view()).tonight).toBe(null);
  });
});

describe('the door of the clubs', () => {
  const nobody = async () => {
    throw new Error('no room was to be asked');
  };
  const ask = (method: string, path: string, body: unknown = {}, length = 100) => ({
    method,
    url: `http://here${path}`,
    headers: { get: (name: string) => (name === 'content-length' ? String(length) : null) },
    text: async () => JSON.stringify(body),
  });

  test.each([
    ['GET', '/api/clubs', {}, 404],
    ['PUT', '/api/clubs/cafe-dos-reis', {}, 405],
    ['GET', '/api/clubs/Cafe-Dos-Reis', {}, 404],
    ['GET', '/api/clubs/cafe/more', {}, 404],
    ['POST', '/api/clubs/cafe-dos-reis', { do: 'ended', table: TABLE, result: result(1) }, 400],
    ['POST', '/api/clubs/cafe-dos-reis', { do: 'start' }, 400],
    ['POST', '/api/clubs', { ...wantedClub, extra: 1 }, 400],
    ['POST', '/api/clubs', { ...wantedClub, name: 'x y' }, 400],
  ])('%s %s with %j is answered without a room: %i', async (method, path, body, status) => {
    expect((await clubs(ask(method, path, body), nobody)).status).toBe(status);
  });

  test('more than a message holds is not read', async () => {
    expect((await clubs(ask('POST', '/api/clubs', wantedClub, 5000), nobody)).status).toBe(400);
  });

  test('too many from one place are refused', async () => {
    const never = { make: async () => false, start: async () => false };
    expect((await clubs(ask('POST', '/api/clubs', wantedClub), nobody, never)).status).toBe(429);
    const start = ask('POST', '/api/clubs/cafe-dos-reis', { do: 'start', name: 'Ann' });
    expect((await clubs(start, nobody, never)).status).toBe(429);
  });
});
