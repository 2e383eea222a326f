import { beforeAll, describe, expect, test } from 'vitest';
import { dollarsForAMillion, freeGames, PRICES } from '../../bench/prices.ts';
import { type Cost, costOf, PLAYED } from '../party/costs.ts';
import { rowsOf, tableIn } from './markdown.ts';

const PAGE = 'docs/scaling.md';
/** How far a figure on the page may be from what is counted. */
const MARGIN = 0.05;

const COUNTS: Readonly<Record<string, keyof Cost>> = {
  decisions: 'moves',
  minutes: 'minutes',
  'HTTP requests: the table, its preview, pictures': 'requests',
  'pages opened': 'pages',
  'sockets opened': 'connections',
  'messages from pages': 'messages',
  'alarms that rang': 'alarms',
  wakes: 'wakes',
  'rows written': 'rowsWritten',
  'rows read': 'rowsRead',
  'rows kept for a day': 'rowsKept',
  'bytes kept for a day': 'bytesKept',
  'bytes out, before compression': 'bytesOut',
};

type Figures = ReadonlyMap<string, readonly number[]>;
const shown = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 2 : figure < 100 ? 1 : 0 });
const markdown = (figures: Figures): string =>
  [...figures].map(([label, row]) => `| ${label} | ${row.map(shown).join(' | ')} |`).join('\n');

/** The last three figures of each row. */
function onThePage(heading: string): Figures {
  const rows = [...rowsOf(tableIn(PAGE, heading))];
  return new Map(rows.map(([label, cells]) => [label, cells.slice(-3).map(cell => Number(cell.replaceAll(',', '')))]));
}

/** Every figure stands on the page, and nothing else does. */
function expectOnThePage(heading: string, counted: Figures): void {
  const page = onThePage(heading);
  const isNear = (figure: number, index: number, label: string) =>
    Math.abs((page.get(label)?.[index] ?? Number.NaN) - figure) <= Math.max(0.01, MARGIN * figure);
  const all = [...counted].every(([label, row]) => row.every((figure, index) => isNear(figure, index, label)));
  expect([...page.keys()]).toEqual([...counted.keys()]);
  expect(all, `${PAGE}, ${heading}, should say:\n${markdown(counted)}\n`).toBe(true);
}

describe('what a game costs', { timeout: 120_000 }, () => {
  let costs: readonly Cost[] = [];
  beforeAll(async () => {
    costs = [];
    for (const game of PLAYED) costs = [...costs, await costOf(game)];
  }, 120_000);

  test('is what the page says', () => {
    expectOnThePage('One game', new Map(Object.entries(COUNTS).map(([label, of]) => [label, costs.map(c => c[of])])));
  });

  test('in units of the price list', () => {
    expectOnThePage('What is charged', new Map(PRICES.map(({ what, perGame }) => [what, costs.map(perGame)])));
  });

  test('and so many of it are free, or cost so much', () => {
    const by = (list: (cost: Cost) => Readonly<Record<string, number>>): Figures => {
      const lists = costs.map(list);
      return new Map(Object.keys(lists[0] ?? {}).map(what => [what, lists.map(each => each[what] ?? 0)]));
    };
    expectOnThePage('Free of charge', by(freeGames));
    expectOnThePage('A million games', by(dollarsForAMillion));
  });

  test('a move is one row, and little else is written', () => {
    const [king] = costs;
    expect(king?.rowsWritten).toBeLessThan(1.2 * (king?.moves ?? 0));
  });
});
