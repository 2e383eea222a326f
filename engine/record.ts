import * as v from 'valibot';
import { promiseOf, SECRET } from './chance.ts';
import type { Outcome } from './game.ts';
import { isRecord, isShallow, type Json, same } from './json.ts';
import type { Entry } from './log.ts';
import { SEATS } from './seats.ts';
import { SHELF, takeFromShelf } from './shelf.ts';
import type { Table } from './table.ts';

const Secret = v.pipe(v.string(), v.regex(SECRET));
const AnyJson = v.custom<Json>(raw => raw !== undefined);

const RecordFile = v.strictObject({
  format: v.literal(1),
  game: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  rules: v.number(),
  /** SHA-256 of the secret, as it stood in the room before the first draw. */
  promise: Secret,
  secret: Secret,
  shares: v.pipe(v.array(Secret), v.maxLength(SEATS.length)),
  options: AnyJson,
  /** What was brought before the start, as far as it may be shown. */
  brought: v.array(AnyJson),
  names: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(SEATS.length)),
  entries: v.array(v.strictObject({ seat: v.picklist(SEATS), move: AnyJson, auto: v.boolean() })),
  outcome: v.strictObject({ scores: v.array(v.number()), places: v.array(v.number()) }),
  story: AnyJson,
});

/** A finished game as a file: what it began with, every move, and what came of it. State is rebuilt by replaying. */
export type GameRecord = v.InferOutput<typeof RecordFile>;

export type Verdict = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false; readonly why: string };

/** The record of a finished game, or null while it runs: until then it would give every draw away. */
export function recordOf(table: Table, names: readonly string[]): GameRecord | null {
  const { header, promise, outcome } = table;
  if (outcome === null) return null;
  return {
    format: 1,
    game: header.game,
    rules: header.rules,
    promise,
    secret: header.secret,
    shares: [...header.shares],
    options: header.options,
    brought: [...table.publish()],
    names: [...names],
    entries: [...table.counted()],
    outcome: { scores: [...outcome.scores], places: [...outcome.places] },
    story: table.story(),
  };
}

/** More levels than any record has. */
const LEVELS = 32;

/** Reads a file; null for what is no record. Whether it is true is for `verifyRecord` to say. */
export function parseRecord(raw: unknown): GameRecord | null {
  if (!isShallow(raw, LEVELS)) return null;
  const parsed = v.safeParse(RecordFile, raw);
  return parsed.success ? parsed.output : null;
}

/** Checks the promise, then replays every move, then compares what came of it. Says the first thing that does not fit. */
export function verifyRecord(raw: unknown, shelf = SHELF): Verdict {
  const record = parseRecord(raw);
  if (record === null) return no('this is not the record of a game');
  if (promiseOf(record.secret) !== record.promise) return no('the secret is not the one that was promised');
  const game = takeFromShelf(record.game, record.rules, shelf);
  if (game === null) return no(`nobody here knows ${record.game} with rules ${record.rules}`);

  const { secret, shares, options, brought, names, entries } = record;
  if (names.length < game.seats.min || names.length > game.seats.max) return no(`${names.length} names for ${game.id}`);
  const table = replay(() =>
    game.open({
      format: 1,
      game: game.id,
      rules: game.rules,
      secret,
      shares,
      seatCount: names.length,
      options,
      brought,
    }),
  );
  if (typeof table === 'string') return no(table);
  for (const [index, entry] of entries.entries()) {
    const why = refusalOf(table, entry);
    if (why !== null) return no(`move ${index + 1}, by seat ${entry.seat + 1}, does not fit: ${why}`);
  }
  if (table.outcome === null) return no('the game is not over after the last move');
  const unfit =
    firstDifference(record.story, table.story(), 'story') ??
    firstDifference(record.outcome, table.outcome, 'outcome') ??
    firstDifference(record.brought, table.publish(), 'brought');
  return unfit === null
    ? { ok: true, outcome: table.outcome }
    : no(`${unfit} is not what the secret and the moves lead to`);
}

const no = (why: string): Verdict => ({ ok: false, why });

/** A forged header may be one that the rules cannot even set up: that too is an answer, not a crash. */
function replay(open: () => Table): Table | string {
  try {
    return open();
  } catch (error) {
    return error instanceof Error ? error.message : 'the game cannot be set up';
  }
}

function refusalOf(table: Table, { seat, move, auto }: Entry): string | null {
  const played = table.play(seat, table.turn, move, auto);
  return played.ok ? null : played.why;
}

/** The path to the first place where something is not as it should be, or null. Nobody's words stand in it but ours. */
function firstDifference(found: unknown, due: unknown, path: string): string | null {
  if (same(found, due)) return null;
  const [left, right] = [branches(found), branches(due)];
  if (left === null || right === null) return path;
  for (const key of Object.keys(right)) {
    const inner = firstDifference(left[key] ?? null, right[key] ?? null, `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return path;
}

const branches = (value: unknown): Readonly<Record<string, unknown>> | null =>
  isRecord(value) ? value : Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
