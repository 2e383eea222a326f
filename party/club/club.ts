import * as v from 'valibot';
import { SECRET } from '../../engine/chance.ts';
import type { Json } from '../../engine/json.ts';
import { type OnShelf, SHELF } from '../../engine/shelf.ts';
import { parseHouse } from '../house.ts';
import { cleanText } from '../names.ts';
import { CODE } from '../protocol.ts';
import { AnyJson, SettingsKept, Time } from '../schemas.ts';
import { personOf } from '../seating.ts';
import { ClubResult, type ClubView, type Standing } from './answers.ts';
import {
  type ClubAct,
  type ClubRefusal,
  clubNameIn,
  isReserved,
  CLUB_LIMITS as LIMITS,
  type NewClub,
  STARTERS,
  THEMES,
} from './protocol.ts';

const ClubRow = v.strictObject({
  format: v.literal(1),
  name: v.string(),
  title: v.string(),
  /** The hash of the keeper's secret. */
  keeper: v.pipe(v.string(), v.regex(SECRET)),
  game: v.string(),
  options: AnyJson,
  settings: SettingsKept,
  language: v.nullable(v.string()),
  theme: v.picklist(THEMES),
  starters: v.picklist(STARTERS),
  made: Time,
  /** When a table was last begun here, or a game ended; null before the first. */
  used: v.nullable(Time),
  /** The address of tonight's table. */
  tonight: v.nullable(v.pipe(v.string(), v.regex(CODE))),
  /** What the last game promised whose end was told here; null before the first, and missing in old rows. */
  heard: v.optional(v.nullable(v.string()), null),
  /** When the last tables were begun. */
  starts: v.array(Time),
});
type ClubRow = v.InferOutput<typeof ClubRow>;

const Results = v.array(ClubResult);

/** What a club's room keeps: two rows. */
export type ClubRows = { readonly club: ClubRow; readonly results: readonly ClubResult[] };

const DAY_MS = 86_400_000;

/** Reads a club back; null where none was made. Rows that do not parse are a bug: it throws. */
export function parseClub(club: unknown, results: unknown): ClubRows | null {
  return club === undefined ? null : { club: v.parse(ClubRow, club), results: v.parse(Results, results ?? []) };
}

/** When nobody will have used the club for so long that it is forgotten. */
export function clubUntil({ used, made }: ClubRow): number {
  return used === null ? made + LIMITS.unusedDays * DAY_MS : used + LIMITS.keepDays * DAY_MS;
}

/** Makes a club, or says why not. */
export function newClub(wanted: NewClub, now: number, shelf: readonly OnShelf[] = SHELF): ClubRows | ClubRefusal {
  const name = clubNameIn(wanted.name);
  if (name === null) return 'bad-club-name';
  if (isReserved(name)) return 'reserved-name';
  const ways = waysOf(wanted, shelf);
  if (typeof ways === 'string') return ways;
  const keeper = personOf(wanted.keeper);
  const unused = { used: null, tonight: null, heard: null, starts: [] };
  return { club: { format: 1, name, keeper, ...ways, made: now, ...unused }, results: [] };
}

/** What the keeper decides. */
function waysOf(wanted: Omit<NewClub, 'name' | 'keeper'>, shelf: readonly OnShelf[]) {
  const title = cleanText(wanted.title, LIMITS.title);
  if (title === null) return 'bad-title';
  const house = parseHouse(shelf, wanted);
  if (typeof house === 'string') return house;
  const { language, theme, starters } = wanted;
  const { game, options, settings } = house;
  return { title, game: game.id, options, settings, language, theme, starters };
}

export const isKeeper = ({ keeper }: ClubRow, secret: string | null): boolean =>
  secret !== null && personOf(secret) === keeper;

/** The club after the keeper's word, or why not. */
export function keep(
  rows: ClubRows,
  act: Exclude<ClubAct, { do: 'start' | 'close' }>,
  shelf: readonly OnShelf[] = SHELF,
): ClubRows | ClubRefusal {
  const { club, results } = rows;
  switch (act.do) {
    case 'change': {
      const ways = waysOf(act, shelf);
      return typeof ways === 'string' ? ways : { club: { ...club, ...ways }, results };
    }
    case 'letGo':
      return { club: { ...club, tonight: null }, results };
    case 'strike':
      return { club, results: results.filter(({ promise }) => promise !== act.promise) };
  }
}

/** Why nobody, or not this one, may begin a table now; null when he may. */
export function refuseStart({ club }: ClubRows, secret: string | null, now: number): ClubRefusal | null {
  if (club.starters === 'keeper' && !isKeeper(club, secret)) return 'not-keeper';
  return recent(club, now).length >= LIMITS.starts ? 'too-often' : null;
}

const recent = ({ starts }: ClubRow, now: number): number[] =>
  starts.filter(time => now - time < LIMITS.startsWithinMs);

/** A table was begun at this address: it is tonight's. */
export function begun({ club, results }: ClubRows, code: string, now: number): ClubRows {
  return { club: { ...club, used: now, tonight: code, starts: [...recent(club, now), now] }, results };
}

/** Whether people still find each other at a table: there is a game, somebody is there, or was not long ago. */
export const isTonight = ({ phase, here, seen }: Standing, now: number): boolean =>
  phase === 'playing' || here > 0 || now - seen < LIMITS.tonightMs;

/**
 * Tonight's table tells how its game ended; no other table is heard. It tells it again whenever it wakes up: what was
 * heard once, and may have been struck since, is not written again. The oldest results make way.
 */
export function ended(rows: ClubRows, table: string, told: ClubResult, now: number): ClubRows {
  const { club, results } = rows;
  if (club.tonight !== table || club.heard === told.promise) return rows;
  let list = [told, ...results].slice(0, LIMITS.results);
  while (bytesOf(list) > LIMITS.resultsBytes) list = list.slice(0, -1);
  return { club: { ...club, used: now, heard: told.promise }, results: list };
}

const bytesOf = (json: Json): number => new TextEncoder().encode(JSON.stringify(json)).length;

/** What everybody may know who has the address. */
export function clubView({ club, results }: ClubRows, standing: Standing | null): ClubView {
  const { name, title, game, options, settings, language, theme, starters, tonight } = club;
  return {
    name,
    title,
    game,
    options,
    settings,
    language,
    theme,
    starters,
    tonight:
      tonight === null || standing === null
        ? null
        : { code: tonight, game: standing.game, phase: standing.phase, here: standing.here },
    results,
    until: clubUntil(club),
  };
}
