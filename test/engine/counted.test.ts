import { describe, expect, test } from 'vitest';
import { type Answer, counted } from '../../engine/counted.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import type { Header } from '../../engine/log.ts';
import { recordOf, verifyRecord } from '../../engine/record.ts';
import { type Seat, seatsOf } from '../../engine/seats.ts';
import { openTable, type Table } from '../../engine/table.ts';

const answer = (turn: number, seat: Seat, move: string, sealed: boolean): Answer => ({
  entry: { seat, move, auto: false },
  turn,
  sealed,
});
const moves = (...answers: readonly Answer[]) => counted(answers).map(({ move }) => move);

describe('what counted', () => {
  test('of what a seat sealed in a turn is the last', () => {
    expect(moves(answer(0, 0, 'a', true), answer(0, 0, 'b', true), answer(0, 1, 'c', false))).toEqual(['b', 'c']);
  });

  test('stands by seat where all was sealed, turn by turn', () => {
    const first = [answer(0, 2, 'c', true), answer(0, 0, 'a', true), answer(0, 1, 'b', false)];
    const second = [answer(1, 1, 'e', true), answer(1, 2, 'f', true), answer(1, 0, 'd', false)];
    expect(moves(...first, ...second)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('stands as it came where it was said in the open', () => {
    expect(moves(answer(0, 2, 'yes', false), answer(0, 1, 'yes', false), answer(0, 0, 'no', false))).toEqual([
      'yes',
      'yes',
      'no',
    ]);
    expect(moves(answer(3, 1, 'open', false), answer(3, 1, 'open', false))).toEqual(['open', 'open']);
  });
});

const header = (variant: string): Header => ({
  format: 1,
  game: 'kings-dice',
  rules: 1,
  secret: 'd1'.repeat(32),
  shares: [],
  seatCount: 4,
  options: { variant, roundLimit: '20' },
  brought: [],
});

/** Plays to the end by the same choices; `order` says who seals when, `changes` how often each first seals otherwise. */
function played(variant: string, order: readonly Seat[], changes: number): Table {
  const table = openTable(kingsDice, header(variant));
  while (table.outcome === null) {
    const { turn, awaited } = table;
    const answers = new Map(awaited.map(seat => [seat, table.choose(seat, 'standIn')]));
    const waiting = order.filter(seat => awaited.includes(seat));
    for (const seat of waiting) {
      const early = seat === waiting.at(-1) ? 0 : changes;
      for (let nth = 0; nth < early; nth++) table.play(seat, turn, table.choose(seat, 'random'), false);
      table.play(seat, turn, answers.get(seat) ?? null, false);
    }
  }
  return table;
}

describe.each(['lords', 'commoners'])('[D29] the record of King’s Dice, %s', variant => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
  const quiet = played(variant, seatsOf(4), 0);
  const fickle = played(variant, [2, 3, 0, 1], 3);

  test('tells neither who changed his mind nor who was quick', () => {
    expect(fickle.entries.length).toBeGreaterThan(quiet.entries.length);
    expect(JSON.stringify(recordOf(fickle, names))).toBe(JSON.stringify(recordOf(quiet, names)));
  });

  test('is found true', () => {
    expect(verifyRecord(recordOf(fickle, names))).toEqual({ ok: true, outcome: fickle.outcome });
  });
});
