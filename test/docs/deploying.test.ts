import { expect, test } from 'vitest';
import { isRecord } from '../../engine/json.ts';
import { VARIABLE_NAMES } from '../../party/config.ts';
import { filesIn, read } from '../sources.ts';

const guide = read('docs/deploying.md');
/** The first cells of the tables, as code. */
const rows = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);

test('the guide to hosting names every variable, and no other', () => {
  expect(rows.filter(name => name === name.toUpperCase()).sort()).toEqual([...VARIABLE_NAMES].sort());
});

test('it has an example of every kind of line in the log, and of no other', () => {
  const code = filesIn('party', /\.ts$/).map(read).join('\n');
  const lines = [...code.matchAll(/what: ('\w+'(?: \| '\w+')*)/g)].flatMap(
    ([, kinds = '']) => kinds.match(/\w+/g) ?? [],
  );
  const kinds = [...new Set(lines)].sort();
  expect(kinds.length).toBeGreaterThan(8);
  const examples = [...guide.matchAll(/^\| `(\w+)` \| [^|]+ \| `(\{.*\})` \|$/gm)].map(([, kind, text = '']) => {
    const line: unknown = JSON.parse(text);
    return { kind, what: isRecord(line) ? line.what : null };
  });
  expect(examples.map(({ kind }) => kind).sort()).toEqual(kinds);
  expect(examples.filter(({ kind, what }) => kind !== what)).toEqual([]);
});

test('the tests that it speaks of are there', () => {
  const named = [...guide.matchAll(/`(test\/[\w/.-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(read(path).length, path).toBeGreaterThan(0);
});
