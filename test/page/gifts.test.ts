import { describe, expect, test } from 'vitest';
import { cell, csvOf } from '../../web/tables/fourth-king/end/csv.ts';
import { LONGEST_SIDE, tries, within } from '../../web/tables/fourth-king/lobby/fit.ts';
import { addressIn, isAddress } from '../../web/tables/fourth-king/lobby/link.ts';
import { actsFor, mayChoose, moveOf, NO_PLAN, stillPossible } from '../../web/tables/fourth-king/plan.ts';

describe('a list for spreadsheets', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1+1', '＋1', '－1', '＠x'])(
    '%j stays text: an apostrophe stands before it',
    text => {
      expect(cell(text)).toBe(`"'${text}"`);
    },
  );

  test.each(['Ana', ' =1', '1=1', 'a@b', '', 'Zé', 'محمد علي', "'=1"])('%j is left as it is', text => {
    expect(cell(text)).toBe(`"${text}"`);
  });

  test('quotes are doubled, and neither commas nor lines break a cell', () => {
    expect(cell('a "jar", of\njam')).toBe('"a ""jar"", of\njam"');
    expect(cell('"=1')).toBe('"""=1"');
  });

  test('rows end as spreadsheets want it, and a mark says that the letters are UTF-8', () => {
    expect(
      csvOf([
        ['No.', 'Gift'],
        ['1', '=cmd()'],
      ]),
    ).toBe('\uFEFF"No.","Gift"\r\n"1","\'=cmd()"\r\n');
  });
});

describe('the link of a gift', () => {
  test.each([
    ['www.example.com', 'https://www.example.com'],
    [' example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
    ['https://example.com', 'https://example.com'],
  ])('%j is taken as people write it', (link, address) => {
    expect(addressIn(link)).toBe(address);
    expect(isAddress(address)).toBe(true);
  });

  test.each(['http://example.com', 'javascript:alert(1)', 'me@example.com', 'example', 'two words.com', 'data:a.b/c'])(
    '%j is none',
    link => {
      expect(isAddress(addressIn(link))).toBe(false);
    },
  );
});

describe('making a picture small', () => {
  test('a large one keeps its shape within the longest side', () => {
    expect(within({ width: 4000, height: 3000 }, 1024)).toEqual({ width: 1024, height: 768 });
    expect(within({ width: 3000, height: 4000 }, 1024)).toEqual({ width: 768, height: 1024 });
  });

  test('a small one is not made larger', () => {
    expect(within({ width: 300, height: 20 }, 1024)).toEqual({ width: 300, height: 20 });
  });

  test('a sliver keeps at least one pixel', () => {
    expect(within({ width: 100_000, height: 3 }, 1024)).toEqual({ width: 1024, height: 1 });
  });

  test.each([
    [4000, 3000],
    [900, 1600],
    [200, 100],
    [1, 1],
  ])('%i × %i: tries get coarser, then smaller, never twice the same', (width, height) => {
    const all = tries({ width, height });
    expect(Math.max(...all.map(one => Math.max(one.width, one.height)))).toBeLessThanOrEqual(
      Math.min(LONGEST_SIDE, Math.max(width, height)),
    );
    expect(new Set(all.map(one => JSON.stringify(one))).size).toBe(all.length);
    all.slice(1).forEach((one, index) => {
      const before = all[index];
      const smaller = before !== undefined && one.width * one.height < before.width * before.height;
      expect(smaller || (before !== undefined && one.quality < before.quality)).toBe(true);
    });
  });
});

describe('what somebody is about to do', () => {
  const can = {
    pick: [1, 2],
    open: [3],
    steal: [5],
    inflict: { gifts: [3, 4], on: [1, 2] },
    shake: [1, 2, 3],
    shakesLeft: 2,
  } as const;

  test('a gift may be chosen before the action, and then offers what may be done with it', () => {
    expect(actsFor(can, 3)).toEqual(['open', 'inflict']);
    expect(actsFor(can, 5)).toEqual(['steal']);
    expect(actsFor(can, 9)).toEqual([]);
    expect(mayChoose(can, NO_PLAN, 1)).toBe(true);
  });

  test('once the action is chosen, only its gifts may be', () => {
    expect(mayChoose(can, { ...NO_PLAN, act: 'open' }, 1)).toBe(false);
    expect(mayChoose(can, { ...NO_PLAN, act: 'inflict' }, 4)).toBe(true);
  });

  test('a plan becomes a move when nothing is missing', () => {
    expect(moveOf({ act: 'pick', gift: 1, on: null })).toEqual({ do: 'pick', gift: 1 });
    expect(moveOf({ act: 'inflict', gift: 3, on: null })).toBeNull();
    expect(moveOf({ act: 'inflict', gift: 3, on: 2 })).toEqual({ do: 'inflict', gift: 3, on: 2 });
    expect(moveOf({ act: null, gift: 3, on: null })).toBeNull();
  });

  test('what may not be done any more is forgotten', () => {
    expect(stillPossible(null, { act: 'pick', gift: 1, on: null })).toEqual(NO_PLAN);
    expect(stillPossible({ ...can, pick: [2] }, { act: 'pick', gift: 1, on: null })).toEqual(NO_PLAN);
    expect(stillPossible(can, { act: 'pick', gift: 1, on: null })).toEqual({ act: 'pick', gift: 1, on: null });
  });
});
