import * as v from 'valibot';
import type { Wrapped } from '../game.ts';
import { SEATS } from '../seats.ts';
import { GIFT_LIMITS, PAPERS, RIBBONS, SHAPES, SIZES } from './parcels.ts';
import { cleanLine, cleanLines, isBlank, lengthOf, RAW_MAX } from './text.ts';

const text = (clean: (raw: string) => string, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(RAW_MAX),
    v.transform(clean),
    v.check(cleaned => lengthOf(cleaned) <= max),
  );

/** Blank text is no text: an empty rattle must not differ from none. */
const optional = (schema: ReturnType<typeof text>) =>
  v.pipe(
    v.nullable(schema),
    v.transform(cleaned => (cleaned === null || isBlank(cleaned) ? null : cleaned)),
  );

/** A host, perhaps a port, and the rest; no user name before the host, which would pass for one. */
const LINK = /^https:\/\/[\p{L}\p{M}\p{N}.-]+(:\d{1,5})?([/?#][^\s\p{C}"<>\\^`{|}]*)?$/u;

const Outside = v.strictObject({
  paper: v.picklist(PAPERS),
  ribbon: v.picklist(RIBBONS),
  shape: v.picklist(SHAPES),
  size: v.picklist(SIZES),
  tag: optional(text(cleanLine, GIFT_LIMITS.tag)),
});
export type Outside = Readonly<v.InferOutput<typeof Outside>>;

const Inside = v.strictObject({
  title: v.pipe(
    text(cleanLine, GIFT_LIMITS.title),
    v.check(title => !isBlank(title)),
  ),
  note: optional(text(cleanLines, GIFT_LIMITS.note)),
  link: v.nullable(v.pipe(text(cleanLine, GIFT_LIMITS.link), v.regex(LINK))),
  /** The name under which the room keeps the picture: 64 hexadecimal digits that nobody can guess. */
  picture: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  rattle: optional(text(cleanLine, GIFT_LIMITS.rattle)),
});
export type Inside = Readonly<v.InferOutput<typeof Inside>>;

const Wrapper = v.picklist([...SEATS, 'bob']);
/** Who wrapped a gift: somebody at a seat, or King Bob. */
export type Wrapper = v.InferOutput<typeof Wrapper>;

const Brought = v.strictObject({
  outside: Outside,
  inside: Inside,
  by: Wrapper,
  /** 16 random bytes in hexadecimal, drawn by the room for this gift. Never shown. */
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
/** A gift as it is put on the pile. */
export type Brought = Readonly<v.InferOutput<typeof Brought>>;

const Published = v.strictObject({
  outside: Outside,
  inside: v.nullable(Inside),
  /** The rattle of a gift that was shaken and never opened. */
  heard: optional(text(cleanLine, GIFT_LIMITS.rattle)),
  by: v.nullable(Wrapper),
  /** Salted hash of the whole gift: what is not shown has been fixed all the same. */
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
/** F31: a gift as it may stand in the record. Null for what may not be shown. */
export type Published = Readonly<v.InferOutput<typeof Published>>;

const Thing = v.union([Brought, Published]);
export type Thing = Brought | Published;

const Parcel = v.strictObject({ outside: Outside, inside: Inside });

/** Reads what somebody wraps; null for what is not as F3 and F4 want it. */
export function wrap(raw: unknown): Wrapped | null {
  const parsed = v.safeParse(Parcel, raw);
  return parsed.success ? { thing: parsed.output, picture: parsed.output.inside.picture } : null;
}

/** Reads a gift and cleans its texts; null for one that is not as F3 and F4 want it. */
export function parseThing(raw: unknown): Thing | null {
  const parsed = v.safeParse(Thing, raw);
  return parsed.success ? parsed.output : null;
}
