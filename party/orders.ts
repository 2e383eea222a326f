import * as v from 'valibot';
import { ClubResult } from './club/answers.ts';
import { ClubAct, NewClub } from './club/protocol.ts';
import { PASS } from './protocol.ts';

/*
 * What rooms are asked by their own house: by the platform's entrance, and tables and clubs by each other. Nothing of it
 * can be said from outside.
 */

export const Order = v.variant('do', [
  /** A table at this address, by what was posted; for the club that asks for it. */
  v.strictObject({ do: v.literal('make'), code: v.string(), club: v.nullable(v.string()), wanted: v.unknown() }),
  /** What can be seen at the door. */
  v.strictObject({ do: v.literal('show') }),
  /** How the table stands that is there. */
  v.strictObject({ do: v.literal('stand') }),
]);
/** What the room of a table is asked. */
export type Order = v.InferOutput<typeof Order>;

export const ClubOrder = v.strictObject({
  name: v.string(),
  secret: v.nullable(v.pipe(v.string(), v.regex(PASS))),
  asked: v.variant('on', [
    v.strictObject({ on: v.literal('look') }),
    v.strictObject({ on: v.literal('make'), wanted: NewClub }),
    v.strictObject({ on: v.literal('act'), act: ClubAct }),
    v.strictObject({ on: v.literal('ended'), table: v.string(), result: ClubResult }),
  ]),
});
/** What the room of a club is asked. */
export type ClubOrder = v.InferOutput<typeof ClubOrder>;
