import * as v from 'valibot';
import { CODE, PASS, type TableRefusal } from '../protocol.ts';

/*
 * What a club is asked. What it answers stands apart: only who asks over HTTP reads that.
 */

/** What bounds a club. */
export const CLUB_LIMITS = {
  /** Letters of its address, after folding. */
  nameMin: 3,
  name: 32,
  /** Graphemes of what it is called, after cleaning. */
  title: 60,
  results: 100,
  /** Of all results together, as they are written down: one row. */
  resultsBytes: 60_000,
  /** Without a table for so long it is forgotten, */
  keepDays: 400,
  /** and sooner when nobody has ever played there: a name is for those who use it. */
  unusedDays: 30,
  /** Tables begun. */
  starts: 12,
  startsWithinMs: 3_600_000,
  /** A table with nobody there that is not in the middle of a game is tonight's for so long. */
  tonightMs: 8 * 3_600_000,
} as const;

/** As an address has it: words of letters and digits. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isReadable = (name: string): boolean => NAME.test(name) && /[a-z]{2}/.test(name) && !CODE.test(name);

/** Names that would be taken for the house itself. */
const RESERVED = new Set(
  [
    'about account admin administrator api assets billing blog club clubs contact create delete docs edit embed',
    'fourth-king health help host house info invite join keeper king kings kings-dice kings-table legal login logout mail',
    'new news null official party parties password pay privacy register root rules search security settings sign-in',
    'sign-up start static status support system table tables terms test the-house today tonight undefined user www',
  ].flatMap(line => line.split(' ')),
);

/** Letters that are no other letter with a mark on it. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', þ: 'th', ł: 'l', đ: 'd' };

/** The address that belongs to what somebody typed: “Café dos Reis” and “cafe-dos-reis” are one club. Null for none. */
export function clubNameIn(text: string): string | null {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøðþłđ]/g, letter => PLAIN[letter] ?? '')
    .replace(/['’.]/g, '')
    .trim()
    .replace(/[\s_–—&+-]+/g, '-');
  const fits = name.length >= CLUB_LIMITS.nameMin && name.length <= CLUB_LIMITS.name;
  return fits && isReadable(name) ? name : null;
}

export const isReserved = (name: string): boolean => RESERVED.has(name);

export const THEMES = ['auto', 'light', 'dark'] as const;
/** Who may begin a table: like in a pub, whoever comes in; or the keeper alone. */
export const STARTERS = ['anyone', 'keeper'] as const;

const Pass = v.pipe(v.string(), v.regex(PASS));
const SomeText = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

const ways = {
  title: SomeText,
  game: v.string(),
  /** Read by the game and the room. */
  options: v.unknown(),
  settings: v.unknown(),
  language: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/))),
  theme: v.picklist(THEMES),
  starters: v.picklist(STARTERS),
};

/**
 * What is posted to make a club, to `/api/clubs`. The page draws the keeper's secret and keeps it before it asks: so a
 * club is not lost with the answer, and asking again is no second asking.
 */
export const NewClub = v.strictObject({ name: SomeText, keeper: Pass, ...ways });
export type NewClub = v.InferOutput<typeof NewClub>;

/**
 * What is posted to `/api/clubs/NAME`. All but `start` need the keeper's secret as `Authorization: Bearer`, and `start`
 * does where the keeper alone begins.
 */
export const ClubAct = v.variant('do', [
  /** Begins tonight's table under this name, unless one is there already. */
  v.strictObject({ do: v.literal('start'), name: SomeText }),
  v.strictObject({ do: v.literal('change'), ...ways }),
  /** Tonight's table is tonight's no more; it goes on without the club. */
  v.strictObject({ do: v.literal('letGo') }),
  /** Takes one result out of the list. */
  v.strictObject({ do: v.literal('strike'), promise: v.string() }),
  v.strictObject({ do: v.literal('close') }),
]);
export type ClubAct = v.InferOutput<typeof ClubAct>;

export type ClubRefusal =
  | TableRefusal
  | 'taken'
  | 'bad-title'
  | 'bad-club-name'
  | 'reserved-name'
  | 'no-such-club'
  | 'not-keeper';
