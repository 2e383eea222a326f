import * as v from 'valibot';
import type { Json } from '../../engine/json.ts';
import { CODE, PASS, type RoomView, type Settings, type TableRefusal } from '../protocol.ts';

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

/** How one game ended, as everybody there saw it. */
export type ClubResult = {
  readonly game: string;
  readonly at: number;
  /** What the table promised before the first draw: the record that a member has kept is of this game if it says so. */
  readonly promise: string;
  readonly people: readonly {
    readonly name: string;
    readonly place: number;
    readonly score: number;
    /** Whether it was a built-in player. */
    readonly player: boolean;
  }[];
};

/** What a table tells the club whose table it is. */
export type Standing = {
  readonly game: string;
  readonly phase: RoomView['phase'];
  /** Who of those seated are there, and when somebody last was. */
  readonly here: number;
  readonly seen: number;
};

export type ClubView = {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly options: Json;
  readonly settings: Settings;
  readonly language: string | null;
  readonly theme: (typeof THEMES)[number];
  readonly starters: (typeof STARTERS)[number];
  readonly tonight: (Pick<Standing, 'game' | 'phase' | 'here'> & { readonly code: string }) | null;
  /** The last one first. */
  readonly results: readonly ClubResult[];
  /** When it will be forgotten, if nothing is played. */
  readonly until: number;
};

/** Where tonight's table is. Whoever began it gets its host's pass. */
export type Begun = { readonly code: string; readonly pass: string | null };
