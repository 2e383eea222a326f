import * as v from 'valibot';
import { CODE, PASS } from '../protocol.ts';
import { AnyJson, SettingsKept, Time } from '../schemas.ts';
import { STARTERS, THEMES } from './protocol.ts';

/*
 * What a club answers, and what its tables tell it: parsed by whoever reads it. Fields that are not known here are left
 * out, so that an open page can read what a newer room says.
 */

const Phase = v.picklist(['lobby', 'playing', 'over']);

/** How one game ended, as everybody there saw it. */
export const ClubResult = v.object({
  game: v.string(),
  at: Time,
  /** What the table promised before the first draw: the record that a member has kept is of this game if it says so. */
  promise: v.string(),
  people: v.array(
    v.object({
      name: v.string(),
      place: v.number(),
      score: v.number(),
      /** Whether it was a built-in player. */
      player: v.boolean(),
    }),
  ),
});
export type ClubResult = v.InferOutput<typeof ClubResult>;

/** What a table tells the club whose table it is. */
export const Standing = v.object({
  game: v.string(),
  phase: Phase,
  /** How many of those seated are there, and when somebody last was. */
  here: v.number(),
  seen: v.number(),
});
export type Standing = v.InferOutput<typeof Standing>;

const Code = v.pipe(v.string(), v.regex(CODE));

/** The club as everybody sees it. */
export const ClubView = v.object({
  name: v.string(),
  title: v.string(),
  game: v.string(),
  options: AnyJson,
  settings: SettingsKept,
  language: v.nullable(v.string()),
  theme: v.picklist(THEMES),
  starters: v.picklist(STARTERS),
  tonight: v.nullable(v.object({ game: v.string(), phase: Phase, here: v.number(), code: Code })),
  /** The last one first. */
  results: v.pipe(v.array(ClubResult), v.readonly()),
  /** When it will be forgotten, if nothing is played. */
  until: v.number(),
});
export type ClubView = v.InferOutput<typeof ClubView>;

/** Where tonight's table is. Whoever began it gets its host's pass. */
export const Begun = v.object({ code: Code, pass: v.nullable(v.pipe(v.string(), v.regex(PASS))) });
export type Begun = v.InferOutput<typeof Begun>;
