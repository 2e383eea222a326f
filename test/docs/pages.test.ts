import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../sources.ts';

const PAGES = ['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'bench/README.md', ...filesIn('docs', /\.md$/)];

/** A path from one page to another file, as it stands from the root. */
const from = (page: string, link: string): string => new URL(link, `file:///${page}`).pathname.slice(1);

/** Every match of a pattern on every page, with where it stands. */
const all = (pattern: RegExp): readonly { readonly page: string; readonly found: string }[] =>
  PAGES.flatMap(page => [...read(page).matchAll(pattern)].map(([, found = '']) => ({ page, found })));

function isThere(path: string): boolean {
  try {
    return read(path) !== '';
  } catch {
    return false;
  }
}

describe('what is written for people', () => {
  test('links to files that are there', () => {
    const links = all(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ page, found }) => !isThere(from(page, found)))).toEqual([]);
  });

  test('names commands that there are', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const commands = all(/npm run (?:-s |--silent )?([\w:-]+)/g);
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter(({ found }) => !(found in scripts))).toEqual([]);
  });

  test('names tests and sources that there are', () => {
    const paths = all(/`((?:test|party|engine|web|bench|tools)\/[\w/.-]+\.tsx?)`/g);
    expect(paths.length).toBeGreaterThan(20);
    // `ID` stands for any game.
    expect(paths.filter(({ found }) => !found.includes('/ID') && !isThere(found))).toEqual([]);
  });

  test('tells every part of the bench', () => {
    const lists = [...read('bench/index.ts').matchAll(/const (?:PARTS|NAMED)\b.* = \{([^}]*)\};/g)];
    const parts = lists.flatMap(([, list = '']) => list.split(',').map(part => part.trim()));
    const told = [...read('bench/README.md').matchAll(/^\| `(\w+)`/gm)].map(([, part]) => part);
    expect(lists.length).toBe(2);
    expect(told.sort()).toEqual(parts.sort());
  });
});
