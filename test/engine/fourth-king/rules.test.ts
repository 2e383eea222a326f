import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);

test('every rule has a test that cites it, and every test cites a rule that exists', () => {
  const rules = readFileSync(new URL('../../../engine/fourth-king/RULES.md', here), 'utf8');
  const numbered = [...rules.matchAll(/^- \*\*(F\d+)\*\*/gm)].map(match => match[1]);
  const titles = readdirSync(here).flatMap(file => {
    const text = readFileSync(new URL(file, here), 'utf8');
    return [...text.matchAll(/^ *(?:test\(|\]\)\()?.*['"`](\[F\d+\].*)/gm)].map(match => match[1] ?? '');
  });
  const cited = titles.flatMap(title => [...title.matchAll(/\[(F\d+)\]/g)].map(match => match[1]));
  expect([...new Set(cited)].sort()).toEqual([...numbered].sort());
  expect(numbered).toEqual(numbered.map((_, index) => `F${index + 1}`));
});
