import * as v from 'valibot';
import { SECRET } from '../engine/chance.ts';
import type { Json } from '../engine/json.ts';
import { SEATS } from '../engine/seats.ts';
import { AnyJson, SettingsKept, Time } from './schemas.ts';

/*
 * Rows of one table, by key:
 *   table       how it is kept, who sits where, the secret of the game being prepared
 *   seen        the last sign of life but for moves, now and then
 *   away        since when the devices of people are gone, while that matters
 *   due         what the alarm is set for: the platform may lose the alarm itself
 *   g1          what game 1 began with
 *   g1:000017   the seventeenth thing in its log: a move, or that one was taken back
 *   g1=000002   the second 32 of these once more, in one row: to wake up is to read, and rows are what reading costs
 *   gift:KEY    a gift, from when it is wrapped until the table is cleared; what game 1 began with leaves them out
 *   picture:ID  whose a picture is
 *   bytes:ID    the picture, read only when somebody asks for it
 */
export const KEYS = { table: 'table', seen: 'seen', away: 'away', due: 'due' } as const;

export const gameKey = (nth: number): string => `g${nth}`;
const logPrefix = (nth: number): string => `g${nth}:`;
export const logKey = (nth: number, number: number): string => `${logPrefix(nth)}${String(number).padStart(6, '0')}`;

/** How many rows of a log are written once more as one. */
export const PACK = 32;
const packPrefix = (nth: number): string => `g${nth}=`;
export const packKey = (nth: number, number: number): string => `${packPrefix(nth)}${String(number).padStart(6, '0')}`;

const [GIFT, PICTURE, BYTES] = ['gift:', 'picture:', 'bytes:'];
export const giftKey = (key: string): string => `${GIFT}${key}`;
export const pictureKey = (picture: string): string => `${PICTURE}${picture}`;
export const bytesKey = (picture: string): string => `${BYTES}${picture}`;

const Hex64 = v.pipe(v.string(), v.regex(SECRET));

const Occupant = v.variant('who', [
  v.strictObject({
    who: v.literal('person'),
    /** The hash of it, by which the person is known. */
    pass: Hex64,
    name: v.string(),
    face: v.number(),
    /** Whether a built-in player sits in: until the person is back, or by the host's order also while he is there. */
    relieved: v.picklist(['no', 'away', 'order']),
    muted: v.boolean(),
  }),
  v.strictObject({ who: v.literal('player'), name: v.string(), face: v.number() }),
]);
export type Occupant = v.InferOutput<typeof Occupant>;
export type Person = Extract<Occupant, { who: 'person' }>;

const Stop = v.strictObject({
  /** Since when the game stands still; null while it goes on. */
  since: v.nullable(Time),
  /** The seats that wish for a pause, or wished for this one. */
  wanted: v.array(v.picklist(SEATS)),
  /** When it last went on: whoever was away has his minute anew. */
  resumed: Time,
  /** How long the decision that began with so many moves has stood still before. */
  began: v.number(),
  stoodMs: v.number(),
});
/** How a game is stopped. */
export type Stop = v.InferOutput<typeof Stop>;

const TableRow = v.strictObject({
  format: v.literal(1),
  code: v.string(),
  /** The club whose table it is, or was when it was made; missing in rows from before there were any. */
  club: v.optional(v.nullable(v.string()), null),
  made: Time,
  game: v.string(),
  options: AnyJson,
  settings: SettingsKept,
  phase: v.picklist(['lobby', 'game']),
  nth: Time,
  /** Of the game being prepared or played. */
  secret: Hex64,
  /** The hash of the host's pass. */
  host: Hex64,
  chairs: v.array(v.nullable(Occupant)),
  /** Whether nobody new may sit down. */
  locked: v.boolean(),
  stop: Stop,
  /**
   * The seat whose last move is to be taken back, since when it asks for it, and the seats that agree; `declined` once
   * that came to nothing.
   */
  undo: v.nullable(
    v.union([
      v.literal('declined'),
      v.strictObject({ by: v.picklist(SEATS), agreed: v.array(v.picklist(SEATS)), since: Time }),
    ]),
  ),
  /** Who asked, under which id, for the last things that were done here: what arrives twice is done once. */
  done: v.array(v.string()),
});
/** All that is kept about a table but for the moves of its game. Whoever holds a pass is known by its hash. */
export type TableRow = v.InferOutput<typeof TableRow>;

const GameRow = v.strictObject({
  header: v.strictObject({
    format: v.literal(1),
    game: v.string(),
    rules: v.number(),
    secret: Hex64,
    shares: v.array(Hex64),
    seatCount: v.number(),
    options: AnyJson,
    brought: v.array(AnyJson),
  }),
  at: Time,
});
/** What one game began with, and when; but for what was brought, which would be too much for one row. */
export type GameRow = v.InferOutput<typeof GameRow>;

const MoveRow = v.strictObject({
  entry: v.strictObject({ seat: v.picklist(SEATS), move: AnyJson, auto: v.boolean() }),
  turn: v.number(),
  at: Time,
  /** The id of the message that it came with; null when the table played. */
  id: v.nullable(v.string()),
});
/** One accepted move. Only `entry` goes into the record of the game. */
export type MoveRow = v.InferOutput<typeof MoveRow>;

/** The last move that still counted was taken back. It stays in the log, and its message answered. */
const BackRow = v.strictObject({ takenBack: v.literal(true), at: Time });
const LogRow = v.union([MoveRow, BackRow]);
export type LogRow = v.InferOutput<typeof LogRow>;

const GiftRow = v.strictObject({
  /** Who is told what is in it: the hash of a pass. */
  person: v.nullable(Hex64),
  place: Time,
  /** The id of the message that wrapped it. */
  made: v.string(),
  salt: v.string(),
  /** As what the one who wrapped it was at the table when the game began; null before. */
  by: v.nullable(v.picklist([...SEATS, 'bob'])),
  thing: v.record(v.string(), AnyJson),
  picture: v.nullable(Hex64),
});
/** Something that was brought. `place` is its place among all, in the order of wrapping. */
export type GiftRow = v.InferOutput<typeof GiftRow>;

/** As the game reads it. */
export const thingOf = ({ thing, by, salt }: GiftRow): Json => ({ ...thing, by, salt });

const PictureRow = v.strictObject({ person: v.nullable(Hex64), place: Time });
export type PictureRow = v.InferOutput<typeof PictureRow>;

/** By their keys and names. */
export type SavedGifts = {
  readonly gifts: ReadonlyMap<string, GiftRow>;
  readonly pictures: ReadonlyMap<string, PictureRow>;
};
export const NO_GIFTS: SavedGifts = { gifts: new Map(), pictures: new Map() };

const Away = v.record(Hex64, Time);
export type Away = v.InferOutput<typeof Away>;

/** Everything that a room knows after it has woken up, but for its open sockets. */
export type Saved = {
  readonly table: TableRow;
  readonly seen: number;
  readonly away: Away;
  readonly due: number | null;
  readonly game: { readonly start: GameRow; readonly log: readonly LogRow[] } | null;
  readonly gifts: SavedGifts;
};

/** The part of a platform's storage that is needed to wake up. */
export type Rows = {
  get(key: string): Promise<unknown>;
  list(options: { prefix: string; start?: string }): Promise<ReadonlyMap<string, unknown>>;
};

/** Reads a table back; null when none was ever made here. Rows that do not parse are a bug: it throws. */
export async function load(rows: Rows): Promise<Saved | null> {
  const first = await rows.get(KEYS.table);
  if (first === undefined) return null;
  const table = v.parse(TableRow, first);
  const gifts = {
    gifts: await loadAll(rows, GIFT, raw => v.parse(GiftRow, raw)),
    pictures: await loadAll(rows, PICTURE, raw => v.parse(PictureRow, raw)),
  };
  return {
    table,
    seen: v.parse(Time, (await rows.get(KEYS.seen)) ?? table.made),
    away: v.parse(Away, (await rows.get(KEYS.away)) ?? {}),
    due: v.parse(v.nullable(Time), (await rows.get(KEYS.due)) ?? null),
    game: table.phase === 'game' ? await loadGame(rows, table.nth, gifts) : null,
    gifts,
  };
}

async function loadGame(rows: Rows, nth: number, { gifts }: SavedGifts) {
  const { header, at } = v.parse(GameRow, await rows.get(gameKey(nth)));
  return {
    start: { header: { ...header, brought: [...gifts.values()].map(thingOf) }, at },
    log: await loadLog(rows, nth),
  };
}

/** What is packed, from the beginning without a gap, and row by row what came after it. */
async function loadLog(rows: Rows, nth: number): Promise<readonly LogRow[]> {
  const packs = [...(await rows.list({ prefix: packPrefix(nth) }))];
  const whole = packs.filter(([key], index) => key === packKey(nth, index + 1));
  const packed = whole.flatMap(([, pack]) => v.parse(v.array(LogRow), pack));
  const rest = await rows.list({ prefix: logPrefix(nth), start: logKey(nth, packed.length + 1) });
  return [...packed, ...[...rest.values()].map(row => v.parse(LogRow, row))];
}

async function loadAll<T>(rows: Rows, prefix: string, read: (raw: unknown) => T): Promise<ReadonlyMap<string, T>> {
  const found = await rows.list({ prefix });
  return new Map([...found].map(([key, row]) => [key.slice(prefix.length), read(row)]));
}
