import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { chanceFromText, pick } from '../engine/chance.ts';
import type { Json } from '../engine/json.ts';
import type { Header } from '../engine/log.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from '../engine/record.ts';
import { SHELF, takeFromShelf } from '../engine/shelf.ts';
import type { Table } from '../engine/table.ts';
import { bring } from '../tools/gifts.ts';
import { digest, viewersOf } from './contract/lab.ts';

/**
 * Finished games, and what everybody saw of them at every step. If one of these tests fails, either the rules have a
 * bug, or they have changed: then raise the rules number of the game and keep the old rules on the shelf.
 *
 * `GOLDEN=write npx vitest run test/golden.test.ts` writes records that are missing. One that is there is never
 * written over: delete it first, and say why.
 */
const FOLDER = fileURLToPath(new URL('golden/', import.meta.url));
const WRITES = process.env.GOLDEN === 'write';

interface Golden {
  readonly record: GameRecord;
  /** Of each step, beginning with the start, four digits of the hash of all looks and news. */
  readonly steps: string;
  readonly looks: string;
}

const GAMES: Readonly<Record<string, readonly { readonly seats: number; readonly options: Json }[]>> = {
  king: [
    { seats: 4, options: {} },
    { seats: 4, options: { dealerChoice: 'on', passIsFinal: 'off', sheet: 'single' } },
    { seats: 4, options: { playOut: 'on', kingOfHearts: 'voidOnly', forfeitAnytime: 'on' } },
    { seats: 4, options: { length: 'quick' } },
    { seats: 4, options: { length: 'quick', kingOfHearts: 'voidOnly', positiveLead: 'contractHolder' } },
    { seats: 4, options: { length: 'quick', passIsFinal: 'off', shortfall: 'noDebt', downPayment: 'capped' } },
    { seats: 4, options: { length: 'quick', eightUpBinds: 'on', forfeitAnytime: 'on', positiveLead: 'leftOfDealer' } },
    { seats: 4, options: { length: 'quick', playOut: 'on', dealerChoice: 'on', downPayment: 'capped' } },
  ],
  'kings-dice': [
    { seats: 3, options: {} },
    { seats: 5, options: { roundLimit: '20' } },
    { seats: 4, options: { variant: 'commoners' } },
    { seats: 2, options: { variant: 'commoners', roundLimit: '40' } },
  ],
  'fourth-king': [
    { seats: 4, options: {} },
    { seats: 6, options: { initiativeDie: 'd6', givers: 'open', patience: '1' } },
    { seats: 3, options: { bob: 'table', givers: 'never', patience: '3' } },
  ],
};

function headerOf(game: string, nth: number): Header {
  const shelved = takeFromShelf(game);
  const wanted = GAMES[game]?.[nth];
  if (shelved === null || wanted === undefined) throw new Error(`no ${game} ${nth}`);
  const name = `golden ${game} ${nth}`;
  const options = shelved.parseOptions(wanted.options);
  if (options === null) throw new Error(`${name} has garbled options`);
  return {
    format: 1,
    game,
    rules: shelved.rules,
    secret: digest(name),
    shares: nth % 2 === 0 ? [] : [digest(`share of ${name}`)],
    seatCount: wanted.seats,
    options,
    brought: bring(shelved, wanted.seats, chanceFromText(name).stream('gifts')),
  };
}

const open = (header: Header): Table => {
  const game = takeFromShelf(header.game, header.rules);
  if (game === null) throw new Error(`no ${header.game} with rules ${header.rules}`);
  return game.open(header);
};

/** A game between built-in players, of whom every other one plays anything. */
function played(header: Header): GameRecord {
  const table = open(header);
  const draws = chanceFromText(header.secret).stream('who moves');
  while (table.outcome === null) {
    const seat = pick(table.awaited, draws);
    table.play(seat, table.turn, table.choose(seat, seat % 2 === 0 ? 'player' : 'random'), seat % 2 === 0);
  }
  const names = ['Ana', 'Bento', 'Carla', 'Duarte', 'Elena', 'Félix'].slice(0, header.seatCount);
  const record = parseRecord(JSON.parse(JSON.stringify(recordOf(table, names))));
  if (record === null) throw new Error('a finished game has a record');
  return record;
}

/** Replays a record and hashes what everybody is shown and told. */
function fingerprint({ format, game, rules, secret, shares, options, brought, names, entries }: GameRecord) {
  const table = open({ format, game, rules, secret, shares, seatCount: names.length, options, brought });
  const viewers = viewersOf(names.length);
  const shown = [JSON.stringify(viewers.map(viewer => [table.look(viewer), table.opening(viewer)]))];
  for (const { seat, move, auto } of entries) {
    const played = table.play(seat, table.turn, move, auto);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} of ${seat} is refused: ${played.why}`);
    shown.push(JSON.stringify(viewers.map(viewer => [table.look(viewer), played.news(viewer)])));
  }
  return { steps: shown.map(text => digest(text).slice(0, 4)).join(''), looks: digest(shown.join('\n')) };
}

if (WRITES) {
  for (const { id, rules } of SHELF) {
    for (const nth of (GAMES[id] ?? []).keys()) {
      const path = join(FOLDER, `${id}-${rules}-${nth}.json`);
      if (existsSync(path)) continue;
      const record = played(headerOf(id, nth));
      writeFileSync(path, `${JSON.stringify({ record, ...fingerprint(record) })}\n`);
    }
  }
}

const files = readdirSync(FOLDER).filter(name => name.endsWith('.json'));

describe('golden records', { timeout: 30_000 }, () => {
  test('guard every game on the shelf', () => {
    for (const { id, rules } of SHELF) {
      expect(files.filter(name => name.startsWith(`${id}-${rules}-`)).length, id).toBe(GAMES[id]?.length);
    }
  });

  test.each(files)('%s is found true and shows everybody what it showed', name => {
    const golden: Golden = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
    expect(verifyRecord(golden.record)).toEqual({ ok: true, outcome: golden.record.outcome });
    const { steps, looks } = fingerprint(golden.record);
    const differs = steps
      .match(/.{4}/g)
      ?.findIndex((hash, step) => golden.steps.slice(4 * step, 4 * step + 4) !== hash);
    expect(differs, 'the first step that shows something else').toBe(-1);
    expect(looks).toBe(golden.looks);
  });
});
