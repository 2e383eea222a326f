import { describe, expect, test } from 'vitest';
import { FOURTH_CHOICES } from '../../engine/fourth-king/kinds.ts';
import { FourthMove } from '../../engine/fourth-king/moves.ts';
import type { Choices } from '../../engine/game.ts';
import { isRecord } from '../../engine/json.ts';
import { KING_CHOICES } from '../../engine/king/kinds.ts';
import { KingMove } from '../../engine/king/moves.ts';
import { DICE_CHOICES } from '../../engine/kings-dice/kinds.ts';
import { DiceMove } from '../../engine/kings-dice/moves.ts';
import { ASKING, CLOSE, LIMITS, SETTINGS } from '../../party/protocol.ts';
import { Up } from '../../party/up.ts';
import { type Client, Stage } from '../party/stage.ts';
import { read } from '../sources.ts';
import { codeIn, rowsOf, section, tableIn } from './markdown.ts';
import { fieldIn, shapesOf } from './schemas.ts';

const PAGE = 'docs/protocol.md';
const GAMES = [
  { title: 'King', id: 'king', kinds: 'KingRefusal', moves: KingMove, choices: KING_CHOICES },
  { title: 'King’s Dice', id: 'kings-dice', kinds: 'DiceRefusal', moves: DiceMove, choices: DICE_CHOICES },
  {
    title: 'The Fourth King’s Game',
    id: 'fourth-king',
    kinds: 'FourthRefusal',
    moves: FourthMove,
    choices: FOURTH_CHOICES,
  },
];

const coded = (text: string | number): string => `\`${text}\``;
const choicesOf = (choices: Choices) =>
  Object.entries(choices).map(([name, values]) => [coded(name), values.join(' ')]);
const inTable = (heading: string, nth = 0) =>
  [...rowsOf(tableIn(PAGE, heading, nth))].map(([first, cells]) => [first, ...cells]);
/** The first two cells; where there is a third one, it must say something. */
function firstTwo(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  expect(rows.filter(row => row.length < 2 || row.some(cell => cell === ''))).toEqual([]);
  return rows.map(row => row.slice(0, 2));
}

describe('what a page may say', () => {
  test('is listed with its fields', () => {
    const wanted = (union: unknown) => shapesOf(union).map(({ tag, fields }) => [coded(tag), fields]);
    expect(firstTwo(inTable('From a page'))).toEqual(wanted(Up));
    expect(firstTwo(inTable('What the host does'))).toEqual(wanted(fieldIn(Up, 'host', 'act')));
    for (const { title, id, moves } of GAMES) expect(inTable(`${title}, ${coded(id)}`)).toEqual(wanted(moves));
  });

  test('and so are options and settings', () => {
    expect(inTable('Over HTTP', 1)).toEqual(choicesOf(SETTINGS));
    for (const { title, id, choices } of GAMES)
      expect(inTable(`${title}, ${coded(id)}`, 1)).toEqual(choicesOf(choices));
  });
});

describe('what a room may say', () => {
  const source = read('party/protocol.ts');

  test('is listed with its fields', () => {
    const body = source.slice(source.indexOf('type DownOf<'), source.indexOf('export type Down ='));
    const [, ...messages] = body.replace(/\/\*[\s\S]*?\*\//g, '').split(/readonly t: '/);
    const wanted = messages.map(message => {
      const names = [...message.matchAll(/readonly (\w+):/g)].map(([, name = '']) => coded(name));
      return [coded(message.slice(0, message.indexOf("'"))), names.join(', ') || '–'];
    });
    expect(wanted.length).toBeGreaterThan(10);
    expect(firstTwo(inTable('From the room'))).toEqual(wanted);
  });

  test('in types that stand in the file', () => {
    const blocks = codeIn(read(PAGE), 'ts');
    expect(blocks.length).toBe(3);
    for (const { about, code } of blocks) expect(read(about)).toContain(code.trimEnd());
  });
});

describe('numbers and codes', () => {
  /** The codes of a union of texts, as it stands in a file. */
  function codesOf(path: string, name: string): readonly string[] {
    const text = read(path);
    const from = text.indexOf(`export type ${name} =`);
    const union = text.slice(from, text.indexOf(';', from)).replace(/\/\*[\s\S]*?\*\//g, '');
    return [...union.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => coded(code));
  }
  const listed = (heading: string, nth = 0) => firstTwo(inTable(heading, nth)).map(([code]) => code);

  test('every refusal is explained', () => {
    const room = codesOf('party/refusals.ts', 'RoomRefusal');
    expect(room.length).toBeGreaterThan(30);
    expect(listed('Refusals')).toEqual(room);
    for (const { title, id, kinds } of GAMES) expect(listed(title)).toEqual(codesOf(`engine/${id}/kinds.ts`, kinds));
    expect(listed('Refusals over HTTP', 0)).toEqual(codesOf('party/refusals.ts', 'TableRefusal'));
    expect(listed('Refusals over HTTP', 1)).toEqual(codesOf('party/refusals.ts', 'PictureRefusal'));
  });

  test('every reason to close, and every limit', () => {
    expect(firstTwo(inTable('Closing'))).toEqual(Object.entries(CLOSE).map(([why, code]) => [coded(why), `${code}`]));
    expect(firstTwo(inTable('Limits'))).toEqual(
      Object.entries(LIMITS).map(([name, limit]) => [coded(name), limit.toLocaleString('en')]),
    );
  });
});

test('how often a page asks who is there is told', () => {
  const told = section(PAGE, 'Who is there');
  const words = ['no', 'one', 'two', 'three', 'four', 'five'];
  expect(told).toContain(`${ASKING.everyMs / 1000} s after it last said so`);
  expect(told).toContain(`${ASKING.againMs / 1000} s later`);
  expect(told).toContain(`only the first ${words[ASKING.whoElse]} times`);
});

describe('the session', () => {
  test('is what the room says, word for word and nothing besides', () => {
    const stage = new Stage({ seed: 'a short session' });
    const [wanted] = codeIn(section(PAGE, 'Over HTTP'), 'json');
    const made = stage.make(JSON.parse(wanted?.code ?? ''));
    const [answer] = codeIn(section(PAGE, 'A short session'), 'json');
    expect(made.ok && made.table).toEqual(JSON.parse(answer?.code ?? ''));

    const people = new Map<string, { readonly client: Client; heard: number }>();
    const [{ code } = { code: '' }] = codeIn(section(PAGE, 'A short session'), 'session');
    const lines = code.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) {
      const [, name = '', way, text = ''] = /^(\w+) ([→←]) (.*)$/.exec(line) ?? [];
      const person = people.get(name) ?? { client: stage.connect(), heard: 0 };
      people.set(name, person);
      if (way === '→') {
        person.client.say(JSON.parse(text));
      } else {
        const frame = person.client.frames[person.heard++]?.text ?? 'null';
        expect(fits(JSON.parse(text), JSON.parse(frame)), `${name} hears ${frame}, not ${text}`).toBe(true);
      }
    }
    for (const { client, heard } of people.values()) expect(client.frames.length).toBe(heard);
  });

  test('what is left out fits anything, and nothing else does', () => {
    expect(fits({ a: '…', b: [1, '…'] }, { a: { c: 1 }, b: [1, 2] })).toBe(true);
    expect(fits({ a: 1, '…': '…' }, { a: 1, b: 2 })).toBe(true);
    expect([fits({ a: 1 }, { a: 1, b: 2 }), fits({ a: 1, '…': '…' }, { a: 2 }), fits([1], [1, 2])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  /** Whether something was said as it is written down, where `…` stands for anything. */
  function fits(written: unknown, said: unknown): boolean {
    if (written === '…') return true;
    if (Array.isArray(written)) {
      return (
        Array.isArray(said) && written.length === said.length && written.every((item, nth) => fits(item, said[nth]))
      );
    }
    if (!isRecord(written)) return written === said;
    if (!isRecord(said)) return false;
    const { '…': others, ...named } = written;
    const all = others !== undefined || Object.keys(said).every(key => key in named);
    return all && Object.entries(named).every(([key, value]) => key in said && fits(value, said[key]));
  }
});
